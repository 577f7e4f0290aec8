import { startWhoField, type About, type Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { menuText } from '../../discord/interactions/components.ts';
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
import { say, type Progress, type Reply } from '../../discord/reply.ts';
import { cutText } from '../../lib/cut.ts';
import { shownLine } from '../../lib/invisible.ts';
import { escapeSentenceWithin, restIsQuoted } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import type { ConversationNeeds, ServerShelf } from './needs.ts';
import type { Choices, Start, StartOrder } from './start.ts';
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
  readonly choices: Choices;
  readonly start: Start;
}

const matches = (typed: string, candidates: readonly string[]): boolean =>
  candidates.some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

interface RoomValues {
  readonly who: string | undefined;
  readonly private: boolean | undefined;
  readonly invite: boolean | undefined;
}

/** What starting a patient and a topic have in common: who takes part and how. */
const roomOf = (
  values: RoomValues,
  { who: usual = 'everyone', hears = 'everything' }: ServerShelf['defaults'],
): Pick<StartOrder, 'who' | 'hears' | 'leads' | 'private' | 'invite'> => ({
  who: startWhoField.options.find((one) => one === values.who) ?? usual,
  hears,
  leads: values.who === 'hands',
  private: values.private ?? false,
  invite: values.invite || undefined,
});

const who = (description: Localized): StringOption => ({
  type: 'string',
  description,
  choices: startWhoField.options.map((value) => ({ name: option(value), value })),
});

/** The options that `roomOf` reads. */
const room = (whoSpeaks: Localized) =>
  ({
    who: who(whoSpeaks),
    private: { type: 'boolean', description: option('private') },
    invite: { type: 'boolean', description: option('invite') },
  }) as const satisfies Options;

/** What this server has set up; nothing in a DM. */
const shelfFor = ({ settingsOf }: CommandDeps, { guildId }: Caller): Promise<ServerShelf> =>
  guildId === undefined ? Promise.resolve(emptyShelf) : settingsOf(guildId);

/** How many of a server's conversations are looked at, besides those that are open. */
const mostRead = 50;

/** What this server and this person used before, the newest first; without other people's private ones. */
const usedBefore = async (
  { conversations, store }: CommandDeps,
  kind: About['kind'],
  { guildId, userId }: Caller,
): Promise<readonly About[]> => {
  const used = new Map<string, About>();
  const add = ({ about, ended }: Conversation): void => {
    const isOpenToThem = about.hostId === userId || !about.private;
    if (about.kind === kind && isOpenToThem && ended?.because !== 'no_such_case') used.set(about.id, about);
  };
  for await (const record of store.conversations.list({ host: userId })) add(record);
  if (guildId !== undefined) {
    for (const record of await store.conversations.last({ server: guildId }, mostRead)) add(record);
    for (const { record } of conversations.states()) if (record.about.guildId === guildId) add(record);
  }
  return [...used.values()].toSorted((a, b) => b.openedAt - a.openedAt);
};

/** What the server offers, what the settings name, then what was used before. */
const knownTo = async (
  deps: CommandDeps,
  kind: About['kind'],
  caller: Caller,
): Promise<readonly Titled[]> => {
  const { patients, topics } = await shelfFor(deps, caller);
  const { titled } = deps;
  const used = (await usedBefore(deps, kind, caller)).map(({ subject, title }) => ({
    id: String(subject),
    title,
  }));
  const offered = kind === 'patient' ? [...patients, ...titled.cases] : [...topics, ...titled.topics];
  // The first entry with an id counts.
  const all: readonly Titled[] = [...offered, ...used];
  const known = new Map(all.toReversed().map((one) => [one.id, one]));
  return all.filter((one) => known.get(one.id) === one);
};

/** As Discord's list shows it. */
const labelOf = ({ title, description }: Titled): string =>
  description === undefined ? title : `${title} · ${description}`;

const suggestKnown =
  (deps: CommandDeps, kind: About['kind']): Suggest =>
  async (caller: Caller, typed: string) =>
    (await knownTo(deps, kind, caller))
      .filter(({ id, title, patientName = '', description = '' }) =>
        matches(typed, [id, title, patientName, description]),
      )
      .slice(0, limits.choices)
      .map((one): Choice => ({ name: labelOf(one), value: one.id }));

/** What people type or copy for a title, or Discord sends for a choice: its label, where the channel was changed since. */
const plain = (text: string): string =>
  cutText(shownLine(text), { longest: limits.choiceName }).toLowerCase();

/** Fewer characters are an id: as a part of a name, they would fit too much. */
const shortestPart = 3;

/** The ids that something typed may stand for; what nothing fits is an id that nobody has told us about. */
const idsOf = (known: readonly Titled[], typed: string): readonly string[] => {
  const id = typed.trim();
  if (known.some((one) => one.id === id)) return [id];
  const text = plain(typed);
  const exact = known.filter((one) => plain(one.title) === text || plain(labelOf(one)) === text);
  const isPart = exact.length === 0 && !/^\d+$/.test(id) && text.length >= shortestPart;
  const fitting = isPart
    ? known.filter(({ title, patientName = '' }) => matches(text, [title, patientName]))
    : exact;
  if (fitting.length > 0) return fitting.map((one) => one.id);
  return /\s/.test(id) ? [] : [id];
};

/** The most that is shown of what somebody typed. */
const longestTyped = 60;

/** Starts what was typed, once it is clear what that is. */
const startTyped = async (
  deps: CommandDeps,
  caller: Caller,
  { order, progress }: { readonly order: StartOrder; readonly progress: Progress },
): Promise<Reply> => {
  const { conversation: texts } = caller.words;
  const { kind, id: typed } = order;
  const known = await knownTo(deps, kind, caller);
  const [id, ...others] = idsOf(known, typed);
  const shown = escapeSentenceWithin(longestTyped, shownLine(typed));
  if (id === undefined) return say(texts.noneCalled[kind](shown));
  if (others.length === 0) return deps.start(caller, { ...order, id }, { progress });
  const options = known
    .filter((one) => one.id === id || others.includes(one.id))
    .slice(0, limits.menuOptions)
    .map((one) => ({ label: menuText(labelOf(one)), value: one.id }));
  const choice = caller.interactionId;
  deps.choices.keep(caller.userId, choice, order);
  const menu = { of: 'texts', options, placeholder: texts.chooseOne, with: { choice } } as const;
  return say(texts.whichOne(shown), [buttons.whichOne.make(menu)]);
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
  const { models } = deps;
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
        suggest: suggestKnown(deps, 'patient'),
      },
      ...room(option('who')),
      ...modelOption(models),
    },
    handle: async (caller, values, { progress }) => {
      const { defaults } = await shelfFor(deps, caller);
      const model = values.model?.trim() || undefined;
      const order = { kind: 'patient', id: values.case, model, ...roomOf(values, defaults) } as const;
      return startTyped(deps, caller, { order, progress });
    },
  });
};

const topicCommand = (deps: CommandDeps): CommandRoute =>
  command({
    name: 'topic',
    description: described('topic'),
    where: 'guild',
    options: {
      topic: {
        type: 'string',
        description: option('topic'),
        required: true,
        maxLength: limits.choiceValue,
        suggest: suggestKnown(deps, 'topic'),
      },
      ...room(option('whoTopic')),
    },
    handle: async (caller, values, { progress }) => {
      const { defaults } = await shelfFor(deps, caller);
      const order = { kind: 'topic', id: values.topic, ...roomOf(values, defaults) } as const;
      return startTyped(deps, caller, { order, progress });
    },
  });

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
