import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/discord/reply.ts';
import { createBus } from '../../src/features/bus.ts';
import { ServiceError } from '../../src/lib/failure.ts';
import { wordsFor } from '../../src/locale/words.ts';
import type { Credentials } from '../../src/service/session.ts';
import {
  alice,
  anybody,
  bob,
  buttonsOf,
  callerOf,
  composeWith,
  startComposeService,
  textOf,
  type Seen,
} from './compose-support.ts';

const { compose: composeTexts } = wordsFor('en');

const person = { name: 'Ana', age: '34', gender: 'female' };
const vitals = JSON.stringify([{ name: 'Heart rate', value: '120', unit: 'bpm', normal_range: '60-100' }]);
const exam = JSON.stringify([{ exam_name: 'Abdomen', exam_finding: 'soft' }]);
const bodies: Readonly<Record<string, string>> = {
  narrative: 'Ana has had pain.',
  vital_signs: vitals,
  exam,
};
const answerAll = (asked: { readonly section?: unknown }) => ({ body: bodies[String(asked.section)] ?? '' });
const titles = composeTexts.sectionTitle;

const lastOf = async (seen: Promise<Seen>): Promise<Reply> => (await seen).last;

const closing: (() => Promise<void>)[] = [];
const start: typeof startComposeService = async (answer) => {
  const service = await startComposeService(answer);
  closing.push(service.close);
  return service;
};
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

describe('/compose case', () => {
  it('writes the narrative first, then the other two at the same time with the narrative', async () => {
    const waiting: (() => void)[] = [];
    const service = await start(async (asked) => {
      // Neither of the two is answered before both have been asked for.
      if (asked['section'] !== 'narrative') {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length === 2) for (const go of waiting) go();
        });
      }
      return answerAll(asked);
    });
    const { last, progress } = await composeWith(service).command('case', {
      ...person,
      teaching_points: 'Listen first.',
    });

    expect(service.asked).toHaveLength(3);
    expect(service.asked[0]).toEqual({
      ...person,
      section: 'narrative',
      teaching_points: 'Listen first.',
      model: 'model-a',
    });
    for (const section of ['vital_signs', 'exam']) {
      expect(service.asked).toContainEqual({
        ...person,
        section,
        teaching_points: 'Listen first.',
        other_sections: bodies['narrative'],
        model: 'model-a',
        packaged: true,
      });
    }
    expect(progress.length).toBeGreaterThanOrEqual(3);
    expect(textOf(last)).toContain(bodies['narrative']);
    expect(textOf(last)).toContain(composeTexts.outside.high);
    expect(textOf(last)).toContain('soft');
    expect(textOf(last)).toContain(composeTexts.notAPatient);
    expect(buttonsOf(last)).toEqual([]);
  });

  it('asks for what is missing with a form, filled in with what was given', async () => {
    const service = await start(answerAll);
    const compose = composeWith(service);
    const { last } = await compose.command('case', { name: 'Ana', model: 'model-b' });
    expect(service.asked).toEqual([]);
    expect(last).toMatchObject({
      kind: 'form',
      form: {
        components: [
          { component: { custom_id: 'name', value: 'Ana' } },
          { component: { custom_id: 'age', required: true, value: undefined } },
          { component: { custom_id: 'gender' } },
          { component: { custom_id: 'teaching_points' } },
          { component: { custom_id: 'model', value: 'model-b' } },
        ],
      },
    });
    const form = last.kind === 'form' ? last.form : undefined;

    const typed = { ...person, teaching_points: '', model: 'model-b' };
    await compose.component(form?.custom_id ?? '', typed);
    expect(service.asked[0]).toEqual({ ...person, section: 'narrative', model: 'model-b' });
  });

  it('says what is missing when a form contains nothing but spaces', async () => {
    const service = await start(answerAll);
    const compose = composeWith(service);
    const { last: form } = await compose.command('case', {});
    const customId = form.kind === 'form' ? form.form.custom_id : '';
    const { last } = await compose.component(customId, {
      ...person,
      age: '  ',
      teaching_points: '',
      model: '',
    });
    expect(textOf(last)).toBe(composeTexts.blank([composeTexts.form.age]));
    expect(service.asked).toEqual([]);
  });

  it('keeps what worked if one section fails, and composes only the rest on a second try', async () => {
    let broken = true;
    const service = await start((asked) =>
      broken && asked['section'] === 'exam' ? { status: 503, body: '{}' } : answerAll(asked),
    );
    const compose = composeWith(service);
    const { last } = await compose.command('case', person);
    expect(textOf(last)).toContain(bodies['narrative']);
    expect(textOf(last)).toContain('failure not_taken');
    expect(textOf(last)).toContain(composeTexts.missing(['exam']));

    broken = false;
    const before = service.asked.length;
    const [button = ''] = buttonsOf(last);
    const again = await compose.component(button);
    expect(service.asked.slice(before)).toEqual([
      expect.objectContaining({ section: 'exam', other_sections: bodies['narrative'] }),
    ]);
    expect(textOf(again.last)).toContain('soft');
    expect(buttonsOf(again.last)).toEqual([]);

    const third = await compose.component(button);
    expect(textOf(third.last)).toBe(composeTexts.nothingMissing);
  });

  it('asks for nothing else while there is no narrative', async () => {
    const service = await start(() => ({ status: 500, body: '{}' }));
    const { last } = await composeWith(service).command('case', person);
    expect(service.asked.map((asked) => asked['section'])).toEqual(['narrative']);
    expect(textOf(last)).toContain(composeTexts.missing(['narrative', 'vital_signs', 'exam']));
    expect(buttonsOf(last)).toHaveLength(1);
  });

  it('passes a missing link to the router while there is nothing to lose', async () => {
    const service = await start(answerAll);
    const none = () => Promise.reject(new ServiceError({ kind: 'needs_link', reason: 'not_linked' }));
    const compose = composeWith({ ...service, credentials: { current: none, renewed: none } });
    await expect(compose.command('case', person)).rejects.toMatchObject({
      failure: { kind: 'needs_link' },
    });
  });

  it('keeps the narrative if the sign-in expires after it', async () => {
    const service = await start(answerAll);
    let calls = 0;
    const current: Credentials['current'] = async (user) => {
      calls += 1;
      if (calls > 1) throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
      return anybody.current(user);
    };
    const credentials = { ...anybody, current };
    const { last } = await composeWith({ ...service, credentials }).command('case', person);
    expect(textOf(last)).toContain(bodies['narrative']);
    expect(textOf(last)).toContain('failure needs_link');
  });

  it('says what to do about a case that a restart has forgotten', async () => {
    const service = await start(() => ({ status: 503, body: '{}' }));
    const [button = ''] = buttonsOf(await lastOf(composeWith(service).command('case', person)));
    const told = await lastOf(composeWith(service).component(button));
    expect(textOf(told)).toBe(composeTexts.nothingMissing);
  });

  it('keeps nothing for somebody who has unlinked in the meantime', async () => {
    const bus = createBus();
    const service = await start(async (asked) => {
      if (asked['section'] === 'exam') await bus.tell('unlinked', alice);
      return asked['section'] === 'exam' ? { status: 503, body: '{}' } : answerAll(asked);
    });
    const last = await lastOf(composeWith({ ...service, bus }).command('case', person));
    expect(textOf(last)).toContain(bodies['narrative']);
    expect(textOf(last)).toContain(composeTexts.missingForGood(['exam']));
    expect(buttonsOf(last)).toEqual([]);
  });

  it('does not let anybody else use the button', async () => {
    const service = await start(() => ({ status: 503, body: '{}' }));
    const compose = composeWith(service);
    const { last } = await compose.command('case', person, alice);
    const [button = ''] = buttonsOf(last);
    const before = service.asked.length;
    const { last: other } = await compose.component(button, {}, bob);
    expect(textOf(other)).toBe(composeTexts.nothingMissing);
    expect(service.asked).toHaveLength(before);
  });

  it('writes nothing twice when the button is pressed twice', async () => {
    const service = await start(() => ({ status: 503, body: '{}' }));
    const compose = composeWith(service);
    const { last } = await compose.command('case', person);
    const [button = ''] = buttonsOf(last);
    const first = compose.component(button);
    const { last: second } = await compose.component(button);
    expect(textOf(second)).toBe(composeTexts.alreadyTrying);
    await first;
  });
});

