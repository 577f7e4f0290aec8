import { isNobody } from '../../machine/forget.ts';
import { beginningOf } from '../../machine/outgoing.ts';
import type { Rendering } from '../../machine/ports.ts';
import type { Chosen, Conversation, Line, AnswerPart } from '../../machine/record.ts';
import type { MessageBody, ButtonData, Upload } from '../../discord/reply.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import { escapeName, withoutPreviews } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import * as buttons from './buttons.ts';

/** What a conversation's messages look like in Discord: the lines that it says once, and its announcement. */

/** The words in which the bot speaks in a conversation's thread. */
export type WordsOf = (record: Pick<Conversation, 'about'>) => Texts;

/** The mention shows as a name and pings nobody: none of our messages pings unless it says so. */
export const nameOf = (user: UserId, { conversation: { somebody } }: Texts): string =>
  isNobody(user) ? somebody : `<@${user}>`;

/** As mentions, which ping nobody. */
export const chosenNames = (
  { people, roles }: Chosen = { people: [], roles: [] },
  words: Texts,
): readonly string[] => [...people.map((user) => nameOf(user, words)), ...roles.map((role) => `<@&${role}>`)];

// ---- the first message and the announcement

interface Opened {
  readonly words: Texts;
  /** The service is the built-in stand-in. */
  readonly demo: boolean;
  readonly readsMessages: boolean;
}

const transcriptButton = (id: string, { buttons: labels }: Texts['conversation']): ButtonData =>
  buttons.transcript.make({ label: labels.transcript, with: { conversation: id } });

/** The thread's first message; once the conversation has ended, what whoever writes there is told, without buttons. */
export const firstMessage = (record: Conversation, { words, demo, readsMessages }: Opened): MessageBody => {
  const { about, terms, phase } = record;
  const { id, kind, hostName } = about;
  const { conversation: texts } = words;
  if (phase === 'ended') {
    // Right above it stands the announcement, which says what it was, if there is one.
    const isBelow = about.announcementId !== undefined;
    return { content: isBelow ? texts.hints[endedHintOf(record)] : endedText(record, words) };
  }
  const { who, hears } = terms;
  const heard = readsMessages ? hears : 'mentions';
  const content = texts.first({ kind, host: escapeName(hostName), who, hears: heard, demo });
  const manage = buttons.manage.make({ label: texts.buttons.manage, with: { conversation: id } });
  return { content, rows: [[manage, transcriptButton(id, texts)]] };
};

/** A conversation's title for one of our sentences, escaped; a topic may not have got its title yet. */
export const titleInText = (
  { title, subject }: Pick<Conversation['about'], 'title' | 'subject'>,
  { conversation: texts }: Texts,
): string => escapeName(title === '' ? texts.topicTitle(String(subject)) : title);

/** What it was, and that it is over. */
const endedText = ({ about, ended }: Conversation, words: Texts): string => {
  const { conversation: texts } = words;
  const title = titleInText(about, words);
  if (ended?.because === 'gone') return texts.announcementOfGone(title);
  if (ended?.because === 'no_such_case') return texts.announcementOfNoCase(title);
  return texts.announcementOfEnded({ kind: about.kind, title, host: escapeName(about.hostName) });
};

/** Whether **Start my own** and **Practise alone** stand below its end. */
const startsAnother = ({ ended }: Conversation): boolean =>
  ended?.because !== 'no_such_case' && ended?.because !== 'deleted';

/** What people are told who write there. */
export const endedHintOf = ({ ended }: Conversation): 'ended' | 'ended_no_case' | 'ended_deleted' => {
  if (ended?.because === 'no_such_case') return 'ended_no_case';
  return ended?.because === 'deleted' ? 'ended_deleted' : 'ended';
};

/** What anybody can do once it has ended. */
export const startMyOwnRow = (
  record: Conversation,
  { conversation: { buttons: labels } }: Texts,
): readonly ButtonData[] => {
  const { id, publicOnly } = record.about;
  const about = { with: { conversation: id } };
  const own = buttons.startMyOwn.make({ label: labels.startMyOwn, ...about });
  const alone = buttons.practiseAlone.make({ label: labels.practiseAlone, ...about });
  if (!startsAnother(record)) return [];
  return publicOnly === true ? [own] : [own, alone];
};

/** The message in the channel that the thread hangs on. */
export const announcement = (record: Conversation, words: Texts): MessageBody => {
  const { about, terms, phase } = record;
  if (phase === 'ended') {
    const row = startMyOwnRow(record, words);
    return { content: endedText(record, words), rows: row.length === 0 ? [] : [row] };
  }
  const title = titleInText(about, words);
  const named = { kind: about.kind, title, host: escapeName(about.hostName), who: terms.who };
  return { content: words.conversation.announcement(named) };
};

// ---- what is said once

/** The files of a part as Discord expects them. */
const uploadsOf = ({ file, others = [] }: AnswerPart): readonly Upload[] =>
  (file === undefined ? [] : [file, ...others]).map((one) => ({
    name: one.name,
    data: 'text' in one ? one.text : new Uint8Array(Buffer.from(one.base64, 'base64')),
  }));

const partBody = ({ part, as }: Extract<Line, { kind: 'part' }>, words: Texts): MessageBody => {
  const { content, pictures } = part;
  if (as !== 'file') return { content, uploads: uploadsOf(part), pictures };
  const { asFile, lines } = words.conversation;
  if (part.file !== undefined) return { content: `${content}\n${lines.unshown}`, pictures };
  return { content: asFile, uploads: [{ name: 'answer.md', data: content }] };
};

