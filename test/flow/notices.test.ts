import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compareIds, timeOfId } from '../../src/lib/ids.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig, type RigOptions } from '../support/rig.ts';
import { decided, disappears, endAll, labelsOf, pressed, saidIn, submitPath } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');
const { buttons, notices } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;

const prepare = async (options: RigOptions): Promise<void> => {
  rig = await startRig({ ...options, settings: { SHUTDOWN_SECONDS: '0' } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
};

/** Makes the service answer its next questions this way. */
const hold = (): void => rig.sandbox.faults.next(submitPath, { kind: 'hold' });
const fail = (status: number, times: number): void => {
  for (let time = 0; time < times; time += 1) {
    rig.sandbox.faults.next(submitPath, { kind: 'status', status });
  }
};
const ask = (thread: Thread, content: string): Message => alice.send(thread, content);
/** A question that the service has received, and this many that wait behind it. */
const occupied = async (thread: Thread, count: number): Promise<readonly Message[]> => {
  hold();
  const first = ask(thread, `A slow question in ${thread.id}`);
  await decided(rig, first.content);
  return [first, ...Array.from({ length: count }, (_, index) => ask(thread, `Number ${index + 1}`))];
};
const answersTo = (questions: readonly Message[]): Promise<unknown> =>
  Promise.all(questions.map((question) => rig.answerTo(question)));

describe('the notice of how many questions wait', () => {
  beforeAll(() => prepare({ timings: { delivery: 10, retry: 5 } }));
  afterAll(() => rig.close());

  it('is edited at most every three seconds, and disappears when nothing waits any more', async () => {
    const thread = await rig.patient(teacher);
    const questions = await occupied(thread, 24);
    const notice = await saidIn(
      rig,
      thread,
      notices.backlog({ waiting: 24, next: [`<@${alice.id}>`], more: false }),
    );
    for (const _ of questions) rig.sandbox.faults.next(submitPath, { kind: 'delay', ms: 150 });
    rig.sandbox.faults.release();
    await disappears(rig, notice);
    await answersTo(questions);
    const counts = rig.playground
      .requests()
      .filter(({ method, path }) => method === 'PATCH' && path.endsWith(notice.id))
      .map(({ at }) => at);
    expect(counts.length).toBeGreaterThan(0);
    const gaps = counts.map((at, index) => at - (counts[index - 1] ?? timeOfId(notice.id)));
    expect(Math.min(...gaps)).toBeGreaterThan(2_900);
  });
});

/** A notice whose post is made to lose its response, and how to recognize that it is there. */
interface Story {
  readonly number: number;
  /** What leads up to it; `lose` is called before it is posted. */
  readonly provoke: (thread: Thread, lose: () => void) => Promise<readonly Message[]>;
  readonly isIt: (message: Message) => boolean;
  /** Otherwise it disappears once everything is answered. */
  readonly stays?: 'for good' | 'until decided';
  /** Lets the thread go on until everything is answered. */
  readonly goOn: (thread: Thread, questions: readonly Message[], notice: Message) => Promise<unknown>;
}

const stories: Readonly<Record<string, Story>> = {
  'of a suspension': {
    number: 0,
    provoke: async (thread, lose) => {
      fail(503, 3);
      lose();
      return [ask(thread, 'Where does it hurt?')];
    },
    isIt: (message) => message.content.startsWith(small(texts.suspension.service)),
    goOn: async (_thread, questions, notice) => {
      await pressed(rig, teacher, { below: notice, label: buttons.tryNow });
      await answersTo(questions);
      await disappears(rig, notice);
    },
  },
  'about a question in doubt': {
    number: 1,
    provoke: async (thread, lose) => {
      fail(500, 1);
      lose();
      return [ask(thread, 'Where does it hurt?')];
    },
    isIt: ({ content }) => content === notices.doubt.server_error,
    stays: 'for good',
    goOn: async (thread) => rig.answerTo(ask(thread, 'And since when?')),
  },
  'of how many wait': {
    number: 2,
    provoke: async (thread, lose) => {
      lose();
      return occupied(thread, 22);
    },
    isIt: (message) => labelsOf(message).includes(buttons.setAside),
    goOn: async (_thread, questions, notice) => {
      rig.sandbox.faults.release();
      await answersTo(questions);
      await disappears(rig, notice);
    },
  },
  'of what was set aside': {
    number: 3,
    provoke: async (thread, lose) => {
      const questions = await occupied(thread, 21);
      const backlog = await saidIn(
        rig,
        thread,
        notices.backlog({ waiting: 21, next: [`<@${alice.id}>`], more: false }),
      );
      lose();
      await pressed(rig, teacher, { below: backlog, label: buttons.setAside });
      return questions;
    },
    isIt: ({ content }) => content === notices.setAsideAsked(21),
    stays: 'until decided',
    goOn: async (_thread, questions, notice) => {
      await pressed(rig, teacher, { below: notice, label: buttons.answerThem });
      rig.sandbox.faults.release();
      await answersTo(questions);
      await disappears(rig, notice);
    },
  },
};

const names = Object.keys(stories);
const postsTo = ({ id }: Thread): number =>
  rig.playground
    .requests()
    .filter(({ method, path }) => method === 'POST' && path === `/channels/${id}/messages`).length;

/** Has a story's notice posted by requests that Discord accepts and whose responses are lost. */
const losing = async (name: string) => {
  const story = stories[name];
  if (story === undefined) throw new Error(name);
  const thread = await rig.patient(teacher, { case: String(rig.sandbox.cases[story.number]?.id) });
  let before = 0;
  const questions = await story.provoke(thread, () => {
    before = rig.said(thread).length;
    // discord.js retries it three times, with the same nonce.
    const match = { method: 'POST', path: `/channels/${thread.id}/messages` };
    rig.playground.faults.next(match, { status: 500, afterwards: true }, 4);
  });
  const notice = await saidIn(rig, thread, story.isIt);
  await expect.poll(() => postsTo(thread) >= before + 4).toBe(true);
  return { story, thread, questions, notice, before };
};

const standing = (thread: Thread, { isIt }: Story): number => rig.said(thread).filter(isIt).length;

describe.each([
  ['while Discord knows its nonce', { delivery: 10 }],
  ['once Discord may have forgotten its nonce', { delivery: 10, nonceTrusted: 0, landing: 10 }],
])('a notice whose post lost its response, %s,', (_when, timings) => {
  beforeAll(() => prepare({ timings: { retry: 5, suspension: 600_000, ...timings } }));
  afterAll(() => rig.close());
  afterEach(async () => {
    rig.playground.faults.clear();
    rig.sandbox.faults.clear();
    await endAll(rig);
  });

  it.each(names)('appears once: that %s', async (name) => {
    const { story, thread, questions, notice } = await losing(name);
    // Posted again, or found by reading: the bot knows it, and everything that it heard before the command's answer.
    const path = `/channels/${thread.id}/messages`;
    await expect
      .poll(() => rig.playground.requests().findLast((one) => one.path === path)?.status === 200)
      .toBe(true);
    await alice.command('class', '/help').finished();
    expect(standing(thread, story)).toBe(1);
    await story.goOn(thread, questions, notice);
    expect(standing(thread, story)).toBe(story.stays === 'for good' ? 1 : 0);
  });
});

describe('a notice whose post lost its response before a restart', () => {
  beforeAll(() => prepare({ timings: { retry: 5, suspension: 600_000, delivery: 600_000, landing: 10 } }));
  afterAll(() => rig.close());
  afterEach(async () => {
    rig.playground.faults.clear();
    rig.sandbox.faults.clear();
    await endAll(rig);
  });

  it.each(names)('is found after the restart, and not posted again: that %s', async (name) => {
    const { story, thread, notice, before } = await losing(name);
    await rig.stop();
    rig.sandbox.faults.clear();
    await rig.start();
    if (name === 'of a suspension') await pressed(rig, teacher, { below: notice, label: buttons.tryNow });
    const next = ask(thread, `The last one in ${thread.id}`);
    // It is asked once everything before it is done, and before its own answer is posted.
    await decided(rig, next.content);
    const others = rig.said(thread).filter(({ id }) => compareIds(id, notice.id) > 0);
    expect(postsTo(thread)).toBe(before + 4 + others.length);
    await rig.answerTo(next);
    expect(standing(thread, story)).toBe(story.stays === undefined ? 0 : 1);
  });
});

describe('a notice of how many questions wait whose post lost its response', () => {
  beforeAll(() => prepare({ timings: { retry: 5, delivery: 600 } }));
  afterAll(() => rig.close());

  it('appears once, although the queue moves on before it is posted again', async () => {
    const { story, thread, questions, notice } = await losing('of how many wait');
    // One more, so that enough questions wait for the notice to be still wanted.
    const more = Array.from({ length: 3 }, (_, index) => ask(thread, `One more, ${index}`));
    const [first] = questions;
    hold();
    const second = decided(rig, 'Number 1');
    rig.sandbox.faults.release();
    if (first !== undefined) await rig.answerTo(first);
    await second;
    await expect.poll(() => postsTo(thread) > 6).toBe(true);
    expect(standing(thread, story)).toBe(1);
    await story.goOn(thread, [...questions, ...more], notice);
    expect(standing(thread, story)).toBe(0);
  });
});

describe('the notice of what was set aside', () => {
  beforeAll(() => prepare({ timings: { retry: 5, delivery: 10 } }));
  afterAll(() => rig.close());

  it('is posted again if somebody deletes it, and its buttons work', async () => {
    const thread = await rig.patient(teacher);
    const [first, ...rest] = await occupied(thread, 21);
    const backlog = await saidIn(
      rig,
      thread,
      notices.backlog({ waiting: 21, next: [`<@${alice.id}>`], more: false }),
    );
    await pressed(rig, teacher, { below: backlog, label: buttons.setAside });
    const deleted = await saidIn(rig, thread, notices.setAsideAsked(21));
    rig.playground.deleteMessage(deleted);
    const again = await saidIn(
      rig,
      thread,
      ({ id, content }) => content === notices.setAsideAsked(21) && id !== deleted.id,
    );
    rig.sandbox.faults.release();
    if (first !== undefined) await rig.answerTo(first);
    await pressed(rig, teacher, { below: again, label: buttons.answerThem });
    await answersTo(rest);
    await disappears(rig, again);
    expect(rig.said(thread).filter(({ content }) => content === notices.setAsideAsked(21))).toEqual([]);
  });
});
