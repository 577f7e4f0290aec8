/** Holds all of an answer that is too long for messages: transcripts show its text. */
export const fullAnswerFile = 'full-answer.md';

/** As many characters as a phone shows whole, with a date and an ending after them. */
const longest = 11;

/** The first words of a text as a file's name that any system takes; '' if it has no letter or digit of ours. */
export const fileNameOf = (text: string): string => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  let name = '';
  for (const word of plain.match(/[a-z0-9]+/g) ?? []) {
    const next = name === '' ? word.slice(0, longest) : `${name}-${word}`;
    if (next.length > longest) break;
    name = next;
  }
  return name;
};

/** Where the ending is not the last word of the media type. */
const otherEndings: ReadonlyMap<string, string> = new Map([
  ['application/gzip', '.gz'],
  ['application/x-ndjson', '.jsonl'],
  ['audio/mpeg', '.mp3'],
  ['image/jpeg', '.jpg'],
  ['image/svg+xml', '.svg'],
  ['text/markdown', '.md'],
]);

/** How the name of a file of this media type ends, such as ".csv"; undefined where the type does not tell. */
export const endingFor = (mediaType: string): string | undefined => {
  const type = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  const word = /[/+](?:x-)?(?!plain$)([a-z0-9]{1,8})$/.exec(type)?.[1];
  return otherEndings.get(type) ?? (word && `.${word}`);
};
