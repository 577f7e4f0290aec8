import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { UserId } from '../../lib/ids.ts';
import type { DiscordApi } from '../outbox/api.ts';
import type { Caller } from './interaction.ts';
import { say, sayAll, type Body } from '../reply.ts';
import { buttonKind, type ComponentRoute } from './route.ts';

type Bodies = readonly [Body, ...Body[]];

/** How long, in milliseconds, and how many answers are kept for their button. */
const lifetime = 60 * 60_000;
const most = 200;

interface Kept {
  readonly userId: UserId;
  readonly bodies: Bodies;
}

const showButton = buttonKind('late_answer', ['id']);

/**
 * Answers whose interaction expired before they were ready. They are meant for one person, so the channel gets an
 * ordinary message with a button that shows them to that person only. Kept in memory: a restart loses them, and the
 * button then says so.
 */
export class Undelivered {
  readonly #api: DiscordApi;
  readonly #kept = new LRUCache<string, Kept>({ max: most, ttl: lifetime });

  constructor(api: DiscordApi) {
    this.#api = api;
  }

  /** Throws a DiscordError if the channel can't be written to. */
  async post(caller: Caller, bodies: Bodies): Promise<void> {
    const { router: words } = caller.words;
    if (caller.place === 'dm') {
      for (const body of bodies) await this.#api.post(caller.channelId, body);
      return;
    }
    const id = randomBytes(8).toString('hex');
    this.#kept.set(id, { userId: caller.userId, bodies });
    await this.#api.post(caller.channelId, {
      content: words.undelivered(caller.userId),
      rows: [[showButton.make({ label: words.showAnswer, style: 'primary', with: { id } })]],
      ping: caller.userId,
    });
  }

  route(): ComponentRoute {
    return showButton.on(async (caller, { id }) => {
      const { router: words } = caller.words;
      const kept = this.#kept.get(id);
      if (kept === undefined) return say(words.answerGone);
      return kept.userId === caller.userId ? sayAll(kept.bodies) : say(words.notYours);
    });
  }
}
