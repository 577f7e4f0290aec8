import { createAccount } from '../features/account/account.ts';
import { createCompose } from '../features/compose/compose.ts';
import { createConversationFeature } from '../features/conversation/conversation.ts';
import { createHelp } from '../features/help/help.ts';
import { createStream } from '../features/stream/stream.ts';
import type { Bot, Feature } from './feature.ts';

/** Every feature, in one line. One that needs another comes after it; what goes the other way goes over the bus. */
export const createFeatures = (bot: Bot) => {
  const account = createAccount(bot);
  const { withAccount } = account;
  const conversation = createConversationFeature({ ...bot, account });
  const features: readonly Feature[] = [
    account,
    conversation,
    createCompose({ ...bot, withAccount, compose: bot.service.compose }),
    createStream({ withAccount, stream: bot.service.stream }),
    createHelp({ ...bot, account, conversation }),
  ];
  return { account, features };
};
