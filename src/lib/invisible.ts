/** What a reader sees nothing of. */

/**
 * White space, control characters and all that Unicode wants ignored where it cannot be shown
 * (Default_Ignorable_Code_Point: zero-width characters, fillers, direction marks, variation selectors, tags); and what
 * is drawn as nothing but listed elsewhere: the empty braille cell, the annotation marks, the musical null notehead.
 */
const atStart = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]+/u;

/** A text from the first character on that can be seen. */
export const fromFirstShown = (text: string): string => text.replace(atStart, '');

export const showsNothing = (text: string): boolean => fromFirstShown(text) === '';

/** A text without white space at its ends; '' where nothing of it can be seen. */
export const shownText = (text: string): string => (showsNothing(text) ? '' : text.trim());
