import { limits } from '../limits.ts';

/** The version in front of every custom_id of ours: raised when their form changes, so that old ones are told apart. */
const prefix = 'r1';

/** A typed custom_id: a name and named texts, as `r1:name:text:text`. */
export interface CustomId<Name extends string> {
  readonly name: string;
  /** Throws a RangeError when Discord's 100 characters are not enough. */
  make(parameters: Readonly<Record<Name, string>>): string;
  /** The parameters, or undefined when this custom_id is not of this kind or of an older form. */
  parse(customId: string): Readonly<Record<Name, string>> | undefined;
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a foreign custom_id; the caller says "outdated"
  }
};

/** `name` is unique among buttons and among forms; it may not hold a colon. */
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
