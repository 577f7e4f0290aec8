import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import { messageFlags } from 'discord-playground/validate/message-body';
import type { Guild, Message, Thread } from 'discord-playground/world/entities';
import { wordsFor } from '../../src/locale/words.ts';
import type { Rig } from './rig.ts';
import { labelsOf, pressed, threadIn } from './room.ts';

const { conversation: texts, setup } = wordsFor('en');

/** How tests begin and end conversations. */

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

/** What the last line of a conversation says, up to a minute after it began. */
export const endLine = (
  why: string,
  {
    kind = 'patient',
    ...of
  }: { readonly kind?: 'patient' | 'topic'; readonly questions: number; readonly people: number },
): string =>
  of.questions === 0 ? why : `${why} ${texts.lines.ended.summary({ kind, ...of, minutes: 1, silence: 0 })}`;

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
  return { elsewhere, thread: threadIn({ playground }, started) };
};

/** Puts a patient on the server's shelf. */
export const shelve = async (
  { playground }: Pick<Rig, 'playground'>,
  person: Person,
  entry: {
    readonly id: string;
    readonly title: string;
    readonly name: string;
    readonly description?: string;
  },
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
