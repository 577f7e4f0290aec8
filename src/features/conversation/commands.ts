import type { Conversations } from '../../conversation/registry.ts';
import type { Kind } from '../../conversation/domain/record.ts';
import { startWhos } from '../../conversation/domain/hearing-terms.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { limits } from '../../discord/limits.ts';
import { command } from '../../discord/interactions/route.ts';
import type {
  Choice,
  CommandRoute,
  Options,
  Localized,
  StringOption,
  Suggest,
} from '../../discord/interactions/route.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';
import type { StartOrder } from './choices.ts';
import type { Controls } from './controls.ts';
import type { Start } from './start.ts';
import type { Titled } from './titles.ts';

type Texts = Words['conversation'];

const described =
  (name: keyof Texts['commands']): Localized =>
  ({ conversation }) =>
    conversation.commands[name];

/** The description of an option, or one of its choices. */
const option =
  (name: keyof Texts['options']): Localized =>
  ({ conversation }) =>
    conversation.options[name];

/** What a server has set up for starting conversations. */
export interface ServerShelf {
  readonly patients: readonly Titled[];
  readonly topics: readonly Titled[];
  readonly defaults: Partial<Pick<StartOrder, 'who' | 'hears'>>;
}

const emptyShelf: ServerShelf = { patients: [], topics: [], defaults: {} };

interface CommandDeps {
  readonly conversations: Conversations;
  readonly start: Start;
  readonly controls: Controls;
  readonly models: readonly string[];
  readonly cases: readonly Titled[];
  readonly topics: readonly Titled[];
  readonly settingsOf: (guild: GuildId) => Promise<ServerShelf>;
}

const matches = (typed: string, candidates: readonly string[]): boolean =>
  candidates.some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

/** What was typed: an id, or a title from the settings, for those who type it instead of picking it. */
const idOf = (titled: readonly Titled[], typed: string): string => {
  const text = typed.trim();
  return titled.find(({ title }) => title.toLowerCase() === text.toLowerCase())?.id ?? text;
};

interface RoomValues {
  readonly who: string | undefined;
  readonly hears: string | undefined;
  readonly private: boolean | undefined;
}

/** What starting a patient and a topic have in common: who takes part and how. */
const roomOf = (
  values: RoomValues,
  { who: usual = 'everyone', hears = 'everything' }: ServerShelf['defaults'],
): Pick<StartOrder, keyof RoomValues> => ({
  who: startWhos.find((one) => one === values.who) ?? usual,
  hears: values.hears === 'mentions' || values.hears === 'everything' ? values.hears : hears,
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
    hears: {
      type: 'string',
      description: option('hears'),
      choices: [
        { name: option('everything'), value: 'everything' },
        { name: option('mentions'), value: 'mentions' },
      ],
    },
    private: { type: 'boolean', description: option('private') },
  }) as const satisfies Options;

/** What this server has set up; nothing in a DM. */
const shelfFor = ({ settingsOf }: CommandDeps, { guildId }: Caller): Promise<ServerShelf> =>
  guildId === undefined ? Promise.resolve(emptyShelf) : settingsOf(guildId);

/** What the server offers, what the settings name, then what this server and this person used before, except other people's private ones. */
const suggestKnown =
  (deps: CommandDeps, kind: Kind, titled: readonly Titled[]): Suggest =>
  async (caller: Caller, typed: string) => {
    const { conversations } = deps;
    const shelf = await shelfFor(deps, caller);
    const offered = kind === 'patient' ? shelf.patients : shelf.topics;
    const used = conversations
      .usedBefore(kind, { guild: caller.guildId, user: caller.userId })
      .map(({ subject, title }) => ({ id: String(subject), title }));
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

/** Where there is a choice. */
const modelOption = (models: readonly string[]): { readonly model?: StringOption } => {
  if (models.length < 2) return {};
  const suggest: Suggest = async (_caller, typed) =>
    models.filter((model) => matches(typed, [model])).map((model) => ({ name: model, value: model }));
  return { model: { type: 'string', description: option('model'), maxLength: limits.choiceValue, suggest } };
};

const patientCommand = (deps: CommandDeps): CommandRoute => {
  const { start, models, cases } = deps;
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
    handle: async function* (caller, values) {
      const { patients, defaults } = await shelfFor(deps, caller);
      const id = idOf([...patients, ...cases], values.case);
      const shelved = patients.find((one) => one.id === id);
      return yield* start(caller, {
        kind: 'patient',
        id,
        ...roomOf(values, defaults),
        title: shelved?.title,
        patientName: shelved?.patientName,
        model: values.model?.trim() || undefined,
      });
    },
  });
};

const topicCommand = (deps: CommandDeps): CommandRoute => {
  const { start, topics } = deps;
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
    handle: async function* (caller, values) {
      const { topics: offered, defaults } = await shelfFor(deps, caller);
      const id = idOf([...offered, ...topics], values.topic);
      const title = offered.find((one) => one.id === id)?.title;
      return yield* start(caller, { kind: 'topic', id, ...roomOf(values, defaults), title });
    },
  });
};

const threadCommands = (controls: Controls): readonly CommandRoute[] => [
  command({
    name: 'say',
    description: described('say'),
    where: 'guild',
    options: {
      message: {
        type: 'string',
        description: option('message'),
        required: true,
        // Room for the line above it, which says who asks.
        maxLength: limits.content - 120,
      },
    },
    handle: controls.say,
  }),
  command({
    name: 'reset',
    description: described('reset'),
    where: 'guild',
    handle: controls.askReset,
  }),
  command({
    name: 'manage',
    description: described('manage'),
    where: 'guild',
    handle: controls.manage,
  }),
  command({
    name: 'end',
    description: described('end'),
    where: 'guild',
    handle: controls.endHere,
  }),
];

/** `/patient`, `/topic`, `/say`, `/reset`, `/manage` and `/end`. */
export const conversationCommands = (deps: CommandDeps): readonly CommandRoute[] => [
  patientCommand(deps),
  topicCommand(deps),
  ...threadCommands(deps.controls),
];
