import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import { messageFlags } from 'discord-playground/validate/message-body';
import type { Guild, Message, Thread } from 'discord-playground/world/entities';
import { restIsQuoted } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';
import type { Rig } from './rig.ts';

const { conversation: texts, setup } = wordsFor('en');

/** What flow tests of conversations do and check again and again, on top of a rig. */

export const submitPath = '/case/chat/submit/';
export const resetPath = '/case/chat/reset/';
export const conversePath = '/engage/topic/conversation/';

export const messagesPath = '/channels/:channelId/messages';

export const labelsOf = (message: Message): readonly string[] =>
  buttonsOf(message).flatMap(({ label }) => label ?? []);

/** What the service has accepted at a path, in order: the messages to patients or topics. */
export const taken = ({ sandbox }: Pick<Rig, 'sandbox'>, path = submitPath): readonly unknown[] =>
  sandbox
    .calls()
    .filter((call) => call.accepted && call.path.endsWith(path))
    .map(({ body }) => body['message'] ?? body['data_chat']);

/** How often something was sent to the service, accepted or not. */
export const sentCount = ({ sandbox }: Pick<Rig, 'sandbox'>, message: string): number =>
  sandbox.calls().filter(({ body }) => body['message'] === message).length;

/** Resolves when Discord has refused the bot a message in this thread. */
export const postRefused = ({ playground }: Rig, thread: { readonly id: string }): Promise<void> =>
  new Promise((resolve) => {
    const stop = playground.onRequest(({ method, path, status }) => {
      if (method !== 'POST' || path !== `/channels/${thread.id}/messages` || status < 400) return;
      stop();
      resolve();
    });
  });

/** Resolves when the service has decided about this message. */
export const decided = ({ sandbox }: Rig, message: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): boolean => sandbox.calls().some(({ body }) => body['message'] === message);
    if (look()) return resolve();
    const stop = sandbox.onCall(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });

/** What stands in the thread when somebody uses `/say`. */
export const spoken = (text: string): string => `${restIsQuoted}${text}`;

/** Waits for a message of the bot's in a place that has this text, or for which this holds. */
export const saidIn = (
  { playground }: Pick<Rig, 'playground'>,
  place: { readonly id: string },
  wanted: string | ((message: Message) => boolean),
): Promise<Message> =>
  playground.waitFor((world) =>
    world
      .messages(place.id)
      .find(
        (message) =>
          message.authorId === world.bot.id &&
          (typeof wanted === 'string' ? message.content === wanted : wanted(message)),
      ),
  );

/** What stands in a thread for somebody whose message is not asked, in words that are not a reply to it. */
export const hinted = ({ id }: Pick<Person, 'id'>, text: string): string => texts.small(`<@${id}> ${text}`);

/** What the last line of a conversation says, up to a minute after it began. */
export const endLine = (
  why: string,
  {
    kind = 'patient',
    ...of
  }: { readonly kind?: 'patient' | 'topic'; readonly questions: number; readonly people: number },
): string =>
  of.questions === 0 ? why : `${why} ${texts.lines.ended.summary({ kind, ...of, minutes: 1, silence: 0 })}`;

const isStatus = (message: Message): boolean =>
  buttonsOf(message).some(({ custom_id: id }) => id?.startsWith('r1:st-') === true);

/** Waits until the status of a thread contains these texts. */
export const statusIn = (
  { playground }: Pick<Rig, 'playground'>,
  { id }: { readonly id: string },
  ...texts: readonly string[]
): Promise<Message> =>
  playground.waitFor((world) =>
    world
      .messages(id)
      .find(
        (message) =>
          message.authorId === world.bot.id &&
          isStatus(message) &&
          texts.every((text) => message.content.includes(text)),
      ),
  );

/** Waits until no status stands in a thread. */
export const noStatus = (
  { playground }: Pick<Rig, 'playground'>,
  { id }: { readonly id: string },
): Promise<boolean> => playground.waitFor((world) => !world.messages(id).some(isStatus));

