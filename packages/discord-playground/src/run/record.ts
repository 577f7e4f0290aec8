/** What went on in a playground, in order and without tokens: to be read when a test has failed. */
import type { Playground } from '../server.ts';
import type { WireObject } from '../wire/json.ts';
import type { Change } from '../world/changes.ts';
import type { Message } from '../world/entities.ts';

/** More than any test that is read by a person; older ones are dropped. */
const kept = 10_000;

/** As JSON, in which nothing opens anything any more: neither the bot's token nor those of interactions and webhooks. */
const withoutTokens = (json: string, token: string): string =>
  json
    .replaceAll(JSON.stringify(token).slice(1, -1), ':token')
    .replaceAll(/"token":"[^"]*"/g, '"token":":token"')
    .replaceAll(/(\/webhooks\/\d+\/)[\w-]+/g, '$1:token');

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text; // a fault that a test asked for may say anything
  }
};

/** Records from now on. Returns what to call for everything so far, as text. */
export const recordOf = (playground: Playground): ((about: WireObject) => string) => {
  const { world, token } = playground;
  const startedAt = Date.now();
  let lines: string[] = [];

  const add = (entry: object): void => {
    lines.push(withoutTokens(JSON.stringify({ ms: Date.now() - startedAt, ...entry }), token));
    if (lines.length > 2 * kept) lines = lines.slice(-kept);
  };

  const nameOf = (channelId: string): string => {
    const place = world.places.get(channelId);
    return place === undefined || place.kind === 'dm' ? 'direct' : place.name;
  };

  const addMessage = (what: string, message: Message): void => {
    const { id, channelId, content, embeds, components, visibleTo } = message;
    add({
      message: what,
      by: world.authorName(message),
      in: nameOf(channelId),
      ...(visibleTo === undefined ? {} : { onlyFor: world.user(visibleTo).name }),
      id,
      content,
      ...(embeds.length === 0 ? {} : { embeds }),
      ...(components.length === 0 ? {} : { components }),
    });
  };

  const hear = (change: Change): void => {
    if (change.kind === 'message_created') addMessage('sent', change.message);
    if (change.kind === 'message_updated') addMessage('changed', change.message);
    if (change.kind === 'message_deleted') addMessage('deleted', change.message);
    if (change.kind === 'interaction_changed' && change.interaction.state === 'failed') {
      const { id, userId, channelId } = change.interaction;
      add({ unanswered: id, by: world.user(userId).name, in: nameOf(channelId) });
    }
  };

  world.changes.listen(hear);
  playground.gateway.listen((event, data) => add({ event, data }));
  playground.onRequest(({ method, path, status, asked, answered }) =>
    add({ request: `${method} ${path}`, status, asked, answered: parsed(answered) }),
  );
  return (about) =>
    `${withoutTokens(JSON.stringify(about, undefined, 2), token).slice(0, -2)},\n  "went": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
};
