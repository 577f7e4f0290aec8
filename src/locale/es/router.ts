import type { Texts } from '../en/english.ts';

export const routerTexts: Texts['router'] = {
  unknownCommand: 'Ya no conozco este comando. Pulsa Ctrl+R (o reinicia Discord) y prueba con `/help`.',
  outdated: 'Este botón o menú ya no sirve. Vuelve a usar el comando o mira `/help`.',
  unreadableChoice: 'No he podido ver qué elegiste. Elígelo otra vez, por favor.',
  missingOption: (name) => `Completa **${name}** y envía el comando otra vez.`,
  wrongOption: (name) =>
    `No puedo usar lo que has escrito en **${name}**. Elígelo o escríbelo otra vez, por favor.`,
  tooLongOption: (name, limit) =>
    `**${name}** es demasiado largo: ${limit} caracteres como máximo. Acórtalo y envía el comando otra vez.`,
  foreignServer: 'Este bot no está configurado para este servidor. Pregunta a quien lo invitó.',
  notMember: (invite) =>
    `No soy miembro de este servidor: aquí solo están mis comandos. Quien lo gestiona puede invitarme: ${invite}`,
  restarting: 'Me estoy reiniciando. Inténtalo de nuevo en un minuto.',
  unexpected: (errorId) =>
    `Algo ha fallado por mi parte (error ${errorId}). Inténtalo de nuevo; si vuelve a pasar, avisa a quien administra este bot.`,
  publicTooLate: 'Ha tardado demasiado, así que no ha llegado. Inténtalo de nuevo, por favor.',
  formTooLate:
    'He tardado demasiado en abrir el formulario. Inténtalo de nuevo: esta vez debería abrirse al momento.',
  done: 'Hecho.',
  attached: 'La respuesta está en el archivo adjunto.',
  undelivered: (user) =>
    `<@${user}>, no he podido responderte en privado a tiempo. Vuelve a usar el comando.`,
  cutOff:
    'Me estoy reiniciando y quizá esto se haya quedado a medias. Compruébalo y, si hace falta, inténtalo de nuevo en un minuto.',
};
