import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ComponentType,
  Events,
  InteractionType,
  MessageFlags,
  TextInputStyle,
  type Client,
  type Interaction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Stage } from '../../src/playground/stage/stage.ts';
import { opened } from './playground-support.ts';

const open = opened();
afterEach(() => open.close());

const number = '123 456';

/** A page that takes one password, as the bot's own does. */
const signInPage = async (): Promise<string> => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => response.end(body.includes('demo-alice') ? `<b>${number}</b>` : 'wrong'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const stageWith = (password: string): Stage => ({
  service: {
    signIns: [{ username: 'alice', password }],
    onCall: () => () => undefined,
    set: () => undefined,
    expireTokens: () => undefined,
  },
  firstStep: undefined,
  restartBot: () => Promise.resolve(),
});

const row = (...components: readonly object[]): object => ({ type: ComponentType.ActionRow, components });

/** A bot that links, and answers the number in its own way. */
const linkingBot = (
  client: Client,
  page: string,
  answer: (submitted: ModalSubmitInteraction) => Promise<unknown>,
): void => {
  const enter = { type: ComponentType.Button, style: 1, label: 'Enter', custom_id: 'enter' };
  const label = {
    type: ComponentType.Label,
    label: 'Number',
    component: { type: ComponentType.TextInput, custom_id: 'number', style: TextInputStyle.Short },
  };
  const answers = async ({ id, token, type }: Interaction): Promise<void> => {
    const prompt = {
      type: 4,
      data: {
        content: 'Sign in',
        flags: MessageFlags.Ephemeral,
        components: [row({ type: ComponentType.Button, style: 5, label: 'Page', url: page }, enter)],
      },
    };
    const form = { type: 9, data: { custom_id: 'form', title: 'Number', components: [label] } };
    const body = type === InteractionType.ApplicationCommand ? prompt : form;
    await client.rest.post(`/interactions/${id}/${token}/callback`, { body, auth: false });
  };
  client.on(Events.InteractionCreate, (interaction) => {
    const given = interaction.isModalSubmit() ? answer(interaction) : answers(interaction);
    given.catch((error: unknown) => client.emit(Events.Error, error instanceof Error ? error : new Error()));
  });
};

const start = async (password: string, answer: (submitted: ModalSubmitInteraction) => Promise<unknown>) => {
  const playground = await open.playground({ stage: stageWith(password) });
  const client = await open.client(playground);
  await client.application.commands.set([{ name: 'link', description: 'Link' }]);
  linkingBot(client, await signInPage(), answer);
  const linked = async (): Promise<unknown> => {
    const stage = await (await fetch(`${playground.url}/playground/stage`)).json();
    return z.object({ linked: z.array(z.string()) }).parse(stage).linked;
  };
  return { playground, linked };
};

it('links people in advance, even if the bot takes its time, and leaves nothing behind', async () => {
  const { playground, linked } = await start('demo-alice', async (submitted) => {
    expect(submitted.fields.getTextInputValue('number')).toBe(number);
    // The message with the button, which is the answer until now, still has it.
    await submitted.deferUpdate();
    await submitted.followUp({ content: 'Linked', flags: MessageFlags.Ephemeral });
  });
  await playground.introduce();
  expect(await linked()).toEqual(['alice']);
  expect(playground.person('alice').messagesIn('class')).toEqual([]);
});

it('says so when somebody could not be linked', async () => {
  const { playground, linked } = await start('another', (submitted) => submitted.deferUpdate());
  await expect(playground.introduce()).rejects.toThrow(/without a number/);
  expect(await linked()).toEqual([]);
});
