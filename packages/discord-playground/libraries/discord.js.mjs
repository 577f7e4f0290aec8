import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';

const { PLAYGROUND_API: api, PLAYGROUND_TOKEN: token } = process.env;
const { Guilds, GuildMessages, GuildMessageReactions, MessageContent } = GatewayIntentBits;

const button = (id, label) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
const menu = new StringSelectMenuBuilder()
  .setCustomId('tea')
  .setOptions(['Assam', 'Sencha'].map((value) => ({ label: value, value })));
const rows = [[button('more', 'More'), button('order', 'Order')], [menu]].map((components) =>
  new ActionRowBuilder().addComponents(components),
);
const wish = new TextInputBuilder().setCustomId('wish').setLabel('Your wish').setStyle(TextInputStyle.Short);
const form = new ModalBuilder()
  .setCustomId('order')
  .setTitle('Your order')
  .addComponents(new ActionRowBuilder().addComponents(wish));

const answer = async (interaction) => {
  if (interaction.isAutocomplete()) {
    const names = ['Ada', 'Alan'].filter((name) => name.startsWith(interaction.options.getFocused()));
    return interaction.respond(names.map((name) => ({ name, value: name })));
  }
  if (interaction.isChatInputCommand())
    return interaction.reply({
      content: `Hello, ${interaction.options.getString('who')}!`,
      components: rows,
    });
  if (interaction.customId === 'more') return interaction.update({ content: 'Hello again!' });
  if (interaction.isStringSelectMenu())
    return interaction.reply({ content: `${interaction.values[0]}, then.`, flags: MessageFlags.Ephemeral });
  if (interaction.isButton()) return interaction.showModal(form);
  await interaction.deferReply();
  const attachment = Buffer.from(interaction.fields.getTextInputValue('wish'));
  return interaction.editReply({ content: 'Here it is.', files: [{ attachment, name: 'wish.txt' }] });
};

/** What a bot hears besides interactions. */
export const listen = (client) => {
  client.on(Events.MessageCreate, async (message) => {
    if (message.author.bot || !message.mentions.has(client.user)) return;
    if (message.content.endsWith('role'))
      return message.member.roles.add(message.guild.roles.cache.find(({ name }) => name === 'Tea'));
    if (message.content.endsWith('pin')) return message.pin();
    if (message.content.endsWith('webhook')) {
      const webhook = await message.channel.createWebhook({ name: 'Kettle' });
      const sent = await webhook.send({ content: 'Tea is ready.', username: 'Cup' });
      await webhook.editMessage(sent, { content: 'Tea is served.' });
      return webhook.delete();
    }
    await message.react('👋');
    await message.reply(`Hello, ${message.author.username}!`);
    const thread = await message.startThread({ name: 'Talk' });
    const said = await thread.send('Ask me.');
    await said.edit('Ask me anything.');
  });
  client.on(Events.MessageReactionAdd, async (reaction, user) => {
    if (user.id !== client.user.id) await reaction.message.reply(`Thank you for ${reaction.emoji.name}`);
  });
};

/** A client that has not logged in. */
export const create = () =>
  new Client({
    intents: [Guilds, GuildMessages, GuildMessageReactions, MessageContent],
    rest: { api },
  });

if (process.argv[1] === import.meta.filename) {
  const client = create();
  client.on(Events.InteractionCreate, answer);
  listen(client);
  await client.login(token);
  const who = { name: 'who', description: 'Whom?', required: true, autocomplete: true };
  const options = [{ ...who, type: ApplicationCommandOptionType.String }];
  await client.application.commands.set([{ name: 'hello', description: 'Says hello', options }]);
}
