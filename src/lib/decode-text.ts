/** The text in bytes from outside, if they are text. */

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not in this encoding, or no text at all
  }
};

/** By its byte order mark. */
const utf16In = ([first, second]: Uint8Array): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

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
  const text = decoded(bytes, utf16In(bytes) ?? (isCharset(charset) ? charset : 'utf-8'));
  return text === undefined || hasControls(text) ? undefined : text;
};
