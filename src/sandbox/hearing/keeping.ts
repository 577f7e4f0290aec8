/**
 * Keeps what an ear knows in a file that the build writes, because to learn it takes a second or two in which the
 * process does nothing else. The file says which sources it was learnt from: of any others it is worth nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { acquireKnowledge, type Knowledge } from './knowledge.ts';
import type { Row } from './samples.ts';
import type { Slot } from './tagging.ts';

/** `src` and `dist` lie side by side, and this file equally deep in both. */
const root = new URL('../../../', import.meta.url);
const file = new URL('dist/sandbox/hearing/knowledge.json', root);

const strings = z.array(z.string());

/** 88,000 numbers and 12,000 names: written out as JSON, they take three times as long to read. */
const bytes = z.string().transform((text) => Uint8Array.from(Buffer.from(text, 'base64')).buffer);
const asText = ({ buffer }: Float32Array | Uint32Array | Uint16Array): string =>
  Buffer.from(buffer).toString('base64');

/** "smoke=smoking" names something, "often~often" does not. */
const asWord = ({ said, ids, named }: Slot): string => `${said}${named ? '=' : '~'}${ids.join('|')}`;
const asSlot = (text: string): Slot => {
  const at = text.search(/[=~]/);
  return { said: text.slice(0, at), ids: text.slice(at + 1).split('|'), named: text[at] === '=' };
};

const keptSchema = z.object({
  sources: strings,
  knowledge: z.object({
    names: strings.transform((texts) => texts.map(asSlot)),
    asked: strings.transform((texts) =>
      texts.map((text): Row => {
        const [fact = '', ...slots] = text.split('\t');
        return [fact, slots.map(asSlot)];
      }),
    ),
    words: strings,
    learnt: z.object({
      labels: strings,
      bias: bytes.transform((each) => new Float32Array(each)),
      features: strings,
      ends: bytes.transform((each) => new Uint32Array(each)),
      matters: bytes.transform((each) => new Uint16Array(each)),
      weights: bytes.transform((each) => new Float32Array(each)),
    }),
    taught: z.array(z.number()),
  }),
});

const textOf = (sources: readonly string[], knowledge: Knowledge): string => {
  const { labels, features, bias, ends, matters, weights } = knowledge.learnt;
  const kept: z.input<typeof keptSchema> = {
    sources: [...sources],
    knowledge: {
      ...knowledge,
      words: [...knowledge.words],
      taught: [...knowledge.taught],
      names: knowledge.names.map(asWord),
      asked: knowledge.asked.map(([fact, slots]) => [fact, ...slots.map(asWord)].join('\t')),
      learnt: {
        labels: [...labels],
        features: [...features],
        bias: asText(bias),
        ends: asText(ends),
        matters: asText(matters),
        weights: asText(weights),
      },
    },
  };
  return JSON.stringify(kept);
};

/** Of all that is known, the code that learns included. */
const fingerprint = (tree: 'src' | 'dist'): string => {
  const hash = createHash('sha256');
  for (const name of ['examples', 'facts', 'hearing']) {
    const folder = new URL(`${tree}/sandbox/${name}/`, root);
    const sources = readdirSync(folder).filter((each) => /\.[jt]s$/.test(each));
    for (const source of sources.toSorted()) hash.update(readFileSync(new URL(source, folder)));
  }
  return hash.digest('hex');
};

const read = (): z.infer<typeof keptSchema> | undefined => {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Not built yet, or by another version: it is learnt again.
    return undefined;
  }
};

/** Undefined unless a build of the very sources that run has kept it. */
export const keptKnowledge = (): Knowledge | undefined => {
  const kept = read();
  const own = import.meta.url.endsWith('.ts') ? 'src' : 'dist';
  return kept?.sources.includes(fingerprint(own)) === true ? kept.knowledge : undefined;
};

/** For the build: learns only if anything has changed. */
export const keepKnowledge = (): void => {
  const sources = [fingerprint('src'), fingerprint('dist')];
  const kept = read();
  if (kept !== undefined && sources.every((each) => kept.sources.includes(each))) return;
  // Whoever reads it meanwhile gets the one or the other, never a part.
  const written = new URL(`${file.href}.${process.pid}`);
  writeFileSync(written, textOf(sources, acquireKnowledge()));
  renameSync(written, file);
};
