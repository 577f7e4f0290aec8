import { limits } from '../limits.ts';

/** The version prefix of each of our custom_ids: raised when their format changes, so that old ones are recognised. */
const prefix = 'r1';

/** A typed custom_id: a name and named texts, as `r1:name:text:text`. */
interface CustomId<Name extends string> {
  readonly name: string;
  /** Throws a RangeError if the result exceeds Discord's 100 characters. */
  make(parameters: Readonly<Record<Name, string>>): string;
  /** The parameters, or undefined if this custom_id is of another kind or an older format. */
  parse(customId: string): Readonly<Record<Name, string>> | undefined;
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a foreign custom_id; the caller says "outdated"
  }
};

/** `name` is unique among buttons, among menus and among forms, and contains no colon. */
export const customId = <const Name extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
): CustomId<Name> => ({
  name,
  make: (values) => {
    const id = [prefix, name, ...parameters.map((parameter) => encodeURIComponent(values[parameter]))].join(
      ':',
    );
    if (id.length > limits.customId) throw new RangeError(`the custom_id of "${name}" is too long`);
    return id;
  },
  parse: (id) => {
    const [version, kind, ...texts] = id.split(':');
    if (version !== prefix || kind !== name || texts.length !== parameters.length) return undefined;
    const values: Partial<Record<Name, string>> = {};
    for (const [index, parameter] of parameters.entries()) {
      const text = decode(texts[index] ?? '');
      if (text === undefined) return undefined;
      values[parameter] = text;
    }
    return values as Record<Name, string>;
  },
});
