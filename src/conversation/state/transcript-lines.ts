import type { MessageId } from '../../lib/ids.ts';
import type { AnsweredTurn } from '../domain/record.ts';
import type { TranscriptLine } from '../domain/transcript-line.ts';
import { changing } from './state.ts';
import type { State } from './state.ts';

/** The lines of a transcript that may not be stored yet, and the messages that they name. */

const changeWriter = changing('writer');

/** Stored with the version of the record that this step ends with. */
export const addTranscriptLine = (state: State, line: TranscriptLine): State => {
  const { lines, version } = state.writer;
  return changeWriter(state, { lines: [...lines, { line, version: version + 1 }] });
};

/** The messages of the answer under way, or of the greeting, in order. */
export const answersOf = ({ delivery }: State): readonly MessageId[] =>
  [...delivery.postedParts].toSorted(([a], [b]) => a - b).map(([, id]) => id);

/** The line of an answered turn, with the parts that are known to be in the thread. */
export const turnLine = (state: State, turn: AnsweredTurn): TranscriptLine => {
  const { messageId: at, speakerId, submittedAt: askedAt, answeredAt } = turn;
  return { kind: 'turn', at, speakerId, askedAt, answeredAt, answers: answersOf(state) };
};

/** All lines not known to be stored, and that of the answer being delivered, which people already see in the thread. */
export const newestLines = (state: State): readonly TranscriptLine[] => {
  const { turn } = state.record;
  const lines = state.writer.lines.map(({ line }) => line);
  return turn?.state === 'answered' ? [...lines, turnLine(state, turn)] : lines;
};
