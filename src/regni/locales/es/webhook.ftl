# Webhooks: una dirección a la que se avisa cuando a alguien le toca.

webhook-title = Avísame cuando me toque
webhook-text = Da la dirección de un webhook y el servidor le avisa cuando una mesa te espera y no tienes abierta ninguna página suya. Los servicios que envían mensajes a teléfonos dan direcciones así.
webhook-address = Dirección de tu webhook
webhook-keep = Guardar
webhook-try = Probar
webhook-remove = Quitar
webhook-trial = Una prueba de tu webhook
webhook-untried = Guardada. Pruébala para ver si funciona.
webhook-trying = En camino…
webhook-last-told = El último mensaje ha llegado.
webhook-last-closed = No se ha enviado nada: la dirección lleva a una red privada, y quien dirige este servidor no lo permite.
webhook-last-failed = El último mensaje no ha llegado. Nadie respondió a tiempo, o no respondió que todo va bien.
webhook-off = Apagado: cinco mensajes seguidos no han llegado. Pruébalo o cambia la dirección para encenderlo de nuevo.
webhook-sent = Qué se envía
webhook-sent-text = Un POST con este JSON: la partida, tu color y la dirección de la mesa, que solo se abre en tus propios dispositivos. No lleva cartas. Recibes un mensaje por cada turno tuyo, a los diez segundos, o al cuarto de hora si tienes abierta una página de la mesa, y como mucho 20 por hora.
webhook-sent-example = {"{"}"game": "El juego base", "seat": "Azul", "link": "https://…/table/…"{"}"}

error-webhook-address = Esto no es la dirección de un webhook. Dala como en https://example.org/turno, sin nombre ni contraseña.
error-webhook-port = El servidor no envía nada a ese puerto. Usa el habitual, o uno desde el { $low }.
error-webhook-often = Han sido demasiadas pruebas. Vuelve a intentarlo dentro de unos minutos.
error-webhook-none = Quien dirige este servidor no permite webhooks. No se ha cambiado nada.
