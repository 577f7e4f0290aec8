/** slash-create answers interactions and nothing else: discord.js is its gateway here. */
import {
  ButtonStyle,
  CommandOptionType,
  ComponentType,
  GatewayServer,
  SlashCommand,
  SlashCreator,
  TextInputStyle,
} from 'slash-create';
import { create, listen } from './discord.js.mjs';

const {
  PLAYGROUND_API: api,
  PLAYGROUND_TOKEN: token,
  PLAYGROUND_APPLICATION_ID: applicationID,
} = process.env;

const client = create();
listen(client);
const creator = new SlashCreator({ applicationID, token, client, rest: { baseURL: `${api}/v10` } });
creator.on('error', (error) => process.stderr.write(`${error.stack}\n`));
creator.withServer(
  new GatewayServer((handler) => client.ws.on('INTERACTION_CREATE', (data) => handler(data))),
);

const row = (...components) => ({ type: ComponentType.ACTION_ROW, components });
const button = (custom_id, label) => ({
  type: ComponentType.BUTTON,
  style: ButtonStyle.PRIMARY,
  custom_id,
  label,
});
const options = ['Assam', 'Sencha'].map((value) => ({ label: value, value }));
const rows = [
  row(button('more', 'More'), button('order', 'Order')),
  row({ type: ComponentType.STRING_SELECT, custom_id: 'tea', options }),
];
const wish = {
  type: ComponentType.TEXT_INPUT,
  custom_id: 'wish',
  label: 'Your wish',
  style: TextInputStyle.SHORT,
};

class Hello extends SlashCommand {
  constructor(of) {
    const who = { type: CommandOptionType.STRING, name: 'who', description: 'Whom?' };
    super(of, {
      name: 'hello',
      description: 'Says hello',
      options: [{ ...who, required: true, autocomplete: true }],
    });
  }
  autocomplete(context) {
    const names = ['Ada', 'Alan'].filter((name) => name.startsWith(context.options.who));
    return names.map((name) => ({ name, value: name }));
  }
  async run(context) {
    await context.send({ content: `Hello, ${context.options.who}!`, components: rows });
  }
}

creator.registerGlobalComponent('more', (context) => context.editParent({ content: 'Hello again!' }));
creator.registerGlobalComponent('tea', (context) =>
  context.send({ content: `${context.values[0]}, then.`, ephemeral: true }),
);
creator.registerGlobalComponent('order', (context) =>
  context.sendModal({ custom_id: 'order', title: 'Your order', components: [row(wish)] }, async (sent) => {
    await sent.defer();
    const file = { name: 'wish.txt', file: Buffer.from(sent.values.wish) };
    await sent.send({ content: 'Here it is.', files: [file] });
  }),
);
creator.registerCommands([Hello]);
await client.login(token);
await creator.syncCommands();
