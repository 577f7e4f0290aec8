import { Client, InteractionTypes } from 'oceanic.js';

const { PLAYGROUND_API: api, PLAYGROUND_TOKEN: token } = process.env;

const row = (...components) => ({ type: 1, components });
const button = (customID, label) => ({ type: 2, style: 1, customID, label });
const options = ['Assam', 'Sencha'].map((value) => ({ label: value, value }));
const components = [
  row(button('more', 'More'), button('order', 'Order')),
  row({ type: 3, customID: 'tea', options }),
];
const wish = { type: 4, customID: 'wish', label: 'Your wish', style: 1 };
const form = { customID: 'order', title: 'Your order', components: [row(wish)] };

const client = new Client({
  auth: `Bot ${token}`,
  rest: { baseURL: `${api}/v10` },
  gateway: { intents: ['GUILDS', 'GUILD_MESSAGES', 'GUILD_MESSAGE_REACTIONS', 'MESSAGE_CONTENT'] },
});

const answer = async (interaction) => {
  const { data } = interaction;
  if (interaction.type === InteractionTypes.APPLICATION_COMMAND_AUTOCOMPLETE) {
    const names = ['Ada', 'Alan'].filter((name) => name.startsWith(data.options.getFocused().value));
    return interaction.result(names.map((name) => ({ name, value: name })));
  }
  if (interaction.type === InteractionTypes.APPLICATION_COMMAND)
    return interaction.createMessage({ content: `Hello, ${data.options.getString('who')}!`, components });
  if (interaction.type === InteractionTypes.MESSAGE_COMPONENT) {
    if (data.customID === 'more') return interaction.editParent({ content: 'Hello again!' });
    if (data.customID === 'order') return interaction.createModal(form);
    return interaction.createMessage({ content: `${data.values.getStrings()[0]}, then.`, flags: 64 });
  }
  await interaction.defer();
  const files = [{ name: 'wish.txt', contents: Buffer.from(data.components.getTextInput('wish')) }];
  return interaction.editOriginal({ content: 'Here it is.', files });
};

client.on('interactionCreate', answer);
client.on('messageCreate', async (message) => {
  if (message.author.bot || !message.mentions.users.some(({ id }) => id === client.user.id)) return;
  if (message.content.endsWith('role')) {
    const role = message.guild.roles.find(({ name }) => name === 'Tea');
    return message.member.addRole(role.id);
  }
  if (message.content.endsWith('pin')) return message.pin();
  if (message.content.endsWith('webhook')) {
    const webhook = await client.rest.webhooks.create(message.channelID, { name: 'Kettle' });
    const sent = await webhook.execute({ content: 'Tea is ready.', username: 'Cup', wait: true });
    await webhook.editMessage(sent.id, { content: 'Tea is served.' });
    return webhook.delete();
  }
  await message.createReaction('👋');
  const messageReference = { messageID: message.id };
  await message.channel.createMessage({ content: `Hello, ${message.author.username}!`, messageReference });
  const thread = await message.startThread({ name: 'Talk' });
  const said = await thread.createMessage({ content: 'Ask me.' });
  await said.edit({ content: 'Ask me anything.' });
});
client.on('messageReactionAdd', async (message, reactor, { emoji }) => {
  if (reactor.id === client.user.id) return;
  await client.rest.channels.createMessage(message.channelID, { content: `Thank you for ${emoji.name}` });
});
client.on('error', (error) => process.stderr.write(`${error.stack ?? error}\n`));
client.once('ready', async () => {
  const who = { type: 3, name: 'who', description: 'Whom?', required: true, autocomplete: true };
  const hello = { type: 1, name: 'hello', description: 'Says hello', options: [who] };
  await client.application.bulkEditGlobalCommands([hello]);
});
await client.connect();
