import type { About, Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { limits } from '../../discord/limits.ts';
import { command } from '../../discord/interactions/route.ts';
import type {
  Choice,
  CommandRoute,
  Guarded,
  Options,
  Localized,
  StringOption,
  Suggest,
} from '../../discord/interactions/route.ts';
import { restIsQuoted } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { ConversationNeeds, ServerShelf } from './needs.ts';
import type { Start, StartOrder } from './start.ts';
import type { Titled } from './titles.ts';

type Lines = Texts['conversation'];

const described =
  (name: keyof Lines['commands']): Localized =>
  ({ conversation }) =>
    conversation.commands[name];

/** The description of an option, or one of its choices. */
const option =
  (name: keyof Lines['options']): Localized =>
  ({ conversation }) =>
    conversation.options[name];

const emptyShelf: ServerShelf = { patients: [], topics: [], defaults: {} };

interface CommandDeps extends Pick<ConversationNeeds, 'models' | 'settingsOf' | 'store' | 'titled'> {
  readonly conversations: Registry;
  readonly start: Start;
}

const matches = (typed: string, candidates: readonly string[]): boolean =>
  candidates.some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

/** What was typed: an id, or a title from the settings, for those who type it instead of picking it. */
const idOf = (titled: readonly Titled[], typed: string): string => {
  const text = typed.trim();
  return titled.find(({ title }) => title.toLowerCase() === text.toLowerCase())?.id ?? text;
};

/** What a conversation may begin with: people and roles are chosen later. */
const startWhos = ['everyone', 'me', 'hands'] as const satisfies readonly StartOrder['who'][];

interface RoomValues {
  readonly who: string | undefined;
  readonly private: boolean | undefined;
}

/** What starting a patient and a topic have in common: who takes part and how. */
const roomOf = (
  values: RoomValues,
  { who: usual = 'everyone', hears = 'everything' }: ServerShelf['defaults'],
): Pick<StartOrder, 'who' | 'hears' | 'leads' | 'private'> => ({
  who: startWhos.find((one) => one === values.who) ?? usual,
  hears,
  leads: values.who === 'hands',
  private: values.private ?? false,
});

const who = (description: Localized): StringOption => ({
  type: 'string',
  description,
  choices: startWhos.map((value) => ({ name: option(value), value })),
});

/** The options that `roomOf` reads. */
const room = (whoSpeaks: Localized) =>
  ({
    who: who(whoSpeaks),
    private: { type: 'boolean', description: option('private') },
  }) as const satisfies Options;

/** What this server has set up; nothing in a DM. */
const shelfFor = ({ settingsOf }: CommandDeps, { guildId }: Caller): Promise<ServerShelf> =>
  guildId === undefined ? Promise.resolve(emptyShelf) : settingsOf(guildId);

/** What this server and this person used before, the newest first; without other people's private ones. */
const usedBefore = async (
  { conversations, store }: CommandDeps,
  kind: About['kind'],
  { guildId, userId }: Caller,
): Promise<readonly About[]> => {
  const used = new Map<string, About>();
  const add = ({ about }: Conversation): void => {
    const isOpenToThem = about.hostId === userId || (about.guildId === guildId && !about.private);
    if (about.kind === kind && isOpenToThem) used.set(about.id, about);
  };
  for await (const record of store.conversations.list({ host: userId })) add(record);
  for (const { record } of conversations.states()) add(record);
  return [...used.values()].toSorted((a, b) => b.openedAt - a.openedAt);
};

/** What the server offers, what the settings name, then what was used before. */
const suggestKnown =
  (deps: CommandDeps, kind: About['kind'], titled: readonly Titled[]): Suggest =>
  async (caller: Caller, typed: string) => {
    const shelf = await shelfFor(deps, caller);
    const offered = kind === 'patient' ? shelf.patients : shelf.topics;
    const used = (await usedBefore(deps, kind, caller)).map(({ subject, title }) => ({
      id: String(subject),
      title,
    }));
    // The first entry with an id counts.
    const all: readonly Titled[] = [...offered, ...titled, ...used];
    const known = new Map(all.toReversed().map((one) => [one.id, one]));
    return all
      .filter((one) => known.get(one.id) === one)
      .filter(({ id, title, patientName = '', description = '' }) =>
        matches(typed, [id, title, patientName, description]),
      )
      .slice(0, limits.choices)
      .map(({ id, title, description }): Choice => ({
        name: description === undefined ? title : `${title} · ${description}`,
        value: id,
      }));
  };

const suggestModel =
  (models: readonly string[]): Suggest =>
  async (_caller, typed) =>
    models.filter((model) => matches(typed, [model])).map((model) => ({ name: model, value: model }));

/** Where there is a choice. */
const modelOption = (models: readonly string[]) =>
  models.length < 2
    ? {}
    : {
        model: {
          type: 'string',
          description: option('model'),
          maxLength: limits.choiceValue,
          suggest: suggestModel(models),
        } as const,
      };

const patientCommand = (deps: CommandDeps): CommandRoute => {
  const { start, models } = deps;
  const { cases } = deps.titled;
  return command({
    name: 'patient',
    description: described('patient'),
    where: 'guild',
    options: {
      case: {
        type: 'string',
        description: option('case'),
        required: true,
        maxLength: limits.choiceValue,
        suggest: suggestKnown(deps, 'patient', cases),
      },
      ...room(option('who')),
      ...modelOption(models),
    },
    handle: async (caller, values, { progress }) => {
      const { patients, defaults } = await shelfFor(deps, caller);
      const id = idOf([...patients, ...cases], values.case);
      const { title, patientName } = patients.find((one) => one.id === id) ?? {};
      const model = values.model?.trim() || undefined;
      const order = { kind: 'patient', id, title, patientName, model, ...roomOf(values, defaults) } as const;
      return start(caller, order, { progress });
    },
  });
};

const topicCommand = (deps: CommandDeps): CommandRoute => {
  const { start } = deps;
  const { topics } = deps.titled;
  return command({
    name: 'topic',
    description: described('topic'),
    where: 'guild',
    options: {
      topic: {
        type: 'string',
        description: option('topic'),
        required: true,
        maxLength: limits.choiceValue,
        suggest: suggestKnown(deps, 'topic', topics),
      },
      ...room(option('whoTopic')),
    },
    handle: async (caller, values, { progress }) => {
      const { topics: offered, defaults } = await shelfFor(deps, caller);
      const id = idOf([...offered, ...topics], values.topic);
      const title = offered.find((one) => one.id === id)?.title;
      return start(caller, { kind: 'topic', id, title, ...roomOf(values, defaults) }, { progress });
    },
  });
};

/** What the commands in a conversation's thread do. */
interface InThread {
  readonly say: Guarded<{ readonly message: string }>;
  readonly reset: Guarded<unknown>;
  readonly manage: Guarded<unknown>;
  readonly end: Guarded<unknown>;
}

/** `/say`, `/reset`, `/manage` and `/end`. */
export const threadCommands = ({ say, reset, manage, end }: InThread): readonly CommandRoute[] => [
  command({
    name: 'say',
    description: described('say'),
    where: 'guild',
    options: {
      message: {
        type: 'string',
        description: option('message'),
        required: true,
        // Quoted, it has to fit into one message.
        maxLength: limits.content - restIsQuoted.length,
      },
    },
    handle: say,
  }),
  command({ name: 'reset', description: described('reset'), where: 'guild', handle: reset }),
  command({
    name: 'manage',
    description: described('manage'),
    where: 'guild',
    handle: manage,
  }),
  command({ name: 'end', description: described('end'), where: 'guild', handle: end }),
];

/** `/patient` and `/topic`. */
export const startCommands = (deps: CommandDeps): readonly CommandRoute[] => [
  patientCommand(deps),
  topicCommand(deps),
];
