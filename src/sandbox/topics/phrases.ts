/** Small pieces of what the tutor says. */

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** One of these. */
export const listedOr = (names: readonly string[]): string =>
  listed(names).replace(/ and (?!.* and )/, ' or ');

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const inTurn = (texts: readonly [string, ...string[]], count: number): string =>
  texts[count % texts.length] ?? texts[0];

/** A student's text, to be repeated to them; only whole, and only if it is short. */
export const quoted = (said: string): string | undefined => {
  const plain = said.replace(/\s+/g, ' ').trim();
  return plain.length <= 50 ? `“${capital(plain)}”` : undefined;
};

export const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? text;
