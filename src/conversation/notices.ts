import { DiscordError } from '../lib/failure.ts';
import type { MessageId } from '../lib/ids.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import type { Notice, Posting } from './ports.ts';
import { untilDelivered } from './until-delivered.ts';
import type { WhenForbidden } from './until-delivered.ts';

/** What the bot says in a thread apart from answers. */

/** Posts a notice; insists like an answer does. */
export const postNotice = async (
  live: Live,
  notice: Notice,
  { whenForbidden, ...posting }: Posting & { readonly whenForbidden?: WhenForbidden },
): Promise<MessageId> => {
  const post = (): Promise<MessageId> => live.ports.threads.postNotice(threaded(live), notice, posting);
  return untilDelivered(live, post, whenForbidden);
};

/** Like `postNotice`, unless the notice stands among these messages of the thread already. */
export const postNoticeOnce = async (
  live: Live,
  notice: Notice,
  {
    among,
    ...posting
  }: Posting & { readonly among: readonly ThreadMessage[]; readonly whenForbidden?: WhenForbidden },
): Promise<MessageId> => {
  const wording = live.ports.threads.noticeWording(threaded(live), notice);
  const { id: ourId } = selfIn(live);
  const found = among.find(
    ({ author, content, repliesTo }) =>
      author.id === ourId && content === wording && repliesTo?.messageId === posting.replyTo,
  );
  return found?.id ?? postNotice(live, notice, posting);
};

/** Edits a notice. `gone`: it was deleted. That Discord refuses otherwise is logged: the notice stays as it was. */
export const editNotice = async (
  live: Live,
  id: MessageId,
  notice: Notice,
): Promise<'edited' | 'as_it_was' | 'gone'> => {
  try {
    await live.ports.threads.editNotice(threaded(live), id, notice);
    return 'edited';
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    if (error.failure.kind === 'unknown_message') return 'gone';
    live.log.info({ failure: error.failure }, 'a notice could not be edited');
    return 'as_it_was';
  }
};
