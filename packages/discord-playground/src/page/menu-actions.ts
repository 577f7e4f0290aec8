/** Choosing in the menus of messages and forms. */
import { fits, pressed, rangeOf, sameChoice } from './menus.ts';
import type { MenuUse, State } from './state.ts';

export interface MenuActions {
  /** Opens a menu in which these are chosen. */
  openMenu(use: MenuUse, chosen: readonly string[]): void;
  highlightInMenu(index: number): void;
  /** Selects or deselects. A menu for a single choice then closes. */
  pressInMenu(use: MenuUse, value: string): void;
  /** `keep`: what was chosen counts, if it is as many choices as the bot asks for. */
  closeMenu(use: MenuUse, how: 'keep' | 'drop'): void;
}

interface Parts {
  readonly state: State;
  /** A choice was made in the menu of a message. */
  readonly choose: (use: MenuUse, values: readonly string[]) => void;
}

export const createMenuActions = ({ state, choose }: Parts): MenuActions => {
  const take = (use: MenuUse, values: readonly string[]): void => {
    if (use.message !== undefined) {
      state.change({ picked: new Map(state.current.picked).set(use.key, values) });
      choose(use, values);
      return;
    }
    const { form } = state.current;
    if (form === undefined) return;
    const chosen = new Map(form.chosen).set(use.menu.custom_id, values);
    state.change({ form: { ...form, chosen } });
  };

  const rangeIn = ({ menu, message }: MenuUse) => rangeOf(menu, message === undefined ? 'form' : 'message');

  const closeMenu: MenuActions['closeMenu'] = (use, how) => {
    const { menu } = state.current;
    if (menu?.key !== use.key) return;
    state.change({ menu: undefined });
    const changed = !sameChoice(menu.chosen, menu.before);
    if (how === 'keep' && changed && fits(menu.chosen.length, rangeIn(use))) take(use, menu.chosen);
  };

  return {
    openMenu: (use, chosen) =>
      state.change({ menu: { key: use.key, chosen, before: chosen, highlighted: 0 } }),
    highlightInMenu: (highlighted) => {
      const { menu } = state.current;
      if (menu !== undefined) state.change({ menu: { ...menu, highlighted } });
    },
    pressInMenu: (use, value) => {
      const { menu } = state.current;
      if (menu?.key !== use.key) return;
      const range = rangeIn(use);
      state.change({ menu: { ...menu, chosen: pressed(menu, value, range) } });
      if (range.most === 1) closeMenu(use, 'keep');
    },
    closeMenu,
  };
};
