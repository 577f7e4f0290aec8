/** What people see and write, over HTTP: the same as `Person` offers in the process. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { wireCommand } from '../commands/command.ts';
import { inLanguage } from '../commands/in-language.ts';
import { findPlace } from '../people/find-place.ts';
import { visibleCommands } from '../people/visible-commands.ts';
import { waitFor } from '../people/waiting.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf, type RequestBody } from '../rest/request-body.ts';
import { compareIds } from '../snowflake.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace } from '../wire/channel.ts';
import type { Message } from '../world/entities.ts';
import type { SurfaceContext } from './context.ts';
import { givenFile } from './given-file.ts';
import { viewMessage, viewPerson } from './views.ts';

interface OfPerson {
  Params: { name: string };
  Body: RequestBody | undefined;
}

const messageRef = z.object({ channel: z.string(), message: z.string() });
const speaking = z.object({ locale: z.string() });
const inChannel = z.object({ channel: z.string() });
const lookingBack = inChannel.extend({
  /** Only what came after this message; waits until somebody else has written. */
  after: z.string().optional(),
  /** Milliseconds. */
  within: z.coerce.number().int().min(0).max(60_000).default(5_000),
});
const editing = messageRef.extend({ content: z.string() });
const reacting = messageRef.extend({ emoji: z.string() });
const sending = inChannel.extend({
  content: z.string().default(''),
  /** The id of a message in the same channel. */
  replyTo: z.string().optional(),
  mention: z.boolean().optional(),
  forward: messageRef.optional(),
  attachments: z.array(givenFile).optional(),
  stickers: z.array(z.string()).optional(),
  poll: z.object({ question: z.string(), answers: z.array(z.string()) }).optional(),
});
const newThread = inChannel.extend({
  name: z.string(),
  private: z.boolean().optional(),
  /** The id of the message that the thread is started from. */
  message: z.string().optional(),
});
const threadEdit = z.object({
  thread: z.string(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  name: z.string().optional(),
  slowmode: z.int().min(0).max(21_600).optional(),
});
const inThread = z.object({ thread: z.string() });

export const peopleRoutes = (app: FastifyInstance, { world, commands, person }: SurfaceContext): void => {
  const seen = (name: string, { channel, message: id }: z.infer<typeof messageRef>): Message => {
    const message = person(name)
      .messagesIn(channel)
      .find((one) => one.id === id);
    if (message === undefined) throw new Refusal('unknownMessage');
    return message;
  };

  app.get('/people', async () =>
    world.people().map(({ id, name, displayName }) => ({ id, name, displayName })),
  );

  app.get<OfPerson>('/people/:name', async ({ params }) => viewPerson(world, person(params.name).id));

  app.get<OfPerson>('/people/:name/messages', async ({ params, query }) => {
    const { channel, after, within } = parseBody(lookingBack, query);
    const { id, messagesIn } = person(params.name);
    const later = () => messagesIn(channel).filter((one) => compareIds(one.id, after ?? '0') > 0);
    const answered = () => later().some(({ authorId }) => authorId !== id);
    // If nobody has written by then, the empty list says so.
    if (after !== undefined) await waitFor(world, answered, { within }).catch(() => undefined);
    return later().map((message) => viewMessage(world, message, id));
  });

  app.get<OfPerson>('/people/:name/commands', async ({ params, query }) => {
    const userId = person(params.name).id;
    const { locale } = world.user(userId);
    const place = findPlace(world, userId, parseBody(inChannel, query).channel);
    return visibleCommands(world, commands, { userId, place }).map((command) =>
      wireCommand(inLanguage(command, locale)),
    );
  });

  app.post<OfPerson>('/people/:name/send', async (request) => {
    const { name } = request.params;
    const { channel, content, replyTo, forward, ...rest } = parseBody(sending, bodyOf(request).json);
    const message = person(name).send(channel, content, {
      ...rest,
      replyTo: replyTo === undefined ? undefined : seen(name, { channel, message: replyTo }),
      forward: forward === undefined ? undefined : seen(name, forward),
    });
    return viewMessage(world, message, person(name).id);
  });

  app.post<OfPerson>('/people/:name/edit', async (request) => {
    const { content, ...ref } = parseBody(editing, bodyOf(request).json);
    const actor = person(request.params.name);
    return viewMessage(world, actor.edit(seen(actor.name, ref), content), actor.id);
  });

  for (const does of ['react', 'unreact'] as const) {
    app.post<OfPerson>(`/people/:name/${does}`, async (request, reply) => {
      const { emoji, ...ref } = parseBody(reacting, bodyOf(request).json);
      const actor = person(request.params.name);
      actor[does](seen(actor.name, ref), emoji);
      return reply.code(204).send();
    });
  }

  app.post<OfPerson>('/people/:name/delete', async (request, reply) => {
    person(request.params.name).delete(
      seen(request.params.name, parseBody(messageRef, bodyOf(request).json)),
    );
    return reply.code(204).send();
  });

  app.post<OfPerson>('/people/:name/dismiss', async (request, reply) => {
    person(request.params.name).dismiss(
      seen(request.params.name, parseBody(messageRef, bodyOf(request).json)),
    );
    return reply.code(204).send();
  });

  app.post<OfPerson>('/people/:name/typing', async (request, reply) => {
    person(request.params.name).typing(parseBody(inChannel, bodyOf(request).json).channel);
    return reply.code(204).send();
  });

  app.post<OfPerson>('/people/:name/speak', async (request, reply) => {
    person(request.params.name).speak(parseBody(speaking, bodyOf(request).json).locale);
    return reply.code(204).send();
  });

  app.post<OfPerson>('/people/:name/dm', async ({ params }) =>
    wirePlace(world, person(params.name).openDm()),
  );

  app.post<OfPerson>('/people/:name/create-thread', async (request) => {
    const { name } = request.params;
    const { channel, message, ...rest } = parseBody(newThread, bodyOf(request).json);
    const on = message === undefined ? undefined : seen(name, { channel, message });
    return wirePlace(
      world,
      person(name).createThread(channel, rest.name, { private: rest.private, on }),
      person(name).id,
    );
  });

  app.post<OfPerson>('/people/:name/edit-thread', async (request) => {
    const { thread, ...edit } = parseBody(threadEdit, bodyOf(request).json);
    const actor = person(request.params.name);
    return wirePlace(world, actor.editThread(thread, edit), actor.id);
  });

  app.post<OfPerson>('/people/:name/join', async (request, reply) => {
    person(request.params.name).join(parseBody(inThread, bodyOf(request).json).thread);
    return reply.code(204).send();
  });

  app.post<OfPerson>('/people/:name/leave', async (request, reply) => {
    person(request.params.name).leave(parseBody(inThread, bodyOf(request).json).thread);
    return reply.code(204).send();
  });

  app.post<OfPerson>('/people/:name/add-to-thread', async (request, reply) => {
    const { thread, user } = parseBody(inThread.extend({ user: z.string() }), bodyOf(request).json);
    person(request.params.name).addToThread(thread, user);
    return reply.code(204).send();
  });
};
