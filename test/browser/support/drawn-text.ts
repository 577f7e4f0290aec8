/** Texts of the bot hold Markdown; on the page its marks are gone, and what they mark stands in elements of its own. */

/** What stands before the first bold word. */
export const unmarked = (text: string): string => text.split('**')[0] ?? '';

/** The first bold words. */
export const bold = (text: string): string => text.split('**')[1] ?? '';