/** Presses a button of the panel that `/manage` shows; returns the panel as it is afterwards. */
export const managed = async (
  rig: Pick<Rig, 'playground'>,
  person: Person,
  { thread, label }: { readonly thread: { readonly id: string }; readonly label: string },
): Promise<Message> => {
  const panel = person.command(thread, '/manage');
  await panel.finished();
  return (await pressed(rig, person, { below: panel, label })).message;
};

/** Waits for the answer to an interaction that contains this text, the latest first. */
export const answeredWith = ({ playground }: Rig, handle: Handle, wanted: string): Promise<Message> =>
  playground.waitFor(() =>
    [...handle.followUps().toReversed(), handle.message()].find((message) =>
      message?.content.includes(wanted),
    ),
  );

/** Waits until the bot has deleted a message. */
export const disappears = (
  { playground }: Rig,
  { channelId, id }: Message,
  options?: Parameters<Rig['playground']['waitFor']>[1],
): Promise<boolean> => playground.waitFor((world) => world.message(channelId, id) === undefined, options);

/**
 * Presses a button; returns the answer, whether it is a new message or replaces the button's message. If that one
 * disappears instead, it is returned.
 */
export const pressed = async (
  { playground }: Pick<Rig, 'playground'>,
  person: Person,
  { below, label }: { readonly below: Message | Handle; readonly label: string },
): Promise<{ readonly handle: Handle; readonly message: Message }> => {
  const handle = person.press(below, label);
  const { source } = handle.interaction;
  const before = source?.content;
  await handle.answered;
  const message = await playground.waitFor((world) => {
    const answer = [...handle.followUps().reverse(), handle.message()].find(
      (one) =>
        one !== undefined &&
        (one.flags & messageFlags.loading) === 0 &&
        (one.id !== source?.id || one.content !== before),
    );
    const isGone = source !== undefined && world.message(source.channelId, source.id) === undefined;
    return answer ?? (isGone && source);
  });
  return { handle, message };
};

/** Ends the conversation that is in the way of a start, after the question whether that is meant; returns the last answer. */
export const movedHere = async (
  rig: Pick<Rig, 'playground'>,
  person: Person,
  second: Handle,
): Promise<Message> => {
  await second.finished();
  const label = texts.buttons.endAndStart;
  const { handle } = await pressed(rig, person, { below: second, label });
  return (await pressed(rig, person, { below: handle, label })).message;
};

/** Raises a hand by the status's button; returns the private answer. */
export const raisedHand = async (
  rig: Pick<Rig, 'playground'>,
  person: Person,
  thread: { readonly id: string },
): Promise<Message> => {
  const below = await statusIn(rig, thread);
  return (await pressed(rig, person, { below, label: texts.buttons.raiseHand })).message;
};

const yesToEnd = (asked: Message): string | undefined =>
  buttonsOf(asked).find(({ custom_id: id }) => id?.startsWith('r1:end-yes:') === true)?.custom_id ??
  undefined;

/** Asks for the end of a conversation, and says yes. */
export const endIn = async (person: Person, place: { readonly id: string }): Promise<Handle> => {
  const asked = person.command(place, '/end');
  const label = yesToEnd(await asked.finished());
  return label === undefined ? asked : person.press(asked, label);
};

/** The same; returns what the person is told. */
export const endNow = async (
  rig: Pick<Rig, 'playground'>,
  person: Person,
  place: { readonly id: string },
): Promise<Message> => {
  const below = await person.command(place, '/end').finished();
  const label = yesToEnd(below);
  return label === undefined ? below : (await pressed(rig, person, { below, label })).message;
};

/** What a thread's name says before the host's. */
export const titleOf = ({ name }: Pick<Thread, 'name'>): string => name.slice(0, name.lastIndexOf(' · '));

