/** What has ended is not in memory: what somebody presses on it works all the same, as long as it is stored. */
import { expect, it } from 'vitest';
import type { Handle } from 'discord-playground/people/handle';
import { threadId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { answeredWith, hasFiles, labelsOf, saidIn } from '../support/room.ts';
import { endNow, hasEnded } from '../support/conversations.ts';
import { filesOf, turnsIn } from '../support/transcripts.ts';

const { conversation: texts, help } = wordsFor('en');

const { rig, alice, bob } = await sharedRig({ linked: ['alice', 'bob'] });
const thread = await rig.patient(alice);
await rig.answerTo(bob.send(thread, 'How old are you?'));
await endNow(rig, alice, thread);
const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(texts.buttons.startMyOwn));
await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));

/** The questions in a transcript, once its files are there. */
const questionsIn = async (handle: Handle) =>
  turnsIn((await filesOf(await answeredWith(rig, handle, hasFiles))).json).map(([question]) => question);

it('the transcript is given by its button and by its command in the thread', async () => {
  const button = alice.press(last, texts.buttons.transcript);
  expect(await questionsIn(button)).toEqual(['How old are you?']);
  expect(await questionsIn(bob.command(thread, '/transcript'))).toEqual(['How old are you?']);
});

it('commands in its thread say that it is over', async () => {
  expect((await alice.command(thread, '/end').finished()).content).toBe(texts.over);
  const facts = { demo: false, operatorContact: undefined, privacyUrl: `${rig.pageUrl()}/privacy` };
  const told = help.text({ kind: 'ended', account: 'linked' }, facts);
  expect((await alice.command(thread, '/help').finished()).content).toContain(told);
});

it('whoever writes there is told once Discord takes it', async () => {
  const ended = await rig.patient(alice, { earlier: 'forget' });
  await endNow(rig, alice, ended);
  await rig.playground.waitFor((world) => hasEnded(world.thread(ended.id)));
  await rig.restart();
  rig.playground.faults.next({ method: 'POST', path: ended.id }, { status: 403, code: 50_013 });
  const said = async (): Promise<boolean> => {
    bob.send(ended, 'Is nobody there?');
    return rig.said(ended).some(({ content }) => content === texts.small(texts.hints.ended));
  };
  await expect.poll(said).toBe(true);
});

it('whoever writes where this store knows of no conversation, as after a restore, is told once', async () => {
  const lost = await rig.patient(alice, { earlier: 'forget' });
  await rig.betweenRuns(async ({ conversations }) => {
    for await (const { about } of conversations.list({ thread: threadId(lost.id) }))
      await conversations.delete(about.id);
  });
  for (const text of ['Where does it hurt?', 'Is nobody there?']) bob.send(lost, text);
  const hint = await saidIn(rig, lost, texts.small(texts.hints.ended_deleted));
  await bob.command('class', '/help').finished();
  expect(rig.said(lost).at(-1)).toBe(hint);
});
