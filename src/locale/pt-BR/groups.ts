import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { plural, questions, questionsWaiting, times } from './forms.ts';

export const groupsTexts: Texts['groups'] = {
  heading: (channel, open, ended) =>
    `**Conversas em <#${channel}>**: ${times(open, 'aberta', 'abertas')}${ended === 0 ? '' : `, ${times(ended, 'encerrada', 'encerradas')} nas últimas 24 horas`}`,
  states: {
    open: 'aberta',
    paused: 'em pausa',
    onHold: (why) => `em espera: ${why}`,
    mayNotPost: 'não posso escrever lá',
    ending: 'terminando',
    ended: 'encerrada',
  },
  asked: (asked, people) =>
    asked === 0 ? 'sem perguntas' : `${questions(asked)}, ${times(people, 'pessoa', 'pessoas')}`,
  preceptor: 'espera uma resposta ao preceptor',
  doubt: (count) => (count === 0 ? '' : times(count, 'resposta não chegou', 'respostas não chegaram')),
  aside: (count) =>
    count === 0 ? '' : times(count, 'pergunta deixada de lado', 'perguntas deixadas de lado'),
  waiting: (count) => (count === 0 ? '' : questionsWaiting(count)),
  hands: (count) => (count === 0 ? '' : times(count, 'mão levantada', 'mãos levantadas')),
  last: (time) => `a última ${moment(time, 'R')}`,
  inAll: 'Quem pode perguntar em todas?',
  openOne: 'Abrir uma…',
  buttons: {
    pauseAll: 'Pausar todas',
    resumeAll: 'Retomar todas',
    tellAll: 'Avisar todas',
    transcripts: 'Transcrições',
    endAll: 'Encerrar todas',
    endThese: (count) => (count === 1 ? 'Encerrar' : `Encerrar as ${count}`),
  },
  reading: ({ number, of, count }) =>
    `Lendo a conversa ${number} de ${of}: ${times(count, 'mensagem', 'mensagens')} até agora.`,
  noneRead: 'Não foi possível ler nenhuma dessas conversas agora. Tente de novo em um minuto.',
  ready: (count, missing) =>
    `${times(count, 'transcrição', 'transcrições')}: em página, tabela e dados.${missing === 0 ? '' : ` ${plural(missing, { one: 'Falta', other: 'Faltam' })} ${missing}; a página diz por quê.`}`,
  confirmEnd: (count) =>
    `${count === 1 ? 'Encerrar esta conversa?' : `Encerrar as ${count} conversas?`} O que está na fila é descartado, e nada mais é perguntado.`,
  tell: {
    title: 'Avisar todas as conversas',
    label: 'O que todos os grupos devem ler',
    description: 'Aparece em cada tópico aberto, com o seu nome. Ninguém é notificado.',
    untold: (text) => `Este painel estava desatualizado, então não avisei ninguém. Seu texto:\n> ${text}`,
  },
  told: (by, text) => `**${by} a todos os grupos:** ${text}`,
  did: {
    pause: {
      done: (count) => times(count, 'pausada', 'pausadas'),
      already: (count) => `${times(count, 'já estava', 'já estavam')} em pausa`,
    },
    resume: {
      done: (count) => times(count, 'retomada', 'retomadas'),
      already: (count) => `${times(count, 'não estava', 'não estavam')} em pausa`,
    },
    who: {
      done: (count) => times(count, 'alterada', 'alteradas'),
      already: (count) => `${times(count, 'já estava', 'já estavam')} assim`,
    },
    tell: {
      done: (count) => times(count, 'avisada', 'avisadas'),
      already: (count) => `${count} sem aviso, porque o aviso anterior ainda não pôde ser publicado lá`,
    },
    end: {
      done: (count) => times(count, 'encerrada', 'encerradas'),
      already: (count) => `${times(count, 'já estava', 'já estavam')} terminando`,
    },
  },
  later: (count) => `${count} depois da resposta em andamento`,
  over: (count) => `${times(count, 'terminou', 'terminaram')} nesse meio-tempo`,
  refused: (count) => `${count} sem mudança: isso não é permitido lá`,
  unreachable: (count) => `${times(count, 'não alcançada', 'não alcançadas')}: tente de novo`,
  begun: (count) => `mais ${times(count, 'começou', 'começaram')} nesse meio-tempo`,
  outdated: 'Este painel estava desatualizado, então não fiz nada. A situação agora é esta:',
  onlyManagers: 'Só quem pode gerenciar tópicos aqui pode fazer isso.',
};
