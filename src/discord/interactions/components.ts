import {
  ButtonStyle,
  ComponentType,
  TextInputStyle,
  type APILabelComponent,
  type APISelectMenuComponent,
} from 'discord.js';
import { cutText } from '../../lib/cut.ts';
import type { RoleId, UserId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import { limits } from '../limits.ts';
import type { ButtonData, FormData, MenuData, MenuOption } from '../reply.ts';
import { customId, type Values } from './custom-id.ts';
import type { Chosen } from './entered.ts';
import { guardOf, type ComponentRoute, type FieldValues, type Guarded, type Handler } from './route.ts';

/**
 * Buttons, menus and forms: each kind is declared once, made wherever it is shown, and answered by the handler given to
 * `on`. Its parameters are carried in the custom_id; none may have the name of something that is chosen or filled in.
 */

/** What may answer a custom_id with these parameters. */
type HandlerFor<Name extends string, Given> = 'conversation' extends Name
  ? Guarded<Given>
  : Handler<Given> | Guarded<Given>;

interface Weight {
  /** Reads or shows so much that the next one of the same person waits until this one has been shown. */
  readonly heavy: boolean;
}

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  danger: ButtonStyle.Danger,
} as const;

interface ButtonLook<Name extends string, Added extends string> {
  readonly label: string;
  readonly style?: keyof typeof styles;
  readonly with: Values<Name, Added>;
}

export const buttonKind = <const Name extends string = never, const Added extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
  added: readonly Added[] = [],
) => {
  const { make, parse } = customId(name, parameters, added);
  return {
    make: ({ label, style = 'secondary', with: values }: ButtonLook<Name, Added>): ButtonData => ({
      type: ComponentType.Button,
      label,
      style: styles[style],
      custom_id: make(values),
    }),
    on: (handle: HandlerFor<Name, Values<Name, Added>>, weight?: Weight): ComponentRoute => ({
      kind: 'button',
      name,
      parse,
      ...guardOf(handle),
      ...weight,
    }),
  };
};

/** A label or a description in a menu: on one line, cut to what Discord takes, and never empty. */
export const menuText = (text: string): string =>
  cutText(shownLine(text) || '?', { longest: limits.menuText, ending: '…' });

/** What a menu offers, and what is chosen in it beforehand. */
type MenuOffer =
  | { readonly of: 'texts'; readonly options: readonly MenuOption[] }
  | { readonly of: 'people'; readonly people?: readonly UserId[] }
  | {
      readonly of: 'people_and_roles';
      readonly people?: readonly UserId[];
      readonly roles?: readonly RoleId[];
    };

type MenuLook<Name extends string, Added extends string> = MenuOffer & {
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The fewest that can be chosen; 1 if absent. */
  readonly least?: number;
  /** The most that can be chosen; 1 if absent. */
  readonly most?: number;
  readonly with: Values<Name, Added>;
};

const offered = (offer: MenuOffer): object => {
  if (offer.of === 'texts') return { type: ComponentType.StringSelect, options: offer.options };
  const people = (offer.people ?? []).map((id) => ({ id, type: 'user' }));
  if (offer.of === 'people') return { type: ComponentType.UserSelect, default_values: people };
  const roles = (offer.roles ?? []).map((id) => ({ id, type: 'role' }));
  return { type: ComponentType.MentionableSelect, default_values: [...people, ...roles] };
};

/** What was chosen reaches the handler along with the parameters. */
export const menuKind = <const Name extends string = never, const Added extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
  added: readonly Added[] = [],
) => {
  const { make, parse } = customId(name, parameters, added);
  return {
    make: ({ with: values, placeholder, least = 1, most = 1, ...offer }: MenuLook<Name, Added>): MenuData =>
      ({
        ...offered(offer),
        custom_id: make(values),
        min_values: least,
        max_values: most,
        placeholder,
      }) as APISelectMenuComponent,
    on: (handle: HandlerFor<Name, Values<Name, Added> & Chosen>, weight?: Weight): ComponentRoute => ({
      kind: 'menu',
      name,
      parse,
      ...guardOf(handle),
      ...weight,
    }),
  };
};

interface FieldFrame {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
}

interface TextField extends FieldFrame {
  readonly multiline?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly value?: string | undefined;
  readonly placeholder?: string;
}

interface ChoicesField extends FieldFrame {
  /** `boxes`: check boxes, at most 10, of which any number can be ticked. `options`: at most 25, of which one is chosen. */
  readonly kind: 'boxes' | 'options';
  readonly options: readonly MenuOption[];
}

/** What a form shows for a field of each kind. */
interface FieldLooks {
  readonly text: TextField;
  readonly choices: ChoicesField;
}

type Fields = Readonly<Record<string, keyof FieldValues>>;

const inputOf = (field: TextField | ChoicesField): object => {
  const { required = false } = field;
  if (!('kind' in field))
    return {
      type: ComponentType.TextInput,
      style: field.multiline === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
      required,
      min_length: field.minLength,
      max_length: field.maxLength ?? limits.fieldText,
      // Discord takes no empty text.
      value: field.value || undefined,
      placeholder: field.placeholder,
    };
  const { kind, options } = field;
  return kind === 'options'
    ? { type: ComponentType.StringSelect, options, required }
    : { type: ComponentType.CheckboxGroup, options, required, min_values: required ? 1 : 0 };
};

interface FormLook<F extends Fields, Name extends string> {
  readonly title: string;
  /** In this order; what is undefined is not shown, and reaches the handler empty. */
  readonly fields: { readonly [K in keyof F]: FieldLooks[F[K]] | undefined };
  readonly with: Readonly<Record<Name, string>>;
}

/** What its fields hold reaches the handler along with the parameters; a text that shows nothing as ''. */
export const formKind = <const F extends Fields, const Name extends string = never>(
  name: string,
  fields: F,
  parameters: readonly Name[] = [],
) => {
  const { make, parse } = customId(name, parameters);
  return {
    make: ({ title, fields: shown, with: values }: FormLook<F, Name>): FormData => ({
      custom_id: make(values),
      title,
      components: Object.entries<FieldLooks[keyof FieldLooks] | undefined>(shown).flatMap(([field, look]) =>
        look === undefined
          ? []
          : ({
              type: ComponentType.Label,
              label: look.label,
              description: look.description,
              component: { ...inputOf(look), custom_id: field },
            } as APILabelComponent),
      ),
    }),
    on: (
      handle: HandlerFor<
        Name,
        Readonly<Record<Name, string>> & { readonly [K in keyof F]: FieldValues[F[K]] }
      >,
    ): ComponentRoute => ({ kind: 'form', name, parse, fields, ...guardOf(handle) }),
  };
};
