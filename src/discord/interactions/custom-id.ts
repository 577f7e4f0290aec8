import { limits } from '../limits.ts';

/** The version prefix of each of our custom_ids: raised when their format changes, so that old ones are recognised. */
const prefix = 'r1';

/**
 * A typed custom_id: a name and named texts, as `r1:name:text:text`. `name` is unique among buttons, among menus and
 * among forms, and contains no colon.
 */
export const customId = <const Name extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
) => ({
  /** Throws a RangeError if the result exceeds Discord's 100 characters. */
  make: (values: Readonly<Record<Name, string>>): string => {
    const id = [prefix, name, ...parameters.map((parameter) => encodeURIComponent(values[parameter]))].join(
      ':',
    );
    if (id.length > limits.customId) throw new RangeError(`the custom_id of "${name}" is too long`);
    return id;
  },
  /** The parameters, or undefined if this custom_id is of another kind or an older format. */
  parse: (id: string): Readonly<Record<Name, string>> | undefined => {
    const [version, kind, ...texts] = id.split(':');
    if (version !== prefix || kind !== name || texts.length !== parameters.length) return undefined;
    try {
      const values = parameters.map((parameter, index) => [
        parameter,
        decodeURIComponent(texts[index] ?? ''),
      ]);
      return Object.fromEntries(values) as Record<Name, string>;
    } catch {
      return undefined; // a foreign custom_id; the caller says "outdated"
    }
  },
});
