import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import markdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { KeptCase } from '../../src/features/cases/kept-case.ts';
import { markdownFile } from '../../src/features/cases/download.ts';
import { exportedCase, exportedCaseJsonSchema } from '../../src/features/cases/exported.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { markupTexts } from '../support/markup.ts';
import { alice } from '../support/linkers.ts';

const schemaFile = new URL('../../docs/case.schema.json', import.meta.url);

const details = { name: 'Ana', age: '34', gender: 'female', teachingPoints: 'Listen.', model: 'gpt-4' };
const empty = { id: 'one', userId: alice, details, parts: {}, touchedAt: 0 };
const by = { model: 'gpt-4', at: 1 };
const full: KeptCase = {
  ...empty,
  parts: {
    narrative: { section: { kind: 'text', text: 'Ana coughs.' }, ...by },
    vital_signs: {
      section: {
        kind: 'table',
        rows: [{ name: 'Heart rate', value: '104', unit: 'bpm', range: '60-100', outside: 'high' }],
        rest: '{"source":"monitor"}',
      },
      ...by,
    },
    exam: { section: { kind: 'findings', rows: [{ name: 'Chest', finding: 'clear' }] }, ...by },
  },
};

it('the schema that is published is the one that cases are exported by', async () => {
  const made = `${JSON.stringify(exportedCaseJsonSchema(), null, 2)}\n`;
  expect(JSON.parse(await readFile(schemaFile, 'utf8'))).toEqual(JSON.parse(made));
});

it('an exported case holds to the published schema, with and without its parts', async () => {
  const schema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>();
  const published = z.fromJSONSchema(schema.parse(JSON.parse(await readFile(schemaFile, 'utf8'))));
  for (const one of [empty, full]) {
    const written: unknown = JSON.parse(JSON.stringify(exportedCase(one, 'a note')));
    expect(published.safeParse(written)).toMatchObject({ success: true });
  }
  const wrong = { ...exportedCase(full, 'a note'), version: 2 };
  expect(published.safeParse(wrong)).toMatchObject({ success: false });
});

it('the Markdown file has all its parts and nothing that runs or is fetched, whatever their texts are', () => {
  const words = wordsFor('en');
  const shown = markdownIt({ html: true });
  fc.assert(
    fc.property(markupTexts, (text) => {
      const filled = { ...details, name: text, teachingPoints: text };
      const parts: KeptCase['parts'] = {
        narrative: { section: { kind: 'text', text }, ...by },
        vital_signs: {
          section: {
            kind: 'table',
            rows: [{ name: `Sign ${text}`, value: text, outside: 'unknown', note: text }],
            rest: text,
          },
          ...by,
        },
        exam: { section: { kind: 'findings', rows: [{ name: `Chest ${text}`, finding: text }] }, ...by },
      };
      const tokens = shown.parse(markdownFile({ ...empty, details: filled, parts }, words), {});
      const kinds = tokens.flatMap(({ type, children }) => [
        type,
        ...(children ?? []).map((one) => one.type),
      ]);
      for (const kind of ['html_block', 'html_inline', 'link_open', 'image'])
        expect(kinds).not.toContain(kind);
      const headings = tokens.flatMap(({ type }, index) =>
        type === 'heading_open' ? [tokens[index + 1]?.content] : [],
      );
      for (const title of [...Object.values(words.compose.sectionTitle), words.compose.form.teachingPoints])
        expect(headings).toContain(title);
      expect(kinds.filter((kind) => kind === 'td_open')).toHaveLength(8);
    }),
    { numRuns: 150 },
  );
});
