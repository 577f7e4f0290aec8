import { moment } from '../forms.ts';

interface Link {
  /** The service user's name, escaped. */
  readonly username: string;
}

interface Operator {
  readonly operatorContact?: string | undefined;
}

const howTo =
  'Press **Link my account** and sign in on the page. It then shows six digits: come back, press **Enter number** and type them. The page works for ten minutes, and only for you.';

const contact = ({ operatorContact }: Operator): string =>
  operatorContact === undefined ? '' : ` Contact: ${operatorContact}`;

/** Every word of `/link`, `/unlink` and `/account`. What others wrote arrives here escaped. */
export const accountTexts = {
  commands: {
    link: 'Link your Clinical Education Service account so that you can start conversations',
    unlink: 'Unlink your account and delete its sign-in here; your cases stay',
    account: 'Show which account is linked, whether it works, and what runs on it',
  },
  buttons: {
    link: 'Link my account',
    linkAgain: 'Link my account again',
    enterNumber: 'Enter number',
    newLink: 'New page',
    goOn: 'Go on',
    endThem: (count: number): string => `Unlink and end ${count === 1 ? 'it' : 'them'}`,
    leaveThem: (count: number): string => `Unlink and leave ${count === 1 ? 'it' : 'them'} open`,
    stayLinked: 'Stay linked',
    myData: 'My data',
    deleteAll: 'Delete everything',
    reallyDeleteAll: 'Delete all my data',
    keepAll: 'Keep everything',
    end: (title: string): string => `End: ${title}`,
  },
  form: {
    title: 'The number from the page',
    number: 'Six digits',
    hint: 'The page shows them after you sign in. No number? Leave this empty to get a new page.',
    placeholder: '123 456',
  },

  link: howTo,
  linkAgain: ({ username }: Link): string =>
    `You are linked as **${username}**. Signing in again replaces that link. ${howTo}`,
  /** Shown before `link` when somebody asked for something that needs an account. */
  prompt: {
    not_linked:
      'You’re not linked yet. Link your account (about a minute), and I’ll go on with what you asked for. Only the person who starts a conversation needs this.',
    sign_in_ended:
      'The service no longer accepts your earlier sign-in. Link again (about a minute), and I’ll go on with what you asked for.',
    other_account:
      'This runs on a different account from the one you’re linked to now. Link the earlier one again, and I’ll go on with what you asked for.',
  },
  numberAwaited:
    'You have signed in on the page; only the number is missing. Press **Enter number** and I’ll go on with what you asked for.',
  tooManyLinks: (retryAt: number): string =>
    `You have asked for five pages within an hour. You can get the next one ${moment(retryAt, 'R')}: run \`/link\` then.`,
  pageOutOfReach: ({ operatorContact, url }: Operator & { readonly url: string }): string =>
    `Linking does not work yet: my page opens only on the machine that I run on. Whoever runs this bot has to set PUBLIC_URL to an https address that members can reach.${contact({ operatorContact })}\n-# On that machine: <${url}>`,

  linked: ({ username }: Link): string => `✅ Linked as **${username}**.`,
  linkedNext: ({ username }: Link): string =>
    `✅ Linked as **${username}**. \`/patient\` starts a patient, \`/topic\` a topic; \`/unlink\` undoes this at any time.`,
  goOn: ({ username }: Link): string =>
    `✅ Linked as **${username}**. Press **Go on** to return to what you asked for.`,

  wrongNumber: (left: number): string =>
    left === 0
      ? 'That was the fifth wrong number, so this sign-in is over. Get a new page and try again.'
      : `That is not the number on the page. Check it and press **Enter number** (${left === 1 ? 'one try' : `${left} tries`} left).`,
  unreadableNumber: 'The number has six digits, such as 123 456. Press **Enter number** and try again.',
  noNumber: {
    page_open:
      'First open the page with **Link my account** above and sign in there; it then shows the number. Page gone? Get a new one.',
    linked_already: '✅ Already linked. `/account` shows which account it is.',
    nothing:
      'No sign-in of yours is waiting for a number. Pages and numbers are good for ten minutes, and forgotten when I am restarted. Get a new page.',
  },

  notLinked: 'You have no linked account. `/link` links one.',
  unlinked: ({ username }: Link): string =>
    `Unlinked from **${username}**. Your sign-in and unfinished steps have been deleted here. Your composed cases stay: \`/cases\`. The service itself keeps what it has.`,
  askHosted: (count: number): string =>
    `${count === 1 ? 'One open conversation runs' : `${count} open conversations run`} on your account and cannot go on without it. Unlink all the same? Nothing has changed yet. Your composed cases stay.`,
  stillLinked: 'You stay linked; nothing has changed.',
  stored: {
    account: 'Your link to the service; its tokens are kept as well, but not shown',
    cases: 'Cases that you composed, with their texts',
    counts: 'How many questions you have asked in the past hour',
    hosted: 'Conversations that you host or hosted, until they are deleted (usually 30 days after their end)',
    named:
      'Other people’s conversations in which you took part, until they are deleted (usually 30 days after their end)',
    lines:
      'Your questions and decisions, for transcripts (when, and the ids of the messages, not their text)',
  },
  storedLine: (what: string, count: number): string => `- ${what}: ${count}`,
  dataFile: 'Everything stored about you, as JSON',
  myData: (lines: readonly string[]): string =>
    lines.length === 0
      ? 'Nothing is stored about you here.'
      : `This is everything stored about you here:\n${lines.join('\n')}\n-# What you wrote in threads is on Discord, and what was asked is with the service.`,
  dataTooLarge:
    'One of the records about you is larger than any file that I may send here. Delete your longest case with `/cases`, or ask the person who runs this bot.',
  askDeleteAll:
    'Delete everything stored about you here? Your link, your cases and unfinished steps are deleted at once. The conversations that you host end and are deleted, and you are removed from the records of other people’s conversations. This cannot be undone.\n-# Not deleted: messages on Discord, what the service has and, for up to an hour, how many questions you have asked.',
  nothingDeleted: 'Nothing has been deleted.',
  deletedAll: (ending: boolean): string =>
    `${ending ? 'Everything stored about you here has been deleted, except conversations in which an answer is in progress: they end right after it and are then deleted; **My data** shows what is left.' : 'Everything stored about you here has been deleted.'} Messages on Discord stay until you delete them, and the service keeps what it has.`,
  hostedEnded: 'What ran on this account has ended.',
  hostedEnding:
    'Answers in progress come first. What runs on this account ends right after them; each thread will say so.',
  hostedLeft:
    'What is open stays open, and goes on if you link the same account again. `/end` in a thread ends the conversation there.',

  account: ({ username, linkedAt }: Link & { readonly linkedAt: number }): string =>
    `Linked as **${username}** since ${moment(linkedAt, 'D')}.`,
  works: '✅ The link works.',
  cannotTell: 'I can’t check right now whether it still works; your next question will show.',
  ended: '❌ The service no longer accepts this sign-in. Link again, and your open conversations go on.',
  unclear: (words: string): string => `⚠️ I can’t tell whether it works right now. ${words}`,
  hosted: (list: readonly { readonly title: string; readonly url: string }[], more: number): string =>
    list.length === 0
      ? 'No open conversation runs on this account.'
      : [
          'Open conversations on this account:',
          ...list.map(({ title, url }) => `- [${title}](${url})`),
          ...(more === 0 ? [] : [`- and ${more} more`]),
        ].join('\n'),
} as const;