describe('/compose narrative, vital_signs and exam', () => {
  it('sends what was given, packaged unless told otherwise', async () => {
    const service = await start(answerAll);
    const compose = composeWith(service);
    await compose.command('vital_signs', { ...person, other_sections: 'A story.' });
    await compose.command('exam', { ...person, packaged: false, model: ' my-model ' });
    await compose.command('narrative', person);
    expect(service.asked).toEqual([
      { ...person, section: 'vital_signs', other_sections: 'A story.', model: 'model-a', packaged: true },
      { ...person, section: 'exam', model: 'my-model', packaged: false },
      { ...person, section: 'narrative', model: 'model-a' },
    ]);
  });

  it('says with every result that it is not a patient yet', async () => {
    const service = await start(answerAll);
    const compose = composeWith(service);
    for (const name of ['narrative', 'vital_signs', 'exam'] as const) {
      const { last } = await compose.command(name, person);
      expect(textOf(last)).toContain(composeTexts.notAPatient);
      expect(textOf(last)).toContain(titles[name]);
    }
  });

  it('passes a failure on, because there is nothing to keep', async () => {
    const service = await start(() => ({ status: 400, body: '{"detail": "no"}' }));
    await expect(composeWith(service).command('exam', person)).rejects.toThrow(ServiceError);
  });
});

describe('the options of /compose', () => {
  it('have no model where there is no choice', async () => {
    const service = await start(answerAll);
    const compose = composeWith({ ...service, models: ['model-a'] });
    const entries = compose.routes.flatMap((route) => (route.kind === 'command' ? route.entries : []));
    expect(entries.flatMap(({ options }) => Object.keys(options))).not.toContain('model');
    const last = await lastOf(compose.command('case', {}));
    expect(last).toMatchObject({
      form: {
        components: [...Object.keys(person), 'teaching_points'].map((custom_id) => ({
          component: { custom_id },
        })),
      },
    });
    await compose.command('exam', person);
    expect(service.asked).toMatchObject([{ model: 'model-a' }]);
  });

  it('offer the models that match what was typed, and are where everybody finds them', async () => {
    const service = await start(answerAll);
    const entries = composeWith(service).routes.flatMap((route) =>
      route.kind === 'command' ? route.entries : [],
    );
    expect(entries.map(({ name }) => name)).toEqual(['case', 'narrative', 'vital_signs', 'exam']);
    for (const { options } of entries) {
      expect(Object.keys(options).at(-1)).toBe('model');
      const { model } = options;
      const suggest = model?.type === 'string' ? model.suggest : undefined;
      const choices = await suggest?.(callerOf(alice), 'B');
      expect(choices).toEqual([{ name: 'model-b', value: 'model-b' }]);
    }
  });
});
