import { helpText } from '../help-text.ts';

/** Every word of `/help`. */
export const helpTexts = {
  command: 'What to do next, and what I can do',
  text: helpText({
    next: '**Next:**',
    accountStep: {
      not_linked:
        'To join in, open a conversation’s thread and write: you need no account. To start one yourself, link your account first. It takes about a minute.',
      number_missing:
        'Your sign-in is waiting for its number: press **Enter number** and type the six digits that the page shows.',
      linked:
        'You are linked. Start a patient with `/patient`, or a topic with `/topic`. Each opens a thread for everyone.',
      sign_in_ended:
        'Your sign-in has expired. Link your account again, and whatever is waiting for it goes on.',
    },
    linkedInDm:
      'You are linked. Patients and topics live in your server: run `/patient` or `/topic` in a channel there.',
    write: {
      patient: 'Write as you would speak to the patient.',
      topic: 'Write what you think; I reply with the next question or answer.',
    },
    mentions: 'Mention me, reply to me, or use `/say`.',
    inOrder: 'Answers come one at a time, in order; you need no account.',
    byHand: 'To ask, press **Raise hand**; you need no account.',
    howToTalk:
      'Among yourselves: begin with `((`. Questions go to the service under the host’s account; hosts see who asked.',
    signs: '💬 among yourselves, ✋ not asked. Edit or delete what still waits.',
    moderate: {
      patient: 'Pause, time limit, new start, end, and whom I answer: all in `/manage`.',
      topic: 'Pause, time limit, end, and whom I answer: all in `/manage`.',
    },
    leftOut:
      'Only others can ask in this conversation; you may read along. Whoever moderates here can let you ask.',
    hostToLink:
      'This conversation is waiting for you. Link the account that you started it with again, and it goes on. Nothing is lost.',
    ended:
      'This conversation is over; you can still read it and, usually for 30 days, take a transcript with `/transcript`.',
    commands: [
      '`/patient` interview a virtual patient, in a thread',
      '`/topic` talk a topic through, in a thread',
      '`/transcript` questions and answers as files, for anyone here',
      '`/compose` have parts of a new case written · `/cases` read and post them',
      '`/account` who you are linked as · `/link` · `/unlink`',
    ],
    teacher:
      'Teaching? Start with `/setup`. `invite` in `/patient` lets everybody start their own; `/manage` runs a thread or a whole channel.',
    demo: '-# Demo: nothing here reaches the real service.',
    simulation: '-# A simulation: nothing about real patients, please.',
    operator: '-# Who runs this:',
    privacy: '-# What is kept, and how to delete it:',
  }),
  /** To whoever replies to the announcement of a conversation. */
  inThread: (person: string, thread: string): string =>
    `<@${person}> Questions go in the thread <#${thread}>: open it and write there.`,
  /** Below the text: our languages are not those of the service. */
  patientLanguage: '-# A patient’s language depends on the service.',
} as const;