/** A problem with the host's account is explained to everyone here, not as if it were the reader's own. */
const wordsForAll = (failure: ServiceFailure, { conversation: { suspension }, failures }: Texts): string => {
  if (failure.kind === 'needs_link')
    return `${failure.reason === 'other_account' ? suspension.other_account : suspension.link}.`;
  const isOfAccount =
    failure.kind === 'not_taken' &&
    (failure.reason === 'account_refused' || failure.reason === 'renewal_fails');
  return isOfAccount ? `${suspension[failure.reason]}.` : failures.service(failure);
};

const droppedText = ({ why, count, by }: Extract<Line, { kind: 'dropped' }>, words: Texts): string => {
  const { lines, somebody } = words.conversation;
  return why === 'skipped'
    ? lines.dropped.skipped(count, by === undefined ? somebody : nameOf(by, words))
    : lines.dropped[why](count);
};

const endText = (
  { by, because, summary }: Extract<Line, { kind: 'ended' }>,
  { about: { kind } }: Conversation,
  words: Texts,
): string => {
  const { ended } = words.conversation.lines;
  const isTold = because === 'finished' || because === 'idle' || because === 'deleted';
  const why = isTold ? ended[because] : by === undefined ? ended.other : ended.by(nameOf(by, words));
  return summary.questions === 0 ? why : `${why} ${ended.summary({ ...summary, kind })}`;
};

const doubtButtons = (conversation: string, place: string, { buttons: labels }: Texts['conversation']) => {
  const about = { with: { conversation, place } };
  return [
    buttons.askAgain.make({ label: labels.askAgain, style: 'primary', ...about }),
    buttons.skipDoubt.make({ label: labels.skip, ...about }),
  ];
};

const tooLong = ({ id, kind }: Conversation['about'], texts: Texts['conversation']): MessageBody => {
  if (kind === 'topic') return { content: `${texts.lines.tooLong} ${texts.noReset}` };
  const label = texts.buttons.startAgain;
  return {
    content: texts.lines.tooLong,
    rows: [[buttons.panel.startAgain.make({ label, with: { conversation: id } })]],
  };
};

const unshownText = (
  { missing, rest }: Extract<Line, { kind: 'unshown' }>,
  channel: string,
  { lines, permissions }: Texts['conversation'],
): string => {
  if (missing === undefined) return rest === true ? lines.restUnshown : lines.unshown;
  const say = rest === true ? lines.restNeedsRight : lines.fileUnshown;
  return say(permissions[missing], channel);
};

export const lineBody = (record: Conversation, line: Line, opened: Opened): MessageBody => {
  const { words } = opened;
  const { conversation: texts, failures } = words;
  const { about } = record;
  switch (line.kind) {
    case 'task':
      return {
        content: texts.lines.task(line.text && withoutPreviews(line.text)),
        pictures: line.picture === undefined ? undefined : [line.picture],
      };
    case 'first':
      return firstMessage(record, opened);
    case 'part':
      return partBody(line, words);
    case 'beginning':
      return { content: beginningOf(record) };
    case 'unshown':
      return { content: unshownText(line, about.channelId, texts) };
    case 'doubt':
      return { content: texts.lines.doubt[line.reason], rows: [doubtButtons(about.id, line.place, texts)] };
    case 'refused':
      if (line.failure.kind === 'too_long') return tooLong(about, texts);
      return { content: texts.small(failures.service(line.failure)) };
    case 'no_such_case':
      return { content: texts.lines.noSuchCase };
    case 'dropped':
      return { content: droppedText(line, words) };
    case 'started_again':
      return { content: texts.lines.startedAgain(line.by && nameOf(line.by, words)) };
    case 'reset_failed':
      return { content: texts.lines.resetFailed(wordsForAll(line.failure, words)) };
    case 'told':
      return { content: words.groups.told(nameOf(line.by, words), line.text) };
    case 'ended': {
      const isKept = line.summary.questions > 0 && line.because !== 'deleted';
      const taken = isKept ? [transcriptButton(about.id, texts)] : [];
      const label = words.debrief.button;
      const debrief = buttons.debrief.make({ label, style: 'primary', with: { conversation: about.id } });
      const isDebriefed =
        about.debrief === true && line.because !== 'deleted' && line.because !== 'no_such_case';
      // What comes next is first: a new start would close the list for all groups.
      const row = [...(isDebriefed ? [debrief] : []), ...taken, ...startMyOwnRow(record, words)];
      return { content: endText(line, record, words), rows: row.length === 0 ? undefined : [row] };
    }
  }
};

const customIdsOf = ({ rows = [] }: MessageBody): readonly string[] =>
  rows.flat().flatMap((button) => ('custom_id' in button ? [button.custom_id] : []));

/** How a conversation's lines are recognized in its thread. */
export const createRendering = (wordsOf: WordsOf): Rendering => ({
  line: (record, line) => {
    const body = lineBody(record, line, { words: wordsOf(record), demo: false, readsMessages: true });
    return { text: body.content, customIds: customIdsOf(body) };
  },
  isOfStatus: buttons.isOfStatus,
  unnamed: (record) => wordsOf(record).conversation.unnamed,
});
