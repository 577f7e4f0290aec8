import { ComponentType, type ModalSubmitInteraction } from 'discord.js';
import { describe, expect, it } from 'vitest';
import {
  closeAfterEach,
  idOf,
  label,
  nextData,
  nextInteraction,
  opening,
  ready,
  three,
} from './interactive.ts';

closeAfterEach();

describe('forms', () => {
  it('holds every kind of field, filled in with the defaults', async () => {
    const at = await ready();
    const bob = idOf(at.playground, 'bob');
    const form = await opening(at, [
      { type: 10, content: 'Read this first' },
      label({
        type: 3,
        custom_id: 'text',
        options: three.map((one) => ({ ...one, default: one.value === 'b' })),
      }),
      label({ type: 5, custom_id: 'who', default_values: [{ id: bob, type: 'user' }] }),
      label({ type: 21, custom_id: 'radio', required: false, options: three }),
      label({ type: 22, custom_id: 'boxes', required: false, min_values: 0, options: three }),
    ]);
    const arrived = nextData(at.client);
    at.alice.submitModal(form, { boxes: ['A', 'C'] });
    const { resolved, ...data } = await arrived;
    expect(data).toEqual({
      custom_id: 'form',
      components: [
        { type: 10, id: 1 },
        { type: 18, id: 2, component: { type: 3, id: 3, custom_id: 'text', values: ['b'] } },
        { type: 18, id: 4, component: { type: 5, id: 5, custom_id: 'who', values: [bob] } },
        { type: 18, id: 6, component: { type: 21, id: 7, custom_id: 'radio', value: null } },
        { type: 18, id: 8, component: { type: 22, id: 9, custom_id: 'boxes', values: ['a', 'c'] } },
      ],
    });
    expect(resolved).toMatchObject({
      users: { [bob]: { username: 'bob' } },
      members: { [bob]: { roles: [] } },
    });
  });

  it('uploads files, which discord.js reads and which can be fetched', async () => {
    const at = await ready();
    const form = await opening(at, [
      label({ type: 19, custom_id: 'files', max_values: 2, file_types: ['.md', 'image'] }, 'The case'),
      label({ type: 23, custom_id: 'sure' }, 'Sure?'),
    ]);
    const file = { name: 'case.md', data: '# Ada', contentType: 'text/markdown' };
    expect(() => at.alice.submitModal(form, {})).toThrow(/required/);
    expect(() => at.alice.submitModal(form, { files: [file, file, file] })).toThrow(/1 to 2/);
    expect(() => at.alice.submitModal(form, { files: [{ ...file, name: 'case.exe' }] })).toThrow(
      /no file like/,
    );
    const submitted = nextInteraction<ModalSubmitInteraction>(at.client);
    at.alice.submitModal(form, { 'The case': [file], 'Sure?': true });
    const { fields } = await submitted;
    const uploaded = fields.getUploadedFiles('files', true).first();
    expect(uploaded).toMatchObject({ name: 'case.md', size: 5, ephemeral: true });
    expect(await (await fetch(uploaded?.url ?? '')).text()).toBe('# Ada');
    expect(fields.getField('sure', ComponentType.Checkbox).value).toBe(true);
  });

  it('accepts as many checked boxes as it has, unless it says how many', async () => {
    const at = await ready();
    const form = await opening(at, [
      label({ type: 22, custom_id: 'all', options: three }),
      label({ type: 22, custom_id: 'few', min_values: 2, max_values: 2, options: three }),
    ]);
    expect(() => at.alice.submitModal(form, { all: [], few: ['a', 'b'] })).toThrow(/all is required/);
    expect(() => at.alice.submitModal(form, { all: ['a'], few: ['a'] })).toThrow(/few takes 2/);
    const arrived = nextData(at.client);
    at.alice.submitModal(form, { all: ['a', 'b', 'c'], few: ['a', 'c'] });
    expect(JSON.stringify(await arrived)).toContain('["a","b","c"]');
  });

  it.each([
    ['a disabled menu', label({ type: 5, disabled: true })],
    ['a required menu that may stay empty', label({ type: 5, min_values: 0 })],
    ['required check boxes that may stay empty', label({ type: 22, min_values: 0, options: three })],
    ['a single radio button', label({ type: 21, options: three.slice(0, 1) })],
    [
      'two selected radio buttons',
      label({ type: 21, options: three.map((one) => ({ ...one, default: true })) }),
    ],
    [
      'eleven check boxes',
      label({ type: 22, options: Array.from({ length: 11 }, (_, i) => ({ label: 'x', value: `${i}` })) }),
    ],
    ['eleven files', label({ type: 19, max_values: 11 })],
    ['a minimum of files above the maximum', label({ type: 19, min_values: 3, max_values: 2 })],
    ['a minimum length above the maximum', label({ type: 4, style: 1, min_length: 3, max_length: 2 })],
    ['more text than fits', label({ type: 4, style: 1, value: 'abc', max_length: 2 })],
    ['a long label', label({ type: 4, style: 1 }, 'x'.repeat(46))],
    ['a menu in a row', { type: 1, components: [{ type: 5, custom_id: 'm' }] }],
    ['a text field without a name', { type: 1, components: [{ type: 4, style: 1, custom_id: 'm' }] }],
  ])('is refused with %s', async (_why, component) => {
    const named = JSON.parse(
      JSON.stringify(component).replace('"component":{', '"component":{"custom_id":"m",'),
    ) as object;
    await expect(opening(await ready(), [named])).rejects.toMatchObject({ code: 50_035 });
  });
});
