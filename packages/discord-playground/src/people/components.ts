/** Finding what can be pressed or read in a message. */
import { customIdOf, flatten } from '../validate/component-tree.ts';
import type { Button, Component } from '../validate/components.ts';
import type { Select } from '../validate/selects.ts';
import type { Message } from '../world/entities.ts';
import { Impossible } from './impossible.ts';

const isButton = (component: Component): component is Button => component.type === 2;

const isSelect = (component: Component): component is Select =>
  component.type === 3 || (component.type >= 5 && component.type <= 8);

export const buttonsOf = (message: Message): Button[] => flatten(message.components).filter(isButton);

export const selectsOf = (message: Message): Select[] => flatten(message.components).filter(isSelect);

/** The button with this label or custom_id. Throws with the available labels. */
export const findButton = (message: Message, labelOrId: string): Button => {
  const buttons = buttonsOf(message);
  const found = buttons.find((button) => button.label === labelOrId || button.custom_id === labelOrId);
  if (found === undefined) {
    throw new Impossible(
      `no button "${labelOrId}" among ${buttons.map((one) => one.label ?? one.custom_id).join(', ')}`,
    );
  }
  return found;
};

/** The select with this custom_id or placeholder. */
export const findSelect = (message: Message, which: string): Select => {
  const found = selectsOf(message).find(
    (select) => customIdOf(select) === which || select.placeholder === which,
  );
  if (found === undefined) throw new Impossible(`no select "${which}"`);
  return found;
};

/** Everything a person can read in a message: its content and its text components. */
export const textOf = (message: Message): string =>
  [message.content, ...flatten(message.components).map((one) => (one.type === 10 ? one.content : ''))]
    .filter((text) => text !== '')
    .join('\n');
