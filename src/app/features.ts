import { createAccount } from '../features/account/account.ts';
import { createCases } from '../features/cases/cases.ts';
import { createCompose } from '../features/compose/compose.ts';
import { createConversationFeature } from '../features/conversation/conversation.ts';
import { createDebrief } from '../features/debrief/debrief.ts';
import { createHelp } from '../features/help/help.ts';
import { createSetup } from '../features/setup/setup.ts';
import { createStream } from '../features/stream/stream.ts';
import { createTranscript } from '../features/transcript/transcript.ts';
import { createSessions } from '../service/session.ts';
import type { Route } from '../discord/interactions/route.ts';
import type { GatewayEvents } from '../discord/gateway/news.ts';
import type { Bot } from './foundation.ts';

/** One thing that people do with the bot, and everything it takes. */
export interface Feature {
  readonly routes: readonly Route[];
  readonly hears?: Partial<GatewayEvents>;
  /** Reads what is stored, before the first event. */
  load?(): Promise<void>;
  /** `every` in milliseconds. */
  readonly chores?: readonly { readonly every: number; readonly run: () => void }[];
  /** Accepts no new work; `patience`: milliseconds that work in progress has left. */
  close?(patience: number): Promise<void>;
}

/** Every feature, one per line. A feature that needs another comes after it; the other direction goes over the bus. */
export const createFeatures = (bot: Bot) => {
  const account = createAccount(bot);
  const setup = createSetup(bot);
  const { wordsIn } = setup;
  const linked = { ...bot, account, wordsIn, service: createSessions(bot.service, account.credentials) };
  const { settingsOf } = setup;
  const lessonOf: typeof setup.lessonOf = async (of) => {
    const { id, lesson } = bot.demoLesson ?? {};
    if (of.kind !== 'patient' || of.id !== id) return setup.lessonOf(of);
    const isOnShelf = (await settingsOf(of.guildId)).patients.some((one) => one.id === id);
    return isOnShelf ? setup.lessonOf(of) : lesson;
  };
  const conversation = createConversationFeature({ ...linked, setup, settingsOf, lessonOf });
  const cases = createCases(linked);
  const features: readonly Feature[] = [
    // This is the order in which people see the commands: what they came for is first.
    conversation,
    conversation.afterwards,
    createTranscript({ ...linked, conversation }),
    createDebrief({ ...linked, conversation }),
    account,
    createCompose({ ...linked, cases }),
    cases,
    createStream(linked),
    setup,
    conversation.forgetting,
    createHelp({ ...linked, conversation }),
  ];
  return { account, conversation, features };
};
