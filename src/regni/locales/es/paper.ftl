### Hojas para imprimir, y la orden "regni paper".

paper-help = hace hojas para imprimir, en PDF
paper-description = Hace una hoja para imprimir, en PDF. mat es el tapete del Rey para Rebelión: una hoja que se dobla de esquina a esquina, con el sitio de la Carta del Rey y círculos para su Infantería Real.
paper-example = Ejemplos: regni paper mat; regni paper mat --size letter --circles 7 --out tapete.pdf
paper-page = qué hoja
paper-size = el papel: a4 si no se dice, o letter (carta)
paper-out = el archivo que se hace; { $file } si no se dice. No debe existir todavía
paper-circles = cuántos círculos para la Infantería Real, de { $low } a { $high } ({ $number } si no se dice)
paper-made = Hecho: { $file }. Imprímelo a su tamaño real (100 %) y dóblalo por la línea de trazos.

## El tapete del Rey

paper-mat-title = El tapete del Rey
paper-mat-king = El Rey
paper-mat-card = aquí va la Carta del Rey
paper-mat-infantry = Infantería Real
paper-mat-towers = en este borde, sus Torres
paper-mat-fold = Dobla esta mitad hacia atrás por la línea de trazos y pon el tapete ante las Torres del Rey.
paper-mat-strength = La fuerza del Rey
paper-mat-earls = Condes
paper-mat-towers-number = Torres
paper-mat-printed = impreso
paper-mat-strong = fuerte
paper-mat-relentless = implacable
paper-mat-markers = Cada marca en un círculo es una Infantería Real: vale lo que la Infantería, absorbe lo mismo y no muere nunca.
