import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import { messageFlags } from 'discord-playground/validate/message-body';
import type { Message, Thread } from 'discord-playground/world/entities';
import { restIsQuoted } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';
import type { Rig } from './rig.ts';

const { conversation: texts } = wordsFor('en');

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

/** The service accepts the next question, and returns this answer of a patient's. */
export const willAnswer = (
  { sandbox }: Pick<Rig, 'sandbox'>,
  answer: Readonly<Record<string, unknown>>,
): void => {
  const body = JSON.stringify({ status: 'response_saved', ChatStatus: 'patient', ...answer });
  sandbox.faults.next(submitPath, { kind: 'status', status: 200, taken: true, body });
};

/** A question whose answer waits until the service's faults are released, so that whatever follows has to wait. */
export const occupied = async (rig: Rig, person: Person, thread: Thread): Promise<Message> => {
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const first = person.send(thread, `Slow question in ${thread.id}`);
  await decided(rig, first.content);
  return first;
};

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

/** The panel that `/manage` shows, once it is there. */
export const panelOf = async (person: Person, thread: { readonly id: string }): Promise<Handle> => {
  const panel = person.command(thread, '/manage');
  await panel.finished();
  return panel;
};

/** Presses a button of the panel that `/manage` shows; returns the panel as it is afterwards. */
export const managed = async (
  rig: Pick<Rig, 'playground'>,
  person: Person,
  { thread, label }: { readonly thread: { readonly id: string }; readonly label: string },
): Promise<Message> => {
  const below = await panelOf(person, thread);
  return (await pressed(rig, person, { below, label })).message;
};

/** Waits for the answer to an interaction that contains this text, or for which this holds, the latest first. */
export const answeredWith = (
  { playground }: Pick<Rig, 'playground'>,
  handle: Handle,
  wanted: string | ((message: Message) => boolean),
): Promise<Message> =>
  playground.waitFor(() =>
    [...handle.followUps().toReversed(), handle.message()].find(
      (message) =>
        message !== undefined &&
        (typeof wanted === 'string' ? message.content.includes(wanted) : wanted(message)),
    ),
  );

export const hasFiles = ({ attachments }: Message): boolean => attachments.length > 0;

/** How many pages of a thread the bot has asked for. */
export const pagesRead = ({ requests }: Rig['playground'], { id }: { readonly id: string }): number =>
  requests().filter(({ method, path }) => method === 'GET' && path === `/channels/${id}/messages`).length;

/** Waits until the bot has deleted a message. */
export const disappears = (
  { playground }: Rig,
  { channelId, id }: Message,
  options?: Parameters<Rig['playground']['waitFor']>[1],
): Promise<boolean> => playground.waitFor((world) => world.message(channelId, id) === undefined, options);

/** The answer to a press or a choice, whether it is a new message or replaces what was pressed. */
export const settled = async ({ playground }: Pick<Rig, 'playground'>, handle: Handle): Promise<Message> => {
  const { source } = handle.interaction;
  const { kind } = await handle.answered;
  // What a deferred press brings may follow it privately, while something else edits the message with the button.
  const isRewritten = (): boolean => kind === 'update' || handle.interaction.rewritten === true;
  return playground.waitFor(() =>
    [...handle.followUps().reverse(), handle.message()].find(
      (one) =>
        one !== undefined &&
        (one.flags & messageFlags.loading) === 0 &&
        (one.id !== source?.id || isRewritten()),
    ),
  );
};

/** Presses a button. Not for a press without an answer of its own, whose outcome is seen in the thread. */
export const pressed = async (
  rig: Pick<Rig, 'playground'>,
  person: Person,
  { below, label }: { readonly below: Message | Handle; readonly label: string },
): Promise<{ readonly handle: Handle; readonly message: Message }> => {
  const handle = person.press(below, label);
  return { handle, message: await settled(rig, handle) };
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

/** The thread to which an answer leads. */
export const threadIn = ({ playground }: Pick<Rig, 'playground'>, { content }: Message): Thread =>
  playground.world.thread(/<#(\d+)>/.exec(content)?.[1] ?? '');

/** What a thread's name says before the host's. */
export const titleOf = ({ name }: Pick<Thread, 'name'>): string => name.slice(0, name.lastIndexOf(' · '));

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
