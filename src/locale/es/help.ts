import type { AccountStep, HelpFacts, Situation } from '../facts.ts';
import type { Words } from '../en/english.ts';

const accountStep: Readonly<Record<AccountStep, string>> = {
  not_linked:
    'Para participar, abre el hilo de una conversación y escribe: no necesitas cuenta. Para empezar una, vincula antes tu cuenta. Se tarda más o menos un minuto.',
  number_missing:
    'A tu inicio de sesión le falta el código: pulsa **Escribir el código** y pon las seis cifras que muestra la página.',
  linked:
    'Tu cuenta está vinculada. Empieza un caso con `/patient` o un tema con `/topic`. Cada uno abre un hilo en el que puede escribir cualquiera.',
  sign_in_ended: 'Tu sesión ha caducado. Vincula tu cuenta otra vez y lo que la espera seguirá.',
};

const inDm: Readonly<Record<AccountStep, string>> = {
  ...accountStep,
  linked:
    'Tu cuenta está vinculada. Los pacientes y los temas están en tu servidor: usa `/patient` o `/topic` en uno de sus canales.',
};

type Conversation = Extract<Situation, { kind: 'conversation' }>;

const howToTalk = ({ partner, hears }: Conversation): string => {
  const write =
    partner === 'patient'
      ? 'Escribe como si hablaras con el paciente.'
      : 'Escribe lo que piensas; respondo o pregunto.';
  const heard = hears === 'everything' ? '' : ' Mencióname, responde a un mensaje mío o usa `/say`.';
  return `${write}${heard} Las respuestas llegan de una en una, por orden; no necesitas cuenta.\nPara charlar aparte, empieza el mensaje con \`((\`. Las preguntas van al servicio con la cuenta del anfitrión. Cualquiera puede pedir la transcripción; los anfitriones ven quién preguntó.`;
};

const inConversation = (situation: Conversation): string => {
  const moderate =
    situation.partner === 'patient'
      ? 'También puedes pausar la conversación, elegir a quién respondo, empezar de cero o terminarla: `/manage`.'
      : 'También puedes pausar la conversación, elegir a quién respondo o terminarla: `/manage`.';
  switch (situation.role) {
    case 'speaker':
      return howToTalk(situation);
    case 'moderator':
      return `${howToTalk(situation)}\n${moderate}`;
    case 'left_out':
      return 'En esta conversación solo pregunta el anfitrión; puedes leerla. Para empezar la tuya, usa `/patient` o `/topic` en un canal.';
    case 'host_to_link':
      return 'Esta conversación te espera. Vincula otra vez la cuenta con la que la empezaste y seguirá. No se pierde nada.';
  }
};

const nextStep = (situation: Situation): string => {
  switch (situation.kind) {
    case 'channel':
      return accountStep[situation.account];
    case 'dm':
      return inDm[situation.account];
    case 'conversation':
      return inConversation(situation);
    case 'ended':
      return `Esta conversación ha terminado; aún puedes leerla y, normalmente durante 30 días, pedir una transcripción con \`/transcript\`. ${accountStep[situation.account]}`;
  }
};

const commandsInServer = [
  '`/patient` entrevista a un paciente virtual, en un hilo',
  '`/topic` conversa sobre un tema, en un hilo',
  '`/transcript` lo preguntado y respondido, en archivos',
  '`/compose` pide que se redacten partes de un caso · `/cases` léelas y cámbialas',
  '`/account` qué cuenta está vinculada · `/link` · `/unlink`',
];

const commandsInDm = commandsInServer.slice(3);

const foot = ({ demo, operatorContact, privacyUrl }: HelpFacts): string =>
  [
    ...(demo ? ['-# Demo: nada de aquí llega al servicio real.'] : []),
    '-# Todo es una simulación: nada sobre pacientes reales, por favor.',
    ...(operatorContact === undefined ? [] : [`-# Quién lo administra: ${operatorContact}`]),
    ...(privacyUrl === undefined ? [] : [`-# Qué se guarda y cómo borrarlo: <${privacyUrl}>`]),
  ].join('\n');

export const helpTexts: Words['help'] = {
  command: 'Qué hacer ahora y qué sé hacer',
  buttons: {
    link: 'Vincular mi cuenta',
    link_again: 'Vincular mi cuenta otra vez',
    enter_number: 'Escribir el código',
  },
  text: (situation, facts) => {
    const commands = situation.kind === 'dm' ? commandsInDm : commandsInServer;
    return `**Ahora:** ${nextStep(situation)}\n\n${commands.join('\n')}\n\n${foot(facts)}`;
  },
  patientLanguage: '-# El idioma de cada paciente depende del servicio.',
};
