/** What a person does with the bot's buttons, menus and forms. */
import { resolvedBy, wireChosen } from '../wire/chosen.ts';
import type { Message, User } from '../world/entities.ts';
import { chosenInMenu } from './chosen.ts';
import { buttonsOf, findButton, findSelect, selectsOf } from './components.ts';
import { filledForm } from './filled-form.ts';
import { handleOf, type Handle } from './handle.ts';
import { Impossible } from './impossible.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';
import { refuseUnseen } from './seen.ts';

/** The message in which to press: the newest answer that has what is looked for. */
const messageWith = (target: Message | Handle, has: (message: Message) => boolean): Message => {
  if (!('followUps' in target)) return target;
  const answers = [...target.followUps().reverse(), target.message()].flatMap((one) => one ?? []);
  const found = answers.find(has) ?? answers[0];
  if (found === undefined) throw new Impossible('this interaction has no answer with anything to press');
  return found;
};

const pressing =
  ({ world, interactions }: PersonContext, user: User): Person['press'] =>
  (target, labelOrId) => {
    const message = messageWith(target, (one) =>
      buttonsOf(one).some((button) => button.label === labelOrId || button.custom_id === labelOrId),
    );
    refuseUnseen(world, user, message);
    const button = findButton(message, labelOrId);
    if (button.disabled) throw new Impossible(`the button "${labelOrId}" is switched off`);
    if (!button.custom_id) throw new Impossible(`the button "${labelOrId}" is a link`);
    const data = { custom_id: button.custom_id, component_type: 2, id: button.id };
    const { channelId } = message;
    const opened = interactions.open({ type: 3, userId: user.id, channelId, data, source: message });
    return handleOf(world, opened);
  };

const selecting =
  ({ world, interactions }: PersonContext, user: User): Person['select'] =>
  (target, which, given) => {
    const message = messageWith(target, (one) => selectsOf(one).length > 0);
    refuseUnseen(world, user, message);
    const select = findSelect(message, which);
    if (select.disabled) throw new Impossible(`the select "${which}" is switched off`);
    const place = world.place(message.channelId);
    const values = chosenInMenu({ world, userId: user.id, place }, select, given);
    const data = {
      custom_id: select.custom_id,
      component_type: select.type,
      id: select.id,
      values,
      ...(select.type === 3 ? {} : resolvedBy(wireChosen(world, place, values))),
    };
    const { channelId } = message;
    const opened = interactions.open({ type: 3, userId: user.id, channelId, data, source: message });
    return handleOf(world, opened);
  };

const submitting =
  ({ world, interactions }: PersonContext, user: User): Person['submitModal'] =>
  (opened, values) => {
    const modal = opened.modal();
    if (modal === undefined) throw new Impossible('this interaction has opened no form');
    const { channelId, source, command } = opened.interaction;
    const choosing = { world, userId: user.id, place: world.place(channelId) };
    const data = filledForm(choosing, modal, values);
    const given = { type: 5, userId: user.id, channelId, data, source, command } as const;
    return handleOf(world, interactions.open(given, opened.interaction));
  };

export const interacting = (
  context: PersonContext,
  user: User,
): Pick<Person, 'press' | 'select' | 'submitModal'> => ({
  press: pressing(context, user),
  select: selecting(context, user),
  submitModal: submitting(context, user),
});
