import type { AccountStep, HelpFacts, Situation } from '../facts.ts';
import type { Words } from '../en/english.ts';

const accountStep: Readonly<Record<AccountStep, string>> = {
  not_linked:
    'Pour participer, ouvre le fil d’une conversation et écris : pas besoin de compte. Pour en commencer une, associe d’abord ton compte. Cela prend environ une minute.',
  number_missing:
    'Ta connexion attend son code : appuie sur **Saisir le code** et tape les six chiffres affichés sur la page.',
  linked:
    'Ton compte est associé. Commence un patient avec `/patient` ou un sujet avec `/topic`. Chacun ouvre un fil pour tout le monde.',
  sign_in_ended: 'Ta connexion a expiré. Associe à nouveau ton compte, et tout ce qui l’attend reprend.',
};

const inDm: Readonly<Record<AccountStep, string>> = {
  ...accountStep,
  linked:
    'Ton compte est associé. Les patients et les sujets sont sur ton serveur : utilise `/patient` ou `/topic` dans un de ses salons.',
};

type Conversation = Extract<Situation, { kind: 'conversation' }>;

const howToTalk = ({ partner, hears }: Conversation): string => {
  const write =
    partner === 'patient'
      ? 'Écris comme tu parlerais au patient.'
      : 'Écris ce que tu penses ; je réponds par la question ou la réponse suivante.';
  const heard = hears === 'everything' ? '' : ' Mentionne-moi, réponds-moi ou utilise `/say`.';
  return `${write}${heard} Les réponses viennent une à une, dans l’ordre ; pas besoin de compte.\nPour parler entre vous, commencez un message par \`((\`. Les questions vont au service sous le compte de l’hôte. Chacun peut demander une transcription ; les hôtes y voient qui a posé les questions.`;
};

const inConversation = (situation: Conversation): string => {
  const moderate =
    situation.partner === 'patient'
      ? 'Tu peux aussi faire une pause, choisir à qui je réponds, recommencer avec le patient ou terminer : `/manage`.'
      : 'Tu peux aussi faire une pause, choisir à qui je réponds ou terminer : `/manage`.';
  switch (situation.role) {
    case 'speaker':
      return howToTalk(situation);
    case 'moderator':
      return `${howToTalk(situation)}\n${moderate}`;
    case 'left_out':
      return 'Dans cette conversation, seul l’hôte pose des questions ; tu peux la lire. Pour commencer la tienne, utilise `/patient` ou `/topic` dans un salon.';
    case 'host_to_link':
      return 'Cette conversation t’attend. Associe à nouveau le compte avec lequel tu l’as commencée, et elle reprend. Rien n’est perdu.';
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
      return `Cette conversation est terminée ; tu peux encore la lire et, en général pendant 30 jours, en demander une transcription avec \`/transcript\`. ${accountStep[situation.account]}`;
  }
};

const commandsInServer = [
  '`/patient` interroger un patient virtuel, dans un fil',
  '`/topic` discuter d’un sujet, dans un fil',
  '`/transcript` les questions et les réponses, en fichiers',
  '`/compose` faire rédiger des parties d’un nouveau cas · `/cases` les lire et les modifier',
  '`/account` quel compte est associé · `/link` · `/unlink`',
];

const commandsInDm = commandsInServer.slice(3);

const foot = ({ demo, operatorContact, privacyUrl }: HelpFacts): string =>
  [
    ...(demo ? ['-# Démo : rien ici n’atteint le vrai service.'] : []),
    '-# Une simulation : rien sur de vrais patients.',
    ...(operatorContact === undefined ? [] : [`-# Qui gère ce bot : ${operatorContact}`]),
    ...(privacyUrl === undefined
      ? []
      : [`-# Ce qui est conservé, et comment le faire supprimer : <${privacyUrl}>`]),
  ].join('\n');

export const helpTexts: Words['help'] = {
  command: 'La prochaine étape, et ce que je sais faire',
  buttons: {
    link: 'Associer mon compte',
    link_again: 'Associer à nouveau mon compte',
    enter_number: 'Saisir le code',
  },
  text: (situation, facts) => {
    const commands = situation.kind === 'dm' ? commandsInDm : commandsInServer;
    return `**La suite :** ${nextStep(situation)}\n\n${commands.join('\n')}\n\n${foot(facts)}`;
  },
  patientLanguage: '-# La langue d’un patient dépend du service.',
};
