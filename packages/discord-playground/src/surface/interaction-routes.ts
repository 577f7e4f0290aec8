/** People's commands, buttons, selects and forms, over HTTP. Each responds with the interaction's current state. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Interaction } from '../interactions/interaction.ts';
import { handleOf, type Handle } from '../people/handle.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf, type RequestBody } from '../rest/request-body.ts';
import { parseBody } from '../validate/issues.ts';
import type { WireObject } from '../wire/json.ts';
import type { SurfaceContext } from './context.ts';
import { givenFile } from './given-file.ts';
import { messageRef, seenMessage } from './seen-message.ts';
import { viewInteraction } from './views.ts';

interface OfPerson {
  Params: { name: string };
  Body: RequestBody | undefined;
}
interface OfInteraction {
  Params: { name: string; interactionId: string };
}

const optionValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({});
const calling = z.object({ channel: z.string(), path: z.string(), values: optionValues });
const typingInto = calling.extend({ option: z.string(), text: z.string() });
const pressing = messageRef.extend({ button: z.string() });
const choosing = messageRef.extend({ select: z.string(), values: z.array(z.string()) });
const choosingCommand = messageRef.extend({ command: z.string() });
const choosingMember = z.object({ channel: z.string(), user: z.string(), command: z.string() });
const submitting = z.object({
  interaction: z.string(),
  values: z
    .record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(givenFile)]))
    .default({}),
});
const waiting = z.object({
  /** Respond only once there is a first answer, or one that is more than "thinking". */
  until: z.enum(['answered', 'finished']).optional(),
  /** Milliseconds. */
  within: z.coerce.number().int().min(0).max(60_000).default(5_000),
});

export const surfaceInteractionRoutes = (
  app: FastifyInstance,
  { world, interactions, person }: SurfaceContext,
): void => {
  const view = ({ interaction }: Handle): WireObject => viewInteraction(world, interaction);

  const own = (actor: Person, id: string): Interaction => {
    const interaction = interactions.get(id);
    if (interaction?.userId !== actor.id) throw new Refusal('unknownInteraction');
    return interaction;
  };

  const using = <Schema extends z.ZodType>(
    what: string,
    schema: Schema,
    use: (actor: Person, given: z.output<Schema>) => Handle,
  ): void => {
    app.post<OfPerson>(`/people/:name/${what}`, async (request) =>
      view(use(person(request.params.name), parseBody(schema, bodyOf(request).json))),
    );
  };

  app.get<OfInteraction>('/people/:name/interactions/:interactionId', async ({ params, query }) => {
    const { until, within } = parseBody(waiting, query);
    const handle = handleOf(world, own(person(params.name), params.interactionId));
    // A failed or slow one is returned too: its state says so.
    if (until === 'answered')
      await handle
        .waitUntil(({ interaction }) => interaction.state !== 'waiting', { within })
        .catch(() => undefined);
    if (until === 'finished') await handle.finished({ within }).catch(() => undefined);
    return view(handle);
  });

  using('command', calling, (actor, { channel, path, values }) => actor.command(channel, path, values));
  using('message-command', choosingCommand, (actor, { command, ...ref }) =>
    actor.messageCommand(seenMessage(actor, ref), command),
  );
  using('user-command', choosingMember, (actor, { channel, user, command }) =>
    actor.userCommand(channel, user, command),
  );
  using('press', pressing, (actor, { button, ...ref }) => actor.press(seenMessage(actor, ref), button));
  using('select', choosing, (actor, { select, values, ...ref }) =>
    actor.select(seenMessage(actor, ref), select, values),
  );
  using('submit', submitting, (actor, { interaction, values }) =>
    actor.submitModal(handleOf(world, own(actor, interaction)), values),
  );

  app.post<OfPerson>('/people/:name/autocomplete', async (request) => {
    const { channel, path, ...typed } = parseBody(typingInto, bodyOf(request).json);
    const choices = await person(request.params.name).autocomplete(channel, path, typed);
    return choices.map(({ name, value }) => ({ name, value }));
  });
};
