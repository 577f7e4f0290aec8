/** People's commands, buttons, selects and forms, over HTTP. Each responds with the interaction's current state. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Interaction } from '../interactions/interaction.ts';
import { handleOf, type Handle } from '../people/handle.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf, type RequestBody } from '../rest/request-body.ts';
import { parseBody } from '../validate/issues.ts';
import type { WireObject } from '../wire/json.ts';
import type { Message } from '../world/entities.ts';
import type { SurfaceContext } from './context.ts';
import { givenFile } from './given-file.ts';
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
const onMessage = z.object({ channel: z.string(), message: z.string() });
const pressing = onMessage.extend({ button: z.string() });
const choosing = onMessage.extend({ select: z.string(), values: z.array(z.string()) });
const choosingCommand = onMessage.extend({ command: z.string() });
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

  const own = (name: string, id: string): Interaction => {
    const interaction = interactions.get(id);
    if (interaction?.userId !== person(name).id) throw new Refusal('unknownInteraction');
    return interaction;
  };

  const messageOf = (name: string, { channel, message: id }: z.infer<typeof onMessage>): Message => {
    const found = person(name)
      .messagesIn(channel)
      .find((one) => one.id === id);
    if (found === undefined) throw new Refusal('unknownMessage');
    return found;
  };

  app.get<OfInteraction>('/people/:name/interactions/:interactionId', async ({ params, query }) => {
    const { until, within } = parseBody(waiting, query);
    const handle = handleOf(world, own(params.name, params.interactionId));
    // A failed or slow one is returned too: its state says so.
    if (until === 'answered')
      await handle
        .waitUntil(({ interaction }) => interaction.state !== 'waiting', { within })
        .catch(() => undefined);
    if (until === 'finished') await handle.finished({ within }).catch(() => undefined);
    return view(handle);
  });

  app.post<OfPerson>('/people/:name/command', async (request) => {
    const { channel, path, values } = parseBody(calling, bodyOf(request).json);
    return view(person(request.params.name).command(channel, path, values));
  });

  app.post<OfPerson>('/people/:name/message-command', async (request) => {
    const { command, ...ref } = parseBody(choosingCommand, bodyOf(request).json);
    return view(person(request.params.name).messageCommand(messageOf(request.params.name, ref), command));
  });

  app.post<OfPerson>('/people/:name/user-command', async (request) => {
    const { channel, user, command } = parseBody(choosingMember, bodyOf(request).json);
    return view(person(request.params.name).userCommand(channel, user, command));
  });

  app.post<OfPerson>('/people/:name/autocomplete', async (request) => {
    const { channel, path, ...typed } = parseBody(typingInto, bodyOf(request).json);
    const choices = await person(request.params.name).autocomplete(channel, path, typed);
    return choices.map(({ name, value }) => ({ name, value }));
  });

  app.post<OfPerson>('/people/:name/press', async (request) => {
    const { button, ...ref } = parseBody(pressing, bodyOf(request).json);
    return view(person(request.params.name).press(messageOf(request.params.name, ref), button));
  });

  app.post<OfPerson>('/people/:name/select', async (request) => {
    const { select, values, ...ref } = parseBody(choosing, bodyOf(request).json);
    return view(person(request.params.name).select(messageOf(request.params.name, ref), select, values));
  });

  app.post<OfPerson>('/people/:name/submit', async (request) => {
    const { interaction, values } = parseBody(submitting, bodyOf(request).json);
    const handle = handleOf(world, own(request.params.name, interaction));
    return view(person(request.params.name).submitModal(handle, values));
  });
};
