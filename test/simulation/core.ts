import { z } from 'zod';
import type { Pace } from '../../src/conversation/ports.ts';
import type { Conversation } from '../../src/conversation/record.ts';
import type { Conversations } from '../../src/conversation/registry.ts';

/** The production code that a run is made with; a mutant brings its own. */
export interface Core {
  readonly Conversations: typeof Conversations;
  readonly conversationSchema: { parse(stored: unknown): Conversation };
  readonly defaultPace: Pace;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const registryModule = z.object({
  Conversations: z.custom<Core['Conversations']>((value) => typeof value === 'function'),
});
const recordModule = z.object({ conversationSchema: z.custom<Core['conversationSchema']>(isObject) });
const portsModule = z.object({ defaultPace: z.custom<Pace>(isObject) });

/** `folder`: a URL that ends with a slash; `extension`: `ts` if TypeScript can be loaded, otherwise `js`. */
export const loadCore = async (folder: URL, extension: 'js' | 'ts'): Promise<Core> => {
  const load = async (name: string): Promise<unknown> => import(new URL(`${name}.${extension}`, folder).href);
  return {
    ...registryModule.parse(await load('registry')),
    ...recordModule.parse(await load('record')),
    ...portsModule.parse(await load('ports')),
  };
};
