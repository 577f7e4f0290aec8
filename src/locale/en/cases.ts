import { partText } from '../case-text.ts';
import { moment, utcMinute } from '../forms.ts';
import { sectionTitle as partTitle, type Person, type SectionName as Part } from './compose.ts';
import { list, times } from './forms.ts';

const ago = (time: number): string => moment(time, 'R');

type LineProblem = 'no_name' | 'no_value' | 'too_many' | 'too_few';

const lineProblem: Readonly<Record<LineProblem, string>> = {
  no_name: 'it begins with a bar, so nothing says what this is',
  no_value: 'a bar and a value are missing, as in `Heart rate | 104 | bpm | 60-100`',
  too_many: 'there are too many bars (a bar inside a text is written `\\|`)',
  too_few: 'a bar and a finding are missing, as in `Abdomen | soft`',
};

const unreadLines = (lines: readonly string[]): string =>
  `Nothing has changed yet, because I could not read this:\n${lines.join('\n')}`;

/** Every word around kept cases. What others wrote arrives here escaped. */
export const casesTexts = {
  command: 'The cases that you have composed: read, change, copy or delete them',
  option: 'The name of one of your cases. Leave empty for the list',
  who: ({ name, age, gender }: Person): string => `**${name}**, ${age}, ${gender}`,
  about: (model: string, touchedAt: number): string => `Model: ${model} · last touched ${ago(touchedAt)}`,
  teachingPoints: (points: string): string => `Teaching points: ${points}`,
  part: partText(partTitle, {
    entry: (title, words) => `${title}: ${words}`,
    missing: 'missing',
    hand: 'edited by hand',
    service: 'written',
    olderNarrative: ', for an older narrative',
    olderDetails: ', for other details',
    olderBoth: ', for an older narrative and other details',
  }),
  becomesPatient:
    '-# Students cannot interview this yet. Send the download to the people who run the service; they will add it.',
  openPart: 'Open a part',
  missing: 'Missing: have it written, or type it',
  missingPart: (name: Part): string =>
    `**${partTitle[name]}**: missing. Have it written, type it yourself with **Edit**, or upload it.`,
  writeIt: (name: Part): string => `Write it: ${partTitle[name].toLowerCase()}`,
  buttons: {
    details: 'Details',
    duplicate: 'Duplicate',
    delete: 'Delete',
    reallyDelete: 'Delete it',
    keep: 'Keep it',
    card: 'Back to the case',
    part: 'Back to the part',
    edit: 'Edit',
    upload: 'Upload',
    download: 'Download',
    post: 'Post here',
    postRest: 'Post the rest',
    offer: 'Offer a copy',
    editAgain: 'Edit again',
    writeAgain: 'Write again',
    versions: 'Earlier versions',
    bringBack: 'Restore it',
    earlierPage: 'Newer cases',
    laterPage: 'Older cases',
  },
  list: (total: number, { page, pages }: { readonly page: number; readonly pages: number }): string =>
    `You keep ${times(total, 'case', 'cases')}.${pages > 1 ? ` Page ${page} of ${pages}.` : ''} Only you see them.`,
  listed: ({ age, gender }: Omit<Person, 'name'>, there: readonly Part[]): string =>
    `${age}, ${gender} · ${there.length === 0 ? 'nothing written' : list(there.map((name) => partTitle[name].toLowerCase()))}`,
  chooseOne: 'Open a case',
  none: 'You keep no cases yet. `/compose case` has one written.',
  unknown: (typed: string): string => `None of your cases is called "${typed}".`,
  several: (typed: string, { found, shown }: { readonly found: number; readonly shown: number }): string => {
    const some = `${found} of your cases are called something like "${typed}".`;
    return found > shown
      ? `${some} These are the ${shown} you touched last; type more of the name to find another.`
      : some;
  },
  gone: 'This case is no longer one of yours: it was deleted, or not touched for too long. `/cases` shows your cases.',
  askDelete: (name: string): string =>
    `Delete the case **${name}** with all its parts and earlier versions? This cannot be undone. Copies that others took are theirs and stay.`,
  deleted: (name: string): string => `The case **${name}** is deleted.`,
  editForm: {
    title: (name: Part): string => `Edit: ${partTitle[name].toLowerCase()}`,
    text: 'Text',
    more: (number: number): string => `Text, continued (${number})`,
    signsHint: 'A line each: Heart rate | 104 | bpm | 60-100',
    findingsHint: 'A line each: Abdomen | soft, not tender',
  },
  tooLongForForm: (most: number): string =>
    `This text is longer than a form can hold (${most.toLocaleString('en')} characters). Download it, change it in an editor of your own, and upload it.`,
  edited: '✏️ Saved.',
  meanwhile:
    '✏️ Saved. This part was changed elsewhere after you opened the form; that text is now the newest earlier version.',
  unreadLines,
  unreadable: (lines: readonly string[]): string =>
    `${unreadLines(lines)}\nYour text is kept for a day: press **Edit again**.`,
  unreadLine: ({ line, problem }: { readonly line: number; readonly problem: LineProblem }): string =>
    `- Line ${line}: ${lineProblem[problem]}`,
  moreLines: (more: number): string => `- … and ${more} more`,
  emptyText:
    'Nothing has changed, because the form was empty. To get rid of a part, delete the case or write the part again.',
  unreadGone:
    'This text is not kept any more: it was saved, or more than a day has passed. `/cases` has the case as it stands.',
  typedFile: 'What you typed is in the file, so that nothing is lost.',
  writeAgainForm: {
    title: (name: Part): string => `Write again: ${partTitle[name].toLowerCase()}`,
    different: 'What should be different?',
    differentHint: 'Leave empty for another version of the same',
    model: 'Language model',
    other: 'Another model',
    otherHint: 'Only if you were given a name; it wins over the list',
  },
  /** What the service reads below the teaching points. */
  wanted: ({ different, earlier }: { readonly different: string; readonly earlier: string }): string =>
    `What should be different from the earlier text: ${different}\n\nThe earlier text:\n${earlier}`,
  version: (by: 'service' | 'hand', model: string | undefined): string =>
    by === 'hand' ? 'Edited by hand' : `Written by ${model ?? 'the service'}`,
  versionAt: utcMinute,
  versionShown: (at: number): string => `-# An earlier version, from ${ago(at)}`,
  versions: (name: Part): string => `${partTitle[name]}: earlier versions. I keep the last five.`,
  chooseVersion: 'Show an earlier version',
  noVersions: (name: Part): string => `${partTitle[name]}: there is no earlier version.`,
  versionGone:
    'This version is not kept any more: newer ones have taken its place. Open **Earlier versions** again.',
  broughtBack: 'Restored. The replaced text is the newest earlier version.',
  file: {
    origin: 'Written by a language model for teaching; no real patient.',
    teachingPoints: 'Teaching points',
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
    'This case is larger than a file that I may send here. Open its parts one at a time: each comes as a file of its own.',
  upload: {
    title: 'Upload a text',
    file: 'File',
    hint: '.txt, .md or .csv, at most 1 MB; it replaces the part',
    none: 'There was no file, so nothing has changed.',
    tooLarge: 'This file is larger than 1 MB, so I have not read it. Nothing has changed.',
    unavailable: 'Discord did not give me this file, so nothing has changed. Please upload it again.',
    noText:
      'This file holds no text that I can read, so nothing has changed. Save it as plain text in UTF-8 and upload it again.',
    brokenCsv: (line: number): string =>
      `I cannot read this CSV file from line ${line} on: the quotation marks do not match. Nothing has changed.`,
  },
  offering: {
    title: 'Offer a copy',
    person: 'To whom?',
    personHint: 'They will find it in /cases for 14 days. A copy taken stays theirs',
    extras: 'Along with it',
    points: 'The teaching points',
    notInDm: 'I can offer a copy only in a server that both of you are in.',
    noPerson: 'A copy can be offered only to a person, not to a bot.',
    yourself: 'This case is yours already. **Duplicate** makes a copy for yourself.',
    done: (name: string, to: string): string =>
      `<@${to}> will find a copy of **${name}** in \`/cases\` for 14 days. Please let them know. Once taken, the copy is theirs, whatever you do with yours.`,
    tooMany: (to: string): string =>
      `As many copies are already waiting for <@${to}> as I can keep for one person. Ask them to take or decline some in \`/cases\`.`,
    waiting: (count: number): string =>
      count === 1 ? 'A copy is offered to you' : `${count} copies are offered to you`,
    from: (name: string): string => `from ${name}`,
    offered: (who: string, from: string, withPoints: boolean): string =>
      `${from} offers you a copy of this case, ${withPoints ? 'with' : 'without'} teaching points:\n${who}`,
    take: 'Take',
    decline: 'Decline',
    taken: 'This copy is yours now.',
    declined: 'Declined. Nobody is told.',
    over: 'This offer is over: it was taken back, answered, or has waited for more than 14 days.',
  },
  posting: {
    title: 'Post here, for everybody to see',
    parts: 'What to post',
    teachingPoints: 'Teaching points, hidden until somebody clicks',
    origin: (by: string): string => `-# by ${by} · Written by a language model; no real patient`,
    notInDm: 'I can post a case only in a server.',
    notAllowed: 'You may not write here yourself, so I do not post for you either.',
    botNotAllowed:
      'I may not post here: I need the permissions to see the channel, to send messages and to attach files.',
    running: 'This case is being posted already. Wait until all of it is there.',
    nothingLeft: 'There is nothing left to post.',
    done: (channel: string): string => `Posted in <#${channel}>.`,
    stopped: (why: string): string =>
      `Discord did not take all of it: ${why}\nThe rest is kept: press **Post the rest**.`,
    elsewhere: (channel: string): string => `The rest belongs in <#${channel}>: open \`/cases\` there.`,
  },
  detailsForm: 'Details of the case',
  duplicated: (name: string): string => `This is a copy of **${name}**. The original stays as it was.`,
  full: (most: number): string =>
    `You keep ${most} cases already, which is as many as I can keep for one person. Delete one with \`/cases\` first.`,
  noRoom:
    'There is no room left for this: your cases, their earlier versions and the copies that you offer take up all the space that I have for one person. Delete a case with `/cases`, then try again.',
  notKept: {
    full: 'You already keep as many cases as I can keep for one person, so this one is not kept: copy what you need, or delete another with `/cases` and compose it again.',
    no_room:
      'Your cases take up all the space that I have for one person, so this has not been kept: copy what you need, or delete a case with `/cases` and try again.',
    failed: 'I could not keep this case, so copy what you need.',
    gone: 'This case was deleted in the meantime, or everything of yours was, so this has not been kept. Copy what you need.',
  },
  notWritten: (name: Part): string =>
    `▫️ ${partTitle[name]}: not written. \`/cases\` has the case as it stands.`,
  writtenBehind:
    'You changed this part while I was writing it, so I left your text in place. The new one is above, and is the newest of the **Earlier versions**: restore it from there if you prefer it.',
  alreadyWriting: 'I am writing this part already. It will be on the card when it is done.',
  notStored:
    'I could not store this just now, so nothing has changed. Your text is in the file; please try again in a minute.',
} as const;
