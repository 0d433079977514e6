"""The art of regni: emblems, marks, heraldic fields and whole cards, as SVG for pages and PDFs.

The drawings use CSS variables, so that a page colours them by its theme; `coloured` puts in fixed colours for separate
files. There are no style attributes or style blocks, so that pages with a strict security policy can include them.
"""
