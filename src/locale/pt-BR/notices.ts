import type { Texts } from '../en/english.ts';
import { upcoming } from '../forms.ts';
import { list, questions, questionsWaiting, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Lines = Texts['conversation'];

export const statusTexts: Lines['status'] = {
  storeFails: '-# Meu armazenamento não está funcionando; este tópico precisa esperar. Nada se perde.',
  postBlocked: {
    missing: (right) => `Estou sem a permissão **${right}** aqui. Quem gerencia o servidor pode concedê-la.`,
    locked:
      'Este tópico está trancado, então não posso escrever aqui. Quem gerencia tópicos pode destrancá-lo.',
    timedOut: (until) =>
      `A moderação me colocou de castigo e não posso escrever aqui. O castigo termina ${upcoming(until)}.`,
    unknown: 'Não posso escrever aqui. Verifiquem minhas permissões neste canal.',
  },
  paused: ({ by, kind }) =>
    `**Pausada** por ${by}. Conversem à vontade: nada ${kind === 'patient' ? 'chega ao paciente' : 'recebe resposta'}.`,
  floor: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'é sua vez' : `${by} dá a palavra a você`}: uma pergunta.${nextUp(line)}`,
  floorFree: 'Uma pessoa por vez: escreva sua pergunta ou levante a mão.',
  floorLater: ({ holder, ...line }) => `-# Depois da pausa, a vez é de ${holder}.${nextUp(line)}`,
  floorFreeLater: '-# Depois da pausa, uma pessoa por vez: você já pode levantar a mão.',
  moved: (person) => `${person}, a próxima vez é sua.`,
  passesOn: ({ holder, at }) => `-# Se ${holder} não disser nada, a vez passa ${upcoming(at)}.`,
  lost: (person) => `-# ${person} não disse nada, e a vez passou.`,
  preceptorFirst: '-# O que foi perguntado antes espera até alguém responder ao preceptor.',
  waiting: ({ waiting, next }) =>
    `-# ${questionsWaiting(waiting)}. A seguir: ${list(next)}. Respondo uma por vez, na ordem.`,
  aside: (count) => `-# ${times(count, 'pergunta deixada de lado', 'perguntas deixadas de lado')}.`,
  resumed: (by) => `-# ${by} encerrou a pausa.`,
  terms: ({ by, ...terms }) => `-# Alterado por ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} removeu todos os coanfitriões.`
      : `-# ${by} escolheu os coanfitriões: ${list(people)}.`,
};

export const lineTexts: Lines['lines'] = {
  dropped: {
    reset: (count) =>
      `-# ${times(count, 'pergunta da fila foi descartada', 'perguntas da fila foram descartadas')}. Se ainda quiser uma resposta, pergunte de novo.`,
    end: (count) =>
      `-# ${times(count, 'pergunta da fila não foi feita', 'perguntas da fila não foram feitas')}.`,
    skipped: (count, by) =>
      `-# ${by} descartou ${questions(count)}. Se ainda quiser uma resposta, pergunte de novo.`,
  },
  doubt: {
    timeout: '-# A resposta demorou demais e eu parei de esperar. Perguntar de novo?',
    connection_lost: '-# A conexão caiu antes de a resposta chegar. Perguntar de novo?',
    server_error: '-# O serviço teve um problema com esta pergunta. Perguntar de novo?',
    too_large: '-# A resposta era longa demais para mim. Perguntar de novo?',
    unreadable: '-# Não consegui ler a resposta do serviço. Perguntar de novo?',
    interrupted: '-# Fui reiniciado antes de a resposta chegar. Perguntar de novo?',
  },
  askingAgain: '-# Perguntando de novo.',
  skipped: '-# Pergunta pulada.',
  task: (text) => (text === undefined ? '**Imagem**' : `**Tarefa**\n${text}`),
  unshown: '-# O Discord não aceitou uma parte desta resposta, então ela não pode ser mostrada.',
  fileUnshown: (right, channel) =>
    `-# Não consigo mostrar um arquivo desta resposta: estou sem a permissão **${right}** em <#${channel}>. Quem gerencia o servidor pode concedê-la.`,
  restUnshown: '-# Esta resposta continua, mas o Discord não aceitou o arquivo com a resposta completa.',
  restNeedsRight: (right, channel) =>
    `-# Esta resposta continua. Completa, ela iria em um arquivo, mas estou sem a permissão **${right}** em <#${channel}>. Quem gerencia o servidor pode concedê-la.`,
  startedAgain: (by) =>
    `-# ${by === undefined ? 'Recomeço' : `${by} recomeçou`}: o paciente não se lembra de nada do que está acima.`,
  ended: {
    by: (by) => `**Encerrada** por ${by}.`,
    finished: '**O serviço encerrou esta conversa.**',
    idle: '**Esta conversa terminou**, porque ninguém perguntou nada em sete dias.',
    other: '**Esta conversa terminou.**',
    deleted: '**Esta conversa terminou** e foi excluída daqui, por isso não há transcrição.',
    summary: ({ kind, questions: asked, people, minutes, silence }) => {
      const count = kind === 'patient' ? questions(asked) : times(asked, 'resposta', 'respostas');
      const from = `${count} de ${times(people, 'pessoa', 'pessoas')}`;
      const pause = silence < 2 ? '' : `; silêncio mais longo: ${silence} min`;
      return `${from} em ${times(minutes, 'minuto', 'minutos')}${pause}.`;
    },
  },
  tooLong: '-# Esta conversa ficou longa demais para o modelo de linguagem: ele não responde mais aqui.',
  noSuchCase:
    '-# O serviço não conhece este caso, então ninguém pode responder aqui. O anfitrião pode começar outro.',
  resetFailed: (reason) => `-# Não consegui fazer o paciente esquecer tudo. ${reason}`,
};

