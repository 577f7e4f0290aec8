import Eris, { Constants } from 'eris';

const { PLAYGROUND_TOKEN: token } = process.env;
const { InteractionTypes: types } = Constants;

const row = (...components) => ({ type: 1, components });
const button = (custom_id, label) => ({ type: 2, style: 1, custom_id, label });
const options = ['Assam', 'Sencha'].map((value) => ({ label: value, value }));
const components = [
  row(button('more', 'More'), button('order', 'Order')),
  row({ type: 3, custom_id: 'tea', options }),
];
const wish = { type: 4, custom_id: 'wish', label: 'Your wish', style: 1 };
const form = { custom_id: 'order', title: 'Your order', components: [row(wish)] };

const bot = new Eris(`Bot ${token}`, {
  intents: ['guilds', 'guildMessages', 'guildMessageReactions', 'messageContent'],
});

const answer = async (interaction) => {
  const { data } = interaction;
  if (interaction.type === types.APPLICATION_COMMAND_AUTOCOMPLETE) {
    const names = ['Ada', 'Alan'].filter((name) => name.startsWith(data.options[0].value));
    return interaction.result(names.map((name) => ({ name, value: name })));
  }
  if (interaction.type === types.APPLICATION_COMMAND)
    return interaction.createMessage({ content: `Hello, ${data.options[0].value}!`, components });
  if (interaction.type === types.MESSAGE_COMPONENT) {
    if (data.custom_id === 'more') return interaction.editParent({ content: 'Hello again!' });
    if (data.custom_id === 'order') return interaction.createModal(form);
    return interaction.createMessage({ content: `${data.values[0]}, then.`, flags: 64 });
  }
  await interaction.defer();
  const file = { name: 'wish.txt', file: Buffer.from(data.components[0].components[0].value) };
  return interaction.editOriginalMessage({ content: 'Here it is.' }, file);
};

bot.on('interactionCreate', answer);
bot.on('messageCreate', async (message) => {
  if (message.author.bot || !message.mentions.some(({ id }) => id === bot.user.id)) return;
  if (message.content.endsWith('role')) {
    const role = bot.guilds.get(message.guildID).roles.find(({ name }) => name === 'Tea');
    return bot.addGuildMemberRole(message.guildID, message.author.id, role.id);
  }
  if (message.content.endsWith('pin')) return message.pin();
  if (message.content.endsWith('webhook')) {
    const { id, token } = await bot.createChannelWebhook(message.channel.id, { name: 'Kettle' });
    const sent = await bot.executeWebhook(id, token, {
      content: 'Tea is ready.',
      username: 'Cup',
      wait: true,
    });
    await bot.editWebhookMessage(id, token, sent.id, { content: 'Tea is served.' });
    return bot.deleteWebhook(id, token);
  }
  await message.addReaction('👋');
  const messageReference = { messageID: message.id };
  await message.channel.createMessage({ content: `Hello, ${message.author.username}!`, messageReference });
  const thread = await message.createThreadWithMessage({ name: 'Talk' });
  const said = await thread.createMessage('Ask me.');
  await said.edit('Ask me anything.');
});
bot.on('messageReactionAdd', async (message, emoji, member) => {
  if (member.id === bot.user.id) return;
  await bot.createMessage(message.channel.id, `Thank you for ${emoji.name}`);
});
bot.on('error', (error) => process.stderr.write(`${error.stack}\n`));
bot.once('ready', async () => {
  const who = { type: 3, name: 'who', description: 'Whom?', required: true, autocomplete: true };
  await bot.bulkEditCommands([{ type: 1, name: 'hello', description: 'Says hello', options: [who] }]);
});
await bot.connect();
