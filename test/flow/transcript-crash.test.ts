import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { isDoubtNotice } from '../chaos/readings.ts';
import { killedAtCall, killedAtChange, killedAtRequest, ourMessageIn, startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { filesOf, turnsIn } from '../support/transcripts.ts';

const { conversation: texts } = wordsFor('en');
const submitPath = '/chat/submit/';

let bench: Bench;
let alice: Person;
let thread: Thread;

beforeAll(async () => {
  bench = await createBench({ program: inOneFile });
  await startAgain(bench);
  const teacher = bench.playground.person('teacher');
  alice = bench.playground.person('alice');
  await bench.link(teacher);
  thread = await bench.patient(teacher);
});
afterAll(() => bench.close());

/** What the service has answered to each question that it has taken, in order. */
const said: [question: string, answer: string][] = [];

const willAnswer = (question: string, answer: string): void => {
  said.push([question, answer]);
  const body = JSON.stringify({ status: 'response_saved', PatientResponse: answer });
  bench.sandbox.faults.next(submitPath, { kind: 'status', status: 200, taken: true, body });
};

const answerTo = (question: Message): Promise<Message> =>
  bench.until(() => bench.repliesTo(question).find((reply) => !isDoubtNotice(reply)));

const long = Array.from({ length: 3 }, (_, index) =>
  `Part ${index}: ${'it hurts here, '.repeat(120)}`.trim(),
);

/** Parts are cut where the answer has blank lines. */
const asPosted = (answer: string): string => answer.replaceAll('\n\n', '\n');

it('after crashes and faults the transcript agrees with the service, line by line', async () => {
  willAnswer('How are you?', 'I have been better.');
  await answerTo(alice.send(thread, 'How are you?'));

  // Killed with one of three parts in the thread.
  const killed = killedAtChange(bench, ourMessageIn(bench, thread));
  willAnswer('Tell me everything.', long.join('\n\n'));
  const everything = alice.send(thread, 'Tell me everything.');
  await killed;
  await startAgain(bench);
  await bench.until(() => bench.said(thread).find(({ content }) => content.startsWith('Part 2')));

  // Killed before anything was posted.
  const again = killedAtRequest(bench, { method: 'POST', path: `/channels/${thread.id}/messages` });
  willAnswer('Since when?', 'Since Monday.');
  const since = alice.send(thread, 'Since when?');
  await again;
  await startAgain(bench);
  await answerTo(since);

  // Posted, and the response to the post lost.
  const route = '/channels/:channelId/messages';
  bench.playground.faults.next({ method: 'POST', route, path: thread.id }, { status: 502, afterwards: true });
  willAnswer('Where exactly?', 'On the left.');
  await answerTo(alice.send(thread, 'Where exactly?'));

  // In doubt, and asked again.
  const cut = killedAtCall(bench, submitPath);
  const doubted = alice.send(thread, 'Does it hurt at night?');
  await cut;
  await startAgain(bench);
  const notice = await bench.until(() => bench.repliesTo(doubted).find(isDoubtNotice));
  willAnswer('Does it hurt at night?', 'Only at night.');
  await alice.press(notice, texts.buttons.askAgain).answered;
  await answerTo(doubted);

  willAnswer('Any medicines?', 'None.');
  await alice.command(thread, '/say', { message: 'Any medicines?' }).finished();
  await bench.until(() => bench.said(thread).find(({ content }) => content === 'None.'));

  const { json, md, html } = await filesOf(await alice.command(thread, '/transcript').finished());
  const turns = turnsIn(json).map(([question, parts]) => [question, parts.join('\n')]);
  expect(turns).toEqual(said.map(([question, answer]) => [question, asPosted(answer)]));
  expect(bench.repliesTo(everything)).toHaveLength(1);
  // The service was asked once more where its answer was lost.
  const taken = bench.sandbox.calls().filter((call) => call.accepted && call.path.endsWith(submitPath));
  expect(taken.map(({ body }) => body['message'])).toEqual(
    said.flatMap(([question]) => (question === doubted.content ? [question, question] : [question])),
  );
  for (const [question, answer] of said) {
    expect(md).toContain(`> ${question}`);
    for (const line of answer.split('\n\n')) expect(html).toContain(line);
  }
  expect(json.people.map(({ name }) => name)).toEqual(['Alice']);
});
