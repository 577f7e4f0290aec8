import type { Conversations } from '../../conversation/conversations.ts';
import type { Conversation, Kind } from '../../conversation/record.ts';
import type { Caller } from '../../discord/caller.ts';
import { limits } from '../../discord/limits.ts';
import { command } from '../../discord/route.ts';
import type { Choice, CommandRoute, Suggest } from '../../discord/route.ts';
import { conversationTexts as texts } from '../../locale/en/conversation.ts';
import type { StartOrder } from './choices.ts';
import type { Controls } from './controls.ts';
import type { Start } from './start.ts';

export interface Titled {
  readonly id: string;
  readonly title: string;
}

interface CommandDeps {
  readonly conversations: Conversations;
  readonly start: Start;
  readonly controls: Controls;
  readonly models: readonly string[];
  readonly cases: readonly Titled[];
  readonly topics: readonly Titled[];
}

const matches = (typed: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

/** What was typed: an id, or a title that the settings name, for those who type it instead of picking it. */
const idOf = (titled: readonly Titled[], typed: string): string => {
  const text = typed.trim();
  return titled.find(({ title }) => title.toLowerCase() === text.toLowerCase())?.id ?? text;
};

interface RoomValues {
  readonly title: string | undefined;
  readonly who: string | undefined;
  readonly hears: string | undefined;
  readonly private: boolean | undefined;
}

/** What a patient and a topic have in common: the thread's name, who takes part and how. */
const roomOf = (values: RoomValues): Pick<StartOrder, keyof RoomValues> => ({
  title: values.title?.trim() || undefined,
  who: values.who === 'me' ? 'me' : 'everyone',
  hears: values.hears === 'mentions' ? 'mentions' : 'everything',
  private: values.private ?? false,
});

/** `/patient`, `/topic`, `/say`, `/reset` and `/end`. */
export const conversationCommands = (deps: CommandDeps): readonly CommandRoute[] => {
  const { conversations, start, controls } = deps;

  /** What the settings name, then what this server and this person used before, other people's private ones left out. */
  const suggest =
    (kind: Kind, titled: readonly Titled[]): Suggest =>
    async (caller: Caller, typed: string) => {
      const used = conversations
        .usedBefore(kind, { guild: caller.guildId, user: caller.userId })
        .map(({ subject, title }: Conversation) => ({ id: String(subject), title }));
      const known = new Set(titled.map(({ id }) => id));
      return [...titled, ...used.filter(({ id }) => !known.has(id))]
        .filter(({ id, title }) => matches(typed, [id, title]))
        .map(({ id, title }): Choice => ({ name: title, value: id }));
    };

  const suggestModel: Suggest = async (_caller, typed) =>
    deps.models.filter((model) => matches(typed, [model])).map((model) => ({ name: model, value: model }));

  const who = (description: string) =>
    ({
      type: 'string',
      description,
      choices: [
        { name: texts.options.everyone, value: 'everyone' },
        { name: texts.options.me, value: 'me' },
      ],
    }) as const;
  const hears = {
    type: 'string',
    description: texts.options.hears,
    choices: [
      { name: texts.options.everything, value: 'everything' },
      { name: texts.options.mentions, value: 'mentions' },
    ],
  } as const;
  const title = { type: 'string', description: texts.options.title, maxLength: limits.threadName } as const;
  const isPrivate = { type: 'boolean', description: texts.options.private } as const;

  return [
    command({
      name: 'patient',
      description: texts.commands.patient,
      where: 'guild',
      options: {
        case: {
          type: 'string',
          description: texts.options.case,
          required: true,
          maxLength: limits.choiceValue,
          suggest: suggest('patient', deps.cases),
        },
        title,
        who: who(texts.options.who),
        hears,
        private: isPrivate,
        earlier: {
          type: 'string',
          description: texts.options.earlier,
          choices: [
            { name: texts.options.forget, value: 'forget' },
            { name: texts.options.keep, value: 'keep' },
          ],
        },
        model: {
          type: 'string',
          description: texts.options.model,
          maxLength: limits.choiceValue,
          suggest: suggestModel,
        },
      },
      handle: async (caller, values) =>
        start(caller, {
          kind: 'patient',
          id: idOf(deps.cases, values.case),
          ...roomOf(values),
          earlier: values.earlier === 'forget' || values.earlier === 'keep' ? values.earlier : undefined,
          model: values.model?.trim() || undefined,
        }),
    }),
    command({
      name: 'topic',
      description: texts.commands.topic,
      where: 'guild',
      options: {
        topic: {
          type: 'string',
          description: texts.options.topic,
          required: true,
          maxLength: limits.choiceValue,
          suggest: suggest('topic', deps.topics),
        },
        title,
        who: who(texts.options.whoTopic),
        hears,
        private: isPrivate,
      },
      handle: async (caller, values) =>
        start(caller, {
          kind: 'topic',
          id: idOf(deps.topics, values.topic),
          ...roomOf(values),
        }),
    }),
    command({
      name: 'say',
      description: texts.commands.say,
      where: 'guild',
      options: {
        message: {
          type: 'string',
          description: texts.options.message,
          required: true,
          // Room for the speaker's name in front.
          maxLength: limits.content - 60,
        },
      },
      handle: (caller, { message }) => controls.say(caller, message),
    }),
    command({
      name: 'reset',
      description: texts.commands.reset,
      where: 'guild',
      handle: (caller) => controls.askReset(caller),
    }),
    command({
      name: 'end',
      description: texts.commands.end,
      where: 'guild',
      repeatable: true,
      handle: (caller) => controls.endHere(caller),
    }),
  ];
};
