import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { z } from 'zod';
import { transcriptSchema } from '../../src/features/transcript/document.ts';
import type { Transcript } from '../../src/features/transcript/document.ts';
import type { Rig } from './rig.ts';
import { willAnswer } from './room.ts';

/** The files of a transcript, as somebody gets them. */

export interface TranscriptFiles {
  readonly names: readonly string[];
  readonly html: string;
  readonly json: Transcript;
  /** Read as a spreadsheet would; empty if there is no such file. */
  readonly csv: readonly (readonly string[])[];
}

const schemaFile = new URL('../../docs/transcript.schema.json', import.meta.url);

/** The schema that readers of the file are given. */
export const publishedSchema = async (): Promise<object> =>
  z.looseObject({}).parse(JSON.parse(await readFile(schemaFile, 'utf8')));

// Compiled once: it takes a tenth of a second.
const isAsPublished = new Ajv2020({ allErrors: true, validateFormats: false }).compile(
  await publishedSchema(),
);

const rows = z.array(z.array(z.string()));

/** Downloads what is attached to an answer. Throws if the data do not match the published schema. */
export const filesOf = async (message: Message): Promise<TranscriptFiles> => {
  const texts = new Map<string, string>();
  for (const { filename, url } of message.attachments) {
    const ending = filename.split('.').at(-1) ?? '';
    texts.set(ending, await (await fetch(url)).text());
  }
  const data: unknown = JSON.parse(texts.get('json') ?? 'null');
  if (!isAsPublished(data)) throw new Error(`not as published: ${JSON.stringify(isAsPublished.errors)}`);
  return {
    names: message.attachments.map(({ filename }) => filename),
    html: texts.get('html') ?? '',
    json: transcriptSchema.parse(data),
    csv: rows.parse(parse(texts.get('csv') ?? '', { bom: true })),
  };
};

/** Every question that was asked, with the answer's messages. */
export const turnsIn = ({
  entries,
}: Transcript): readonly (readonly [string | undefined, readonly string[]])[] =>
  entries.flatMap((entry) =>
    entry.kind === 'turn' ? [[entry.question?.text, entry.answer.map(({ text }) => text)] as const] : [],
  );

type Values = Readonly<Record<string, string | boolean>>;

/** What `/transcript` answers. */
export const transcriptAnswer = (
  person: Person,
  place: Thread | string,
  values: Values = {},
): Promise<Message> => person.command(place, '/transcript', values).finished();

/** The files that it gives. */
export const transcriptFor = async (
  ...asked: Parameters<typeof transcriptAnswer>
): Promise<TranscriptFiles> => filesOf(await transcriptAnswer(...asked));

/** Has a question asked and answered like this. */
export const askIn =
  (rig: Rig) =>
  async (person: Person, thread: Thread, [question, answer]: readonly [string, string]) => {
    willAnswer(rig, { PatientResponse: answer });
    const asked = person.send(thread, question);
    return { asked, answered: await rig.answerTo(asked) };
  };
