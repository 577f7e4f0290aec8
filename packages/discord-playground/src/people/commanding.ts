/** What a person does with commands, from the composer and from a message's menu. */
import { wakeForSending } from '../actions/threads.ts';
import type { Command } from '../commands/command.ts';
import type { ValueOption } from '../commands/command-schema.ts';
import { resolvedBy, wireChosen } from '../wire/chosen.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMessage } from '../wire/message.ts';
import type { Place, User } from '../world/entities.ts';
import { chosenForOption, chosenMember, type Choosing } from './chosen.ts';
import { callData, optionsOf, type OptionValue } from './command-call.ts';
import { findPlace } from './find-place.ts';
import { handleOf, type Handle } from './handle.ts';
import { Impossible } from './impossible.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';
import { refuseUnseen } from './seen.ts';
import { visibleCommands } from './visible-commands.ts';

interface Called {
  readonly command: Command;
  /** Subcommands. */
  readonly words: readonly string[];
}

type Values = Readonly<Record<string, OptionValue>>;

/** The same values, with users, channels and roles by their ids. */
const withIds = (choosing: Choosing, options: readonly ValueOption[], values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const option = options.find((one) => one.name === name);
      const isText = option !== undefined && typeof value === 'string';
      return [name, isText ? chosenForOption(choosing, option, value) : value];
    }),
  );

/** Ids of users, channels, roles among the values of a command. */
const chosenIds = (options: readonly ValueOption[], values: Values): string[] =>
  options
    .filter(({ type }) => type >= 6 && type <= 9)
    .flatMap(({ name }) => values[name] ?? [])
    .map(String);

interface Calling {
  readonly user: User;
  readonly place: Place;
  /** `/compose case` */
  readonly path: string;
}

const callIn = ({ world, commands }: PersonContext, { user, place, path }: Calling): Called => {
  const [name, ...words] = path.replace(/^\//, '').split(/\s+/);
  const visible = visibleCommands(world, commands, { userId: user.id, place }).filter(
    ({ body }) => body.type === 1,
  );
  const command = visible.find((one) => one.body.name === name);
  if (command === undefined) {
    throw new Impossible(
      visible.length === 0
        ? `${user.name} is offered no command here; has the bot registered any yet?`
        : `${user.name} is offered no command "${path}", only: ${visible.map((one) => one.body.name).join(', ')}`,
    );
  }
  return { command, words };
};

const slashCommand =
  (context: PersonContext, user: User): Person['command'] =>
  (ref, path, given = {}) => {
    const { world, interactions } = context;
    const place = findPlace(world, user.id, ref);
    const { command, words } = callIn(context, { user, place, path });
    const found = optionsOf(command, words);
    const values = withIds({ world, userId: user.id, place }, found.options, given);
    const data = {
      ...callData({ command, found, values }),
      ...resolvedBy(wireChosen(world, place, chosenIds(found.options, values))),
    };
    // Discord's client unarchives a thread before it sends a command. A lock by itself keeps out only messages.
    if (place.kind === 'thread' && place.archived) wakeForSending(world, place, user.id);
    const name = [command.body.name, ...words].join(' ');
    const opened = interactions.open({
      type: 2,
      userId: user.id,
      channelId: place.id,
      data,
      command: name,
    });
    return handleOf(world, opened);
  };

interface MenuUse {
  readonly user: User;
  readonly place: Place;
  readonly name: string;
  /** Whose menu it is. */
  readonly on: { readonly kind: 'user' | 'message'; readonly id: string; readonly resolved: WireObject };
}

const useMenu = (context: PersonContext, { user, place, name, on }: MenuUse): Handle => {
  const { world, commands, interactions } = context;
  const type = on.kind === 'user' ? 2 : 3;
  const offered = visibleCommands(world, commands, { userId: user.id, place });
  const command = offered.find(({ body }) => body.type === type && body.name === name);
  if (command === undefined) throw new Impossible(`the menu of this ${on.kind} has no "${name}"`);
  const data = {
    ...callData({ command, found: { path: [], options: [] }, values: {} }),
    target_id: on.id,
    resolved: on.resolved,
  };
  const target = on.kind === 'user' ? { targetUserId: on.id } : { targetMessageId: on.id };
  const asked = { ...target, command: name, type: 2, userId: user.id } as const;
  return handleOf(world, interactions.open({ ...asked, channelId: place.id, data }));
};

const messageCommand =
  (context: PersonContext, user: User): Person['messageCommand'] =>
  (message, name) => {
    const { world } = context;
    refuseUnseen(world, user, message);
    const { channelId, id } = message;
    const resolved = { messages: { [id]: wireMessage(world, message) } };
    return useMenu(context, {
      user,
      place: world.place(channelId),
      name,
      on: { kind: 'message', id, resolved },
    });
  };

const userCommand =
  (context: PersonContext, user: User): Person['userCommand'] =>
  (ref, whom, name) => {
    const { world } = context;
    const place = findPlace(world, user.id, ref);
    const id = chosenMember({ world, userId: user.id, place }, whom);
    const resolved = wireChosen(world, place, [id]);
    return useMenu(context, { user, place, name, on: { kind: 'user', id, resolved } });
  };

const typing =
  (context: PersonContext, user: User): Person['autocomplete'] =>
  async (ref, path, { option, text, values = {} }) => {
    const { world, interactions } = context;
    const place = findPlace(world, user.id, ref);
    const { command, words } = callIn(context, { user, place, path });
    const found = optionsOf(command, words);
    if (found.options.find((one) => one.name === option)?.autocomplete !== true) {
      throw new Impossible(`the option ${option} has no autocomplete`);
    }
    const chosen = withIds({ world, userId: user.id, place }, found.options, values);
    const data = callData({ command, found, values: { ...chosen, [option]: text }, focused: option });
    const opened = interactions.open({ type: 4, userId: user.id, channelId: place.id, data });
    const answer = await handleOf(world, opened).answered;
    return answer.kind === 'choices' ? answer.choices : [];
  };

export const commanding = (
  context: PersonContext,
  user: User,
): Pick<Person, 'command' | 'messageCommand' | 'userCommand' | 'autocomplete'> => ({
  command: slashCommand(context, user),
  messageCommand: messageCommand(context, user),
  userCommand: userCommand(context, user),
  autocomplete: typing(context, user),
});
