import { z } from 'zod';
import type { giveBack, spend } from '../../src/conversation/domain/fair-use.ts';
import type { chatOf } from '../../src/conversation/domain/chat.ts';
import type { isOutcomeOf } from '../../src/conversation/domain/decision.ts';
import type { costsNothing } from '../../src/conversation/domain/remedy.ts';
import type { Timings } from '../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import type { lackOf } from '../../src/conversation/domain/rights.ts';
import type { Conversations } from '../../src/conversation/registry.ts';

/** The production code that a run is made with. */
export interface Core {
  readonly Conversations: typeof Conversations;
  readonly conversationSchema: {
    parse(stored: unknown): Conversation;
    readonly shape: Readonly<Record<string, { parse(stored: unknown): unknown }>>;
  };
  readonly defaultTimings: Timings;
  readonly spend: typeof spend;
  readonly giveBack: typeof giveBack;
  readonly costsNothing: typeof costsNothing;
  readonly isOutcomeOf: typeof isOutcomeOf;
  readonly chatOf: typeof chatOf;
  readonly lackOf: typeof lackOf;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const registryModule = z.object({
  Conversations: z.custom<Core['Conversations']>(isFunction),
});
const recordModule = z.object({ conversationSchema: z.custom<Core['conversationSchema']>(isObject) });
const portsModule = z.object({ defaultTimings: z.custom<Timings>(isObject) });

const fairUseModule = z.object({
  spend: z.custom<Core['spend']>(isFunction),
  giveBack: z.custom<Core['giveBack']>(isFunction),
});
const decisionModule = z.object({ isOutcomeOf: z.custom<Core['isOutcomeOf']>(isFunction) });
const remedyModule = z.object({ costsNothing: z.custom<Core['costsNothing']>(isFunction) });

const chatModule = z.object({ chatOf: z.custom<Core['chatOf']>(isFunction) });
const rightsModule = z.object({ lackOf: z.custom<Core['lackOf']>(isFunction) });

/** Below `conversation`. */
const coreModules = [
  'registry',
  'domain/record',
  'domain/ports',
  'domain/fair-use',
  'domain/remedy',
  'domain/chat',
  'domain/rights',
  'domain/decision',
] as const;

/** `folder`: a URL that ends with a slash; `extension`: `ts` if TypeScript can be loaded, otherwise `js`. */
export const loadCore = async (folder: URL, extension: 'js' | 'ts'): Promise<Core> => {
  const [registry, record, ports, fairUse, remedy, chat, rights, decision] = await Promise.all(
    coreModules.map(async (name): Promise<unknown> => import(new URL(`${name}.${extension}`, folder).href)),
  );
  return {
    ...registryModule.parse(registry),
    ...recordModule.parse(record),
    ...portsModule.parse(ports),
    ...fairUseModule.parse(fairUse),
    ...remedyModule.parse(remedy),
    ...chatModule.parse(chat),
    ...rightsModule.parse(rights),
    ...decisionModule.parse(decision),
  };
};
