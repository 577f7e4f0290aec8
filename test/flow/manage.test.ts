import { selectsOf } from 'discord-playground/people/components';
import type { Person } from 'discord-playground/people/person';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { decided, labelsOf, managed, statusIn, submitPath, taken, panelOf } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts, time } = wordsFor('en');
const { buttons: labels, panel, status } = texts;

const { rig, press, teacher, alice, bob } = await sharedRig({
  linked: ['alice'],
  timings: { retry: 10, delivery: 10 },
});

const mention = ({ id }: Person): string => `<@${id}>`;
const pausedBy = (person: Person): string => status.paused({ by: mention(person), kind: 'patient' });

describe('/manage', () => {
  it('shows moderators how things stand, and tells everybody else whose it is', async () => {
    const thread = await rig.patient(alice);
    const shown = await (await panelOf(alice, thread)).finished();
    const [, drawnAt = ''] = /<t:(\d+):R>/.exec(shown.content) ?? [];
    expect(Math.abs(Number(drawnAt) - Date.now() / 1_000)).toBeLessThan(60);
    expect(shown.content).toBe(
      [
        panel.open,
        panel.answers({ who: 'everyone', hears: 'everything' }),
        panel.waiting(0, []),
        panel.asOf(Number(drawnAt) * 1_000),
      ].join('\n'),
    );
    // What is chosen hides the placeholder, and so has to say of what it is the choice.
    const chosen = selectsOf(shown).flatMap((menu) => (menu.type === 3 ? menu.options : []));
    expect(chosen.filter((option) => option.default).map(({ label }) => label)).toEqual([
      `${panel.whoMayAsk} ${panel.everyone}`,
    ]);
    expect(labelsOf(shown)).toEqual([
      labels.pause,
      labels.onlyMentions,
      labels.transcript,
      labels.silent,
      time.button,
      labels.startAgain,
      labels.end,
      labels.refresh,
    ]);
    const refused = await (await panelOf(bob, thread)).finished();
    expect(refused.content).toBe(texts.onlyModerators('Alice'));
  });

  it('counts who has asked, and tells moderators privately who is there and has not', async () => {
    const thread = await rig.patient(alice);
    await rig.answerTo(bob.send(thread, 'How are you?'));
    bob.send(thread, 'And is it getting worse?');
    teacher.send(thread, '((I am only watching))');
    await rig.answerTo(bob.send(thread, 'Any pain?'));
    const shown = await panelOf(alice, thread);
    const { content } = await shown.finished();
    expect(content).toContain(panel.asked(3, 1));
    expect(content).toContain(panel.silent([mention(teacher)], 0));
    const listed = await press(alice, shown, labels.silent);
    const unseen = texts.small(panel.silentUnseen);
    expect(listed.content).toBe(`${panel.silent([mention(teacher)], 0)}\n${unseen}`);
    expect(listed.visibleTo).toBe(alice.id);
    await rig.answerTo(teacher.send(thread, 'Do you sleep well?'));
    const none = await press(alice, shown, labels.silent);
    expect(none.content).toBe(`${panel.nobodySilent}\n${unseen}`);
  });

  it('does not wait for a question of a teacher who looks at it, and has only changed or said something', async () => {
    const thread = await rig.patient(alice);
    teacher.send(thread, '((five minutes left))');
    await rig.answerTo(bob.send(thread, 'How are you?'));
    const shown = await panelOf(teacher, thread);
    await press(teacher, shown, labels.onlyMentions);
    const listed = await press(teacher, shown, labels.silent);
    expect(listed.content).toBe(`${panel.nobodySilent}\n${texts.small(panel.silentUnseen)}`);
  });

  it('shows an outdated panel as things are now, and decides nothing twice', async () => {
    const thread = await rig.patient(alice);
    const [first, second] = [await panelOf(alice, thread), await panelOf(teacher, thread)];
    await press(alice, first, labels.pause);
    const outdated = await press(teacher, second, labels.pause);
    expect(outdated.content).toContain(`${wordsFor('en').groups.outdated}\n${panel.paused(mention(alice))}`);
    expect(labelsOf(outdated)).toContain(labels.resume);
    await statusIn(rig, thread, pausedBy(alice));
    expect(rig.said(thread).filter(({ content }) => content.includes(pausedBy(teacher)))).toEqual([]);
  });

  it('does what was pressed although the panel is gone at that moment, and shows another one', async () => {
    const thread = await rig.patient(alice);
    const shown = await panelOf(alice, thread);
    const callback = '/interactions/:interactionId/:token/callback';
    rig.playground.faults.next({ method: 'POST', route: callback }, { status: 404, code: 10_008 });
    const answer = await press(alice, shown, labels.pause);
    expect(answer.content).toContain(panel.paused(mention(alice)));
    expect(labelsOf(answer)).toContain(labels.resume);
    expect(answer.visibleTo).toBe(alice.id);
    await statusIn(rig, thread, pausedBy(alice));
  });

  it('changes what is heard, says so in the thread, and is not undone by a restart', async () => {
    const thread = await rig.patient(alice);
    await managed(rig, alice, { thread, label: labels.onlyMentions });
    const changed = { by: mention(alice), who: 'everyone', hears: 'mentions' } as const;
    await statusIn(rig, thread, status.terms(changed));
    await rig.restart();
    const unheard = bob.send(thread, 'What do you make of this?');
    await rig.answerTo(bob.send(thread, `<@${rig.playground.world.bot.id}> How are you?`));
    expect(taken(rig)).not.toContain(unheard.content);
  });
});

describe('a pause', () => {
  it('lets the answer under way come, keeps what waits, and never asks what is written in it', async () => {
    const thread = await rig.patient(alice);
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const underWay = bob.send(thread, `Where does it hurt, ${thread.id}?`);
    await decided(rig, underWay.content);
    const waiting = bob.send(thread, 'And since when?');
    await managed(rig, alice, { thread, label: labels.pause });
    const notice = await statusIn(rig, thread, pausedBy(alice));
    rig.sandbox.faults.release();
    await rig.answerTo(underWay);
    const talk = bob.send(thread, 'I think it is the appendix.');
    expect(taken(rig)).not.toContain(waiting.content);

    expect((await press(bob, notice, labels.resume)).content).toBe(texts.onlyModerators('Alice'));
    await teacher.press(notice, labels.resume).answered;
    await rig.answerTo(waiting);
    await rig.answerTo(bob.send(thread, 'Any fever?'));
    expect(taken(rig)).not.toContain(talk.content);
  });

  it('refuses /say with words', async () => {
    const thread = await rig.patient(alice);
    await managed(rig, alice, { thread, label: labels.pause });
    const said = await bob.command(thread, '/say', { message: 'Hello?' }).finished();
    expect(said.content).toBe(texts.pausedNow);
  });
});
