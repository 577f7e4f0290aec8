import { cutText } from '../lib/cut.ts';
import type { RoleId, UserId } from '../lib/ids.ts';
import { withoutDirection } from '../lib/invisible.ts';
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
type MenuOffer =
  | { readonly of: 'texts'; readonly options: readonly MenuOption[] }
  | { readonly of: 'people'; readonly people?: readonly UserId[] }
  | {
      readonly of: 'people_and_roles';
      readonly people?: readonly UserId[];
      readonly roles?: readonly RoleId[];
    };

interface MenuFrame {
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The fewest that can be chosen; 1 if absent. */
  readonly least?: number;
  /** The most that can be chosen; 1 if absent. */
  readonly most?: number;
}

export type MenuLook = MenuFrame & MenuOffer;

export type MenuData = MenuLook & { readonly kind: 'menu'; readonly customId: string };

/** A label, a value or a description, cut to what Discord takes. */
export const menuText = (text: string): string => cutText(text, { longest: limits.menuText, ending: '…' });

/** The same for what people have written: on one line, and never empty. */
export const lineInMenu = (text: string): string =>
  menuText(withoutDirection(text).replace(/\s+/g, ' ').trim() || '?');
