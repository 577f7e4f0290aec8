/** Where the ending is not the word in the media type. */
const other: ReadonlyMap<string, string> = new Map([
  ['gzip', 'gz'],
  ['jpeg', 'jpg'],
  ['markdown', 'md'],
  ['mpeg', 'mp3'],
  ['ndjson', 'jsonl'],
]);

/** How the name of a file of this media type ends, such as ".csv"; undefined where the type does not tell. */
export const endingFor = (mediaType: string): string | undefined => {
  const [, word] = /^[^;]*[/+](?:x-)?([a-z0-9]{1,8})\s*(?:;|$)/.exec(mediaType.toLowerCase()) ?? [];
  return word === undefined || word === 'plain' ? undefined : `.${other.get(word) ?? word}`;
};
