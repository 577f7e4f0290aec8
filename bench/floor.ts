/**
 * The floor: what a relay between Discord and the service costs if it does nothing but relay. discord.js with its
 * default caches and axios as it comes; no store, no ordering, no journal, no checks.
 */
import axios from 'axios';
import { Client, Events, GatewayIntentBits, type Message } from 'discord.js';
import { z } from 'zod';

const settings = z
  .object({
    DISCORD_TOKEN: z.string(),
    DISCORD_API_URL: z.string(),
    SERVICE_BASE_URL: z.string(),
    SERVICE_TOKEN: z.string(),
    CASE_ID: z.coerce.number(),
  })
  .parse(process.env);

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  rest: { api: settings.DISCORD_API_URL },
});

const relay = async (message: Message): Promise<void> => {
  if (message.author.bot || !message.channel.isThread()) return;
  const { data } = await axios.post<{ PatientResponse: string }>(
    `${settings.SERVICE_BASE_URL}/external/v1/case/chat/submit/`,
    { case_id: settings.CASE_ID, message: message.content, model: 'gpt-4' },
    { headers: { Authorization: `Bearer ${settings.SERVICE_TOKEN}` } },
  );
  await message.reply(data.PatientResponse);
};

client.on(Events.MessageCreate, (message) => void relay(message));

process.on('SIGTERM', () => {
  void client.destroy().then(() => process.exit(0));
});

await client.login(settings.DISCORD_TOKEN);
