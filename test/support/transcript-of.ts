import type { AnswerFile, Transcript } from '../../src/features/transcript/document.ts';

/** A transcript in which two people have asked these questions. */
export const transcriptOf = (texts: readonly string[], files: readonly AnswerFile[] = []): Transcript => ({
  format: 'rounds-transcript',
  version: 2,
  kind: 'patient',
  title: 'Ärztin Müller, 54: “chest pain”',
  startedAt: '2026-08-01T12:00:00.000Z',
  readAt: '2026-08-01T13:00:00.000Z',
  names: 'shown',
  sideTalk: false,
  asked: { questions: texts.length, people: 2 },
  missing: { deletedHere: 0, deletedAtDiscord: 0, unreadable: 0, later: 0 },
  people: [
    { key: 'p1', name: 'Alice' },
    { key: 'p2', name: 'Bob' },
  ],
  entries: texts.map((text, index) => ({
    kind: 'turn',
    question: { speaker: index % 3 === 2 ? 'p2' : 'p1', time: `2026-08-01T12:0${index % 10}:00.000Z`, text },
    answeredAt: '2026-08-01T12:30:00.000Z',
    seconds: 3,
    answer: [{ text: 'Yes.', files: index === 0 ? files : [] }],
  })),
});
