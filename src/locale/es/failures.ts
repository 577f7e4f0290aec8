import { escapeSentenceWithin } from '../../lib/markdown.ts';
import type { Words } from '../en/english.ts';
import { times } from './forms.ts';

type Service = Parameters<Words['failures']['service']>[0];
type Reason<Kind extends Service['kind']> = Extract<Service, { kind: Kind; reason: string }>['reason'];

const operatorOnly = 'Solo puede arreglarlo quien administra este bot: avísale, por favor.';
const perhapsDone = 'Quizá se haya hecho de todos modos; inténtalo de nuevo si no ves el resultado.';

const longestReason = 100;

const quoted = (reason: string): string => `“${escapeSentenceWithin(longestReason, reason)}”`;

const notTaken = ({ reason, retryAfter }: Extract<Service, { kind: 'not_taken' }>): string => {
  switch (reason) {
    case 'unreachable':
      return 'Ahora no consigo contactar con el servicio. No se ha perdido ni repetido nada: inténtalo de nuevo en un minuto.';
    case 'rate_limited': {
      const seconds = Math.max(2, Math.ceil((retryAfter ?? 60_000) / 1_000));
      const wait =
        seconds < 100 ? `${seconds} segundos` : times(Math.ceil(seconds / 60), 'minuto', 'minutos');
      return `El servicio está muy ocupado ahora. Inténtalo de nuevo en ${wait}.`;
    }
    case 'unavailable':
      return 'El servicio está caído en este momento y no ha recibido esto. Inténtalo de nuevo en un par de minutos.';
    case 'account_refused':
      return 'El servicio conoce tu sesión, pero rechaza tu cuenta. Pregunta a quien te la dio; `/account` muestra cuál está vinculada.';
    case 'store':
      return 'Mi almacenamiento no funciona en este momento, así que no he preguntado al servicio. Inténtalo de nuevo en un minuto.';
  }
};

const inDoubt = (reason: Reason<'in_doubt'>): string => {
  switch (reason) {
    case 'timeout':
      return `El servicio ha tardado demasiado en responder. ${perhapsDone}`;
    case 'connection_lost':
      return `La conexión con el servicio se ha cortado a medias. ${perhapsDone}`;
    case 'server_error':
      return `Algo ha fallado en el servicio. ${perhapsDone}`;
    case 'too_large':
      return 'La respuesta del servicio ocupa más de 8 MiB, demasiado para mí, así que no muestro nada de ella. Pídesela a quien administra el servicio.';
    case 'unreadable':
      return `No se ha podido leer la respuesta del servicio. ${perhapsDone}`;
  }
};

const misconfigured = (reason: Reason<'misconfigured'>): string => {
  switch (reason) {
    case 'redirect':
      return `La dirección del servicio lleva a otro sitio, así que no he enviado nada. ${operatorOnly}`;
    case 'certificate':
      return `El certificado del servicio no es válido, así que no he enviado nada. ${operatorOnly}`;
    case 'address':
      return `El servicio no está en la dirección que tengo. ${operatorOnly}`;
    case 'credentials':
      return `El servicio no acepta a este bot (no es tu contraseña). ${operatorOnly}`;
  }
};

const needsLink = (reason: Reason<'needs_link'>): string => {
  switch (reason) {
    case 'not_linked':
      return 'Para eso hace falta una cuenta vinculada y no tienes ninguna. Vincula una con `/link` (un minuto, más o menos) e inténtalo de nuevo.';
    case 'sign_in_ended':
      return 'El servicio ya no acepta tu sesión anterior. Inicia sesión otra vez con `/link` e inténtalo de nuevo.';
    case 'other_account':
      return 'Esto usa una cuenta distinta de la que tienes vinculada ahora. Vincula la anterior con `/link` e inténtalo de nuevo.';
  }
};

const wordsByCode: ReadonlyMap<number, string> = new Map([
  [
    200_000,
    'El filtro de este servidor (AutoMod) ha parado lo que quería enviar. Usa otras palabras u otro título, o pide a quien gestiona este servidor que lo permita.',
  ],
  [200_001, 'El filtro de este servidor (AutoMod) no permite ese título. Elige otro e inténtalo de nuevo.'],
  [
    240_000,
    'El filtro de Discord considera dañino un enlace que hay aquí. Quita el enlace e inténtalo de nuevo.',
  ],
  [20_016, 'Aquí está activo el modo lento, así que tengo que esperar. Inténtalo de nuevo en un minuto.'],
  [20_028, 'Ahora mismo se escriben aquí demasiados mensajes. Inténtalo de nuevo en un minuto.'],
  [
    30_033,
    'Este hilo tiene tantos miembros como permite Discord. Alguien tiene que salir, o puedes empezar otro hilo.',
  ],
  [
    30_046,
    'Discord limita cuántas veces se pueden cambiar los mensajes antiguos. Inténtalo de nuevo en unos minutos.',
  ],
]);

export const failureTexts: Words['failures'] = {
  service: (failure) => {
    switch (failure.kind) {
      case 'not_taken':
        return notTaken(failure);
      case 'unauthorized':
        return 'El servicio no ha aceptado tu sesión. Inténtalo de nuevo; si no sirve, usa `/link` otra vez.';
      case 'in_doubt':
        return inDoubt(failure.reason);
      case 'rejected':
        return failure.reason === undefined
          ? `El servicio no lo ha aceptado (${failure.status}) y no ha dicho por qué. Revisa lo que escribiste e inténtalo de nuevo.`
          : `El servicio no lo ha aceptado: ${quoted(failure.reason)} Cámbialo e inténtalo de nuevo.`;
      case 'misconfigured':
        return misconfigured(failure.reason);
      case 'invalid_grant':
        return 'El servicio no ha aceptado tu usuario y tu contraseña. Con `/link` puedes intentarlo de nuevo.';
      case 'needs_link':
        return needsLink(failure.reason);
      case 'host_left':
        return 'El anfitrión ha dejado este servidor, así que ya no uso su cuenta. Empieza tu propia conversación con `/patient` o `/topic`.';
      case 'cancelled':
        return 'Estoy a punto de reiniciarme, así que lo he parado. Inténtalo de nuevo en un minuto.';
    }
  },
  discord: (failure) => {
    switch (failure.kind) {
      case 'unreachable':
        return 'Discord no me responde ahora. Inténtalo de nuevo en un minuto.';
      case 'forbidden':
        return `Discord no me deja hacer eso aquí: me falta un permiso o el hilo está bloqueado (${failure.code}). Lo puede cambiar quien gestiona este servidor.`;
      case 'unknown_channel':
        return 'Ese canal o hilo ya no existe. Usa el comando en otro sitio.';
      case 'unknown_message':
        return 'Ese mensaje ya no existe. Vuelve a usar el comando.';
      case 'unknown_interaction':
        return 'Eso ha tardado demasiado para Discord. Vuelve a usar el comando.';
      case 'already_acknowledged':
        return 'Eso ya tiene respuesta. Mira más arriba o vuelve a usar el comando.';
      case 'limit':
        return (
          wordsByCode.get(failure.code) ??
          `Se ha llegado aquí a un límite de Discord, como el número de hilos abiertos (${failure.code}). Cierra lo que ya no haga falta e inténtalo de nuevo.`
        );
      case 'unauthorized':
        return `Discord ya no acepta a este bot. ${operatorOnly}`;
      case 'refused':
        return (
          wordsByCode.get(failure.code) ??
          `Discord no ha aceptado lo que quería enviar (${failure.code}). Inténtalo de nuevo; si vuelve a pasar, avisa a quien administra este bot.`
        );
    }
  },
};
