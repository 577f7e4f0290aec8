import chromium from '@sparticuz/chromium';
import { source as axeSource } from 'axe-core';
import type { Handle } from 'discord-playground/people/handle';
import type { Message } from 'discord-playground/world/entities';
import { chromium as playwright } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportedCaseSchema } from '../../src/features/cases/exported.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { cases: texts, compose, failures } = wordsFor('en');
const { buttons: labels } = texts;

const composePath = '/case/compose/';

const ana = { name: 'Ana López', age: '34', gender: 'female', teaching_points: 'Listen || first.' };

const { rig, saying, teacher } = await sharedRig();

beforeAll(() => saying(teacher.command('class', '/compose case', ana), texts.becomesPatient));

const cardOf = (name: string, place = 'class'): Promise<Message> =>
  saying(teacher.command(place, '/cases', { case: name }), texts.becomesPatient);

const fileOf = async (message: Message, ending: string): Promise<string> => {
  const file = message.attachments.find(({ filename }) => filename.endsWith(ending));
  return (await fetch(file?.url ?? '')).text();
};

describe('a downloaded case', () => {
  it('is data that holds to its schema, Markdown, and a page without barriers that prints', async () => {
    const sign = {
      name: 'Heart rate',
      value: '104',
      unit: 'bpm',
      normal_range: '60-100',
      note: '<b>fast</b>',
    };
    rig.sandbox.faults.next(composePath, { kind: 'status', status: 200, body: JSON.stringify([sign]) });
    const asked = teacher.press(await cardOf('ana'), labels.writeAgain);
    await asked.answered;
    const written = teacher.submitModal(asked, { part: ['vital_signs'] });
    await saying(written, texts.written);
    const message = await saying(teacher.press(await cardOf('ana'), labels.download), texts.download);
    const exported = exportedCaseSchema.parse(JSON.parse(await fileOf(message, '.json')));
    expect(exported).toMatchObject({ name: ana.name, parts: { vital_signs: { model: 'gpt-4' } } });
    const markdown = await fileOf(message, '.md');
    expect(markdown).toContain(`# ${ana.name}`);
    expect(markdown).toContain('| Heart rate | 104 | bpm | 60-100 |');

    const browser = await playwright.launch({
      executablePath: await chromium.executablePath(),
      args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
    });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
      const requested: string[] = [];
      page.on('request', ({ url }) => requested.push(url()));
      await page.setContent(await fileOf(message, '.html'));
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(ana.name);
      const row = page.getByRole('row', { name: 'Heart rate' });
      expect(await row.innerText()).toContain(texts.file.outside.high);
      expect(await row.innerText()).toContain('<b>fast</b>');
      expect(requested.filter((url) => !url.startsWith('about:'))).toEqual([]);
      const wide: unknown = await page.evaluate('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(390);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const violations: unknown = await page.evaluate(
          `${axeSource}; axe.run().then(({ violations }) => violations.map(({ id }) => id))`,
        );
        expect(violations).toEqual([]);
      }
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      await browser.close();
    }
  });
});

describe('a posted case', () => {
  const ask = async (place = 'class'): Promise<Handle> => {
    const asked = teacher.press(await cardOf('ana', place), labels.post);
    await asked.answered;
    return asked;
  };

  let channel: { readonly id: string };
  beforeAll(async () => {
    channel = { id: (await cardOf('ana')).channelId };
  });

  it('stands in the channel for everybody, without the teaching points unless they were ticked', async () => {
    const before = rig.said(channel).length;
    const sent = teacher.submitModal(await ask(), {});
    await saying(sent, texts.posting.done(channel.id));
    const posted = rig.said(channel).slice(before);
    expect(posted[0]?.content).toContain(texts.posting.origin('Dr. Teacher'));
    expect(posted.map(({ content }) => content).join('\n')).not.toContain('Listen');
  });

  it('has nothing that the service sent besides, which may be what it was sent', async () => {
    const body = JSON.stringify({ ...ana, narrative: 'Ana coughs.' });
    rig.sandbox.faults.next(composePath, { kind: 'status', status: 200, body });
    const asked = teacher.press(await cardOf('ana'), labels.writeAgain);
    await asked.answered;
    await saying(teacher.submitModal(asked, { part: ['narrative'] }), texts.written);
    const before = rig.said(channel).length;
    const sent = teacher.submitModal(await ask(), { parts: ['narrative'] });
    await saying(sent, texts.posting.done(channel.id));
    const posted = rig.said(channel).slice(before);
    expect(posted.map(({ content }) => content).join('\n')).toContain('Ana coughs.');
    expect(posted.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  it('hides the teaching points behind a spoiler', async () => {
    const sent = teacher.submitModal(await ask(), { parts: ['teaching_points'] });
    await saying(sent, texts.posting.done(channel.id));
    const last = rig.said(channel).at(-1)?.content ?? '';
    const [heading = '', text = ''] = last.split('\n');
    expect(heading).toContain(compose.form.teachingPoints);
    expect(text).toMatch(/^\|\|Listen .* first\.\|\|$/);
    expect(text.slice(2, -2)).not.toContain('||');
  });

  it('of which Discord took only some says how far it came', async () => {
    const before = rig.said(channel).length;
    const path = `/channels/${channel.id}/messages`;
    rig.playground.faults.next({ method: 'POST', path }, { until: Promise.resolve() });
    rig.playground.faults.next({ method: 'POST', path }, { status: 403, code: 50_013 });
    const sent = teacher.submitModal(await ask(), { parts: ['vital_signs', 'exam'] });
    const why = failures.discord({ kind: 'forbidden', code: 50_013 });
    const told = await saying(sent, texts.posting.stopped({ posted: 1, all: 3, why }));
    expect(told.content).toContain(texts.becomesPatient);
    expect(rig.said(channel).length).toBe(before + 1);
  });

  it('is posted by nobody who may not write there', async () => {
    const alice = rig.playground.person('alice');
    await rig.link(alice, 'student1');
    const bea = { name: 'Bea', age: '50', gender: 'female' };
    const card = await saying(
      alice.command('announcements', '/compose narrative', bea),
      texts.becomesPatient,
    );
    await saying(alice.press(card, labels.post), texts.posting.notAllowed);
    expect(
      labelsOf(await saying(teacher.command(teacher.openDm(), '/cases', { case: 'ana' }), 'Ana')),
    ).not.toContain(labels.post);
  });
});
