import type { Words } from '../en/english.ts';
import { list, questions, questionsSetAside, questionsWaiting, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Texts = Words['conversation'];
type Kind = Parameters<Texts['notices']['paused']>[0]['kind'];

const reaches = (kind: Kind): string => (kind === 'patient' ? 'chega ao paciente' : 'tem resposta');

export const noticeTexts: Texts['notices'] = {
  backlog: ({ waiting, next, more }) => {
    const count = questionsWaiting(waiting);
    const names = next.length === 0 ? '' : `: ${list([...next, ...(more ? ['outras pessoas'] : [])])}`;
    return `-# ${count}${names}. Respondo uma por vez, na ordem.`;
  },
  storeFails:
    '-# Meu armazenamento não está funcionando no momento, então este tópico precisa esperar. Nada se perde; ele continua sozinho.',
  cannotReadBack:
    '-# Fiquei fora do ar e não tenho permissão para ler o que foi escrito nesse tempo. Continuo assim que alguém me der **Ver histórico de mensagens** aqui. Nada se perde.',
  paused: ({ by, kind }) => `**Pausada** por ${by}. Conversem à vontade: nada ${reaches(kind)}.`,
  wentOn: ({ by, kind }) => `-# ${by} encerrou a pausa: o que vocês escrevem ${reaches(kind)} de novo.`,
  termsChanged: ({ by, ...terms }) => `-# Alterado por ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} removeu todos os coanfitriões.`
      : `-# ${by} escolheu os coanfitriões: ${list(people)}.`,
  floorIs: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'é sua vez' : `${by} dá a palavra a você`}: uma pergunta.${nextUp(line)}`,
  floorStays: ({ holder, ...line }) => `${holder} tem a palavra.${nextUp(line)}`,
  floorFree: 'Uma pessoa por vez: escreva sua pergunta ou levante a mão.',
  dropped: (count) =>
    `-# ${times(count, 'pergunta da fila foi deixada de lado', 'perguntas da fila foram deixadas de lado')}. Se ainda quiser uma resposta, pergunte de novo.`,
  droppedAtEnd: (count) =>
    `-# ${times(count, 'pergunta da fila não foi feita', 'perguntas da fila não foram feitas')}.`,
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
  skippedWaiting: (count) => `-# ${times(count, 'pergunta pulada', 'perguntas puladas')}.`,
  undelivered: '-# O Discord não aceitou esta resposta. Clique em **Mostrar** para ler.',
  setAsideAway: (count) =>
    `-# Fiquei fora do ar. ${times(count, 'pergunta está', 'perguntas estão')} sem resposta. Respondo agora?`,
  setAsideAsked: (count) => `-# ${questionsSetAside(count)}.`,
  answering: (count) => `-# ${times(count, 'pergunta voltou', 'perguntas voltaram')} para a fila.`,
  away: (count) => `-# Reiniciei ou perdi a conexão. Agora respondo a ${questions(count)}.`,
  startedAgain: (by) => `-# ${by} recomeçou: o paciente não se lembra de nada do que está acima.`,
  startedAgainByNobody: '-# Recomeço: o paciente não se lembra de nada do que está acima.',
  ended: ({ questions: asked, people, minutes, silence = 0 }, by) => {
    const over = by === undefined ? '**Esta conversa terminou.**' : `**Encerrada** por ${by}.`;
    if (asked === 0) return over;
    const from = `${questions(asked)} de ${times(people, 'pessoa', 'pessoas')}`;
    const pause = silence < 2 ? '' : `; pausa mais longa: ${silence} min`;
    return `${over} ${from} em ${times(minutes, 'minuto', 'minutos')}${pause}.`;
  },
  noSuchCase:
    '-# O serviço não conhece este caso, então ninguém pode responder aqui. O anfitrião pode ver abaixo qual ID foi usado.',
  resetFailed: (reason) => `-# Não consegui fazer o paciente esquecer tudo. ${reason}`,
};

export const suspensionTexts: Texts['suspension'] = {
  service: 'Não é possível falar com o serviço no momento. Nada se perde',
  rate_limited: 'O serviço está recebendo mais perguntas do que permite no momento. Nada se perde',
  account_refused: 'O serviço recusa a conta que esta conversa usa. Talvez o anfitrião precise pedir acesso',
  renewal_fails:
    'O serviço não consegue renovar o login do anfitrião. Se o anfitrião fizer login de novo, a conversa continua. Nada se perde',
  doubt: 'Duas respostas seguidas não chegaram, então estou esperando um pouco. Nada se perde',
  operator:
    'O serviço não está configurado corretamente. Avise quem mantém este bot, por favor. Nada se perde',
  link: 'O anfitrião precisa fazer login de novo. Nada se perde',
  other_account: 'O anfitrião agora está com outra conta vinculada. Nada se perde',
  host_left:
    'O anfitrião saiu deste servidor, e esta conversa usa a conta dele. Quem modera pode encerrá-la, e qualquer pessoa pode iniciar outra com `/patient` ou `/topic`',
  store: 'Meu armazenamento não está funcionando no momento, então não pergunto nada. Nada se perde',
  asleep: 'Esta conversa está adormecida porque ninguém escreve há muito tempo',
};

export const hintTexts: Texts['hints'] = {
  unreadable:
    'Só consigo ler mensagens que me mencionam ou respondem a mim. Para enviar esta como pergunta, abra o menu dela e escolha **Apps**, **Ask this**; ou use `/say`.',
  left_out: 'Aqui só respondo ao anfitrião. Você pode iniciar sua própria conversa com `/patient`.',
  not_chosen: 'Aqui só respondo a pessoas escolhidas. Você pode iniciar sua própria conversa com `/patient`.',
  no_floor: 'Aqui pergunta uma pessoa por vez. Levante a mão, e eu menciono você quando a palavra for sua.',
  no_text: 'Só consigo ler texto. Descreva em palavras, por favor.',
  ended:
    'Esta conversa terminou, então ninguém responde aqui. **Começar a minha**, mais acima, abre uma igual para você.',
};
