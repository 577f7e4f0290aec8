/** What a person does with commands, buttons, selects and forms. */
import { wakeForSending } from '../actions/threads.ts';
import { wireChosen } from '../wire/chosen.ts';
import type { Command } from '../commands/command.ts';
import type { Message, Place, User } from '../world/entities.ts';
import type { ValueOption } from '../commands/command-schema.ts';
import { callData, optionsOf, type OptionValue } from './command-call.ts';
import { buttonsOf, findButton, findSelect, selectsOf } from './components.ts';
import { filledForm } from './filled-form.ts';
import { findPlace } from './find-place.ts';
import { handleOf, type Handle } from './handle.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';
import { visibleCommands } from './visible-commands.ts';
import { Impossible } from './impossible.ts';

type Interacting = Pick<Person, 'command' | 'autocomplete' | 'press' | 'select' | 'submitModal'>;

interface Called {
  readonly command: Command;
  /** Subcommands. */
  readonly words: readonly string[];
}

/** Ids of users, channels, roles among the values of a command. */
const chosenIds = (
  options: readonly ValueOption[],
  values: Readonly<Record<string, OptionValue>>,
): string[] =>
  options
    .filter(({ type }) => type >= 6 && type <= 9)
    .flatMap(({ name }) => values[name] ?? [])
    .map(String);

/** The message in which to press: the newest answer that has what is looked for. */
const messageWith = (target: Message | Handle, has: (message: Message) => boolean): Message => {
  if (!('followUps' in target)) return target;
  const answers = [...target.followUps().reverse(), target.message()].flatMap((one) => one ?? []);
  const found = answers.find(has) ?? answers[0];
  if (found === undefined) throw new Impossible('this interaction has no answer with anything to press');
  return found;
};

export const interacting = (context: PersonContext, user: User): Interacting => {
  const { world, commands, interactions } = context;

  const call = (place: Place, path: string): Called => {
    const [name, ...words] = path.replace(/^\//, '').split(/\s+/);
    const visible = visibleCommands(world, commands, { userId: user.id, place });
    const command = visible.find((one) => one.body.name === name);
    if (command === undefined) {
      throw new Impossible(
        `${user.name} is offered no command "${path}", only: ${visible.map((one) => one.body.name).join(', ')}`,
      );
    }
    return { command, words };
  };

  const reach = (message: Message): void => {
    const place = world.place(message.channelId);
    const there = world.message(message.channelId, message.id);
    const mine = message.visibleTo === undefined || message.visibleTo === user.id;
    if (there === undefined || !mine || !world.sees(user.id, place))
      throw new Impossible(`${user.name} does not see this message`);
  };

  return {
    command: (ref, path, values = {}) => {
      const place = findPlace(world, user.id, ref);
      const { command, words } = call(place, path);
      const found = optionsOf(command, words);
      const data = {
        ...callData({ command, found, values }),
        ...wireChosen(world, place, chosenIds(found.options, values)),
      };
      // Discord's client wakes an archived thread before it sends a command. A lock alone keeps out messages.
      if (place.kind === 'thread' && place.archived) wakeForSending(world, place, user.id);
      const name = [command.body.name, ...words].join(' ');
      const { id: channelId } = place;
      return handleOf(
        world,
        interactions.open({ type: 2, userId: user.id, channelId, data, command: name, source: undefined }),
      );
    },

    autocomplete: async (ref, path, { option, text, values = {} }) => {
      const place = findPlace(world, user.id, ref);
      const { command, words } = call(place, path);
      const found = optionsOf(command, words);
      if (found.options.find((one) => one.name === option)?.autocomplete !== true) {
        throw new Impossible(`the option ${option} has no autocomplete`);
      }
      const data = callData({ command, found, values: { ...values, [option]: text }, focused: option });
      const { id: channelId } = place;
      const interaction = interactions.open({
        type: 4,
        userId: user.id,
        channelId,
        data,
        command: undefined,
        source: undefined,
      });
      const answer = await handleOf(world, interaction).answered;
      return answer.kind === 'choices' ? answer.choices : [];
    },

    press: (target, labelOrId) => {
      const message = messageWith(target, (one) =>
        buttonsOf(one).some((button) => button.label === labelOrId || button.custom_id === labelOrId),
      );
      reach(message);
      const button = findButton(message, labelOrId);
      if (button.disabled) throw new Impossible(`the button "${labelOrId}" is switched off`);
      if (!button.custom_id) throw new Impossible(`the button "${labelOrId}" is a link`);
      const data = { custom_id: button.custom_id, component_type: 2, id: button.id };
      const { channelId } = message;
      return handleOf(
        world,
        interactions.open({ type: 3, userId: user.id, channelId, data, source: message, command: undefined }),
      );
    },

    select: (target, which, given) => {
      const message = messageWith(target, (one) => selectsOf(one).length > 0);
      reach(message);
      const select = findSelect(message, which);
      if (select.disabled) throw new Impossible(`the select "${which}" is switched off`);
      const values =
        select.type === 3
          ? given.flatMap(
              (value) =>
                select.options.find((one) => one.value === value || one.label === value)?.value ?? [],
            )
          : given;
      if (values.length < given.length) throw new Impossible(`the select "${which}" has no such choice`);
      if (values.length < (select.min_values ?? 1) || values.length > (select.max_values ?? 1)) {
        throw new Impossible(`the select "${which}" takes another number of choices`);
      }
      const resolved = select.type === 3 ? {} : wireChosen(world, world.place(message.channelId), values);
      const data = {
        custom_id: select.custom_id,
        component_type: select.type,
        id: select.id,
        values,
        ...resolved,
      };
      const { channelId } = message;
      return handleOf(
        world,
        interactions.open({ type: 3, userId: user.id, channelId, data, source: message, command: undefined }),
      );
    },

    submitModal: (opened, values) => {
      const modal = opened.modal();
      if (modal === undefined) throw new Impossible('this interaction has opened no form');
      const { channelId, source } = opened.interaction;
      const data = filledForm(modal, values);
      const command = opened.interaction.command;
      return handleOf(
        world,
        interactions.open({ type: 5, userId: user.id, channelId, data, source, command }),
      );
    },
  };
};
