import { once } from 'node:events';
import { Client, DiscordjsErrorCodes, Events, SlashCommandBuilder } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../src/people/person.ts';
import { startPlayground, type Playground } from '../src/server.ts';
import { startForeignBot } from './foreign-bot.ts';

let playground: Playground;
let client: Client<true>;
let alice: Person;
const reported: { facts: object; message: string }[] = [];

beforeEach(async () => {
  reported.splice(0);
  const report = (facts: object, message: string): void => void reported.push({ facts, message });
  playground = await startPlayground({ log: { warn: report, error: report } });
  client = await startForeignBot(playground.apiUrl, playground.token);
  alice = playground.person('alice');
});

afterEach(async () => {
  await client.destroy();
  await playground.close();
});

describe("a bot on discord.js's own Client", () => {
  it('knows its server, its channels and its people', () => {
    const guild = client.guilds.cache.first();
    expect(guild?.channels.cache.map(({ name }) => name)).toContain('class');
    expect(client.user.id).toBe(playground.applicationId);
  });

  it('completes an option, answers the command, and changes the answer when its button is pressed', async () => {
    const choices = await alice.autocomplete('class', '/tea', { option: 'kind', text: 'ea' });
    expect(choices.map(({ name }) => name)).toEqual(['Earl Grey']);
    const asked = alice.command('class', '/tea', { kind: 'Earl Grey' });
    expect((await asked.finished()).content).toBe('Earl Grey!');
    await alice.press(asked, 'More').answered;
    expect(asked.message()).toMatchObject({ content: 'Earl Grey! And more.', components: [] });
  });

  it('answers privately with a menu, and in public once something is chosen', async () => {
    const asked = alice.command('class', '/menu');
    await asked.finished();
    expect(playground.person('bob').messagesIn('class')).toEqual([]);
    const chosen = alice.select(asked, 'Which tea?', ['Sencha']);
    expect((await chosen.finished()).content).toBe('You chose sencha.');
    expect(playground.person('bob').messagesIn('class')).toHaveLength(1);
  });

  it('asks with a form', async () => {
    const opened = alice.command('class', '/order');
    await opened.answered;
    const sent = alice.submitModal(opened, { 'Your wish': 'a biscuit' });
    expect((await sent.finished()).content).toBe('Alice wants a biscuit.');
  });

  it('answers later, with a file', async () => {
    const answer = await alice.command('class', '/slow').finished();
    const [file] = answer.attachments;
    expect(answer.content).toBe('Here is the bill.');
    expect(await (await fetch(file?.url ?? '')).text()).toBe('one tea');
  });

  it('opens a thread on its answer, and goes on there', async () => {
    alice.command('class', '/talk');
    const thread = await playground.waitFor(({ places }) =>
      [...places.values()].find((place) => place.kind !== 'dm' && place.name === 'About tea'),
    );
    const said = await playground.waitFor(() => alice.messagesIn(thread.id).find(({ type }) => type === 0));
    expect(said.content).toBe('Ask me anything.');
  });

  it('reacts to a message, replies to it, and edits its reply', async () => {
    const edited = once(client, Events.MessageUpdate);
    const thanks = alice.send('class', 'thank you');
    const reply = await playground.waitFor(() =>
      alice.messagesIn('class').find(({ content }) => content === 'You are welcome.'),
    );
    expect(reply.reference?.messageId).toBe(thanks.id);
    const { reactions } = alice.messagesIn('class').find(({ id }) => id === thanks.id) ?? {};
    expect(reactions).toHaveLength(1);
    await edited;
    const channel = client.channels.cache.get(thanks.channelId);
    const cached = channel?.isTextBased() ? channel.messages.cache.get(reply.id) : undefined;
    expect(cached?.content).toBe('You are welcome.');
  });
});

describe('what is not as the bot expects', () => {
  it('is a route that the playground does not have: 501 with its name, and a line in the log', async () => {
    const path = `/guilds/${client.guilds.cache.firstKey()}/auto-moderation/rules`;
    const answer = await fetch(`${playground.apiUrl}/v10${path}`, {
      headers: { authorization: `Bot ${playground.token}` },
    });
    expect(answer.status).toBe(501);
    const name = 'GET /guilds/:id/auto-moderation/rules';
    expect(await answer.json()).toEqual({ code: 0, message: `501: the playground does not have ${name}` });
    expect(reported).toMatchObject([{ facts: { route: name } }]);
  });

  it('is a token that is wrong', async () => {
    const other = new Client({ intents: [], rest: { api: playground.apiUrl } });
    await expect(other.login('wrong')).rejects.toMatchObject({ code: DiscordjsErrorCodes.TokenInvalid });
  });

  it('is a command that Discord would refuse, with the place where it is wrong', async () => {
    const command = new SlashCommandBuilder().setName('fine').setDescription('Fine').toJSON();
    await expect(
      client.application.commands.set([command, { ...command, name: 'Not Fine' }]),
    ).rejects.toMatchObject({ code: 50_035, rawError: { errors: { 1: { name: {} } } } });
  });
});
