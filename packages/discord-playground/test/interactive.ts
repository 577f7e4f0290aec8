/** A bot that answers in its own way, and what it is sent. */
import { once } from 'node:events';
import { Events, type Client, type Interaction } from 'discord.js';
import { afterEach } from 'vitest';
import { z } from 'zod';
import type { Person } from '../src/people/person.ts';
import type { Playground } from '../src/server.ts';
import type { Message } from '../src/world/entities.ts';
import { opened } from './support.ts';

const open = opened();

/** To be called once in a test file. */
export const closeAfterEach = (): void => {
  afterEach(() => open.close());
};

export const nextInteraction = async <Kind extends Interaction>(client: Client): Promise<Kind> => {
  const [interaction] = (await once(client, Events.InteractionCreate)) as [Kind];
  return interaction;
};

/** What the gateway sent, before discord.js has made anything of it. */
export const nextData = async (client: Client): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    const listen = (packet: unknown): void => {
      const read = z
        .object({ t: z.literal('INTERACTION_CREATE'), d: z.object({ data: z.record(z.string(), z.json()) }) })
        .safeParse(packet);
      if (!read.success) return;
      client.off(Events.Raw, listen);
      resolve(read.data.d.data);
    };
    client.on(Events.Raw, listen);
  });

interface Ready {
  readonly playground: Playground;
  readonly client: Client<true>;
  readonly alice: Person;
  /** Posts a message of the bot with these components in a row each. */
  readonly post: (...menus: readonly object[]) => Promise<Message>;
}

export const ready = async (): Promise<Ready> => {
  const playground = await open.playground();
  const client = await open.client(playground);
  const { id } = playground.place('class');
  const post = async (...menus: readonly object[]): Promise<Message> => {
    const components = menus.map((menu) => ({ type: 1, components: [menu] }));
    const sent = z
      .object({ id: z.string() })
      .parse(await client.rest.post(`/channels/${id}/messages`, { body: { content: 'choose', components } }));
    const message = playground.world.message(id, sent.id);
    if (message === undefined) throw new Error('the message was lost');
    return message;
  };
  return { playground, client, alice: playground.person('alice'), post };
};

export const three = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
export const idOf = (playground: Playground, name: string): string => playground.person(name).id;
export const roleOf = (playground: Playground, name: string): string => {
  const role = [...playground.guild().roles.values()].find((one) => one.name === name);
  if (role === undefined) throw new Error(`no role ${name}`);
  return role.id;
};

export const label = (component: object, text = 'A label'): object => ({ type: 18, label: text, component });

/** A button of the bot is pressed, which answers with this form. */
export const opening = async ({ client, alice, post }: Ready, components: readonly object[]) => {
  const message = await post({ type: 2, style: 1, label: 'Open', custom_id: 'open' });
  const pressed = nextInteraction(client);
  const handle = alice.press(message, 'Open');
  const { id, token } = await pressed;
  const body = { type: 9, data: { custom_id: 'form', title: 'A form', components } };
  await client.rest.post(`/interactions/${id}/${token}/callback`, { body, auth: false });
  await handle.answered;
  return handle;
};
