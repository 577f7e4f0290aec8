import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Fault } from 'service-sandbox/faults';
import { describe, expect, it } from 'vitest';
import { mostCases } from '../../src/features/cases/own-cases.ts';
import { userId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf, planted, pressed } from '../support/room.ts';
import { linkIn } from '../support/between.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { caseNamed } from '../support/stores.ts';

const { cases: texts, compose, failures } = wordsFor('en');

const person = { name: 'Ana', age: '34', gender: 'female' };
const composePath = '/case/compose/';

const { rig, saying, teacher, alice } = await sharedRig({
  linked: ['teacher', 'alice'],
  settings: { MODELS: 'model-a,model-b' },
});
// Alice has as many cases as a person can keep.
await rig.betweenRuns(async (store) => {
  const kept = Array.from({ length: mostCases }, (_none, at) => ({
    ...caseNamed(`Case ${at}`),
    id: `case-${at}`,
    userId: userId(alice.id),
  }));
  await Promise.all(kept.map((one) => store.cases.set(one.id, one)));
});

const shownBy = (handle: Handle): string =>
  [handle.message(), ...handle.followUps()].map((message) => message?.content).join('\n');

/** What the service has been asked to compose since the last time this was asked. */
const asked = () => {
  const all = rig.sandbox.calls().filter(({ path }) => path.endsWith(composePath));
  return all.slice(seen, (seen = all.length)).map(({ body }) => body);
};
let seen = 0;
const next = (...faults: readonly Fault[]): void => {
  asked();
  for (const fault of faults) rig.sandbox.faults.next(composePath, fault);
};
const calls = (): number =>
  rig.sandbox.calls().filter(({ path }) => path.endsWith(composePath)).length - seen;

const atOnce = { kind: 'delay', ms: 0 } as const;
const hold = { kind: 'hold' } as const;
const refusal = { kind: 'status', status: 400 } as const;
const composed = (who = teacher): Handle => who.command('class', '/compose case', person);

describe('/compose case', () => {
  it('has the narrative written first, then the other two at the same time with the narrative', async () => {
    next(atOnce, hold, hold);
    const points = { teaching_points: 'Listen first.' };
    const composing = teacher.command('class', '/compose case', { ...person, ...points });
    // Neither of the two is answered before both have been asked for.
    await expect.poll(calls).toBe(3);
    rig.sandbox.faults.release();
    await saying(composing, texts.becomesPatient);
    const [narrative, ...others] = asked();
    const about = { ...person, ...points, model: 'model-a' };
    expect(narrative).toEqual({ ...about, section: 'narrative' });
    const told: unknown = others[0]?.['other_sections'];
    expect(told).toContain('Ana');
    for (const section of ['vital_signs', 'exam'])
      expect(others).toContainEqual({ ...about, section, other_sections: told, packaged: true });
    for (const title of Object.values(compose.sectionTitle)) expect(shownBy(composing)).toContain(title);
  });

  it('asks for what is missing with a form, filled in with what was given', async () => {
    next();
    const form = teacher.command('class', '/compose case', { name: 'Ana', model: 'model-b' });
    await form.answered;
    const blank = await teacher.submitModal(form, { age: '  ', gender: 'female' }).finished();
    expect([blank.content, asked()]).toEqual([compose.blank([compose.form.age]), []]);
    await saying(teacher.submitModal(form, { age: '34', gender: 'female' }), texts.becomesPatient);
    expect(asked()[0]).toEqual({ ...person, section: 'narrative', model: 'model-b' });
  });

  it('asks for a link first', async () => {
    const composing = composed(rig.playground.person('bob'));
    const prompt = await rig.playground.waitFor(() =>
      [composing.message()].find((message) => message?.components.length),
    );
    expect(linkIn(prompt)).toContain('/link/');
  });

  it('of which nothing was written can be tried again, once at a time, by nobody else, until a restart', async () => {
    rig.sandbox.faults.always(composePath, { kind: 'status', status: 500 });
    next();
    const all = compose.missing(['narrative', 'vital_signs', 'exam']);
    const failed = await saying(composed(), all);
    expect(asked()).toHaveLength(1);
    const later = await saying(composed(), all);
    rig.sandbox.faults.clear();
    next(hold);
    const id = buttonsOf(failed)[0]?.custom_id ?? '';
    const remembered = await planted(rig, rig.playground.place('class'), { again: id });
    const again = await pressed(rig, alice, { below: remembered, label: 'again' });
    expect(again.message.content).toBe(compose.nothingMissing);
    const first = teacher.press(failed, compose.tryAgain);
    await expect.poll(calls).toBe(1);
    await saying(teacher.press(failed, compose.tryAgain), compose.alreadyTrying);
    rig.sandbox.faults.release();
    await saying(first, texts.becomesPatient);
    expect(asked()).toHaveLength(3);
    await saying(teacher.press(failed, compose.tryAgain), compose.nothingMissing);
    await rig.restart();
    await saying(teacher.press(later, compose.tryAgain), compose.nothingMissing);
  });

  it('shows what worked to whoever can keep no more cases, and has only the rest written again', async () => {
    next(atOnce, refusal);
    const composing = composed(alice);
    await saying(composing, texts.notKept.full);
    const narrative = asked().find(({ section }) => section !== 'narrative')?.['other_sections'];
    const shown = [composing.message(), ...composing.followUps()].filter((one) => one !== undefined);
    const below = shown.find((message) => labelsOf(message).includes(compose.tryAgain));
    const missing = (['vital_signs', 'exam'] as const).filter((name) =>
      below?.content.includes(compose.missing([name])),
    );
    expect(missing).toHaveLength(1);
    expect(shownBy(composing)).toContain(compose.notAPatient);
    if (below === undefined) throw new Error('nothing to press');
    await saying(alice.press(below, compose.tryAgain), texts.notKept.full);
    expect(asked()).toMatchObject([{ section: missing[0], other_sections: narrative }]);
  });

  it('leaves nothing to try again for somebody who has unlinked in the meantime', async () => {
    next(atOnce, refusal, hold);
    const composing = composed(alice);
    await expect.poll(calls).toBe(3);
    await alice.command('class', '/unlink').finished();
    rig.sandbox.faults.release();
    await saying(composing, texts.notKept.full);
    expect([composing.message(), ...composing.followUps()].flatMap((one) => one && labelsOf(one))).toEqual(
      [],
    );
  });

  it('of which Discord loses a message each time it is sent is kept, and the channel says where', async () => {
    const details = { name: 'Omar', age: '29', gender: 'male' };
    rig.playground.faults.next({ method: 'POST', path: '/webhooks/' }, { drop: true }, 3);
    teacher.command('class', '/compose case', details);
    await rig.playground.waitFor(() =>
      rig
        .said(rig.playground.place('class'))
        .some(({ content }) => content === texts.undelivered(teacher.id)),
    );
    const card = await teacher.command('class', '/cases', { case: 'omar' }).finished();
    for (const name of ['narrative', 'vital_signs', 'exam'] as const)
      expect(card.content).toContain(texts.part(name, 'written'));
  });
});

