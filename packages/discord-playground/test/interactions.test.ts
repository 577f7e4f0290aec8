import { once } from 'node:events';
import {
  ButtonStyle,
  ComponentType,
  Events,
  MessageFlags,
  TextInputStyle,
  type ApplicationCommandDataResolvable,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../src/people/components.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const compose: ApplicationCommandDataResolvable = {
  name: 'compose',
  description: 'Compose',
  options: [
    {
      type: 1,
      name: 'case',
      description: 'A whole case',
      options: [
        { type: 3, name: 'name', description: 'Name', required: true },
        { type: 3, name: 'model', description: 'Model', autocomplete: true },
      ],
    },
  ],
};

const nextInteraction = async <Kind extends Interaction>(client: Client): Promise<Kind> => {
  const [interaction] = (await once(client, Events.InteractionCreate)) as [Kind];
  return interaction;
};

const ready = async () => {
  const playground = await open.playground();
  const client = await open.client(playground);
  await client.application.commands.set([compose]);
  return { playground, client, alice: playground.person('alice'), bob: playground.person('bob') };
};

describe('interactions', () => {
  it('a deferred private answer is visible only to the person who asked', async () => {
    const { client, alice, bob } = await ready();
    const arrived = nextInteraction<ChatInputCommandInteraction>(client);
    const handle = alice.command('class', '/compose case', { name: 'Ann' });
    const interaction = await arrived;
    expect(interaction.options.getSubcommand()).toBe('case');
    expect(interaction.options.getString('name')).toBe('Ann');
    expect(interaction.memberPermissions?.has('SendMessages')).toBe(true);
    expect(interaction.appPermissions.has('SendMessagesInThreads')).toBe(true);
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply('done');
    expect((await handle.finished()).content).toBe('done');
    await interaction.followUp({ content: 'and more', flags: MessageFlags.Ephemeral });
    expect(alice.messagesIn('class').map(textOf)).toEqual(['done', 'and more']);
    expect(bob.messagesIn('class')).toEqual([]);
  });

  it('the first follow-up after a deferral becomes the deferred answer', async () => {
    const { client, alice } = await ready();
    const arrived = nextInteraction<ChatInputCommandInteraction>(client);
    const handle = alice.command('class', '/compose case', { name: 'Ann' });
    const interaction = await arrived;
    const response = await interaction.deferReply({ withResponse: true });
    const message = await interaction.followUp('first');
    expect(message.id).toBe(response.resource?.message?.id);
    expect(handle.followUps()).toEqual([]);
  });

  it('a second answer is refused with 40060 and a late one with 10062', async () => {
    const asked = async (firstAnswer: number) => {
      const playground = await open.playground({ interactionTimes: { firstAnswer, token: 60_000 } });
      const client = await open.client(playground);
      await client.application.commands.set([compose]);
      const arrived = nextInteraction<ChatInputCommandInteraction>(client);
      const handle = playground.person('alice').command('class', '/compose case', { name: 'Ann' });
      return { client, handle, interaction: await arrived };
    };
    const { client, interaction } = await asked(60_000);
    await interaction.reply('one');
    const again = { body: { type: 4, data: { content: 'two' } }, auth: false } as const;
    await expect(
      client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, again),
    ).rejects.toMatchObject({ code: 40_060 });

    const { handle: late, interaction: tooLate } = await asked(1);
    await expect(late.answered).rejects.toThrow(Error);
    await expect(tooLate.reply('late')).rejects.toMatchObject({ code: 10_062 });
    await expect(tooLate.webhook.editMessage('@original', 'late')).rejects.toMatchObject({ code: 10_015 });
  });

  it('a token is no longer valid when its time is up', async () => {
    const playground = await open.playground({ interactionTimes: { firstAnswer: 3_000, token: -1 } });
    const client = await open.client(playground);
    await client.application.commands.set([compose]);
    const arrived = nextInteraction<ChatInputCommandInteraction>(client);
    playground.person('alice').command('class', '/compose case', { name: 'Ann' });
    const interaction = await arrived;
    await interaction.deferReply();
    await expect(interaction.editReply('late')).rejects.toMatchObject({ code: 50_027 });
  });

  it('a button opens a form, and what is entered comes with the button’s message', async () => {
    const { playground, client, alice } = await ready();
    const channel = await client.channels.fetch(playground.place('class').id);
    if (channel?.isSendable() !== true) throw new Error('no such channel');
    const message = await channel.send({
      content: 'press',
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Open', customId: 'open' },
          ],
        },
      ],
    });
    const sent = playground.world.message(channel.id, message.id);
    if (sent === undefined) throw new Error('the message was lost');

    const pressed = nextInteraction<ButtonInteraction>(client);
    const opening = alice.press(sent, 'Open');
    await (
      await pressed
    ).showModal({
      custom_id: 'form',
      title: 'A form',
      components: [
        {
          type: ComponentType.Label,
          label: 'Age',
          component: { type: ComponentType.TextInput, custom_id: 'age', style: TextInputStyle.Short },
        },
      ],
    });
    await opening.answered;

    const submitted = nextInteraction<ModalSubmitInteraction>(client);
    const handle = alice.submitModal(opening, { Age: '42' });
    const submission = await submitted;
    expect(submission.fields.getTextInputValue('age')).toBe('42');
    expect(submission.message?.id).toBe(message.id);
    if (!submission.isFromMessage()) throw new Error('the form came from a message');
    await submission.update({ content: 'pressed', components: [] });
    expect((await handle.answered).kind).toBe('update');
    expect(sent.content).toBe('pressed');
  });

  it('what a person types into an option arrives as the focused value, and the choices come back', async () => {
    const { client, alice } = await ready();
    client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isAutocomplete()) {
        void interaction.respond([{ name: interaction.options.getFocused(), value: 'gpt-4' }]);
      }
    });
    const choices = await alice.autocomplete('class', '/compose case', { option: 'model', text: 'gp' });
    expect(choices).toEqual([{ name: 'gp', value: 'gpt-4' }]);
  });

  it('commands come back with the defaults that Discord fills in, and an unchanged set keeps its ids and versions', async () => {
    const { client } = await ready();
    const before = await client.application.commands.fetch();
    await client.application.commands.set([compose]);
    const after = await client.application.commands.fetch();
    expect(after.map(({ id, version }) => [id, version])).toEqual(
      before.map(({ id, version }) => [id, version]),
    );
    const [raw] = (await client.rest.get(
      `/applications/${client.application.id}/commands?with_localizations=true`,
    )) as [Record<string, unknown>];
    expect(raw).toMatchObject({
      type: 1,
      dm_permission: true,
      contexts: null,
      integration_types: [0],
      default_member_permissions: null,
      nsfw: false,
      name_localizations: null,
    });
  });

  it('two buttons with the same custom_id are refused', async () => {
    const { playground, client } = await ready();
    const button = { type: 2, style: 1, label: 'x', custom_id: 'same' };
    const body = { content: 'x', components: [{ type: 1, components: [button, button] }] };
    await expect(
      client.rest.post(`/channels/${playground.place('class').id}/messages`, { body }),
    ).rejects.toMatchObject({ code: 50_035 });
  });
});