/** Puts a patient on the server's shelf. */
export const shelve = async (
  { playground }: Pick<Rig, 'playground'>,
  person: Person,
  entry: { readonly id: string; readonly title: string; readonly name: string },
): Promise<void> => {
  const home = await person.command('class', '/setup').finished();
  person.select(home, setup.choosePage, ['patients']);
  const page = await playground.waitFor((world) => {
    const now = world.message(home.channelId, home.id);
    return now !== undefined && labelsOf(now).includes(setup.buttons.add) && now;
  });
  const asked = person.press(page, setup.buttons.add);
  await asked.answered;
  person.submitModal(asked, entry);
  await playground.waitFor((world) =>
    world.message(home.channelId, home.id)?.content.includes(setup.added(entry.title)),
  );
};

/** The last answer to a start: where the patient is known, it is carried on, or begun afresh. */
export const startedAs = async (
  { playground }: Pick<Rig, 'playground'>,
  {
    person,
    asked,
    earlier = 'keep',
  }: { readonly person: Person; readonly asked: Handle; readonly earlier?: 'keep' | 'forget' },
): Promise<Message> => {
  // On a busy machine, a bot with little patience says in between that this takes longer than usual.
  const settled = (handle: Handle, before?: Message): Promise<Message> =>
    playground.waitFor(() =>
      [...handle.followUps().toReversed(), handle.message()].find(
        (one) =>
          one !== undefined &&
          one.id !== before?.id &&
          (one.flags & messageFlags.loading) === 0 &&
          one.content !== texts.stillStarting,
      ),
    );
  const answer = await settled(asked);
  const wanted = earlier === 'keep' ? ':carry-on:' : ':start-fresh:';
  const button = buttonsOf(answer).find(({ custom_id: id }) => id?.includes(wanted));
  if (typeof button?.custom_id !== 'string') return answer;
  return settled(person.press(answer, button.custom_id), answer);
};

/** Whether the conversation in this thread has ended: Discord is to archive it an hour after the last message. */
export const hasEnded = ({ archiveMinutes }: Pick<Thread, 'archiveMinutes'>): boolean =>
  archiveMinutes === 60;

/** Ends every conversation that goes on, so that the next test can start any of them. */
export const endAll = async (rig: Rig): Promise<void> => {
  const { world } = rig.playground;
  const owner = rig.playground.person('owner'); // sees private threads too
  const open = [...world.places.values()].filter(
    (place) => place.kind === 'thread' && !place.archived && !hasEnded(place),
  );
  await Promise.all(open.map((thread) => endNow(rig, owner, thread)));
};

/** A conversation in a server of its own, which the host and the others share with the bot. */
export const openElsewhere = async (
  { playground, sandbox }: Rig,
  host: Person,
  values: Readonly<Record<string, boolean>> = {},
): Promise<{ readonly elsewhere: Guild; readonly thread: Thread }> => {
  const elsewhere = playground.addGuild({
    name: 'elsewhere',
    owner: 'owner',
    channels: [{ name: 'there' }],
  });
  const [there] = elsewhere.channels.values();
  if (there === undefined) throw new Error('no channel');
  const options = { case: String(sandbox.cases[0]?.id), ...values };
  const started = await host.command(there, '/patient', options).finished();
  const thread = playground.world.thread(/<#(\d+)>/.exec(started.content)?.[1] ?? '');
  return { elsewhere, thread };
};

/** A message of the bot's with buttons of these custom_ids, as if they had once been shown there. */
export const planted = async (
  rig: Pick<Rig, 'playground'>,
  place: { readonly id: string },
  customIds: Readonly<Record<string, string>>,
): Promise<Message> => {
  const { apiUrl, token } = rig.playground;
  const content = `Press me: ${Object.keys(customIds).join(', ')}`;
  const buttons = Object.entries(customIds).map(([label, custom_id]) => ({
    type: 2,
    style: 2,
    label,
    custom_id,
  }));
  await fetch(`${apiUrl}/v10/channels/${place.id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content, components: [{ type: 1, components: buttons }] }),
  });
  return saidIn(rig, place, content);
};
