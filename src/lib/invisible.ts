/** Text that a reader cannot see. */

/**
 * White space, control characters and everything that Unicode says to ignore if it cannot be displayed
 * (Default_Ignorable_Code_Point: zero-width characters, fillers, direction marks, variation selectors, tags); and
 * characters drawn as nothing that are listed elsewhere: the empty braille cell, the annotation marks, the musical null
 * notehead.
 */
const atStart = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]+/u;

/** A text from its first visible character on. */
export const fromFirstShown = (text: string): string => text.replace(atStart, '');

/** Marks around nothing but white space, which Discord draws as an empty line. */
const emptyMarks = /^([*_~|]{1,3})\s+\1$/;

export const showsNothing = (text: string): boolean => {
  const shown = fromFirstShown(text);
  return shown === '' || emptyMarks.test(shown.trimEnd());
};

/**
 * Marks without a picture: direction marks, of which an unclosed one reverses the rest of the line and our own words
 * with it, zero-width spaces and their kin, and control characters other than line breaks and tabs. Joiners, variation
 * selectors and tags are no such marks: emoji and several scripts are written with them.
 */
const marks =
  /(?![\t-\r\x85])[\p{Cc}\p{Bidi_Control}\u00ad\u180e\u200b\u2061-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0001}]/gu;

/** A text from outside, without its marks that have no picture. */
export const withoutMarks = (text: string): string => text.replace(marks, '');

/** The same without white space at its ends; '' if nothing of it is visible. */
export const shownText = (text: string): string => (showsNothing(text) ? '' : withoutMarks(text).trim());

/** A name or a title from outside, on one line; '' if nothing of it is visible. */
export const shownLine = (text: string): string => shownText(text).replace(/\s+/g, ' ');

/** Equal for names that differ only in capitals, accents, width, spaces, punctuation and what nobody sees. */
export const looksOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name for one of our sentences. One that is written from right to left is kept apart from the words around it:
 * otherwise it would draw the numbers and the punctuation next to it to its other side.
 */
export const inSentence = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