describe('/compose narrative, vital_signs and exam', () => {
  it('send what was given, packaged unless told otherwise, and end in a card', async () => {
    next();
    const given = {
      vital_signs: { ...person, other_sections: 'A story.' },
      exam: { ...person, packaged: false, model: ' my-model ' },
      narrative: person,
    };
    for (const name of ['vital_signs', 'exam', 'narrative'] as const) {
      const composing = teacher.command('class', `/compose ${name}`, given[name]);
      await saying(composing, texts.becomesPatient);
      expect(shownBy(composing)).toContain(compose.heading(compose.sectionTitle[name], person));
    }
    expect(asked()).toEqual([
      { ...person, section: 'vital_signs', other_sections: 'A story.', model: 'model-a', packaged: true },
      { ...person, section: 'exam', model: 'my-model', packaged: false },
      { ...person, section: 'narrative', model: 'model-a' },
    ]);
  });

  it('pass a refusal on, because there is nothing to keep, and offer the models that match', async () => {
    next({ ...refusal, body: '{"detail":"No."}' });
    const told = failures.service({ kind: 'rejected', status: 400, reason: 'No.' });
    await saying(teacher.command('class', '/compose exam', person), told);
    const choices = await teacher.autocomplete('class', '/compose exam', { option: 'model', text: 'B' });
    expect(choices).toMatchObject([{ value: 'model-b' }]);
  });
});

it('what was written before the sign-in ended is kept', async () => {
  next();
  const stop = rig.sandbox.onCall(() => {
    rig.sandbox.revoke('teacher');
    rig.sandbox.expireTokens('teacher');
  });
  const composing = composed();
  const card = await saying(composing, texts.becomesPatient);
  stop();
  expect(card.content).toContain(texts.part('narrative', 'written'));
  expect(card.content).toContain(texts.part('exam', 'missing'));
  expect(shownBy(composing)).toContain(failures.service({ kind: 'needs_link', reason: 'sign_in_ended' }));
});
