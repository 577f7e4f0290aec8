import type { Texts } from '../en/english.ts';
import { list, questions, times } from './forms.ts';

export const transcriptTexts: Texts['transcript'] = {
  command: 'O que foi perguntado e respondido aqui, em arquivos que só você recebe',
  options: {
    names: 'Se os nomes de quem perguntou aparecem. Deixe vazio para mostrá-los',
    shown: 'Mostrar os nomes',
    hidden: 'Pessoa 1, Pessoa 2…',
    sideTalk: 'Para anfitrião e coanfitriões. True: com a conversa paralela; eu aviso no tópico',
  },

  reading: (count) =>
    count === 0 ? 'Lendo o tópico…' : `Lendo o tópico: ${times(count, 'mensagem lida', 'mensagens lidas')}…`,
  ready: ({ title, asked, people }) =>
    `Transcrição de **${title}**: ${questions(asked)} de ${times(people, 'pessoa', 'pessoas')}. Só você vê isto.`,
  leftOut: (names) => `Ficou de fora o que é maior do que este servidor aceita: ${list(names)}.`,

  nothingAsked: 'Ainda não há perguntas e respostas aqui.',
  mayNotRead: 'Para pedir uma transcrição, você precisa da permissão **Ver histórico de mensagens** aqui.',
  cannotRead:
    'Não tenho permissão para ler o que foi escrito ali, então não consigo fazer a transcrição. Quem gerencia o servidor pode me dar a permissão **Ver histórico de mensagens**.',
  threadGone: 'O tópico dessa conversa não existe mais, nem nada do que foi escrito nele.',
  onlyHosts: (host) => `Só o anfitrião (${host}) ou um coanfitrião pode pedir a conversa paralela.`,
  sideTalkTaken: (by) => `${by} pediu uma transcrição que inclui a conversa paralela de vocês.`,
  couldNotTell:
    'Não consegui avisar no tópico que você quer a conversa paralela, então não a entreguei. Sem `side_talk`, funciona.',
  wrongPlace:
    'Use este comando no tópico de uma conversa ou no canal em que ele está. Não há conversas neste canal.',
  which: 'Qual conversa? A lista mostra as deste canal, a mais recente primeiro.',
  choose: 'Escolher uma conversa',
  listed: ({ started, asked, isOver }) => `${started}, ${questions(asked)}${isOver ? ', encerrada' : ''}`,

  somebody: 'Alguém',
  speakerNumber: (number) => `Pessoa ${number}`,

  page: {
    locale: 'pt-BR',
    kind: { patient: 'Paciente virtual', topic: 'Tema' },
    host: 'Anfitrião',
    started: 'Início',
    ended: 'Fim',
    read: 'Lido em',
    asked: 'Perguntas',
    people: 'Pessoas',
    conversation: 'Conversa',
    answer: 'Resposta',
    after: (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
    edited: 'editada',
    editedAfterwards: 'editada depois de feita',
    unreadable: '(Este texto só pode ser lido no tópico, porque o Discord não o mostra a este bot.)',
    deletedQuestion: 'Esta pergunta foi excluída.',
    noAnswer: 'A resposta foi excluída ou não pôde ser mostrada.',
    greeting: 'Abertura',
    reset: (by) => `${by} recomeçou do zero.`,
    pause: (by) => `${by} pausou a conversa.`,
    resumed: (by) => `${by} encerrou a pausa.`,
    told: 'a todos os grupos',
    time: (by, minutes) =>
      `${by} definiu o limite de tempo: ${times(minutes, 'minuto', 'minutos')} a partir daqui.`,
    noLimit: (by) => `${by} removeu o limite de tempo.`,
    timeUp: 'O tempo acabou.',
    talk: 'conversa paralela',
    withFiles: 'com um arquivo ou uma figurinha',
    file: (name) => `Arquivo: ${name}`,
    fileInThread: (name) => `Arquivo no tópico: ${name}`,
    readUpTo: (time) => `O tópico era longo demais para ser lido até o fim: a transcrição vai até ${time}.`,
    missing: {
      all: (reasons) => `O que não aparece aqui: ${list(reasons)}.`,
      deletedHere: (count) =>
        times(
          count,
          'pergunta de quem excluiu os próprios dados',
          'perguntas de quem excluiu os próprios dados',
        ),
      deletedAtDiscord: (count) =>
        times(count, 'pergunta excluída no tópico', 'perguntas excluídas no tópico'),
      unreadable: (count) =>
        times(
          count,
          'pergunta que o Discord não mostra a este bot',
          'perguntas que o Discord não mostra a este bot',
        ),
      later: (count) => times(count, 'pergunta feita depois', 'perguntas feitas depois'),
    },
    hidden: 'Os nomes estão ocultos, menos os que aparecem no que as pessoas escreveram.',
    all: {
      title: (channel) => `Conversas em #${channel}`,
      minutes: 'Minutos',
      unread: (count) =>
        `${times(count, 'conversa não pôde ser lida e falta', 'conversas não puderam ser lidas e faltam')} aqui.`,
      older: (count) =>
        `${times(count, 'conversa mais antiga falta', 'conversas mais antigas faltam')} aqui.`,
      askedBy: 'Perguntado por',
      noDebrief: (count) => `${times(count, 'conversa', 'conversas')} sem debriefing.`,
    },
    times: (zone) => `Os horários estão em ${zone}.`,
    simulation: 'Uma simulação: nada aqui se refere a um paciente real.',
    participation: 'Participação',
    participationNote: 'Só contam as perguntas que foram respondidas e não excluídas.',
    columns: {
      person: 'Pessoa',
      share: 'Proporção',
      first: 'Primeira',
      last: 'Última',
      words: 'Palavras',
    },
    wordsNote: 'Palavras: a mediana de palavras por pergunta desta pessoa.',
    percent: (share) => `${Math.round(share * 100)}%`,
  },
  csv: {
    time: (zone) => `Hora (${zone})`,
    question: 'Pergunta',
    seconds: 'Segundos até a resposta',
  },
};
