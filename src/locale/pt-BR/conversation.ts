import type { Texts } from '../en/english.ts';
import { openingText } from '../conversation-text.ts';
import { small, upcoming } from '../forms.ts';
import { list, questionsWaiting, times } from './forms.ts';
import { hintTexts, lineTexts, statusTexts, suspensionTexts } from './notices.ts';
import { panelTexts } from './panel.ts';

type Lines = Texts['conversation'];

const conversations = (count: number): string => times(count, 'conversa', 'conversas');

const preceptor = 'O preceptor';

export const conversationTexts: Lines = {
  commands: {
    patient: 'Inicie uma conversa com um paciente virtual, em um tópico próprio',
    topic: 'Inicie uma conversa sobre um tema, em um tópico próprio',
    say: 'Diga algo nesta conversa quando eu não conseguir ler suas mensagens',
    reset: 'Faça o paciente esquecer tudo e recomece',
    manage: 'Pause esta conversa, escolha quem pode perguntar ou encerre-a; em um canal, gerencie todas',
    end: 'Encerre esta conversa',
  },
  options: {
    case: 'O caso: escolha um ou digite o ID',
    topic: 'O tema: escolha um ou digite o ID',
    who: 'Quem pode perguntar. Deixe vazio para o padrão do servidor, em geral todos',
    whoTopic: 'Quem pode participar. Deixe vazio para o padrão do servidor, em geral todos',
    everyone: 'Todos no tópico',
    me: 'Só eu',
    hands: 'Uma pessoa por vez, levantando a mão',
    private: 'True: em um tópico privado, só para você e quem você convidar',
    invite: 'True: não inicia nada, só convida todo o canal. Para quem pode gerenciar tópicos',
    model: 'Qual modelo de linguagem faz o papel do paciente. Deixe vazio se ninguém indicou um nome',
    message: 'O que você quer dizer',
  },
  unnamed: { person: 'alguém', role: 'o grupo', channel: 'outro canal' },
  somebody: '@alguém',
  caseTitle: (id) => `Caso ${id}`,
  topicTitle: (id) => `Tema ${id}`,

  ...openingText({
    ask: { patient: 'Pergunte ao paciente', topic: 'Escreva à vontade' },
    mention: ' e me mencione',
    oneAtATime: 'Uma pessoa por vez: levante a mão.',
    onlyHost: 'Aqui só respondo ao anfitrião.',
    sideTalk: {
      patient: 'Se não é para o paciente, comece com `((`.',
      topic: 'Se não é para mim, comece com `((`.',
    },
    simulation: (host) => `As perguntas vão para o serviço (conta: ${host}). Simulação: sem pacientes reais.`,
    demo: 'Demo: só em inglês; sem senhas reais.',
    transcript: 'Todos aqui podem pedir a transcrição.',
    more: 'Mais: `/help`',
    announced: {
      patient: (title, host) => `**${title}**\nUma conversa com um paciente virtual, conduzida por ${host}.`,
      topic: (title, host) => `**${title}**\nUma conversa, conduzida por ${host}.`,
    },
    join: 'Abra o tópico e escreva; não precisa de conta.',
    raiseHand: 'Uma pessoa por vez: abra o tópico e levante a mão; não precisa de conta.',
    readAlong: (host) => `Lá só respondo a ${host}; abra o tópico para acompanhar.`,
    ended: 'Já terminou.',
  }),
  announcementOfGone: (title) => `**${title}** terminou: o tópico não existe mais.`,
  announcementOfNoCase: (title) => `**${title}** terminou: o serviço não conhece este caso.`,
  outOfThread: (thread) =>
    `Fui removido do tópico privado <#${thread}> da sua conversa, então não leio mais nada lá. Para me adicionar de novo, me mencione no tópico, e o que está na fila continua. Se preferir encerrar a conversa, use \`/account\`.`,
  goneToHost: (title) =>
    `**${title}** terminou: o tópico não existe mais. Você pode recomeçar com \`/patient\` ou \`/topic\`.`,
  notStarted: (title) => `Não foi possível iniciar **${title}**.`,

  buttons: {
    manage: 'Gerenciar',
    transcript: 'Transcrição',
    pause: 'Pausar',
    resume: 'Retomar',
    everyMessage: 'Todas as mensagens',
    onlyMentions: 'Só menções',
    refresh: 'Atualizar',
    silent: 'Quem ainda não perguntou?',
    startMyOwn: 'Começar a minha',
    practiseAlone: 'Praticar individualmente',
    back: 'Voltar',
    raiseHand: 'Levantar a mão',
    askIt: (text) => (text === '' ? 'Fazer a pergunta' : `Perguntar “${text}”`),
    lowerHand: 'Abaixar a mão',
    passOn: 'Passar minha vez',
    startAgain: 'Recomeçar',
    end: 'Encerrar',
    goThere: 'Ir para lá',
    endAndStart: 'Encerrar e iniciar aqui',
    startFresh: 'Começar do zero',
    carryOn: 'Continuar de onde parou',
    askAgain: 'Perguntar de novo',
    skip: 'Pular',
    tryNow: 'Tentar agora',
    skipWaiting: (count) => (count === 1 ? 'Descartar esta pergunta' : `Descartar estas ${count} perguntas`),
    skipThem: 'Pular',
    skipIt: 'Pular a pergunta',
    continueHost: 'Retomar (anfitrião)',
    setAside: 'Deixar de lado',
    answerThem: 'Responder agora',
  },

  started: (thread) => `Aqui está: <#${thread}>. Escreva lá.`,
  alreadyOpen: (thread, starter) => {
    const there = thread === undefined ? '' : `: <#${thread}>`;
    return starter === undefined
      ? `Você já tem uma conversa com este paciente${there}. Só uma pode ficar aberta por vez. Encerrar essa para iniciar aqui?`
      : `Esta conta já tem uma conversa aberta com este paciente, iniciada por ${starter}${there}. Vá para lá ou encerre essa para iniciar aqui. Para falar ao mesmo tempo com o mesmo paciente, cada grupo precisa da sua própria conta.`;
  },
  openOnAccount: (thread, host) =>
    `Esta conta já tem uma conversa aberta com este paciente, iniciada por ${host}${thread === undefined ? '' : `: <#${thread}>`}. Uma conta só pode ter uma conversa por vez com cada paciente: vá para lá ou espere até que ela termine. Para falar ao mesmo tempo com o mesmo paciente, cada grupo precisa da sua própria conta.`,
  stillStarting:
    'Está demorando mais do que o normal. Continuo tentando, e o resultado aparece aqui; se não vier em 15 minutos, use o comando de novo.',
  beingOpened: 'Esta conversa já está sendo iniciada. Espere um instante.',
  knowsEarlier:
    'Este paciente se lembra de uma conversa anterior na sua conta. Começar do zero ou continuar de onde ela parou?',
  whichOne: (typed) =>
    `Mais de um corresponde a “${typed}”. Qual deles? Se não estiver na lista, use o comando de novo com uma parte maior do nome.`,
  chooseOne: 'Escolha um',
  noneCalled: {
    patient: (typed) =>
      `Não conheço nenhum paciente chamado “${typed}”, então nada foi iniciado. Escolha um na lista que o Discord mostra enquanto você digita, ou digite o ID do caso.`,
    topic: (typed) =>
      `Não conheço nenhum tema chamado “${typed}”, então nada foi iniciado. Escolha um na lista que o Discord mostra enquanto você digita, ou digite o ID do tema.`,
  },
  choiceGone: 'Já passou tempo demais, ou eu reiniciei desde então. Use o comando de novo, por favor.',
  resetFailed: (reason) => `Não consegui fazer o paciente esquecer tudo, então nada foi iniciado. ${reason}`,
  wrongPlace: (isPrivate) =>
    isPrivate
      ? 'Um tópico privado só pode ser criado em um canal de texto. Use o comando lá ou deixe `private` de fora.'
      : 'Use o comando em um canal de texto ou de anúncios de um servidor. Eu abro um tópico lá.',
  invitation: (title, about) =>
    `**${title}**${about === '' ? '' : `: ${about}`}\nCada pessoa pode começar a própria conversa.`,
  invited: 'O convite está neste canal. Os botões dele funcionam enquanto ele estiver ali.',
  notWithInvite:
    'Com `invite`, nada começa ainda, então `private` e `model` não combinam com ele. Deixe-os de fora e use o comando de novo.',
  tooLongToInvite:
    'Este ID é longo demais para os botões de um convite. Inicie a conversa por conta própria e encerre-a: abaixo dela fica **Começar a minha** para todos.',
  belongsInThread: 'Use este comando no tópico de uma conversa que ainda esteja aberta.',
  tooManyOpen: (most) =>
    `Você já conduz ${conversations(most)}, o máximo que uma pessoa pode ter em aberto aqui. Encerre uma antes.`,
  yourOpen: (links) =>
    links.length === 0
      ? 'Você não tem nenhuma conversa aberta; `/patient` ou `/topic` inicia uma.'
      : `As suas: ${list(links)}`,
  timedOut: (until) =>
    `A moderação me colocou de castigo neste servidor: não posso escrever nada até <t:${until}:f> (<t:${until}:R>). Ela pode encerrar isso antes.`,
  missingPermissions: (names, channel) =>
    `Estou sem ${names.length === 1 ? 'uma permissão' : 'algumas permissões'} em <#${channel}>: ${list(names)}. Quem gerencia o servidor pode ${names.length === 1 ? 'concedê-la' : 'concedê-las'}.`,
  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensagens',
    SendMessagesInThreads: 'Enviar mensagens em tópicos',
    ReadMessageHistory: 'Ver histórico de mensagens',
    CreatePublicThreads: 'Criar tópicos públicos',
    CreatePrivateThreads: 'Criar tópicos privados',
    EmbedLinks: 'Inserir links',
    AttachFiles: 'Anexar arquivos',
  },
  lostPermission: (channel) =>
    `Não tive permissão para concluir isto em <#${channel}>, então nada foi iniciado. Confira minhas permissões lá, por favor.`,
  threadLimit:
    'Este servidor já tem o máximo de tópicos ativos que o Discord permite. Arquive um e use o comando de novo.',

  onlyModerators: (host) =>
    `Só o anfitrião (${host}), um coanfitrião ou quem gerencia tópicos aqui pode fazer isso.`,
  onlyHolder: 'Só quem tem a palavra ou quem modera aqui pode passar a vez.',
  noHands: 'Aqui não é preciso levantar a mão. É só escrever.',
  notYourTurn:
    'Aqui, só uma pessoa pergunta por vez. Levante a mão, e eu menciono você quando a palavra for sua.',
  yourFloor: 'A palavra é sua: escreva sua pergunta neste tópico.',
  yourFloorPaused: 'Esta conversa está pausada. Quando ela for retomada, a palavra será sua.',
  place: (place) =>
    place === 1
      ? 'Sua mão está levantada, e a sua vez é a próxima. Eu menciono você quando a palavra for sua.'
      : `Sua mão está levantada. Você é o número ${place} na fila; eu menciono você quando a palavra for sua.`,
  lineFull: (most) =>
    `Já há ${most} mãos levantadas, e não cabe mais ninguém na fila. Tente de novo quando ela diminuir.`,
  handLowered: 'Você abaixou a mão.',
  handNotUp: 'Sua mão não estava levantada.',
  onlyAuthor:
    'Só quem escreveu a mensagem, o anfitrião, um coanfitrião ou quem gerencia tópicos pode fazer isso.',
  onlyHost: (host) => `Só ${host}, que conduz esta conversa, pode fazer isso: peça a essa pessoa.`,
  over: 'Esta conversa terminou. `/patient` ou `/topic` inicia outra.',
  notKept:
    'Não guardo mais do que se tratava esta conversa, então não posso iniciar outra igual. `/patient` ou `/topic` inicia uma nova.',
  ending:
    'Esta conversa está terminando: nada mais é perguntado nem alterado nela. `/patient` ou `/topic` inicia outra.',
  confirmReset: 'Recomeçar? O paciente esquece tudo o que foi dito até agora; o tópico continua.',
  confirmEnd: (title) =>
    `Encerrar **${title}**? O que está na fila é descartado, e nada mais será perguntado.`,
  noReset: 'Não dá para recomeçar um tema. Encerre esta conversa e inicie outra com `/topic`.',
  resetDone: 'Pronto: o paciente não se lembra de nada.',
  ended: 'Encerrada.',
  afterTheTurn: 'Uma resposta ainda está a caminho. Isso será feito logo depois; eu aviso no tópico.',
  endsFirst:
    'A outra conversa ainda espera uma resposta e termina logo depois. Quando ela terminar, use o comando de novo.',
  notFromHere: 'Isto é de uma conversa de outro canal, então não fiz nada. Vá para lá e tente de novo.',
  doNotSee:
    'Você não pode mais ver o tópico desta conversa, então não fiz nada. Peça ao anfitrião que inclua você de novo.',
  mayNotSpeak: 'Você não pode escrever no tópico desta conversa, então não posso fazer isso por você.',
  mayNotStart:
    'Não posso iniciar uma conversa para você em um canal em que você não pode escrever. Escolha outro canal e confira se você também pode escrever nos tópicos dele.',
  laterOn:
    'Meu armazenamento não está funcionando no momento. Faço isto assim que ele voltar; se nada acontecer em dez minutos, tente de novo.',
  storeFailsAtStart:
    'Meu armazenamento não está funcionando no momento, então nada foi iniciado. Tente de novo daqui a um minuto.',
  asksThis: 'Esta mensagem está na fila de perguntas. O tópico mostra o resultado.',
  notFromAPerson:
    'Só posso perguntar o que uma pessoa escreveu aqui. Escolha uma mensagem sua ou de outra pessoa.',
  notAskable: {
    waiting: 'Esta mensagem já está na fila: o tópico mostra quando chega a vez dela.',
    asked: 'Esta mensagem já foi enviada como pergunta. Escreva de novo se quiser outra resposta.',
    elsewhere:
      'Esta mensagem não está no tópico desta conversa, então não posso enviá-la aqui como pergunta.',
  },
  pausedNow: 'Esta conversa está pausada. Tente de novo quando ela for retomada, por favor.',
  goesOnThere: (thread) =>
    thread === undefined ? 'Você já iniciou a sua.' : `Você já iniciou a sua: <#${thread}>.`,
  threadLocked:
    'O tópico desta conversa está trancado. Peça a quem gerencia tópicos que o destranque e tente de novo.',
  lockedToMe:
    'Não posso escrever no tópico desta conversa. Se ele estiver trancado, destranque antes e tente de novo.',
  threadGone: 'O tópico desta conversa não existe mais. Inicie outra com `/patient` ou `/topic`.',
  threadGoneOf: (host) =>
    `O tópico desta conversa não existe mais. Peça a ${host}, que conduzia a conversa, que inicie outra, ou inicie a sua com \`/patient\` ou \`/topic\`.`,
  whichId: (id) =>
    `O serviço não conhece o caso \`${id}\`. Confira o ID com quem o passou a você e use \`/patient\` com o correto.`,
  goingOn: 'Esta conversa continua.',
  decided: 'Alguém já decidiu isso.',
  otherAccount: (earlier?: string): string =>
    `Esta conversa usa ${earlier === undefined ? 'outra conta sua' : `a sua conta **${earlier}**`}. Vincule essa conta de novo com \`/link\` ou encerre esta conversa.`,

  small,
  status: statusTexts,
  lines: lineTexts,
  suspension: suspensionTexts,
  waiting: (count) => (count === 0 ? '' : ` ${questionsWaiting(count)}.`),
  panel: panelTexts,
  nextTry: (time) => ` Nova tentativa ${upcoming(time)}.`,
  hints: hintTexts,

  speaker: (name) => `**${name}:**`,
  notUnderstood:
    '-# O serviço respondeu em um formato que não conheço. Esta é a resposta inteira, sem alterações.',
  nothingNew: '-# O serviço não tem nada novo a dizer sobre isto. Pergunte de outro jeito ou siga adiante.',
  chatStatus: (status) => `-# O serviço diz: ${status}`,
  preceptor,
  preceptorAsks: (question) =>
    `> **${preceptor} pergunta**\n${question}\n-# A próxima mensagem aqui vale como resposta.`,
  inFile: '-# A resposta é longa: neste arquivo ela está completa.',
  asFile: 'O Discord não aceitou esta resposta como mensagem. Ela está no arquivo.',
};
