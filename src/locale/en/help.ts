import type { AccountStep, HelpButton, HelpFacts, Situation } from '../facts.ts';

const command = 'What to do next, and what I can do';

const buttons: Readonly<Record<HelpButton, string>> = {
  link: 'Link my account',
  link_again: 'Link my account again',
  enter_number: 'Enter number',
};

const accountStep: Readonly<Record<AccountStep, string>> = {
  not_linked:
    "To join in, open a conversation's thread and write: you need no account. To start one yourself, link your account first. It takes about a minute.",
  number_missing:
    'Your sign-in is waiting for its number: press **Enter number** and type the six digits that the page shows.',
  linked:
    'You are linked. Start a patient with `/patient`, or a topic with `/topic`. Each opens a thread for everybody.',
  sign_in_ended: 'Your sign-in has expired. Link your account again, and whatever is waiting for it goes on.',
};

const inDm: Readonly<Record<AccountStep, string>> = {
  ...accountStep,
  linked:
    'You are linked. Patients and topics live in your server: run `/patient` or `/topic` in a channel there.',
};

const howToTalk = ({ partner, hears }: Extract<Situation, { kind: 'conversation' }>): string => {
  const write =
    partner === 'patient'
      ? 'Write as you would speak to the patient.'
      : 'Write what you think; I reply with the next question or answer.';
  const heard = hears === 'everything' ? '' : ' Mention me, reply to me, or use `/say`.';
  return `${write}${heard} Answers come one at a time, in order; you need no account.\nTo talk among yourselves, start a message with \`((\`. Questions go to the service under the host's account. All can take a transcript; hosts see who asked.`;
};

const inConversation = (situation: Extract<Situation, { kind: 'conversation' }>): string => {
  const moderate =
    situation.partner === 'patient'
      ? 'You may also pause the conversation, choose whom I answer, start the patient again, or end it: `/manage`.'
      : 'You may also pause the conversation, choose whom I answer, or end it: `/manage`.';
  switch (situation.role) {
    case 'speaker':
      return howToTalk(situation);
    case 'moderator':
      return `${howToTalk(situation)}\n${moderate}`;
    case 'left_out':
      return 'Only the host asks questions in this conversation; you may read along. To start one of your own, run `/patient` or `/topic` in a channel.';
    case 'host_to_link':
      return 'This conversation is waiting for you. Link the account that you started it with again, and it goes on. Nothing is lost.';
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
      return `This conversation is over; you can still read it and, usually for 30 days, take a transcript with \`/transcript\`. ${accountStep[situation.account]}`;
  }
};

const commandsInServer = [
  '`/patient` interview a virtual patient, in a thread',
  '`/topic` talk a topic through, in a thread',
  '`/transcript` what was asked and answered, as files',
  '`/compose` have parts of a new case written · `/cases` read and change them',
  '`/account` who you are linked as · `/link` · `/unlink`',
];

const commandsInDm = commandsInServer.slice(3);

const foot = ({ demo, operatorContact, privacyUrl }: HelpFacts): string =>
  [
    ...(demo ? ['-# Demo: nothing here reaches the real service.'] : []),
    '-# A simulation: nothing about real patients, please.',
    ...(operatorContact === undefined ? [] : [`-# Who runs this: ${operatorContact}`]),
    ...(privacyUrl === undefined ? [] : [`-# What is kept, and how to have it deleted: <${privacyUrl}>`]),
  ].join('\n');

/** One screen: what to do next, which commands there are, and whom to ask. */
const text = (situation: Situation, facts: HelpFacts): string => {
  const commands = situation.kind === 'dm' ? commandsInDm : commandsInServer;
  return `**Next:** ${nextStep(situation)}\n\n${commands.join('\n')}\n\n${foot(facts)}`;
};

/** Every word of `/help`. */
export const helpTexts = {
  command,
  buttons,
  text,
  /** Below the text: our languages are not those of the service. */
  patientLanguage: '-# A patient’s language depends on the service.',
} as const;
