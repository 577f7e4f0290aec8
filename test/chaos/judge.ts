import type { Message } from 'discord-playground/world/entities';
import { compareIds } from '../../src/lib/ids.ts';
import type { Bench } from './bench.ts';
import type { Asked, Ledger } from './ledger.ts';
import { partsOfLong } from './long-answers.ts';
import { isDoubtNotice, isLeftToAsk, markOf } from './readings.ts';

/** What the records of the sandbox and the playground say about a run. */

export interface Figures {
  readonly asked: number;
  readonly answered: number;
  readonly inDoubt: number;
  readonly askedAgain: number;
  readonly acceptedCalls: number;
}

export interface Verdict {
  readonly figures: Figures;
  /** One line each; none when every promise was kept. */
  readonly breaches: readonly string[];
}

const isAscending = (ids: readonly string[]): boolean =>
  ids.every((id, index) => index === 0 || compareIds(ids[index - 1] ?? '', id) < 0);

const twice = (list: readonly string[]): readonly string[] => [
  ...new Set(list.filter((one, index) => list.indexOf(one) !== index)),
];

const aboutMessage = ({
  asked,
  accepted,
  replies,
}: {
  asked: Asked;
  accepted: number;
  replies: readonly Message[];
}): readonly string[] => {
  const { text, presses } = asked;
  const doubts = replies.filter(isDoubtNotice).length;
  const answers = replies.length - doubts;
  const breaches: string[] = [];
  if (answers > 1) breaches.push(`"${text}" was answered ${answers} times`);
  if (answers === 0 && doubts === 0) breaches.push(`"${text}" was never answered`);
  if (answers === 0 && doubts > 0 && !replies.some(isLeftToAsk))
    breaches.push(`"${text}" was asked again in vain`);
  if (doubts > presses + 1) breaches.push(`"${text}" has ${doubts} notices for ${presses} buttons pressed`);
  if (accepted > presses + 1) breaches.push(`"${text}" was accepted ${accepted} times by the service`);
  if (answers === 1 && accepted === 0) breaches.push(`"${text}" has an answer that the service never gave`);
  return breaches;
};

/** Long answers come whole, in order, and once. */
const aboutParts = (said: readonly Message[]): readonly string[] => {
  const parts = new Map<number, number[]>();
  for (const message of said) {
    const mark = markOf(message);
    if (mark !== undefined) parts.set(mark.answer, [...(parts.get(mark.answer) ?? []), mark.part]);
  }
  const whole = Array.from({ length: partsOfLong }, (_, index) => index).join();
  return [...parts]
    .filter(([, found]) => found.join() !== whole)
    .map(([answer, found]) => `the long answer ${answer} is in the thread as parts ${found.join()}`);
};

/** What is written after the preceptor has asked, once in each thread, goes before what waits. */
const isInOrder = (ids: readonly string[]): boolean =>
  isAscending(ids) || ids.some((_, index) => isAscending(ids.toSpliced(index, 1)));

const aboutThread = ({ bench, ledger, thread }: { bench: Bench; ledger: Ledger; thread: { id: string } }) => {
  const said = bench.said(thread);
  const nonces = said.flatMap(({ nonce }) => (nonce === undefined ? [] : [String(nonce)]));
  const inOrder = ledger.asked.filter(
    (asked) => asked.thread.id === thread.id && asked.presses === 0 && !asked.late,
  );
  const byText = new Map(inOrder.map((asked) => [asked.text, asked.message.id]));
  const calls = bench.sandbox
    .calls()
    .filter(({ accepted }) => accepted)
    .flatMap(({ body }) => byText.get(String(body['message'])) ?? []);
  const ids = new Set(inOrder.map(({ message }) => message.id));
  const answered = said
    .filter((message) => !isDoubtNotice(message))
    .flatMap(({ reference }) => (ids.has(reference?.messageId ?? '') ? [reference?.messageId ?? ''] : []));
  return [
    ...twice(nonces).map((nonce) => `the message ${nonce} was posted twice`),
    ...aboutParts(said),
    ...(isInOrder(calls) ? [] : ['the service was asked out of order']),
    ...(isInOrder(answered) ? [] : ['answers came out of order']),
  ];
};

export const judge = (bench: Bench, ledger: Ledger): Verdict => {
  const accepted = new Map<string, number>();
  for (const call of bench.sandbox.calls()) {
    const text = String(call.body['message']);
    if (call.accepted && call.path.endsWith('/chat/submit/'))
      accepted.set(text, (accepted.get(text) ?? 0) + 1);
  }
  const perMessage = ledger.asked.map((asked) => ({
    asked,
    accepted: accepted.get(asked.text) ?? 0,
    replies: bench.repliesTo(asked.message),
  }));
  const isAnswered = ({ replies }: (typeof perMessage)[number]): boolean =>
    replies.some((reply) => !isDoubtNotice(reply));
  const threads = new Set(ledger.asked.map(({ thread }) => thread));
  return {
    figures: {
      asked: ledger.asked.length,
      answered: perMessage.filter(isAnswered).length,
      inDoubt: perMessage.filter((one) => !isAnswered(one)).length,
      askedAgain: ledger.asked.reduce((sum, { presses }) => sum + presses, 0),
      acceptedCalls: [...accepted.values()].reduce((sum, count) => sum + count, 0),
    },
    breaches: [
      ...perMessage.flatMap(aboutMessage),
      ...[...threads].flatMap((thread) => aboutThread({ bench, ledger, thread })),
    ],
  };
};
