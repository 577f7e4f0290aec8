import type { AccountStep, HelpFacts, Situation } from '../facts.ts';
import type { Words } from '../en/english.ts';

const accountStep: Readonly<Record<AccountStep, string>> = {
  not_linked:
    'Um mitzumachen, öffne den Thread eines Gesprächs und schreib: Dafür brauchst du kein Konto. Um selbst eines zu beginnen, verknüpfe zuerst dein Konto. Das dauert etwa eine Minute.',
  number_missing:
    'Deiner Anmeldung fehlt noch die Zahl: Drücke **Zahl eingeben** und tippe die sechs Ziffern, die die Seite zeigt.',
  linked:
    'Dein Konto ist verknüpft. Beginne mit `/patient` einen Patienten oder mit `/topic` ein Thema. Beide öffnen einen Thread für alle.',
  sign_in_ended:
    'Deine Anmeldung ist abgelaufen. Verknüpfe dein Konto noch einmal, und was darauf wartet, geht weiter.',
};

const inDm: Readonly<Record<AccountStep, string>> = {
  ...accountStep,
  linked:
    'Dein Konto ist verknüpft. Patienten und Themen gibt es auf deinem Server: Gib dort in einem Kanal `/patient` oder `/topic` ein.',
};

type Conversation = Extract<Situation, { kind: 'conversation' }>;

const howToTalk = ({ partner, hears }: Conversation): string => {
  const write =
    partner === 'patient'
      ? 'Schreib, wie du mit dem Patienten sprechen würdest.'
      : 'Schreib, was du denkst; ich antworte mit der nächsten Frage oder Antwort.';
  const heard = hears === 'everything' ? '' : ' Erwähne mich, antworte mir oder nimm `/say`.';
  return `${write}${heard} Antworten kommen der Reihe nach; du brauchst kein Konto.\nUntereinander: \`((\` am Anfang einer Nachricht. Fragen gehen unter dem Konto des Hosts an den Dienst. Alle können ein Transkript abrufen; Hosts sehen, wer gefragt hat.`;
};

const inConversation = (situation: Conversation): string => {
  const moderate =
    situation.partner === 'patient'
      ? 'Du kannst auch anhalten, bestimmen, wem ich antworte, den Patienten neu beginnen lassen oder beenden: `/manage`.'
      : 'Du kannst auch anhalten, bestimmen, wem ich antworte, oder beenden: `/manage`.';
  switch (situation.role) {
    case 'speaker':
      return howToTalk(situation);
    case 'moderator':
      return `${howToTalk(situation)}\n${moderate}`;
    case 'left_out':
      return 'In diesem Gespräch fragt nur der Host; du darfst mitlesen. Um ein eigenes zu beginnen, gib in einem Kanal `/patient` oder `/topic` ein.';
    case 'host_to_link':
      return 'Dieses Gespräch wartet auf dich. Verknüpfe das Konto wieder, mit dem du es begonnen hast, und es geht weiter. Nichts geht verloren.';
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
      return `Dieses Gespräch ist vorbei; du kannst es noch lesen und, meist 30 Tage lang, mit \`/transcript\` ein Transkript abrufen. ${accountStep[situation.account]}`;
  }
};

const commandsInServer = [
  '`/patient` einen virtuellen Patienten befragen, in einem Thread',
  '`/topic` über ein Thema sprechen, in einem Thread',
  '`/transcript` Fragen und Antworten als Dateien',
  '`/compose` Teile eines neuen Falls schreiben lassen · `/cases` sie lesen und ändern',
  '`/account` welches Konto verknüpft ist · `/link` · `/unlink`',
];

const commandsInDm = commandsInServer.slice(3);

const foot = ({ demo, operatorContact, privacyUrl }: HelpFacts): string =>
  [
    ...(demo ? ['-# Demo: Nichts hier erreicht den echten Dienst.'] : []),
    '-# Eine Simulation: bitte nichts über echte Patienten.',
    ...(operatorContact === undefined ? [] : [`-# Betrieben von: ${operatorContact}`]),
    ...(privacyUrl === undefined ? [] : [`-# Was gespeichert wird und wie man es löscht: <${privacyUrl}>`]),
  ].join('\n');

export const helpTexts: Words['help'] = {
  command: 'Was als Nächstes zu tun ist und was ich kann',
  buttons: {
    link: 'Mein Konto verknüpfen',
    link_again: 'Mein Konto neu verknüpfen',
    enter_number: 'Zahl eingeben',
  },
  text: (situation, facts) => {
    const commands = situation.kind === 'dm' ? commandsInDm : commandsInServer;
    return `**Als Nächstes:** ${nextStep(situation)}\n\n${commands.join('\n')}\n\n${foot(facts)}`;
  },
  patientLanguage: '-# Die Sprache eines Patienten hängt vom Dienst ab.',
};
