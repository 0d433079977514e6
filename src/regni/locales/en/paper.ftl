### Pages to print, and the command "regni paper".

paper-help = make pages to print, as PDF files
paper-description = Makes a page to print, as a PDF file. mat is the King’s mat for Rebellion: a page to fold corner to corner, with a place for the King card and circles for his Royal Infantry.
paper-example = Examples: regni paper mat; regni paper mat --size letter --circles 7 --out mat.pdf
paper-page = which page
paper-size = the paper: a4 if not given, or letter
paper-out = the file to make; { $file } if not given. It must not exist yet
paper-circles = how many circles for Royal Infantry, { $low } to { $high } ({ $number } if not given)
paper-made = { $file } is made. Print it at its true size (100 %) and fold it along the dashed line.

## The King's mat

paper-mat-title = The King’s mat
paper-mat-king = The King
paper-mat-card = the King card lies here
paper-mat-infantry = Royal Infantry
paper-mat-towers = his Towers stand at this edge
paper-mat-fold = Fold this half back along the dashed line, and lay the mat before the King’s Towers.
paper-mat-strength = The King’s strength
paper-mat-earls = Earls
paper-mat-towers-number = Towers
paper-mat-printed = printed
paper-mat-strong = strong
paper-mat-relentless = relentless
paper-mat-markers = A marker on a circle is one Royal Infantry: as strong as Infantry, it absorbs as much, and it never dies.
