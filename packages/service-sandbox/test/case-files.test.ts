import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCases, readCasesIn } from '../src/cases/case.ts';
import { DataError } from '../src/data-error.ts';
import { dataFile } from '../src/data.ts';

const [brandt] = readCases();
if (brandt === undefined) throw new Error('there is no case');

describe('files of patients that are wrong', () => {
  const good = readFileSync(dataFile('cases/chest-pain.yaml'), 'utf8');
  const folderWith = (files: Readonly<Record<string, string>>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'rounds-cases-'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return `${pathToFileURL(folder).href}/`;
  };
  const complaintOf = (files: Readonly<Record<string, string>>): string => {
    try {
      readCasesIn(folderWith(files));
    } catch (error) {
      if (error instanceof DataError) return error.message;
    }
    throw new Error('nothing is wrong with these files');
  };

  it('are read if nothing is wrong', () => {
    expect(readCasesIn(folderWith({ 'good.yaml': good }))).toHaveLength(1);
  });

  it.each([
    ['misspell what is answered', 'smoking:', 'smokeing:', ['answers', '"smokeing"', '"smoking"']],
    ['misspell a detail', 'smoking/amount:', 'smoking/amuont:', ['answers', '"smoking/amount"']],
    ['have words for nothing', 'words:', 'words:\n  framed/pain: ache', ['words', '"framed/pain"']],
    ['have a sample for nothing', 'samples:', 'samples:\n  Do you box?: boxing', ['Do you box?', '"boxing"']],
    ['show no picture', 'shows: ecg', 'shows: egc', ['picture.shows', '"egc"', '"ecg"']],
    ['show it for no test', '- ecg', '- egc', ['picture.tests', '"egc"', '"ecg"']],
    ['lack a title', /^title:.*$/m, '', ['"title"']],
    ['lack a finding', /^ {2}examNeck:.*$/m, '', ['"answers.examNeck"']],
    ['lack words between questions', /^ {2}teachBack:.*$/m, '', ['"answers.teachBack"']],
    ['lack a manner', /^ {2}again:.*$/m, '', ['"manner.again"']],
    ['have a part that nobody knows', 'words:', 'wrods: {}\nwords:', ['"wrods"']],
    ['have an empty answer', /^ {2}examNeck:.*$/m, '  examNeck:', ['"answers.examNeck"']],
    ['have a colon in a sentence', /^ {2}age:.*$/m, '  age: Well: old', [/line \d+/, 'quotes']],
  ])('are named if they %s', (_what, from, to, places) => {
    const complaint = complaintOf({ 'broken.yaml': good.replace(from, to) });
    expect(complaint).toContain('broken.yaml');
    for (const place of places) expect(complaint).toMatch(place);
  });

  it('are named with everything that is wrong', () => {
    const broken = good.replace('smoking:', 'smokeing:').replace('shows: ecg', 'shows: egc');
    const complaint = complaintOf({ 'broken.yaml': broken.replace(/^title:.*$/m, '') });
    for (const place of ['smokeing', 'egc', 'title']) expect(complaint).toContain(place);
  });

  it('are both named if two patients have one id', () => {
    const complaint = complaintOf({ 'one.yaml': good, 'two.yaml': good });
    for (const name of ['one.yaml', 'two.yaml', String(brandt.id)]) expect(complaint).toContain(name);
  });
});
