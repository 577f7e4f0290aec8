import type { Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../src/machine/record.ts';
import { messageId, userId } from '../../src/lib/ids.ts';
import { splitText } from '../../src/lib/split.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { postRefused, saidIn, willAnswer } from '../support/room.ts';
import { endNow, hasEnded } from '../support/conversations.ts';

/** Discord answers, and will not have this one body; nothing else is wrong. */

const { asFile, lines, permissions } = wordsFor('en').conversation;

const { rig, teacher, alice } = await sharedRig({
  timings: { delivery: 5, longestDelivery: 50, believed: 100, retry: 5 },
});

/** The library repeats a request without files that Discord fails at. */
const requestsOfTry = 4;

const ended = ({ id }: Thread): Promise<boolean> =>
  rig.playground.waitFor(() => hasEnded(rig.playground.world.thread(id)));

/** The same with a file. */
const willShow = (): void =>
  willAnswer(rig, { PatientResponse: 'Look.', Media: ['data:text/plain;base64,SGVsbG8='] });

describe.each([500, 503, 408])('an answer with a file that Discord answers with %i each time', (code) => {
  it('loses its file, says so, and the thread goes on to its end', async () => {
    const thread = await rig.patient(teacher);
    rig.playground.faults.always({ method: 'POST', path: thread.id, files: true }, { status: code });
    willShow();
    expect((await rig.answerTo(alice.send(thread, 'May I see it?'))).content).toBe('Look.');
    await saidIn(rig, thread, lines.unshown);
    expect((await rig.answerTo(alice.send(thread, 'Thank you'))).content).not.toBe('');
    await endNow(rig, teacher, thread);
    await ended(thread);
  });
});

it.each([500, 503])('an answer in words stands as it is after an outage of posts with %i', async (status) => {
  const thread = await rig.patient(teacher);
  const { faults } = rig.playground;
  const posts = { method: 'POST', route: '/channels/:channelId/messages', path: thread.id };
  faults.always({ ...posts, files: false }, { status });
  faults.always(
    { ...posts, files: true },
    {
      status,
      /** Asked for when the answer is tried as a file: a line is tried yet, and the outage is over. */
      get until() {
        faults.clear();
        faults.next(posts, { status }, requestsOfTry);
        return Promise.resolve();
      },
    },
  );
  willAnswer(rig, { PatientResponse: 'It began on Monday.' });
  alice.send(thread, 'When did it begin?');
  expect((await saidIn(rig, thread, 'It began on Monday.')).attachments).toEqual([]);
});

it('a file that may not be attached is replaced by a line that names the right, and the thread goes on', async () => {
  const thread = await rig.patient(teacher);
  rig.playground.setBotPermissions('class', { deny: ['AttachFiles'] });
  willShow();
  alice.send(thread, 'May I see it?');
  await saidIn(rig, thread, 'Look.');
  const { id } = rig.playground.place('class');
  await saidIn(rig, thread, lines.fileUnshown(permissions.AttachFiles, id));
  expect((await rig.answerTo(alice.send(thread, 'Thank you'))).content).not.toBe('');
  rig.playground.setBotPermissions('class', {});
});

it.each([
  { why: 'the right is missing', deny: ['AttachFiles'], more: false },
  { why: 'the right is missing', deny: ['AttachFiles'], more: true },
  { why: 'Discord refuses it', deny: [], more: true },
] as const)(
  'a long answer whose file cannot be posted, because $why, stands in up to twenty messages (more: $more)',
  async ({ deny, more }) => {
    const thread = await rig.patient(teacher);
    rig.playground.setBotPermissions('class', { deny: [...deny] });
    if (deny.length === 0)
      rig.playground.faults.always({ method: 'POST', path: thread.id, files: true }, { status: 413 });
    const sentence = (_none: unknown, index: number): string => `Sentence ${index}: it hurts.`;
    const text = Array.from({ length: more ? 4_000 : 1_000 }, sentence).join('\n\n');
    willAnswer(rig, { PatientResponse: text });
    alice.send(thread, 'Tell me everything');
    const { id } = rig.playground.place('class');
    const line = deny.length === 0 ? lines.restUnshown : lines.restNeedsRight(permissions.AttachFiles, id);
    const messages = splitText(text);
    const wanted = more ? [...messages.slice(0, 20), line] : messages;
    await saidIn(rig, thread, wanted.at(-1) ?? '');
    const [first] = wanted;
    const said = rig.said(thread).map(({ content }) => content);
    expect(said.slice(said.indexOf(first ?? ''))).toEqual(wanted);
    rig.playground.setBotPermissions('class', {});
  },
);

/** As another process left it, long ago. */
const leftToPost = (outgoing: Conversation['outgoing']): Promise<void> =>
  rig.betweenRuns(async (store) => {
    for await (const record of store.conversations.list({ live: 'yes' })) {
      const { upTo: id } = record.inbox;
      const item = { id: messageId(id), place: id, by: userId(alice.id), is: 'waiting' } as const;
      const turn = { at: 'answered', item, askedAt: 1, answeredAt: 1, ends: false, posted: [] } as const;
      await store.conversations.set(record.about.id, { ...record, turn, outgoing });
    }
  });

it('what version 1.0.0 had left to be posted is posted', async () => {
  const thread = await rig.patient(teacher);
  await rig.answerTo(alice.send(thread, 'How are you?'));
  const file = { name: 'media.txt', base64: 'SGVsbG8=' };
  await leftToPost([
    { key: 'a.0', what: { kind: 'part', part: { content: 'Too long?' }, as: 'file' } },
    { key: 'a.1', what: { kind: 'part', part: { content: 'Look.', file } } },
  ]);
  const { attachments } = await saidIn(rig, thread, 'Look.');
  expect(attachments).toMatchObject([{ filename: 'media.txt', size: 5 }]);
});

it('a text on which Discord always fails goes as a file, and the end waits no longer', async () => {
  const thread = await rig.patient(teacher);
  rig.playground.faults.always({ method: 'POST', path: thread.id, files: false }, { status: 500 });
  willAnswer(rig, { PatientResponse: 'A word that breaks it' });
  alice.send(thread, 'How are you?');
  const { content } = await saidIn(rig, thread, ({ attachments }) => attachments.length > 0);
  expect(content).toBe(asFile);
  rig.playground.faults.clear();
  await endNow(rig, teacher, thread);
  expect(await ended(thread)).toBe(true);
});

it('an answer whose reference Discord refuses stands whole, without it', async () => {
  const thread = await rig.patient(teacher);
  rig.playground.faults.next({ method: 'POST', path: thread.id }, { status: 404, code: 10_008 });
  willShow();
  alice.send(thread, 'May I see it?');
  expect((await saidIn(rig, thread, 'Look.')).reference).toBeUndefined();
});

it('an end does not wait for an answer that may not be posted', async () => {
  const thread = await rig.patient(teacher);
  rig.playground.faults.always({ method: 'POST', path: thread.id }, { status: 403, code: 50_013 });
  const refused = postRefused(rig, thread);
  alice.send(thread, 'How are you?');
  await refused;
  await endNow(rig, teacher, thread);
  expect(await ended(thread)).toBe(true);
});
