"""The art of regni: emblems, marks, heraldic fields and whole cards, as SVG that pages and PDFs both use.

Everything is drawn with CSS variables, so that a page colours it by its theme; `coloured` puts fixed colours in their
place for files that stand alone. There are no style attributes and no style blocks: a strict page may carry it inline.
"""
