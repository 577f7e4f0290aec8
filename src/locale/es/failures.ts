import type { Texts } from '../en/english.ts';
import { failureText } from '../failure-text.ts';

const operatorOnly = 'Solo puede arreglarlo quien administra este bot: avísale, por favor.';

export const failureTexts: Texts['failures'] = failureText(
  {
    not_taken: {
      unreachable:
        'Ahora no consigo contactar con el servicio. No se ha perdido ni repetido nada: inténtalo de nuevo en un minuto.',
      unavailable:
        'El servicio no funciona en este momento y no ha recibido esto. Inténtalo de nuevo en un par de minutos.',
      account_refused:
        'El servicio reconoce tu sesión, pero rechaza tu cuenta. Pregunta a quien te la dio; `/account` muestra cuál está vinculada.',
      renewal_fails:
        'El servicio no renueva tu sesión y no ha recibido esto. Con `/link` inicias sesión otra vez; después, inténtalo de nuevo.',
      store:
        'Mi almacenamiento no funciona en este momento, así que no he preguntado al servicio. Inténtalo de nuevo en un minuto.',
    },
    busy: (wait) =>
      `El servicio recibe ahora más peticiones de las que admite. Inténtalo de nuevo en ${wait}.`,
    seconds: 'segundos',
    minutes: 'minutos',
    in_doubt: {
      timeout: 'El servicio ha tardado demasiado en responder.',
      connection_lost: 'La conexión con el servicio se ha cortado a medias.',
      server_error: 'Algo ha fallado en el servicio.',
      too_large:
        'La respuesta del servicio ocupa más de 8 MiB, demasiado para mí, así que no muestro nada de ella. Pídesela a quien administra el servicio.',
      unreadable: 'No se ha podido leer la respuesta del servicio.',
    },
    perhapsDone: 'Quizá se haya hecho de todos modos; inténtalo de nuevo si no ves el resultado.',
    textLost: 'El texto se ha perdido; inténtalo de nuevo.',
    accountRefused: (reason) => `El servicio rechaza tu cuenta: “${reason}” Pregunta a quien te la dio.`,
    rejected: (reason) => `El servicio no lo ha aceptado: “${reason}” Cámbialo e inténtalo de nuevo.`,
    rejectedWithoutReason: (status) =>
      `El servicio no lo ha aceptado (${status}) y no ha dicho por qué. Revisa lo que escribiste e inténtalo de nuevo.`,
    misconfigured: {
      redirect: `La dirección del servicio lleva a otro sitio, así que no he enviado nada. ${operatorOnly}`,
      certificate: `El certificado del servicio no es válido, así que no he enviado nada. ${operatorOnly}`,
      address: `El servicio no está en la dirección que tengo. ${operatorOnly}`,
      credentials: `El servicio no acepta a este bot (no es por tu contraseña). ${operatorOnly}`,
    },
    invalid_grant:
      'El servicio no ha aceptado tu usuario y tu contraseña. Con `/link` puedes intentarlo de nuevo.',
    needs_link: {
      not_linked:
        'Para eso hace falta una cuenta vinculada y no tienes ninguna. Vincula una con `/link` (un minuto, más o menos) e inténtalo de nuevo.',
      sign_in_ended:
        'El servicio ya no acepta tu sesión anterior. Inicia sesión otra vez con `/link` e inténtalo de nuevo.',
      other_account:
        'Esto usa una cuenta distinta de la que tienes vinculada ahora. Vincula la anterior con `/link` e inténtalo de nuevo.',
    },
    too_long:
      'Esto es más de lo que el modelo de lenguaje admite de una vez. Usa menos texto o elige otro modelo.',
    too_slow:
      'El modelo de lenguaje ha tardado demasiado y el texto se ha perdido. Pide menos, elige un modelo más rápido o pide a quien administra este bot que le dé más tiempo.',
    cancelled: 'Estoy a punto de reiniciarme, así que lo he parado. Inténtalo de nuevo en un minuto.',
  },
  {
    unreachable: 'Discord no me responde ahora. Inténtalo de nuevo en un minuto.',
    forbidden: (code) =>
      `Discord no me deja hacer eso aquí: me falta un permiso o el hilo está bloqueado (${code}). Lo puede cambiar quien gestiona este servidor.`,
    unknown_channel: 'Ese canal o hilo ya no existe. Usa el comando en otro sitio.',
    unknown_message: 'Ese mensaje ya no existe. Vuelve a usar el comando.',
    unknown_interaction: 'Eso ha tardado demasiado para Discord. Vuelve a usar el comando.',
    already_acknowledged: 'Eso ya tiene respuesta. Mira más arriba o vuelve a usar el comando.',
    unauthorized: `Discord ya no acepta a este bot. ${operatorOnly}`,
    limit: (code) =>
      `Aquí se ha alcanzado un límite de Discord, como el número de hilos abiertos (${code}). Cierra lo que ya no haga falta e inténtalo de nuevo.`,
    refused: (code) =>
      `Discord no ha aceptado lo que quería enviar (${code}). Inténtalo de nuevo; si vuelve a pasar, avisa a quien administra este bot.`,
    particular: {
      filtered:
        'El filtro de este servidor (AutoMod) ha parado lo que quería enviar. Usa otras palabras u otro título, o pide a quien gestiona este servidor que lo permita.',
      titleFiltered:
        'El filtro de este servidor (AutoMod) no permite ese título. Elige otro e inténtalo de nuevo.',
      harmfulLink:
        'El filtro de Discord considera dañino un enlace que hay aquí. Quita el enlace e inténtalo de nuevo.',
      slowMode: 'Aquí está activo el modo lento, así que tengo que esperar. Inténtalo de nuevo en un minuto.',
      tooManyMessages: 'Ahora mismo se escriben aquí demasiados mensajes. Inténtalo de nuevo en un minuto.',
      threadFull:
        'Este hilo ya tiene el máximo de miembros que permite Discord. Alguien tiene que salir, o puedes empezar otro hilo.',
      tooManyOldEdits:
        'Discord limita cuántas veces se pueden cambiar los mensajes antiguos. Inténtalo de nuevo en unos minutos.',
    },
  },
);
