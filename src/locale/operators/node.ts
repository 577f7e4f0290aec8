/** Read by a Node that may be too old for everything else. */
export const nodeTexts = {
  tooOld: ({ version, oldest }: { readonly version: string; readonly oldest: string }): string =>
    `This is Node.js ${version}, which is too old: Rounds needs ${oldest} or newer. Install Node.js 24 and start Rounds with that.`,
} as const;
