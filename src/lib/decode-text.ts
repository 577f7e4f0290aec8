/** The text in bytes from outside, if they are text. */

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not in this encoding, or no text at all
  }
};

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** White space aside, control characters stand in no text. */
const hasControls = (text: string): boolean => /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u.test(text);

/** As TextDecoder knows it. */
const isCharset = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
};

/**
 * Read as `charset` if that is given and known, else as UTF-8, or as UTF-16 if it begins so, as some editors on Windows
 * still write it. Undefined for what is no text, such as a picture. A byte order mark is left out.
 */
export const decodeText = (bytes: Uint8Array, charset = ''): string | undefined => {
  if (begins(bytes, 0xff, 0xfe)) return decoded(bytes, 'utf-16le');
  if (begins(bytes, 0xfe, 0xff)) return decoded(bytes, 'utf-16be');
  const text = decoded(bytes, isCharset(charset) ? charset : 'utf-8');
  return text === undefined || hasControls(text) ? undefined : text;
};
