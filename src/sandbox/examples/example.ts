/** Questions as students ask them, separated by "|" or by lines, under what they ask for: the keys of facts. */
export type Examples = Readonly<Record<string, string>>;
