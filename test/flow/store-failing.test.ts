import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { meddleWith, type Meddler } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { sentCount, statusIn } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');

describe.each(storeKinds)('with $name', ({ newPlace }) => {
  let rig: Rig;
  let teacher: Person;
  let alice: Person;
  let thread: Thread;
  let meddler: Meddler;
  let place: Awaited<ReturnType<typeof newPlace>>;

  beforeAll(async () => {
    place = await newPlace();
    rig = await startRig({ storeUrl: place.url, timings: { delivery: 50, patience: 500 } });
    teacher = rig.playground.person('teacher');
    alice = rig.playground.person('alice');
    await rig.link(teacher);
    thread = await rig.patient(teacher);
    meddler = await meddleWith(rig.storeUrl);
  });
  afterAll(async () => {
    await meddler.close();
    await rig.close();
    await place.drop();
  });

  const holds = (place = thread): Promise<Message> => statusIn(rig, place, texts.status.storeFails);

  describe('a store that fails', () => {
    it('keeps a question from the service, says so, and lets it be answered once it works again', async () => {
      await meddler.breakStore();
      const question = alice.send(thread, 'Where does it hurt?');
      await holds();
      expect(sentCount(rig, question.content)).toBe(0);
      await meddler.mendStore();
      await rig.answerTo(question);
      expect(sentCount(rig, question.content)).toBe(1);
    });

    it('starts nothing, tells the person, and leaves the case free', async () => {
      const start = () => teacher.command('class', '/patient', { case: String(rig.sandbox.cases[1]?.id) });
      const threads = rig.playground.guild().threads.size;
      await meddler.breakStore();
      expect((await start().finished()).content).not.toBe('');
      await meddler.mendStore();
      expect(rig.playground.guild().threads.size).toBe(threads);
      const started = start();
      await started.waitUntil(() => /<#\d+>/.test(started.message()?.content ?? ''));
    });

    it('in the middle of a start tells the person that it takes long, and then that it worked', async () => {
      rig.sandbox.faults.next('/topic/init/', { kind: 'hold' });
      const before = rig.sandbox.calls().length;
      const id = String(rig.sandbox.topics[0]?.id);
      const asked = teacher.command('class', '/topic', { topic: id });
      await expect.poll(() => rig.sandbox.calls().length).toBeGreaterThan(before);
      await meddler.breakStore();
      rig.sandbox.faults.release();
      await asked.waitUntil(() => asked.message()?.content === texts.stillStarting);
      await meddler.mendStore();
      await asked.waitUntil(() => /<#\d+>/.test(asked.message()?.content ?? ''));
    });

    it('is waited for if somebody else has locked it', async () => {
      // A thread at rest: in the other one, the last turn may still be on its way to the store.
      const quiet = await rig.patient(teacher, { case: String(rig.sandbox.cases[2]?.id) });
      await meddler.lock();
      const question = alice.send(quiet, 'Since when?');
      await holds(quiet);
      expect(sentCount(rig, question.content)).toBe(0);
      await meddler.release();
      await rig.answerTo(question);
      expect(sentCount(rig, question.content)).toBe(1);
    });
  });
});
