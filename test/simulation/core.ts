import type { Pace } from '../../src/conversation/ports.ts';
import type { Conversation } from '../../src/conversation/record.ts';
import type { Conversations } from '../../src/conversation/registry.ts';

/** The production code that a run is made with; a mutant brings its own. */
export interface Core {
  readonly Conversations: typeof Conversations;
  readonly conversationSchema: { parse(stored: unknown): Conversation };
  readonly defaultPace: Pace;
}

/** `folder`: a URL that ends with a slash; `extension`: `ts` where TypeScript can be loaded, else `js`. */
export const loadCore = async (folder: URL, extension: string): Promise<Core> => {
  const [registry, record, ports] = await Promise.all(
    ['registry', 'record', 'ports'].map((name) => import(new URL(`${name}.${extension}`, folder).href)),
  );
  return {
    Conversations: registry.Conversations,
    conversationSchema: record.conversationSchema,
    defaultPace: ports.defaultPace,
  };
};