export const suspensionTexts: Lines['suspension'] = {
  service: 'Não consigo falar com o serviço. Nada se perde',
  rate_limited: 'O serviço está sobrecarregado. Nada se perde',
  account_refused: 'O anfitrião precisa pedir acesso ao serviço',
  renewal_fails: 'Não foi possível renovar o login do anfitrião; ele deve fazer login de novo',
  file: 'O Discord não me entrega o arquivo de uma pergunta longa. Nada se perde',
  doubt: 'Duas respostas não vieram, então estou esperando um pouco',
  operator: 'Minha configuração está errada; avisem quem mantém este bot',
  link: 'O anfitrião precisa fazer login de novo. Nada se perde',
  other_account: 'O anfitrião precisa vincular de novo a conta anterior. Nada se perde',
  store: 'Meu armazenamento não está funcionando. Nada se perde',
};

export const hintTexts: Lines['hints'] = {
  unreadable:
    'Só consigo ler mensagens que me mencionam ou respondem a mim. Para enviar esta como pergunta, abra o menu dela e escolha **Apps** e depois “Ask this”; ou use `/say`.',
  left_out: 'Aqui só respondo ao anfitrião. Você pode acompanhar ou pedir que ele deixe você perguntar.',
  not_chosen:
    'Aqui só respondo a pessoas escolhidas. Você pode acompanhar ou pedir a quem modera que escolha você.',
  no_floor:
    'Aqui, só uma pessoa pergunta por vez. Guardo a sua mensagem: levante a mão, e eu menciono você quando a palavra for sua.',
  odd: 'Esta mensagem chegou incompleta do Discord, então não a enviei como pergunta. Escreva de novo, por favor, sem responder a outra mensagem e sem menções.',
  no_text: 'Só leio texto, não imagens, arquivos ou links sozinhos. Diga em palavras, por favor.',
  mentions: 'Aqui só respondo a mensagens que me mencionam ou respondem a mim.',
  command: (name) =>
    `\`/${name}\` foi enviado como texto, então nada aconteceu. Para usar um comando, escolha-o na lista que se abre quando você digita \`/\`.`,
  side_talk:
    'Entendi isto como conversa paralela (💬) e não perguntei. Para que eu pergunte, abra o menu da mensagem e escolha **Apps** e depois “Ask this”.',
  text_alone:
    'Só o seu texto vai como pergunta; o anexo eu não consigo ver. Se ele for importante, descreva-o em palavras.',
  asked_already:
    'Isto já tinha sido perguntado quando você editou. Se a mudança for importante, escreva de novo.',
  full: 'Há perguntas demais na fila, por isso descartei esta. Pergunte de novo mais tarde, por favor.',
  ended:
    'Esta conversa terminou, então ninguém responde aqui. **Começar a minha**, mais acima, inicia uma igual; para isso, é preciso ter uma conta vinculada.',
  ended_no_case:
    'Esta conversa terminou porque o serviço não conhece este caso. O anfitrião pode começar outro.',
  ended_deleted:
    'Esta conversa terminou, então ninguém responde aqui. `/patient` ou `/topic` inicia outra; para isso, é preciso ter uma conta vinculada.',
};
