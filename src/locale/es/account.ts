import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { times } from './forms.ts';

const howTo =
  'Pulsa **Vincular mi cuenta** e inicia sesión en la página. Te mostrará un número de seis cifras: vuelve aquí, pulsa **Escribir el número** y escríbelo. La página sirve durante diez minutos, y solo para ti.';

const contact = (operatorContact: string | undefined): string =>
  operatorContact === undefined ? '' : ` Contacto: ${operatorContact}`;

export const accountTexts: Texts['account'] = {
  commands: {
    link: 'Vincula tu cuenta del Clinical Education Service para poder empezar conversaciones',
    unlink: 'Desvincula tu cuenta y borra aquí su inicio de sesión; tus casos se conservan',
    account: 'Muestra qué cuenta está vinculada, si funciona y qué conversaciones la usan',
  },
  buttons: {
    link: 'Vincular mi cuenta',
    linkAgain: 'Vincular mi cuenta otra vez',
    enterNumber: 'Escribir el número',
    newLink: 'Otra página',
    goOn: 'Continuar',
    endThem: (count) => `Desvincular y ${count === 1 ? 'terminarla' : 'terminarlas'}`,
    leaveThem: (count) => `Desvincular y ${count === 1 ? 'dejarla abierta' : 'dejarlas abiertas'}`,
    stayLinked: 'Mantener el vínculo',
    myData: 'Mis datos',
    deleteAll: 'Borrarlo todo',
    reallyDeleteAll: 'Borrar todos mis datos',
    keepAll: 'Conservarlo todo',
    end: (title) => `Terminar: ${title}`,
  },
  form: {
    title: 'El número que muestra la página',
    number: 'Seis cifras',
    hint: 'La página las muestra al iniciar sesión. ¿Sin número? Déjalo vacío y tendrás otra página.',
    placeholder: '123 456',
  },

  link: howTo,
  linkAgain: ({ username }) =>
    `Tu cuenta vinculada es **${username}**. Si inicias sesión otra vez, el nuevo vínculo sustituye a este. ${howTo}`,
  prompt: {
    not_linked:
      'Aún no tienes una cuenta vinculada. Vincúlala (un minuto, más o menos) y sigo con lo que pediste. Solo la necesita quien empieza una conversación.',
    sign_in_ended:
      'El servicio ya no acepta tu sesión anterior. Vincula tu cuenta otra vez (un minuto, más o menos) y sigo con lo que pediste.',
    other_account:
      'Esto usa una cuenta distinta de la que tienes vinculada ahora. Vincula otra vez la anterior y sigo con lo que pediste.',
  },
  numberAwaited:
    'Ya iniciaste sesión en la página; solo falta el número. Pulsa **Escribir el número** y sigo con lo que pediste.',
  tooManyLinks: (retryAt) =>
    `Has pedido cinco páginas en una hora. Podrás pedir la siguiente con \`/link\` ${moment(retryAt, 'R')}.`,
  pageOutOfReach: ({ operatorContact, url }) =>
    `Aún no se pueden vincular cuentas: mi página solo se abre en el equipo en el que funciono. Quien administra este bot tiene que poner en PUBLIC_URL una dirección https a la que lleguen los miembros.${contact(operatorContact)}\n-# En ese equipo: <${url}>`,

  linked: ({ username }) => `✅ Cuenta vinculada: **${username}**.`,
  linkedNext: ({ username }) =>
    `✅ Cuenta vinculada: **${username}**. Con \`/patient\` entrevistas a un paciente y con \`/topic\` conversas sobre un tema; con \`/unlink\` la desvinculas cuando quieras.`,
  goOn: ({ username }) =>
    `✅ Cuenta vinculada: **${username}**. Pulsa **Continuar** para volver a lo que pediste.`,

  wrongNumber: (left) =>
    left === 0
      ? 'Era el quinto número incorrecto, así que este inicio de sesión ya no sirve. Pide otra página e inténtalo de nuevo.'
      : `Ese no es el número que muestra la página. Revísalo y pulsa **Escribir el número** (${times(left, 'intento restante', 'intentos restantes')}).`,
  unreadableNumber:
    'El número tiene seis cifras, como 123 456. Pulsa **Escribir el número** e inténtalo de nuevo.',
  noNumber: {
    page_open:
      'Abre primero la página con **Vincular mi cuenta**, más arriba, e inicia sesión; entonces verás el número. ¿Ya no tienes la página? Pide otra.',
    linked_already: '✅ Tu cuenta ya está vinculada. `/account` muestra qué cuenta es.',
    nothing:
      'No hay ningún inicio de sesión tuyo a la espera de un número. Las páginas y los números sirven durante diez minutos, y si me reinicio los olvido. Pide otra página.',
  },

  notLinked: 'No tienes ninguna cuenta vinculada. Con `/link` puedes vincular una.',
  unlinked: ({ username }) =>
    `Cuenta desvinculada: **${username}**. Tu sesión y los pasos a medias se han borrado aquí. Los casos que has redactado se quedan: \`/cases\`. El servicio conserva lo que tiene.`,
  askHosted: (count) =>
    `${times(count, 'conversación abierta usa', 'conversaciones abiertas usan')} tu cuenta y no ${count === 1 ? 'puede' : 'pueden'} seguir sin ella. ¿Desvincularla de todos modos? Aún no ha cambiado nada. Los casos que has redactado se quedan.`,
  stillLinked: 'Tu cuenta sigue vinculada; no ha cambiado nada.',
  stored: {
    account: 'Tu vínculo con el servicio; sus tokens también se guardan, pero no se muestran',
    cases: 'Casos que redactaste, con sus textos',
    counts: 'Cuántas preguntas has hecho en la última hora',
    hosted:
      'Conversaciones que están o estuvieron a tu cargo, hasta que se borran (normalmente, 30 días después del final)',
    named:
      'Conversaciones de otras personas en las que participaste, hasta que se borran (normalmente, 30 días después del final)',
    lines:
      'Tus preguntas y decisiones, para las transcripciones (cuándo, y los identificadores de los mensajes, sin su texto)',
  },
  storedLine: (what, count) => `- ${what}: ${count}`,
  dataFile: 'Todo lo que se guarda sobre ti, en JSON',
  myData: (lines) =>
    lines.length === 0
      ? 'Aquí no se guarda nada sobre ti.'
      : `Esto es todo lo que se guarda aquí sobre ti:\n${lines.join('\n')}\n-# Lo que escribiste en los hilos está en Discord, y lo que se preguntó lo tiene el servicio.`,
  dataTooLarge:
    'Uno de los registros sobre ti es más grande que cualquier archivo que pueda enviar aquí. Borra tu caso más largo con `/cases` o pide ayuda a quien administra este bot.',
  askDeleteAll:
    '¿Borrar todo lo que se guarda aquí sobre ti? El vínculo, tus casos y los pasos a medias se borran al momento. Las conversaciones a tu cargo terminan y se borran, y desapareces de los registros de las conversaciones de otras personas. No se puede deshacer.\n-# No se borran: los mensajes en Discord, lo que tiene el servicio y, durante una hora como mucho, cuántas preguntas has hecho.',
  nothingDeleted: 'No se ha borrado nada.',
  deletedAll: (ending) =>
    `${ending ? 'Se ha borrado todo lo que se guardaba aquí sobre ti, salvo las conversaciones con una respuesta en curso: terminan justo después y entonces se borran; **Mis datos** muestra lo que queda.' : 'Se ha borrado todo lo que se guardaba aquí sobre ti.'} Los mensajes en Discord se quedan hasta que los borres, y el servicio conserva lo que tiene.`,
  hostedEnded: 'Lo que usaba esa cuenta ha terminado.',
  hostedEnding:
    'Primero llegan las respuestas en curso. Justo después termina lo que usa esa cuenta; lo verás en cada hilo.',
  hostedLeft:
    'Lo que está abierto se queda abierto, y sigue si vuelves a vincular la misma cuenta. Con `/end` en un hilo terminas esa conversación.',

  account: ({ username, linkedAt }) =>
    `Cuenta vinculada: **${username}**, desde el ${moment(linkedAt, 'D')}.`,
  works: '✅ El vínculo funciona.',
  cannotTell: 'Ahora no puedo comprobar si el vínculo aún funciona; lo verás con tu próxima pregunta.',
  ended:
    '❌ El servicio ya no acepta esta sesión. Vincula tu cuenta otra vez y tus conversaciones abiertas seguirán.',
  unclear: (words) => `⚠️ Ahora no puedo saber si el vínculo funciona. ${words}`,
  hosted: (list, more) =>
    list.length === 0
      ? 'Ninguna conversación abierta usa esta cuenta.'
      : [
          'Conversaciones abiertas que usan esta cuenta:',
          ...list.map(({ title, url }) => `- [${title}](${url})`),
          ...(more === 0 ? [] : [`- y ${more} más`]),
        ].join('\n'),
};
