import type { ChannelId, RoleId, UserId } from '../lib/ids.ts';
import { limits } from './limits.ts';

/** Menus below a message (Discord's select menus), as data. */

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  /** Chosen before anybody has chosen. */
  readonly chosen?: boolean;
}

/** What a menu offers, and what is chosen in it beforehand. */
export type MenuOffer =
  | { readonly of: 'texts'; readonly options: readonly MenuOption[] }
  | { readonly of: 'people'; readonly people?: readonly UserId[] }
  | { readonly of: 'roles'; readonly roles?: readonly RoleId[] }
  | {
      readonly of: 'people_and_roles';
      readonly people?: readonly UserId[];
      readonly roles?: readonly RoleId[];
    }
  | {
      readonly of: 'channels';
      readonly channels?: readonly ChannelId[];
      /** Any kind if absent. */
      readonly kinds?: readonly ('text' | 'announcement')[];
    };

interface MenuFrame {
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The fewest that can be chosen; 1 if absent. */
  readonly least?: number;
  /** The most that can be chosen; 1 if absent. */
  readonly most?: number;
  readonly disabled?: boolean;
}

export type MenuLook = MenuFrame & MenuOffer;

export type MenuData = MenuLook & { readonly kind: 'menu'; readonly customId: string };

const chosenIn = (menu: MenuLook): readonly string[] => {
  switch (menu.of) {
    case 'texts':
      return menu.options.filter(({ chosen }) => chosen === true).map(({ value }) => value);
    case 'people':
      return menu.people ?? [];
    case 'roles':
      return menu.roles ?? [];
    case 'people_and_roles':
      return [...(menu.people ?? []), ...(menu.roles ?? [])];
    case 'channels':
      return menu.channels ?? [];
  }
};

const fits = (text: string | undefined, longest: number): boolean =>
  text === undefined || (text.length > 0 && text.length <= longest);

const offersTooMuch = (options: readonly MenuOption[]): boolean =>
  options.length < 1 ||
  options.length > limits.menuOptions ||
  new Set(options.map(({ value }) => value)).size < options.length ||
  options.some((option) =>
    [option.label, option.value, option.description].some((text) => !fits(text, limits.menuText)),
  );

const asksForOddNumber = (menu: MenuLook): boolean => {
  const { least = 1, most = 1 } = menu;
  const available = menu.of === 'texts' ? menu.options.length : limits.menuOptions;
  const chosen = chosenIn(menu).length;
  // Discord takes fewer than `least` only if nothing at all is chosen beforehand.
  return (
    least < 0 ||
    most < 1 ||
    least > most ||
    most > available ||
    chosen > most ||
    (chosen > 0 && chosen < least)
  );
};

/** Throws a RangeError for a menu that Discord would refuse. */
export const checkMenu = (name: string, menu: MenuLook): void => {
  const refuse = (what: string): never => {
    throw new RangeError(`the menu "${name}" ${what}`);
  };
  if (menu.of === 'texts' && offersTooMuch(menu.options)) refuse('has options that Discord refuses');
  if (asksForOddNumber(menu)) refuse('asks for a number of choices that Discord refuses');
  if (!fits(menu.placeholder, limits.menuPlaceholder)) refuse('has a placeholder that Discord refuses');
};
