import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { decided, pressed, sentCount, submitPath, taken } from '../support/room.ts';

const {
  conversation: { buttons },
} = wordsFor('en');

let rig: Rig;
let alice: Person;

/** Everything that the gateway has sent so far has been heard, because it sends in order. */
const heardAll = () => alice.command('class', '/help').finished();

/** A question that the service has received, and whose answer waits until the faults are released. */
const occupied = async (thread: Thread): Promise<Message> => {
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const first = alice.send(thread, `A slow question in ${thread.id}`);
  await decided(rig, first.content);
  return first;
};

/** What happens in one thread before and during the gap, and what the service should have heard in the end. */
interface Story {
  readonly inGap: () => void;
  /** The questions that should be asked, in order, in the wording that should be asked. */
  readonly asked: () => readonly string[];
}

const stories: Readonly<Record<string, (thread: Thread) => Promise<Story>>> = {
  'that is written and edited in it is asked in its last wording; one written and deleted in it is not asked':
    async (thread) => ({
      inGap: () => {
        alice.edit(alice.send(thread, 'Written wrong'), 'Written right');
        alice.delete(alice.send(thread, 'Written and deleted'));
      },
      asked: () => ['Written right'],
    }),
  'that waited before it and was edited in it is asked in its last wording': async (thread) => {
    const first = await occupied(thread);
    const waiting = alice.send(thread, 'Waiting wrong');
    alice.send(thread, 'Waiting as it was');
    return {
      inGap: () => alice.edit(waiting, 'Waiting right'),
      asked: () => [first.content, 'Waiting right', 'Waiting as it was'],
    };
  },
  'that waited before it and was deleted or taken back in it is not asked': async (thread) => {
    const first = await occupied(thread);
    const deleted = alice.send(thread, 'Waiting and deleted');
    const takenBack = alice.send(thread, 'Waiting and taken back');
    return {
      inGap: () => {
        alice.delete(deleted);
        alice.edit(takenBack, '((waiting and taken back');
      },
      asked: () => [first.content],
    };
  },
  'that waited to be asked again and was deleted in it is asked once': async (thread) => {
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 500, taken: true });
    const question = alice.send(thread, 'Once more?');
    const doubt = await rig.answerTo(question);
    const first = await occupied(thread);
    await pressed(rig, alice, { below: doubt, label: buttons.askAgain });
    return {
      inGap: () => alice.delete(question),
      asked: () => [question.content, first.content],
    };
  },
};

describe('a question in a gap that no gateway session covers', () => {
  let told: ReadonlyMap<string, Story & { readonly thread: Thread }>;

  beforeAll(async () => {
    rig = await startRig({ timings: { delivery: 10, retry: 5 }, settings: { SHUTDOWN_SECONDS: '1' } });
    const teacher = rig.playground.person('teacher');
    alice = rig.playground.person('alice');
    await rig.link(teacher);
    const begun = new Map<string, Story & { readonly thread: Thread }>();
    for (const [index, [name, begin]] of Object.entries(stories).entries()) {
      const thread = await rig.patient(teacher, { case: String(rig.sandbox.cases[index]?.id) });
      begun.set(name, { ...(await begin(thread)), thread });
    }
    told = begun;
    await heardAll();

    const { gateway } = rig.playground;
    const before = gateway.identifies;
    gateway.invalidateSession({ resumable: false });
    for (const { inGap } of told.values()) inGap();
    await vi.waitUntil(() => gateway.identifies > before, { timeout: 60_000 });
    await heardAll();
    rig.sandbox.faults.release();
  });
  afterAll(() => rig.close());

  it.each(Object.keys(stories))('%s', async (name) => {
    const story = told.get(name);
    if (story === undefined) throw new Error(name);
    const last = alice.send(story.thread, `The last one in ${story.thread.id}`);
    await rig.answerTo(last);
    const asked = story.asked();
    const all = [...asked, last.content];
    expect(taken(rig).filter((text) => all.includes(String(text)))).toEqual(all);
    for (const never of [
      'Written wrong',
      'Written and deleted',
      'Waiting wrong',
      'Waiting and deleted',
      'Waiting and taken back',
    ])
      expect(sentCount(rig, never)).toBe(0);
  });
});
