import type { PartState } from '../facts.ts';
import { moment } from '../forms.ts';
import { sectionTitle as partTitle, type Person, type SectionName as Part } from './compose.ts';
import { list, times } from './forms.ts';

/** How many messages Discord has taken, and why no more. */
interface Stopped {
  readonly posted: number;
  readonly all: number;
  readonly why: string;
}

/** Every word around kept cases. What others wrote arrives here escaped. */
export const casesTexts = {
  command: 'The cases that you have composed: read, download, post or delete them',
  option: 'The name of one of your cases. Leave empty for the list',
  who: ({ name, age, gender }: Person): string => `**${name}**, ${age}, ${gender}`,
  about: (model: string, touchedAt: number): string =>
    `Model: ${model} · last used ${moment(touchedAt, 'R')}`,
  teachingPoints: (points: string): string => `Teaching points: ${points}`,
  part: (name: Part, state: PartState): string =>
    ({
      missing: `▫️ ${partTitle[name]}: missing`,
      written: `✅ ${partTitle[name]}: written`,
      undecided: `✏️ ${partTitle[name]}: two texts, open it to choose one`,
    })[state],
  becomesPatient:
    '-# Students can interview this patient once those who run the service have added the case: send them the download, edited if you like.',
  openPart: 'Open a part',
  writeIt: (name: Part): string => `Write the ${partTitle[name].toLowerCase()}`,
  page: ({ page, pages }: Readonly<Record<'page' | 'pages', number>>): string => `Page ${page} of ${pages}`,
  buttons: {
    keepNew: 'Keep the new one',
    keepEarlier: 'Keep the earlier one',
    list: 'All cases',
    delete: 'Delete',
    reallyDelete: 'Delete it',
    keep: 'Keep it',
    card: 'Back to the case',
    download: 'Download',
    post: 'Post here',
    writeAgain: 'Write again',
  },
  list: (total: number): string =>
    `You keep ${times(total, 'case', 'cases')}. Only you see ${total === 1 ? 'it' : 'them'}.`,
  listed: ({ age, gender }: Omit<Person, 'name'>, there: readonly Part[]): string =>
    `${age}, ${gender} · ${there.length === 0 ? 'nothing written' : list(there.map((name) => partTitle[name].toLowerCase()))}`,
  chooseOne: 'Open a case',
  none: 'You keep no cases yet. `/compose case` has one written.',
  unknown: (typed: string): string => `None of your cases is called “${typed}”.`,
  several: (typed: string, { found, shown }: { readonly found: number; readonly shown: number }): string => {
    const some = `${found} of your cases are called something like “${typed}”.`;
    return found > shown
      ? `${some} These are the ${shown} you used last; type more of the name to find another.`
      : some;
  },
  gone: 'This case is no longer one of yours: it was deleted, or not used for too long. `/cases` shows your cases.',
  askDelete: (name: string): string =>
    `Delete the case **${name}** with all its parts? This cannot be undone.`,
  deleted: (name: string): string => `The case **${name}** is deleted.`,
  writeAgainForm: {
    title: 'Write a part again',
    part: 'Which part?',
    different: 'What should be different?',
    differentHint: 'Leave empty for another version of the same',
  },
  /** What the service reads below the teaching points. */
  wanted: ({ different, earlier }: { readonly different: string; readonly earlier: string }): string =>
    `What should be different from the earlier text: ${different}\n\nThe earlier text:\n${earlier}`,
  file: {
    origin: 'Written by a language model for teaching; no real patient.',
    sign: 'Vital sign',
    value: 'Value',
    unit: 'Unit',
    range: 'Normal range',
    mark: 'Outside',
    outside: { low: '▼ low', high: '▲ high', no: '', unknown: '' },
    note: 'Note',
    examined: 'Examined',
    finding: 'Finding',
    markdown: 'The case as Markdown',
    html: 'The case as a page to print',
    json: 'The case as data',
  },
  download:
    'The case with its teaching points, as Markdown, as a page to read or print in a browser, and as data (JSON).',
  tooLargeToSend:
    'This case is larger than a file that I may send here. Open its parts one at a time instead.',
  posting: {
    title: 'Post here, for everyone to see',
    parts: 'What to post',
    teachingPoints: 'Teaching points, hidden until someone clicks',
    origin: (by: string): string => `-# by ${by} · Written by a language model; no real patient`,
    notAllowed: 'You are not allowed to write here yourself, so I will not post for you either.',
    botNotAllowed:
      'I am not allowed to post here: I need the permissions to see the channel, to send messages and to attach files.',
    done: (channel: string): string => `Posted in <#${channel}>.`,
    stopped: ({ posted, all, why }: Stopped): string =>
      `Discord took ${posted} of ${times(all, 'message', 'messages')}: ${why}`,
  },
  /** In the channel. */
  undelivered: (user: string): string =>
    `<@${user}>, I couldn’t show you all of it in time. Nothing is lost: \`/cases\` has the case.`,
  notKept: {
    full: 'Your cases take up all the space that I have for one person, so this has not been kept: copy what you need, or delete a case with `/cases` and try again.',
    failed: 'I could not keep this case, so copy what you need.',
    gone: 'This case, or all your data, was deleted in the meantime, so this has not been kept. Copy what you need.',
  },
  written: '✅ This is the new text.',
  writtenAgain: '✅ This is the new text. The earlier one is kept, too, until you choose.',
  /** Below the new text. */
  earlier: (beginning: string): string => `The earlier text begins:\n${beginning}`,
  chooseFirst: 'Choose one of the two texts first; then this part can be written again.',
  alreadyWriting: 'I am writing this part already. It will be in the case when it is done.',
} as const;
