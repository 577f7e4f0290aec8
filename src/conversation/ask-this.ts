import { compareIds } from '../lib/ids.ts';
import type { InteractionId } from '../lib/ids.ts';
import { fromFirstShown } from '../lib/invisible.ts';
import { asidePattern, plainText, saysNothing } from './hearing.ts';
import { reply } from './lanes.ts';
import type { Self, ThreadMessage } from './message.ts';
import type { Conversation } from './record.ts';
import { addWaiting, change, heardEdit, isOutdated, underWay } from './state.ts';
import type { State } from './state.ts';
import { leftOut, pauseOf, termsAt, termsOf } from './hearing-terms.ts';

/**
 * A message that its author or a moderator wants asked, whatever it was: side talk, or one that the bot could not read.
 * Discord sends its words along with the press; they are kept as those of a `/say` are, because the thread may not show
 * them to the bot, or shows them as side talk.
 */

/** As many messages are remembered as asked; older ones count as asked. */
const mostRemembered = 64;

type Asked = Pick<Conversation, 'asked'>;

export const withAsked = ({ asked = [] }: Asked, id: string): readonly string[] =>
  [...asked.filter((one) => one !== id), id].toSorted(compareIds).slice(-mostRemembered);

export const withoutAsked = ({ asked = [] }: Asked, id: string | undefined): readonly string[] =>
  asked.filter((one) => one !== id);

const wasAsked = ({ asked = [] }: Asked, id: string): boolean =>
  asked.includes(id) || (asked.length >= mostRemembered && compareIds(id, asked[0] ?? id) < 0);

/** It waits, is being asked or was, or somebody has yet to decide about it. */
const isTaken = (state: State, id: string): boolean => {
  const { record, waiting } = state;
  const isIt = ({ messageId }: { readonly messageId?: string | undefined }): boolean => messageId === id;
  return (
    underWay(state) === id ||
    waiting.some(isIt) ||
    record.doubts.some(isIt) ||
    record.again.some(isIt) ||
    record.aside?.ids.some((one) => one === id) === true ||
    wasAsked(record, id)
  );
};

/** What the service gets: without the mark that made it side talk. Undefined for nothing but mentions and emoji. */
const wordsIn = (message: ThreadMessage, self: Self): string | undefined => {
  const { content, forwarded = '' } = message;
  if (saysNothing(content === '' ? forwarded : content)) return undefined;
  return fromFirstShown(plainText(message, self)).replace(asidePattern, '').trim() || undefined;
};

export const askThis = (state: State, request: InteractionId, message: ThreadMessage): State => {
  const { record, self } = state;
  const { id, author } = message;
  // The press has its place among the changes of the terms, and may arrive after a later one.
  const terms = [termsOf(record), termsAt(record, request)];
  if (pauseOf(record) !== undefined || terms.some(({ paused }) => paused === true))
    return reply(state, request, { kind: 'paused' });
  if (author.bot || message.system) return reply(state, request, { kind: 'not_a_question' });
  const [hint] = terms.flatMap((one) => leftOut(one, author, record.hostId) ?? []);
  if (hint !== undefined) return reply(state, request, { kind: 'not_heard', hint });
  if (isTaken(state, id) || state.deletions.has(id) || isOutdated(state, message))
    return reply(state, request, { kind: 'nothing' });
  const text = wordsIn(message, self);
  if (text === undefined) return reply(state, request, { kind: 'no_text' });
  const waiting = { messageId: id, speakerId: author.id, attempt: 0, at: request };
  const say = { id: request, speakerId: author.id, text, content: text, messageId: id };
  const kept = change(heardEdit(state, id, message.editedAt), {
    again: [...record.again, waiting],
    says: [...record.says, say],
  });
  return reply(addWaiting(kept, { ...waiting, text }), request, { kind: 'done' });
};

/** Whether its words came with a press: what the thread says about it does not count. */
export const isAskedForItself = ({ says }: Pick<Conversation, 'says'>, id: string): boolean =>
  says.some(({ messageId }) => messageId === id);

/** Edited while it waits: the new words are asked, where they can be read. */
export const rewordedThis = (state: State, message: ThreadMessage): State => {
  const text = wordsIn(message, state.self);
  const isSame = state.record.says.some((say) => say.messageId === message.id && say.text === text);
  if (text === undefined || isSame) return state;
  const says = state.record.says.map((say) => (say.messageId === message.id ? { ...say, text } : say));
  return change(state, { says });
};
