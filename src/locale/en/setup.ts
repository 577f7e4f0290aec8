import { times } from './forms.ts';

type Shelf = 'patients' | 'topics';

const entries = (shelf: Shelf, count: number): string => times(count, shelf.slice(0, -1), shelf);

type LessonLimits = Readonly<Record<'task' | 'line' | 'lines', number>>;

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
  /** Of the menu below, in which each language is named in its own words. */
  usualLanguage: 'The language of the server on Discord',
  home: ({ patients, topics }: Readonly<Record<Shelf, number>>): string =>
    `**Set up this server.** It offers ${entries('patients', patients)} and ${entries('topics', topics)} of its own, which \`/patient\` and \`/topic\` suggest first. The language below is that of new threads and of messages to everyone.\n-# Who may use which command is Discord’s own setting: Server Settings, Integrations, this bot.`,
  shelf: (
    shelf: Shelf,
    { total, page, pages }: Readonly<Record<'total' | 'page' | 'pages', number>>,
  ): string =>
    total === 0
      ? `This server offers no ${shelf} of its own yet.`
      : `This server offers ${entries(shelf, total)} of its own.${pages > 1 ? ` Page ${page} of ${pages}.` : ''} Adding one whose id is already there changes that one.`,
  chooseEntry: 'Change or remove one',
  buttons: {
    back: 'Back',
    before: 'Previous page',
    after: 'Next page',
    add: 'Add',
    change: 'Change',
    invite: 'Invite',
    remove: 'Remove',
    forget: 'Forget it',
  },
  form: {
    title: { patients: 'A patient of this server', topics: 'A topic of this server' },
    id: 'Id',
    idHint: 'As the service knows it',
    name: 'Title',
    patientName: 'The patient’s name',
    description: 'One line about it',
  },
  /** What goes with an entry; its title is also that of the button. */
  lesson: {
    title: 'Lesson',
    task: 'Task',
    taskHint: 'What people read in the thread before they begin',
    picture: 'Picture',
    pictureHint: 'Its https address: a face, or the note on the door. Discord’s apps load it',
    checklist: 'To be asked',
    checklistHint: (lines: number): string =>
      `One a line, ${lines} at most. Whoever practises alone can read the list by ending`,
    saved: 'The lesson is saved. It applies to whatever is started from now on.',
    problems: {
      task: ({ task }: LessonLimits): string =>
        `the task is longer than ${task} characters. What you typed is still in the form`,
      picture: (): string =>
        'a picture needs an address that begins with https://. What you typed is still in the form',
      line: (text: string, { line: length }: LessonLimits): string =>
        `“${text}” is longer than ${length} characters. What you typed is still in the form`,
      lines: ({ lines }: LessonLimits): string =>
        `the list has more than ${lines} lines. What you typed is still in the form`,
    },
  },
  added: (title: string): string => `${title} added.`,
  changed: (title: string): string => `${title} changed.`,
  removed: 'This server no longer offers it.',
  notAdded: (why: string): string => `Nothing has changed: ${why}.`,
  fullShelf: (most: number): string =>
    `this server already offers ${most}, the most that it can. Remove one first`,
  problems: {
    no_id: 'there is no id',
    no_title: 'there is no title',
    too_long: 'something is longer than 100 characters (80 for a name)',
  },
  defaults:
    'How conversations start in this server, unless the command says otherwise. The menus set who may ask, and which messages I answer.',
  who: { everyone: 'Everyone asks', me: 'Only the host asks', hands: 'One at a time, by raised hands' },
  hears: { everything: 'I answer every message', mentions: 'I answer when I am mentioned' },
  keeping: (days: number, { least, most }: Readonly<Record<'least' | 'most', number>>): string =>
    `I remember an ended conversation for **${times(days, 'day', 'days')}**. During that time its transcript can be taken. You can choose from ${least} to ${most} days; anything older is forgotten within the hour. The thread itself stays on Discord.`,
  daysForm: {
    label: 'Days after the end',
    hint: ({ least, most }: Readonly<Record<'least' | 'most', number>>): string =>
      `A whole number from ${least} to ${most}`,
  },
  daysChanged: 'Saved.',
  noDays: (typed: string, { least, most }: Readonly<Record<'least' | 'most', number>>): string =>
    `Nothing has changed: “${typed}” is not a whole number from ${least} to ${most}.`,
  askForget:
    'Forget this server? Its patients and topics, its settings and the records of its conversations are deleted, and every conversation here ends. This cannot be undone.\n-# Not deleted: the threads on Discord, and what the service has.',
  forgotten: (ending: boolean): string =>
    ending
      ? 'What was stored about this server has been deleted. Some conversations are still giving an answer: they end right after that and are then deleted, even if I am restarted meanwhile.'
      : 'Everything stored about this server has been deleted, and its conversations have ended.',
} as const;
