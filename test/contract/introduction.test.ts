import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  ComponentType,
  Events,
  InteractionType,
  MessageFlags,
  TextInputStyle,
  type Interaction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { introduce } from '../../src/app/demo/introduction.ts';
import { testPlayground } from '../support/test-playground.ts';

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

/** Introduces Alice to a bot that answers the number like this. */
const introduceAlice = async (
  password: string,
  answer: (submitted: ModalSubmitInteraction) => Promise<unknown>,
) => {
  const playground = await testPlayground();
  const client = new Client({ intents: [], rest: { api: playground.apiUrl } });
  onTestFinished(async () => {
    await client.destroy();
    await playground.close();
  });
  const ready = once(client, Events.ClientReady);
  await client.login(playground.token);
  await ready;
  await client.application?.commands.set([{ name: 'link', description: 'Link' }]);
  linkingBot(client, await signInPage(), answer);
  const linked: string[] = [];
  const done = introduce(playground, [{ username: 'alice', password }], (name) => void linked.push(name));
  return { playground, linked, done };
};

it('links people in advance, even if the bot takes its time, and leaves nothing behind', async () => {
  const { playground, linked, done } = await introduceAlice('demo-alice', async (submitted) => {
    expect(submitted.fields.getTextInputValue('number')).toBe(number);
    // The message with the button, which is the answer until now, still has it.
    await submitted.deferUpdate();
    await submitted.followUp({ content: 'Linked', flags: MessageFlags.Ephemeral });
  });
  await done;
  expect(linked).toEqual(['alice']);
  expect(playground.person('alice').messagesIn('class')).toEqual([]);
});

it('says so when somebody could not be linked', async () => {
  const { linked, done } = await introduceAlice('another', (submitted) => submitted.deferUpdate());
  await expect(done).rejects.toThrow(/without a number/);
  expect(linked).toEqual([]);
});
