# Las páginas de la mesa en el navegador: lo que todas comparten.
page-name = regni
page-about = Una mesa para Ortus Regni, en el navegador.
page-skip = Ir al contenido
page-language-en = English
page-language-es = Español
page-theme-auto = Auto
page-theme-light = Claro
page-theme-dark = Oscuro
page-home = A la página de inicio
page-foot = regni es un proyecto independiente de aficionados, sin relación con la editorial de Ortus Regni.
page-not-found = Aquí no hay nada
page-no-seat = O no existe esa mesa, o este navegador no tiene sitio en ella. Si juegas en otro dispositivo, crea allí un enlace para este. Si te han invitado, abre el enlace que te enviaron o pide otro.
page-refused = No se ha podido hacer
page-error-what-now = No se ha cambiado nada. Vuelve atrás, o empieza en la página de inicio: allí están tus mesas.
page-name-refused = Este servidor no responde al nombre { $name }. Responde a: { $names }. Para añadir un nombre, inícialo con --name { $name }.
