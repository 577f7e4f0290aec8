import type { Person } from 'discord-playground/people/person';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { decided, pressed, submitPath, taken } from '../support/room.ts';

const { buttons } = wordsFor('en').conversation;

let rig: Rig;
let alice: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { delivery: 10, retry: 5 }, settings: { SHUTDOWN_SECONDS: '1' } });
  alice = rig.playground.person('alice');
});
afterAll(() => rig.close());

/** Everything that the gateway has sent so far has been heard, because it sends in order. */
const heardAll = () => alice.command('class', '/help').finished();

it('what is edited or deleted in a gap that no gateway session covers counts as if it had been heard', async () => {
  const teacher = rig.playground.person('teacher');
  await rig.link(teacher);
  const thread = await rig.patient(teacher);
  rig.sandbox.faults.next(submitPath, { kind: 'status', status: 500, taken: true });
  const doubted = alice.send(thread, 'Once more?');
  const doubt = await rig.answerTo(doubted);
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const first = alice.send(thread, 'A slow question');
  await decided(rig, first.content);
  await pressed(rig, alice, { below: doubt, label: buttons.askAgain });
  const wrong = alice.send(thread, 'Waiting wrong');
  const deleted = alice.send(thread, 'Waiting and deleted');
  const takenBack = alice.send(thread, 'Waiting and taken back');
  await heardAll();

  const { gateway } = rig.playground;
  const before = gateway.identifies;
  gateway.invalidateSession({ resumable: false });
  alice.edit(wrong, 'Waiting right');
  alice.edit(takenBack, '((waiting and taken back');
  for (const one of [deleted, doubted]) alice.delete(one);
  alice.edit(alice.send(thread, 'Written wrong'), 'Written right');
  alice.delete(alice.send(thread, 'Written and deleted'));
  await expect.poll(() => gateway.identifies).toBeGreaterThan(before);
  await heardAll();
  rig.sandbox.faults.release();

  const last = alice.send(thread, 'The last one');
  await rig.answerTo(last);
  expect(taken(rig)).toEqual([
    doubted.content,
    first.content,
    'Waiting right',
    'Written right',
    last.content,
  ]);
});
