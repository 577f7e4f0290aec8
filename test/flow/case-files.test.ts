import chromium from '@sparticuz/chromium';
import { source as axeSource } from 'axe-core';
import { chromium as playwright } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message } from '../../src/playground/world/entities.ts';
import { exportedCaseSchema } from '../../src/features/cases/exported.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { answeredWith, labelsOf } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { cases: texts, compose: composeTexts } = wordsFor('en');
const { buttons: labels } = texts;

const ana = { name: 'Ana López', age: '34', gender: 'female', teaching_points: 'Listen || first.' };

let rig: Rig;
let teacher: Person;

beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  await rig.link(teacher);
  await saying(teacher.command('class', '/compose case', ana), texts.becomesPatient);
});
afterAll(() => rig.close());

const saying = (handle: Handle, wanted: string): Promise<Message> => answeredWith(rig, handle, wanted);

const cardOf = (name: string, place = 'class'): Promise<Message> =>
  saying(teacher.command(place, '/cases', { case: name }), texts.becomesPatient);

const fileOf = async (message: Message, ending: string): Promise<string> => {
  const file = message.attachments.find(({ filename }) => filename.endsWith(ending));
  return (await fetch(file?.url ?? '')).text();
};

/** Uploads a file in place of a part. */
const uploaded = async (
  part: 'narrative' | 'vital_signs' | 'exam',
  file: { readonly name: string; readonly data: string | Buffer; readonly size?: number },
): Promise<Handle> => {
  const open = teacher.select(await cardOf('ana'), texts.openPart, [part]);
  const below = await rig.playground.waitFor(() =>
    open
      .followUps()
      .concat(open.message() ?? [])
      .find((message) => labelsOf(message).includes(labels.upload)),
  );
  const asked = teacher.press(below, labels.upload);
  await asked.answered;
  return teacher.submitModal(asked, { file: [file] });
};

describe('a downloaded case', () => {
  it('is data that holds to its schema, Markdown, and a page without barriers that prints', async () => {
    await saying(
      await uploaded('vital_signs', { name: 'a.txt', data: 'Heart rate | 104 | bpm | 60-100 | <b>fast</b>' }),
      texts.edited,
    );
    const message = await saying(teacher.press(await cardOf('ana'), labels.download), texts.download);
    const exported = exportedCaseSchema.parse(JSON.parse(await fileOf(message, '.json')));
    expect(exported).toMatchObject({ name: ana.name, parts: { vital_signs: { written_by: 'hand' } } });
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

describe('an uploaded part', () => {
  it('may be longer than any form, and says then that a form cannot hold it', async () => {
    const long = Array.from({ length: 300 }, (_, index) => `Paragraph ${index} ${'x'.repeat(90)}`).join(
      '\n\n',
    );
    const told = await saying(await uploaded('narrative', { name: 'a.md', data: long }), texts.edited);
    expect(await fileOf(told, '.md')).toBe(long);
    const edit = await saying(teacher.press(told, labels.edit), texts.tooLongForForm(20_000));
    expect(edit.content).toBe(texts.tooLongForForm(20_000));
  });

  it('may be in UTF-16, and a CSV with semicolons', async () => {
    const csv = Buffer.from('\ufeffName;Value;Unit;Normal range\r\nHeart rate;104;bpm;60-100\r\n', 'utf16le');
    const told = await saying(await uploaded('vital_signs', { name: 'v.csv', data: csv }), texts.edited);
    expect(told.content).toContain(composeTexts.outside.high);
    expect(told.content).not.toContain('Unit');
  });

  it('of 30 MB is refused because of the size that Discord states, and so is one that is larger than stated', async () => {
    const megabyte = 1024 * 1024;
    const fetched: string[] = [];
    const stop = rig.playground.onRequest(({ path }) => void fetched.push(path));
    // The playground itself takes no file of that size.
    const big = { name: 'big.txt', data: 'Ana fell.', size: 30 * megabyte };
    await saying(await uploaded('narrative', big), texts.upload.tooLarge);
    stop();
    expect(fetched.filter((path) => path.includes('big.txt'))).toEqual([]);
    const lying = { name: 'small.txt', data: Buffer.alloc(9 * megabyte, 'x'), size: 100 };
    await saying(await uploaded('narrative', lying), texts.upload.tooLarge);
    expect((await cardOf('ana')).content).toContain('Ana');
  });

  it('that is too large, no text or unreadable is refused in words', async () => {
    const huge = await uploaded('narrative', { name: 'a.txt', data: Buffer.alloc(9 * 1024 * 1024, 'x') });
    await saying(huge, texts.upload.tooLarge);
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    await saying(await uploaded('narrative', { name: 'a.txt', data: picture }), texts.upload.noText);
    const csv = await uploaded('vital_signs', { name: 'a.csv', data: 'a,"b\nc' });
    await saying(csv, texts.upload.brokenCsv(2).slice(0, 20));
    const line = await uploaded('vital_signs', { name: 'a.txt', data: 'Pulse' });
    const told = await saying(line, texts.unreadLine({ line: 1, problem: 'no_value' }));
    expect(labelsOf(told)).toContain(labels.editAgain);
  });
});

describe('an uploaded part that cannot be read', () => {
  it('comes back as a file if no form can hold it', async () => {
    const long = Array.from({ length: 900 }, (_, index) => `Sign number ${index} has no bar`).join('\n');
    const refused = await saying(
      await uploaded('vital_signs', { name: 'a.txt', data: long }),
      texts.moreLines(890),
    );
    const told = await saying(teacher.press(refused, labels.editAgain), texts.typedFile);
    expect(await fileOf(told, '.txt')).toBe(long);
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

  it('hides the teaching points behind a spoiler', async () => {
    const sent = teacher.submitModal(await ask(), { parts: ['teaching_points'] });
    await saying(sent, texts.posting.done(channel.id));
    const last = rig.said(channel).at(-1)?.content ?? '';
    expect(last).toMatch(/^\|\|Listen .* first\.\|\|$/);
    expect(last.slice(2, -2)).not.toContain('||');
  });

  it('of which Discord took only some goes on where it stopped, even after a restart', async () => {
    const before = rig.said(channel).length;
    const path = `/channels/${channel.id}/messages`;
    rig.playground.faults.next({ method: 'POST', path }, { until: Promise.resolve() });
    rig.playground.faults.next({ method: 'POST', path }, { status: 403, code: 50_013 });
    const stopped = await saying(teacher.submitModal(await ask(), {}), texts.becomesPatient);
    expect(rig.said(channel).length).toBe(before + 1);
    expect(labelsOf(stopped)).toContain(labels.postRest);
    await rig.stop();
    await rig.start();
    await saying(teacher.press(await cardOf('ana'), labels.postRest), texts.posting.done(channel.id));
    const posted = rig.said(channel).slice(before);
    expect(
      posted.filter(({ content }) => content.includes(texts.posting.origin('Dr. Teacher'))),
    ).toHaveLength(1);
    expect(posted.length).toBeGreaterThan(2);
    expect(labelsOf(await cardOf('ana'))).not.toContain(labels.postRest);
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
