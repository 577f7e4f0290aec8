import type { Answer, Interaction } from '../interactions/interaction.ts';
import { messageFlags } from '../validate/message-body.ts';
import type { Form } from '../validate/form.ts';
import type { Message } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { Impossible } from './impossible.ts';
import { waitFor, type Within } from './waiting.ts';

/** What a person gets after using a command, a button or a form: the answers as they come and change. */
export interface Handle {
  readonly id: string;
  readonly interaction: Interaction;
  /** The first answer, once the bot knows that it has arrived and can hear what is pressed next. Rejects if none came in time ("The application did not respond"). */
  readonly answered: Promise<Answer>;
  /** The first answer's message in its current form; undefined if there is none or it was deleted. */
  message(): Message | undefined;
  /** Later messages, oldest first, without deleted ones. */
  followUps(): Message[];
  /** The form that was opened. */
  modal(): Form | undefined;
  /** Waits until the answer is more than "thinking". */
  finished(options?: Within): Promise<Message>;
  waitUntil(predicate: (handle: Handle) => boolean, options?: Within): Promise<void>;
}

const firstAnswer = (world: World, interaction: Interaction): Promise<Answer> =>
  waitFor(
    world,
    () => {
      if (interaction.state === 'failed') throw new Impossible('The application did not respond in time');
      return interaction.underWay === 0 ? interaction.answer : undefined;
    },
    // The interaction's own clock ends this one.
    { within: 24 * 60 * 60_000 },
  );

export const handleOf = (world: World, interaction: Interaction): Handle => {
  const answered = firstAnswer(world, interaction);
  // Not every test awaits it; one that does still gets the rejection.
  answered.catch(() => undefined);

  const find = (id: string): Message | undefined => world.message(interaction.channelId, id);

  const handle: Handle = {
    id: interaction.id,
    interaction,
    answered,
    message: () => (interaction.originalId === undefined ? undefined : find(interaction.originalId)),
    followUps: () => interaction.followUpIds.flatMap((id) => find(id) ?? []),
    modal: () => (interaction.answer?.kind === 'modal' ? interaction.answer.modal : undefined),
    finished: async (options) => {
      await answered;
      return waitFor(
        world,
        () => {
          const message = handle.message();
          const done = message !== undefined && (message.flags & messageFlags.loading) === 0;
          return done && interaction.underWay === 0 && message;
        },
        options,
      );
    },
    waitUntil: async (predicate, options) => {
      await waitFor(world, () => predicate(handle), options);
    },
  };
  return handle;
};
