import { list, times } from './forms.ts';

type Shelf = 'patients' | 'topics';

const entries = (shelf: Shelf, count: number): string => times(count, shelf.slice(0, -1), shelf);

/** Every word of `/setup`. What others wrote arrives here escaped. */
export const setupTexts = {
  command: 'What this server offers, and how conversations start here',
  notAllowed: 'Only members who may manage this server can set it up.',
  pages: {
    patients: 'Patients that this server offers',
    topics: 'Topics that this server offers',
    defaults: 'How conversations start here',
    keeping: 'How long conversations are remembered',
    forget: 'Forget this server',
  },
  choosePage: 'What do you want to set up?',
  /** Choices of the menu below: the language of new threads, and of messages to everybody in channels. */
  language: (name: string): string => `New threads in ${name}`,
  usualLanguage: (name: string): string => `New threads in the server’s language (${name})`,
  home: ({ patients, topics }: Readonly<Record<Shelf, number>>): string =>
    `**Set up this server.** Its shelf holds ${entries('patients', patients)} and ${entries('topics', topics)}; \`/patient\` and \`/topic\` suggest these first.\n-# Who may use which command is Discord's own setting: Server Settings, Integrations, this bot.`,
  shelf: (
    shelf: Shelf,
    { total, page, pages }: Readonly<Record<'total' | 'page' | 'pages', number>>,
  ): string =>
    total === 0
      ? `The shelf holds no ${shelf} yet.`
      : `The shelf holds ${entries(shelf, total)}.${pages > 1 ? ` Page ${page} of ${pages}.` : ''} Adding one whose id is already there changes that one.`,
  /** Whether the service knows an id. */
  tried: {
    notYet: 'not tried yet',
    known: 'the service knows it',
    unknown: 'the service does not know it',
  },
  unknownOnes: (ids: readonly string[]): string =>
    `⚠️ The service does not know ${list(ids)}: a start with it failed. Check the id.`,
  chooseEntry: 'Change or remove one',
  buttons: {
    back: 'Back',
    before: 'Previous page',
    after: 'Next page',
    add: 'Add',
    find: 'Find by id',
    change: 'Change',
    remove: 'Remove',
    forget: 'Forget it',
  },
  form: {
    title: { patients: 'A patient on the shelf', topics: 'A topic on the shelf' },
    id: 'Id',
    idHint: 'As the service knows it',
    name: 'Title',
    patientName: "The patient's name",
    description: 'One line about it',
  },
  added: (title: string): string => `${title} added.`,
  changed: (title: string): string => `${title} changed.`,
  notOnShelf: (id: string): string => `The shelf holds nothing with the id “${id}”.`,
  removed: 'It is no longer on the shelf.',
  notAdded: (why: string): string => `Nothing has changed: ${why}.`,
  fullShelf: (most: number): string =>
    `the shelf already holds ${most} entries, the most that it can. Remove one first`,
  problems: {
    no_id: 'there is no id',
    no_title: 'there is no title',
    too_long: 'something is longer than 100 characters (80 for a name)',
  },
  defaults:
    'How conversations start in this server, unless the command says otherwise. The menus set who may ask, which messages I answer, and how fast people may write.',
  who: { everyone: 'Everyone asks', me: 'Only the host asks', hands: 'One at a time, by raised hands' },
  hears: { everything: 'I answer every message', mentions: 'I answer when I am mentioned' },
  keeping: (days: number, { least, most }: Readonly<Record<'least' | 'most', number>>): string =>
    `I remember an ended conversation for **${times(days, 'day', 'days')}**. Until then its transcript can be taken. You can choose from ${least} to ${most} days; anything older is forgotten within the hour. The thread itself stays on Discord.`,
  daysForm: {
    title: 'How long conversations are remembered',
    label: 'Days after the end',
    hint: ({ least, most }: Readonly<Record<'least' | 'most', number>>): string =>
      `A whole number from ${least} to ${most}`,
  },
  daysChanged: 'Saved.',
  noDays: (typed: string, { least, most }: Readonly<Record<'least' | 'most', number>>): string =>
    `Nothing has changed: “${typed}” is not a whole number from ${least} to ${most}.`,
  askForget:
    'Forget this server? Its shelf, its settings and the records of its conversations are deleted, and every conversation here ends. This cannot be undone.\n-# Not deleted: the threads on Discord, and what the service has.',
  forgotten: (ending: boolean): string =>
    ending
      ? 'What was stored about this server has been deleted. Some conversations are still giving an answer: they end right after that, and are deleted within the hour.'
      : 'Everything stored about this server has been deleted, and its conversations have ended.',
} as const;
