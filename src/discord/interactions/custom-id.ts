import { limits } from '../limits.ts';

/** The version prefix of each of our custom_ids: raised when their format changes, so that old ones are recognised. */
const prefix = 'r1';

export type Values<Name extends string, Added extends string> = Readonly<Record<Name, string>> &
  Readonly<Partial<Record<Added, string | undefined>>>;

/**
 * A typed custom_id: a name and named texts, as `r1:name:text:text`. `name` is unique among buttons, among menus and
 * among forms, and contains no colon.
 */
export const customId = <const Name extends string = never, const Added extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
  /** What custom_ids of an earlier version do not have. */
  added: readonly Added[] = [],
) => ({
  /** Throws a RangeError if the result exceeds Discord's 100 characters. */
  make: (values: Values<Name, Added>): string => {
    const all: readonly (string | undefined)[] = [...parameters, ...added].map((one) => values[one]);
    const given = all.filter((one) => one !== undefined).map((one) => encodeURIComponent(one));
    const id = [prefix, name, ...given].join(':');
    if (id.length > limits.customId) throw new RangeError(`the custom_id of "${name}" is too long`);
    return id;
  },
  /** The parameters, or undefined if this custom_id is of another kind or an older format. */
  parse: (id: string): Values<Name, Added> | undefined => {
    const [version, kind, ...texts] = id.split(':');
    const all = [...parameters, ...added];
    if (version !== prefix || kind !== name) return undefined;
    if (texts.length < parameters.length || texts.length > all.length) return undefined;
    try {
      const values = texts.map((text, index) => [all[index], decodeURIComponent(text)]);
      return Object.fromEntries(values) as Values<Name, Added>;
    } catch {
      return undefined; // a foreign custom_id; the caller says "outdated"
    }
  },
});
