import { isSnowflake } from '../lib/ids.ts';

/**
 * What Discord sends has the types that `discord-api-types` gives it, from one cast where it comes in. What has been
 * seen null, missing or odd in practice is read by these functions, which say what absence means.
 */

/** An id that may be missing. Throws a TypeError for a text that is none. */
export const idOf = <Id>(value: string | null | undefined, brand: (text: string) => Id): Id | undefined =>
  value === null || value === undefined ? undefined : brand(value);

/** A field that every such object has is missing, or not of its kind. */
export class OddField extends TypeError {
  readonly field: string;

  constructor(field: string) {
    super(`odd or missing: ${field}`);
    this.field = field;
  }
}

/** An id that has to be there. Throws an OddField. */
export const idIn = <Name extends string, Id>(
  data: { readonly [name in Name]?: string | null | undefined },
  field: Name,
  brand: (text: string) => Id,
): Id => {
  const text: unknown = (data as Partial<typeof data> | null)?.[field];
  if (typeof text !== 'string' || !isSnowflake(text)) throw new OddField(field);
  return brand(text);
};

/** A text that may be missing. Throws an OddField for what is none. */
export const textOf = (value: string | null | undefined): string => {
  const text: unknown = value ?? '';
  if (typeof text !== 'string') throw new OddField('text');
  return text;
};

/** Of a list that may be missing, what is there. */
export const listOf = <Item>(items: readonly Item[] | null | undefined): readonly Item[] => items ?? [];

/** Discord's permission bits, sent as a string of digits; 0n if there are none. */
export const bitsOf = (value: unknown): bigint =>
  typeof value === 'string' && /^\d{1,30}$/.test(value) ? BigInt(value) : 0n;

/** Milliseconds since 1970, from Discord's way to write a time; undefined if there is none. */
export const timeOf = (value: string | null | undefined): number | undefined => {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : time;
};

/** Is told the field that could not be read, as far as that is known. */
export type TellOdd = (field: string | undefined) => void;

/** What `read` makes of it; undefined if it is not at all what Discord documents. */
export const unlessOdd = <Read>(
  read: () => Read | undefined,
  tell: TellOdd = () => undefined,
): Read | undefined => {
  try {
    return read();
  } catch (error) {
    // A field of another type than documented; everything else is a fault of ours.
    if (!(error instanceof TypeError)) throw error;
    tell(error instanceof OddField ? error.field : /\(reading '(\w+)'\)$/.exec(error.message)?.[1]);
    return undefined;
  }
};
