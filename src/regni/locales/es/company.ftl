# La gente de una mesa en varios dispositivos: quién está y qué se dicen.

company-name = Gente
company-decides = decide ahora
company-turn = Decide { $name }
chat-name = Lo que se ha dicho
chat-none = Nadie ha dicho nada todavía.
chat-line = Escribe a los demás
chat-send = Enviar
chat-mute = Silenciar
chat-unmute = Volver a leer
chat-phrases = Frases hechas
chat-hello = ¡Hola!
chat-good-luck = ¡Suerte!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-your-turn = Te toca.
chat-well-fought = ¡Buena partida!
chat-is-off = El anfitrión ha desactivado los mensajes.
chat-turn-off = Desactivar los mensajes para todos
chat-turn-on = Volver a activar los mensajes

error-chat-empty = No hay nada que enviar. Escribe algo primero.
error-chat-fast = Eso ha sido demasiado seguido. Espera unos segundos.
error-chat-watching = Aquí solo habla quien juega.
error-chat-off = En esta mesa no se puede escribir. El anfitrión puede permitirlo.
