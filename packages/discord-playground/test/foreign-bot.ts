/** A bot as strangers write them: discord.js's own `Client` with its caches, and nothing that knows of the playground. */
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js';

const teas = ['Assam', 'Darjeeling', 'Earl Grey', 'Sencha'];

const commands = [
  new SlashCommandBuilder()
    .setName('tea')
    .setDescription('Makes tea')
    .addStringOption((option) =>
      option.setName('kind').setDescription('Which tea?').setRequired(true).setAutocomplete(true),
    ),
  new SlashCommandBuilder().setName('menu').setDescription('Shows what there is'),
  new SlashCommandBuilder().setName('order').setDescription('Orders with a form'),
  new SlashCommandBuilder().setName('slow').setDescription('Answers later'),
  new SlashCommandBuilder().setName('talk').setDescription('Opens a thread'),
];

const button = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('more').setLabel('More').setStyle(ButtonStyle.Primary),
);

const select = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('kinds')
    .setPlaceholder('Which tea?')
    .addOptions(teas.map((tea) => ({ label: tea, value: tea.toLowerCase() }))),
);

const form = new ModalBuilder()
  .setCustomId('order')
  .setTitle('Your order')
  .addComponents(
    new ActionRowBuilder<TextInputBuilder>().addComponents(
      new TextInputBuilder().setCustomId('wish').setLabel('Your wish').setStyle(TextInputStyle.Short),
    ),
  );

const onCommand = async (interaction: ChatInputCommandInteraction): Promise<unknown> => {
  switch (interaction.commandName) {
    case 'tea':
      return interaction.reply({
        content: `${interaction.options.getString('kind', true)}!`,
        components: [button],
      });
    case 'menu':
      return interaction.reply({ content: 'Choose.', components: [select], flags: MessageFlags.Ephemeral });
    case 'order':
      return interaction.showModal(form);
    case 'slow': {
      await interaction.deferReply();
      const bill = new AttachmentBuilder(Buffer.from('one tea'), { name: 'bill.txt' });
      return interaction.editReply({ content: 'Here is the bill.', files: [bill] });
    }
    default: {
      const answer = await interaction.reply({ content: 'Let us talk.', withResponse: true });
      const thread = await answer.resource?.message?.startThread({ name: 'About tea' });
      return thread?.send('Ask me anything.');
    }
  }
};

const onInteraction = async (interaction: Interaction): Promise<unknown> => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const found = teas.filter((tea) => tea.toLowerCase().startsWith(typed));
    return interaction.respond(found.map((tea) => ({ name: tea, value: tea })));
  }
  if (interaction.isChatInputCommand()) return onCommand(interaction);
  if (interaction.isButton()) {
    return interaction.update({ content: `${interaction.message.content} And more.`, components: [] });
  }
  if (interaction.isStringSelectMenu()) return interaction.reply(`You chose ${interaction.values.join()}.`);
  if (interaction.isModalSubmit()) {
    return interaction.reply(
      `${interaction.user.displayName} wants ${interaction.fields.getTextInputValue('wish')}.`,
    );
  }
  return undefined;
};

/** Logs in and registers its commands; `api` is the playground's address for REST. */
export const startForeignBot = async (api: string, token: string): Promise<Client<true>> => {
  const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
  const client = new Client({ intents: [Guilds, GuildMessages, MessageContent], rest: { api } });
  const fail = (error: unknown): boolean =>
    client.emit(Events.Error, error instanceof Error ? error : new Error(String(error)));
  client.on(Events.InteractionCreate, (interaction) => void onInteraction(interaction).catch(fail));
  client.on(Events.MessageCreate, (message) => {
    if (message.author.bot || !message.content.includes('thank')) return;
    const like = async (): Promise<unknown> => {
      await message.react('🍵');
      const answer = await message.reply('You are');
      return answer.edit('You are welcome.');
    };
    like().catch(fail);
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const there = await ready;
  await there.application.commands.set(commands);
  return there;
};
