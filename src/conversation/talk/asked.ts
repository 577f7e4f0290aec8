import { compareIds } from '../../lib/ids.ts';
import { plainText, saysNothing, withoutAside, writtenIn } from '../domain/hearing.ts';
import type { Conversation } from '../domain/record.ts';
import { change, readerIn, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import type { Reader } from '../domain/hearing.ts';

/** Which messages were asked, and which had their words sent along with a press. */

/** How many messages are remembered as asked, answered or not; about older ones, the lines of the transcript tell. */
const mostRemembered = 16;

type Asked = Pick<Conversation, 'asked'>;

export const withAsked = ({ asked = [] }: Asked, id: string): readonly string[] =>
  [...asked.filter((one) => one !== id), id].toSorted(compareIds).slice(-mostRemembered);

export const withoutAsked = ({ asked = [] }: Asked, id: string | undefined): readonly string[] =>
  asked.filter((one) => one !== id);

const wasAskedLately = ({ asked = [] }: Asked, id: string): boolean => asked.includes(id);

/** The message waits, is being asked or was asked, or somebody has yet to decide about it. */
export const isTaken = (state: State, id: string): boolean => {
  const { record, waiting } = state;
  const isIt = ({ messageId }: { readonly messageId?: string | undefined }): boolean => messageId === id;
  return (
    underWay(state) === id ||
    waiting.some(isIt) ||
    record.doubts.some(isIt) ||
    record.again.some(isIt) ||
    record.aside?.ids.some((one) => one === id) === true ||
    wasAskedLately(record, id)
  );
};

/** What the service gets, without the mark of side talk; undefined if there is nothing but mentions and emoji. */
export const wordsIn = (message: ThreadMessage, reader: Reader): string | undefined => {
  if (saysNothing(writtenIn(message))) return undefined;
  return withoutAside(plainText(message, reader)) || undefined;
};

/** Whether its words came with a press: if so, what the thread says about it does not count. */
export const isAskedForItself = ({ relayed }: Pick<Conversation, 'relayed'>, id: string): boolean =>
  relayed.some(({ messageId }) => messageId === id);

/** The message was edited while it waited: the new words are asked, if they can be read. */
export const rewordedThis = (state: State, message: ThreadMessage): State => {
  const text = wordsIn(message, readerIn(state));
  const isSame = state.record.relayed.some((say) => say.messageId === message.id && say.text === text);
  if (text === undefined || isSame) return state;
  const relayed = state.record.relayed.map((say) => (say.messageId === message.id ? { ...say, text } : say));
  return change(state, { relayed });
};
