import { createBot, Intents, InteractionTypes, MessageFlags } from '@discordeno/bot';

const {
  PLAYGROUND_API: api,
  PLAYGROUND_TOKEN: token,
  PLAYGROUND_APPLICATION_ID: applicationId,
} = process.env;

const row = (...components) => ({ type: 1, components });
const button = (customId, label) => ({ type: 2, style: 1, customId, label });
const options = ['Assam', 'Sencha'].map((value) => ({ label: value, value }));
const components = [
  row(button('more', 'More'), button('order', 'Order')),
  row({ type: 3, customId: 'tea', options }),
];
const wish = { type: 4, customId: 'wish', label: 'Your wish', style: 1 };
const form = { customId: 'order', title: 'Your order', components: [row(wish)] };

const every = (...names) => Object.fromEntries(names.map((name) => [name, true]));

const bot = createBot({
  token,
  applicationId,
  intents: Intents.Guilds | Intents.GuildMessages | Intents.GuildMessageReactions | Intents.MessageContent,
  rest: { token, applicationId, proxy: { baseUrl: api, authorization: `Bot ${token}` } },
  desiredProperties: {
    user: every('id', 'globalName', 'username', 'bot', 'toggles'),
    message: every('id', 'channelId', 'guildId', 'content', 'author', 'mentions'),
    component: every('customId', 'value', 'values', 'components', 'component'),
    channel: every('id'),
    emoji: every('name'),
    role: every('id', 'name'),
    webhook: every('id', 'token'),
    interaction: every('id', 'token', 'type', 'data', 'user', 'acknowledged'),
  },
});

const answer = async (interaction) => {
  const { data } = interaction;
  if (interaction.type === InteractionTypes.ApplicationCommandAutocomplete) {
    const names = ['Ada', 'Alan'].filter((name) => name.startsWith(data.options[0].value));
    return interaction.respond({ choices: names.map((name) => ({ name, value: name })) });
  }
  if (interaction.type === InteractionTypes.ApplicationCommand)
    return interaction.respond({ content: `Hello, ${data.options[0].value}!`, components });
  if (interaction.type === InteractionTypes.MessageComponent) {
    if (data.customId === 'more') return interaction.edit({ content: 'Hello again!' });
    if (data.customId === 'order') return interaction.respond(form);
    return interaction.respond({ content: `${data.values[0]}, then.`, flags: MessageFlags.Ephemeral });
  }
  await interaction.defer();
  const files = [{ name: 'wish.txt', blob: new Blob([data.components[0].components[0].value]) }];
  return interaction.respond({ content: 'Here it is.', files });
};

bot.events = {
  ready: async () => {
    const who = { type: 3, name: 'who', description: 'Whom?', required: true, autocomplete: true };
    await bot.helpers.upsertGlobalApplicationCommands([
      { name: 'hello', description: 'Says hello', options: [who] },
    ]);
  },
  interactionCreate: answer,
  messageCreate: async (message) => {
    const { id: messageId, channelId } = message;
    if (message.author.bot || !message.mentions?.some(({ id }) => id === bot.id)) return;
    if (message.content.endsWith('role')) {
      const role = (await bot.helpers.getRoles(message.guildId)).find(({ name }) => name === 'Tea');
      return bot.helpers.addRole(message.guildId, message.author.id, role.id);
    }
    if (message.content.endsWith('pin')) return bot.helpers.pinMessage(channelId, messageId);
    if (message.content.endsWith('webhook')) {
      const { id, token: key } = await bot.helpers.createWebhook(channelId, { name: 'Kettle' });
      const words = { content: 'Tea is ready.', username: 'Cup', wait: true };
      const sent = await bot.helpers.executeWebhook(id, key, words);
      await bot.helpers.editWebhookMessage(id, key, sent.id, { content: 'Tea is served.' });
      return bot.helpers.deleteWebhook(id);
    }
    await bot.helpers.addReaction(channelId, messageId, '👋');
    const content = `Hello, ${message.author.username}!`;
    await bot.helpers.sendMessage(channelId, {
      content,
      messageReference: { messageId, failIfNotExists: true },
    });
    const thread = await bot.helpers.startThreadWithMessage(channelId, messageId, {
      name: 'Talk',
      autoArchiveDuration: 1440,
    });
    const said = await bot.helpers.sendMessage(thread.id, { content: 'Ask me.' });
    await bot.helpers.editMessage(thread.id, said.id, { content: 'Ask me anything.' });
  },
  reactionAdd: async ({ channelId, userId, emoji }) => {
    if (userId !== bot.id)
      await bot.helpers.sendMessage(channelId, { content: `Thank you for ${emoji.name}` });
  },
};
await bot.start();
