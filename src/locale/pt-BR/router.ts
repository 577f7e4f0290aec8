import type { Texts } from '../en/english.ts';

export const routerTexts: Texts['router'] = {
  unknownCommand: 'Não conheço mais este comando. Pressione Ctrl+R (ou reinicie o Discord) e tente `/help`.',
  outdated: 'Este botão ou menu não vale mais. Use o comando de novo ou veja `/help`.',
  unreadableChoice: 'Não consegui ver o que você escolheu. Escolha de novo, por favor.',
  missingOption: (name) => `Preencha **${name}** e envie o comando de novo.`,
  wrongOption: (name) =>
    `Não consigo usar o que você colocou em **${name}**. Escolha ou digite de novo, por favor.`,
  tooLongOption: (name, limit) =>
    `**${name}** é longo demais: no máximo ${limit} caracteres. Encurte e envie o comando de novo.`,
  foreignServer: 'Este bot não está configurado para este servidor. Fale com quem o convidou.',
  notMember: (invite) =>
    `Não sou membro deste servidor: só os meus comandos estão aqui. Quem gerencia o servidor pode me convidar: ${invite}`,
  restarting: 'Estou reiniciando. Tente de novo daqui a um minuto.',
  unexpected: (errorId) =>
    `Algo deu errado do meu lado (erro ${errorId}). Tente de novo; se acontecer outra vez, avise quem mantém este bot.`,
  publicTooLate: 'Demorou demais, então nada foi enviado. Tente de novo, por favor.',
  formTooLate: 'Demorei demais para abrir o formulário. Tente de novo: desta vez ele deve abrir na hora.',
  done: 'Pronto.',
  attached: 'A resposta está no arquivo anexo.',
  undelivered: (user) =>
    `<@${user}>, não consegui responder a você em particular a tempo. Use o comando de novo.`,
  cutOff:
    'Estou reiniciando, então isto talvez tenha ficado pela metade. Confira e, se for preciso, tente de novo daqui a um minuto.',
};
