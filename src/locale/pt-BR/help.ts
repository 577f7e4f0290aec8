import type { AccountStep, HelpFacts, Situation } from '../facts.ts';
import type { Words } from '../en/english.ts';

const accountStep: Readonly<Record<AccountStep, string>> = {
  not_linked:
    'Para participar, abra o tópico de uma conversa e escreva: não precisa de conta. Para iniciar uma, vincule antes sua conta. Leva cerca de um minuto.',
  number_missing:
    'Falta o código do seu login: clique em **Digitar o código** e informe os seis dígitos que a página mostra.',
  linked:
    'Sua conta está vinculada. Inicie um caso com `/patient` ou um tema com `/topic`. Cada um abre um tópico para todos.',
  sign_in_ended: 'Seu login expirou. Vincule sua conta de novo, e o que está à espera dela continua.',
};

const inDm: Readonly<Record<AccountStep, string>> = {
  ...accountStep,
  linked:
    'Sua conta está vinculada. Os pacientes e os temas ficam no seu servidor: use `/patient` ou `/topic` em um canal de lá.',
};

type Conversation = Extract<Situation, { kind: 'conversation' }>;

const howToTalk = ({ partner, hears }: Conversation): string => {
  const write =
    partner === 'patient'
      ? 'Escreva como você falaria com o paciente.'
      : 'Escreva o que você pensa; eu respondo ou pergunto.';
  const heard = hears === 'everything' ? '' : ' Mencione-me, responda a uma mensagem minha ou use `/say`.';
  return `${write}${heard} As respostas vêm uma por vez, na ordem; não precisa de conta.\nPara conversa paralela, comece a mensagem com \`((\`. As perguntas vão ao serviço pela conta do anfitrião. Todos podem pedir a transcrição; os anfitriões veem quem perguntou.`;
};

const inConversation = (situation: Conversation): string => {
  const moderate =
    situation.partner === 'patient'
      ? 'Você também pode pausar a conversa, escolher a quem respondo, recomeçar ou encerrar: `/manage`.'
      : 'Você também pode pausar a conversa, escolher a quem respondo ou encerrar: `/manage`.';
  switch (situation.role) {
    case 'speaker':
      return howToTalk(situation);
    case 'moderator':
      return `${howToTalk(situation)}\n${moderate}`;
    case 'left_out':
      return 'Nesta conversa só o anfitrião pergunta; você pode acompanhar. Para iniciar a sua, use `/patient` ou `/topic` em um canal.';
    case 'host_to_link':
      return 'Esta conversa espera por você. Vincule de novo a conta com que a iniciou, e ela continua. Nada se perde.';
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
      return `Esta conversa terminou; você ainda pode lê-la e, em geral por 30 dias, pedir a transcrição com \`/transcript\`. ${accountStep[situation.account]}`;
  }
};

const commandsInServer = [
  '`/patient` entreviste um paciente virtual, em um tópico',
  '`/topic` converse sobre um tema, em um tópico',
  '`/transcript` o que foi perguntado e respondido, em arquivos',
  '`/compose` peça partes de um novo caso · `/cases` leia e altere',
  '`/account` qual conta está vinculada · `/link` · `/unlink`',
];

const commandsInDm = commandsInServer.slice(3);

const foot = ({ demo, operatorContact, privacyUrl }: HelpFacts): string =>
  [
    ...(demo ? ['-# Demo: nada daqui chega ao serviço real.'] : []),
    '-# Uma simulação: nada sobre pacientes reais, por favor.',
    ...(operatorContact === undefined ? [] : [`-# Quem mantém: ${operatorContact}`]),
    ...(privacyUrl === undefined ? [] : [`-# O que fica guardado e como excluir: <${privacyUrl}>`]),
  ].join('\n');

export const helpTexts: Words['help'] = {
  command: 'O que fazer agora e o que eu sei fazer',
  buttons: {
    link: 'Vincular minha conta',
    link_again: 'Vincular minha conta de novo',
    enter_number: 'Digitar o código',
  },
  text: (situation, facts) => {
    const commands = situation.kind === 'dm' ? commandsInDm : commandsInServer;
    return `**Agora:** ${nextStep(situation)}\n\n${commands.join('\n')}\n\n${foot(facts)}`;
  },
  patientLanguage: '-# O idioma de cada paciente depende do serviço.',
};
