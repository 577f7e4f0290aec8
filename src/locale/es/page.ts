import type { Texts } from '../en/english.ts';
import { signInFailure } from '../failure-text.ts';
import { times } from './forms.ts';

const signedInNowhere = 'No has iniciado sesión.';
const anotherPage = 'Vuelve a Discord y usa `/link` para tener otra página.';
const again = 'Inténtalo de nuevo en un minuto.';

const minutes = (milliseconds: number): string =>
  times(Math.max(1, Math.ceil(milliseconds / 60_000)), 'minuto', 'minutos');

export const pageTexts: Texts['page'] = {
  name: 'Rounds',
  privacyLink: 'Qué se guarda y quién lo recibe',
  operator: (contact) => `Quién lo administra: ${contact}`,
  problemInTitle: (title) => `Problema: ${title}`,
  demo: '**Demo: no uses tu contraseña real.**',
  demoUsers: 'Nada de aquí llega al servicio real. Inicia sesión con uno de estos usuarios:',
  demoUser: ({ username, password }) => `\`${username}\` con la contraseña \`${password}\``,

  front: {
    title: 'Ya casi está',
    text: 'Rounds funciona en Discord: usa allí `/link` y pulsa **Vincular mi cuenta**. Eso te trae de vuelta aquí, a una página solo para ti.',
    playground: 'Abrir el playground, que aquí hace de Discord',
  },
  signIn: {
    title: 'Vincula tu cuenta',
    whom: (user) => `Vas a vincular el usuario de Discord **${user}**.`,
    notYou: '¿No eres tú, o alguien te ha enviado este enlace? Cierra esta página.',
    username: 'Usuario del Clinical Education Service',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    promise:
      'Tu contraseña va al Clinical Education Service, una sola vez. Aquí no se guarda, y Discord nunca la ve.',
    problem: {
      empty: 'Escribe tu usuario y tu contraseña, por favor.',
      tooLong: 'El usuario o la contraseña son más largos de lo que acepta el servicio.',
      wrong: (left) =>
        `El usuario o la contraseña no son correctos. Inténtalo de nuevo (${times(left, 'intento restante', 'intentos restantes')}).`,
      busy: 'Aún hay otro inicio de sesión en curso en esta página. Espera un momento e inténtalo de nuevo.',
      tooManyForName: (wait) =>
        `Ha habido demasiadas contraseñas incorrectas para este usuario. Inténtalo de nuevo en ${minutes(wait)}.`,
      tooManyFromHere: (wait) =>
        `Ha habido demasiadas contraseñas incorrectas desde tu red. Inténtalo de nuevo en ${minutes(wait)}.`,
      failed: signInFailure({
        busy: `El servicio está saturado ahora. ${signedInNowhere} ${again}`,
        unreachable: `Ahora no se puede contactar con el servicio. ${signedInNowhere} ${again}`,
        in_doubt: `El servicio no ha respondido como debía. ${signedInNowhere} ${again}`,
        cancelled: `Esta página está a punto de reiniciarse. ${again}`,
        accountRefused: `El servicio rechaza esta cuenta y no dice por qué. ${signedInNowhere} Pregunta a quien te la dio.`,
        accountRefusedAs: (reason) =>
          `El servicio rechaza esta cuenta: “${reason}” ${signedInNowhere} Si eso no te aclara qué hacer, pregunta a quien te la dio.`,
        refused:
          'El servicio no permite a este bot iniciar la sesión de nadie. El problema no es tu contraseña: avisa a quien administra este bot, por favor.',
      }),
    },
  },

  number: {
    title: 'Casi listo',
    lead: 'En Discord, pulsa **Escribir el número** y escribe:',
    warning:
      'Escríbelo solo en el formulario de Rounds, dentro de Discord. Cualquier otra persona que te lo pida quiere hacerse con tu cuenta.',
    how: 'El botón está debajo de mi mensaje. Si el mensaje ya no está, usa `/link` otra vez: te pedirá el número. El número sirve durante diez minutos, y esta página lo muestra una sola vez.',
  },

  over: {
    unknown: {
      title: 'Esta página no existe',
      text: `Este enlace es incorrecto, ha caducado o se ha olvidado porque Rounds se ha reiniciado. ${anotherPage}`,
    },
    used: {
      title: 'Ya se ha usado',
      text: 'Alguien ya ha iniciado sesión con este enlace. Si fuiste tú, escribe el número en Discord; si no lo tienes, usa allí `/link` para tener otra página. Si no fuiste tú, pide también otra página y no compartas su dirección.',
    },
    replaced: {
      title: 'Hay una página más reciente',
      text: 'Después de esta pediste otra página, así que esta ya no sirve. Usa la más reciente, o `/link` otra vez en Discord.',
    },
    expired: {
      title: 'Demasiado tarde',
      text: `Esta página estuvo abierta diez minutos y ya se cerró. ${anotherPage}`,
    },
    locked: {
      title: 'Demasiados intentos',
      text: `El usuario o la contraseña fueron incorrectos cinco veces, así que esta página se ha cerrado. ${anotherPage}`,
    },
  },

  problem: {
    notFound: { title: 'Aquí no hay nada', text: 'En esta dirección no hay ninguna página.' },
    foreign: {
      title: 'Enviado desde otro sitio web',
      text: `Este inicio de sesión no venía de esta página, así que no se ha usado. ${anotherPage}`,
    },
    badRequest: {
      title: 'No ha funcionado',
      text: `Tu navegador ha enviado algo que esta página no puede leer. ${anotherPage}`,
    },
    tooLarge: { title: 'Demasiado largo', text: 'Era más de lo que acepta esta página.' },
    tooMany: {
      title: 'Un momento, por favor',
      text: `Han llegado demasiadas peticiones desde tu red. ${again}`,
    },
    broken: {
      title: 'Algo ha fallado aquí',
      text: `No ha sido culpa tuya. ${again} Si sigue pasando, avisa a quien administra este bot.`,
    },
  },
};
