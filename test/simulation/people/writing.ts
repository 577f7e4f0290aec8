import type { ThreadId, UserId } from '../../../src/lib/ids.ts';
import type { Form, Setup } from '../plan.ts';
import { talkForms } from '../plan.ts';
import type { Draft } from '../world/discord.ts';
import { contentOf } from '../world/message.ts';
import type { SimMessage } from '../world/message.ts';
import { bot, botRole, host, nameOf, otherBot, people } from '../world/places.ts';
import type { Person } from '../world/places.ts';
import type { Meaning, World } from '../world/world.ts';

/** How people write: each form with what the service should hear of it, if anything. */

interface Written {
  readonly content: string;
  /** What the service should hear. */
  readonly text: string;
  readonly mentioned?: readonly UserId[];
  readonly repliesTo?: Draft['repliesTo'];
  readonly forwarded?: string;
  readonly extras?: boolean;
  readonly system?: boolean;
}

const addressed: readonly Form[] = ['mention', 'role', 'reply_bot'];

const isTalk = (form: Form): boolean => talkForms.some((one) => one === form);

/** What a message in this form is meant as. */
const meaningOf = (form: Form, text: string, { readsMessages }: Setup): Meaning => ({
  is: isTalk(form) ? 'talk' : 'question',
  isAddressed: addressed.includes(form) && (readsMessages || form !== 'role'),
  text,
});

const another = (author: Person, to: number): Person => {
  const others = people.filter(({ id }) => id !== author.id);
  return others[to % others.length] ?? host;
};

const latest = (world: World, thread: ThreadId, fits: (message: SimMessage) => boolean) =>
  world.discord.messagesIn(thread).findLast((message) => message.deletedAt === undefined && fits(message));

/** A reply pings the person it answers, or Discord includes the author. */
const replyTo = (world: World, answered: SimMessage): Pick<Written, 'repliesTo' | 'mentioned'> => {
  const { id, author } = answered;
  return world.draws.chance('author of reply untold', 0.15)
    ? { repliesTo: { messageId: id }, mentioned: [author] }
    : { repliesTo: { messageId: id, authorId: author } };
};

/** Who has said this, whether in person or through the bot. */
const sayerOf = (world: World, { id, author, origin }: SimMessage): UserId =>
  (origin?.kind === 'say' ? world.said.get(id)?.speaker : undefined) ?? author;

const isBots = ({ author, origin }: SimMessage): boolean => author === bot && origin?.kind !== 'say';

const inForm = (
  world: World,
  {
    form,
    words,
    author,
    to,
    thread,
  }: { form: Form; words: string; author: Person; to: number; thread: ThreadId },
): Written => {
  const other = another(author, to);
  const plain = { content: words, text: words };
  switch (form) {
    case 'plain':
      return plain;
    case 'mention':
      return { content: `<@${bot}> ${words}`, text: words, mentioned: [bot] };
    case 'role':
      return { content: `${words} <@&${botRole}>`, text: words };
    case 'name':
      return {
        content: `${words} for <@${other.id}>`,
        text: `${words} for ${other.name}`,
        mentioned: [other.id],
      };
    case 'emoji_text':
      return { content: `${words} <:smile:123>`, text: `${words} :smile:` };
    case 'forward':
      return { content: '', forwarded: words, text: words };
    case 'attachment_text':
      return { ...plain, extras: true };
    case 'reply_bot': {
      const answered = latest(world, thread, isBots);
      return answered === undefined
        ? { content: `<@${bot}> ${words}`, text: words, mentioned: [bot] }
        : { ...plain, ...replyTo(world, answered) };
    }
    case 'reply_self': {
      const answered = latest(world, thread, (message) => sayerOf(world, message) === author.id);
      return answered === undefined ? plain : { ...plain, ...replyTo(world, answered) };
    }
    case 'reply_other': {
      const answered = latest(
        world,
        thread,
        (message) => ![author.id, bot].includes(sayerOf(world, message)),
      );
      return answered === undefined
        ? { content: `<@${other.id}> ${words}`, text: `${other.name} ${words}`, mentioned: [other.id] }
        : { ...plain, ...replyTo(world, answered) };
    }
    case 'to_other':
      return { content: `<@${other.id}> ${words}`, text: `${other.name} ${words}`, mentioned: [other.id] };
    default:
      return inTalk(form, plain);
  }
};

const inTalk = (form: Form, plain: Written): Written => {
  const { content: words } = plain;
  switch (form) {
    case 'aside':
      return { ...plain, content: `((${words}` };
    case 'wide_aside':
      return { ...plain, content: `（（${words}` };
    case 'slashes':
      return { ...plain, content: `//${words}` };
    case 'emoji':
      return { ...plain, content: '👍🏽 <:smile:123>' };
    case 'mention_only':
      return { ...plain, content: `<@${bot}>`, mentioned: [bot] };
    case 'attachment_only':
      return { ...plain, content: '', extras: true };
    case 'system':
      return { ...plain, system: true };
    default:
      return plain;
  }
};

/** Somebody writes in a conversation's thread. */
export const write = (
  world: World,
  setup: Setup,
  {
    conversation,
    thread,
    author,
    form,
    to,
  }: {
    readonly conversation: string;
    readonly thread: ThreadId;
    readonly author: Person;
    readonly form: Form;
    readonly to: number;
  },
): void => {
  if (world.discord.isGone(thread)) return;
  const words = `q${world.said.size + 1}.0 why`;
  const { text, ...written } = inForm(world, { form, words, author, to, thread });
  const by = form === 'bot' ? otherBot : author;
  const message = world.discord.write({
    ...written,
    channel: thread,
    author: by.id,
    isBot: form === 'bot',
  });
  const meaning = meaningOf(form, text, setup);
  world.trace?.(`${nameOf(by.id)} writes ${message.id} "${contentOf(message)}" (${meaning.is})`);
  world.said.set(message.id, {
    message,
    conversation,
    speaker: by.id,
    meanings: [meaning],
    wasUntold: false,
    by: undefined,
  });
};

/** The text of an edit: another question, in a form that can be heard, or side talk. */
export const rewrite = (
  world: World,
  setup: Setup,
  {
    message,
    author,
    into,
    isTold,
  }: {
    readonly message: SimMessage;
    readonly author: UserId;
    readonly into: 'question' | 'talk';
    readonly isTold: boolean;
  },
): Meaning => {
  const number = [...world.said.keys()].indexOf(message.id) + 1;
  const words = `q${number}.${message.wordings.length} why`;
  const content = into === 'question' ? `<@${bot}> ${words}` : `((${words}`;
  if (into === 'question' && !message.mentioned.includes(bot)) message.mentioned.push(bot);
  world.trace?.(`${nameOf(author)} edits ${message.id} to "${content}"`);
  world.discord.reword(message, content, isTold);
  // A reply to somebody else remains one, whatever it says.
  const isReplyToOther =
    message.repliesTo !== undefined && ![bot, author].includes(repliedAuthor(world, message) ?? bot);
  const form =
    into === 'question' && !isReplyToOther && !message.system && !message.isBot ? 'mention' : 'aside';
  return meaningOf(form, words, setup);
};

const repliedAuthor = (world: World, { repliesTo }: SimMessage): UserId | undefined => {
  const answered = repliesTo === undefined ? undefined : world.discord.message(repliesTo.messageId);
  return answered && sayerOf(world, answered);
};
