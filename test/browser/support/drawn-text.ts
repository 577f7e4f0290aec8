/** The bot's texts contain Markdown; on the page its marks are gone, and what they mark is in elements of its own. */

/** What comes before the first bold word. */
export const unmarked = (text: string): string => text.split('**')[0] ?? '';

/** The first bold words. */
export const bold = (text: string): string => text.split('**')[1] ?? '';
