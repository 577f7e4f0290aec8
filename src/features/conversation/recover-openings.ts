import { noticeNonce } from '../../conversation/nonce.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { DiscordApi } from '../../discord/api.ts';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import { tryAgain } from '../../lib/try-again.ts';
import { conversationTexts as texts } from '../../texts/conversation.ts';
import { OpeningInDoubt } from './opening.ts';
import type { Openings } from './opening.ts';
import { tellHost } from './tell-host.ts';

interface RecoveryDeps {
  readonly openings: Openings;
  readonly discord: DiscordApi;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly wait: number;
  readonly log: Log;
}

const tries = 3;

/** A fault that may have passed a moment later. */
const passes = (error: unknown): boolean =>
  (error instanceof DiscordError && error.failure.kind === 'unreachable') ||
  (error instanceof ServiceError && ['not_taken', 'in_doubt'].includes(error.failure.kind));

const isFailure = (error: unknown): boolean =>
  error instanceof ServiceError || error instanceof DiscordError || error instanceof OpeningInDoubt;

/** Finishes the openings that a crash cut off, or takes them back and tells the host so. */
export const createOpeningRecovery = ({ openings, discord, wait, log }: RecoveryDeps) => {
  const finish = async (record: Conversation): Promise<void> => {
    await tryAgain({ tries, wait, passes }, () => openings.open(openings.current(record), 'recovering'));
  };

  return async (cutOff: readonly Conversation[]): Promise<void> => {
    for (const record of cutOff) {
      try {
        await finish(record);
      } catch (error) {
        if (!isFailure(error)) throw error;
        log.warn({ ...errorFacts(error), conversation: record.id }, 'an opening could not be finished');
        await openings.abandon(record);
        const title = record.title === '' ? texts.topicTitle(String(record.subject)) : record.title;
        const content = texts.notStarted(escapeMarkdown(title));
        await tellHost(discord, record.hostId, { content, nonce: noticeNonce(record.id, 'o') });
      }
    }
  };
};
