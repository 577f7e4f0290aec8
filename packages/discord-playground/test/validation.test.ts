import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { commandBody } from '../src/commands/command-schema.ts';
import { Refusal } from '../src/refusal.ts';
import { formBody } from '../src/validate/form.ts';
import { parseBody } from '../src/validate/issues.ts';
import { editedMessageBody, newMessageBody } from '../src/validate/message-body.ts';

/** Discord's code for the first complaint, with the way to it; undefined when the body passes. */
const complaintAbout = (schema: z.ZodType, body: unknown): string | undefined => {
  try {
    parseBody(schema, body);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return /"code":"([A-Z_0-9]+)"/.exec(JSON.stringify(error.body()))?.[1];
  }
};

const text = (content: string) => ({ type: 10, content });
const button = (id: string) => ({ type: 2, style: 1, label: 'x', custom_id: id });
const row = (...components: object[]) => ({ type: 1, components });
const componentsV2 = 1 << 15;
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('message bodies', () => {
  const passes: readonly [string, object][] = [
    ['2,000 characters', { content: 'x'.repeat(2_000) }],
    ['a nonce of 25 characters', { content: 'x', nonce: 'n'.repeat(25) }],
    [
      'five rows of five buttons',
      { components: times(5, (r) => row(...times(5, (b) => button(`${r}-${b}`)))) },
    ],
    ['40 components v2', { flags: componentsV2, components: times(40, (n) => text(String(n))) }],
    [
      'embeds of 6,000 characters',
      { embeds: [{ description: 'x'.repeat(4_000) }, { description: 'x'.repeat(2_000) }] },
    ],
  ];
  it.each(passes)('%s pass', (_name, body) => {
    expect(complaintAbout(newMessageBody, body)).toBeUndefined();
  });

  const refused: readonly [string, object, string][] = [
    ['2,001 characters', { content: 'x'.repeat(2_001) }, 'BASE_TYPE_MAX_LENGTH'],
    ['eleven embeds', { embeds: times(11, () => ({ title: 'x' })) }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'embeds of 6,001 characters',
      { embeds: [{ description: 'x'.repeat(4_000) }, { description: 'x'.repeat(2_001) }] },
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    [
      'six buttons in a row',
      { components: [row(...times(6, (n) => button(String(n))))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button label of 81',
      { components: [row({ ...button('a'), label: 'x'.repeat(81) })] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['a custom_id of 101', { components: [row(button('x'.repeat(101)))] }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'a custom_id twice',
      { components: [row(button('a')), row(button('a'))] },
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    ['texts without the flag', { components: [text('x')] }, 'UNION_TYPE_CHOICES'],
    [
      'content with the flag',
      { flags: componentsV2, content: 'x', components: [text('x')] },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      '41 components with those inside counted',
      {
        flags: componentsV2,
        components: [
          { type: 17, components: times(20, (n) => text(String(n))) },
          ...times(20, (n) => text(String(n))),
        ],
      },
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4,001 characters in all texts',
      { flags: componentsV2, components: [text('x'.repeat(2_000)), text('x'.repeat(2_001))] },
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'a link button without address',
      { components: [row({ type: 2, style: 5, label: 'x' })] },
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a list of users beside parse',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
  ];
  it.each(refused)('%s are refused', (_name, body, code) => {
    expect(complaintAbout(newMessageBody, body)).toBe(code);
  });

  it('an edit of a components v2 message may not bring content back', () => {
    expect(complaintAbout(editedMessageBody(componentsV2), { content: 'x' })).toBeDefined();
    expect(complaintAbout(editedMessageBody(0), { content: 'x' })).toBeUndefined();
  });
});

describe('forms', () => {
  const field = { type: 18, label: 'Age', component: { type: 4, custom_id: 'age', style: 1 } };
  const form = { custom_id: 'f', title: 'A form', components: [field] };

  it('a labelled text input passes', () => {
    expect(complaintAbout(formBody, form)).toBeUndefined();
  });

  it.each([
    ['a title of 46', { ...form, title: 'x'.repeat(46) }],
    ['six parts', { ...form, components: times(6, () => text('x')) }],
    ['a label of 46', { ...form, components: [{ ...field, label: 'x'.repeat(46) }] }],
    ['two fields with one custom_id', { ...form, components: [field, field] }],
    ['a button', { ...form, components: [row(button('a'))] }],
  ])('%s is refused', (_name, body) => {
    expect(complaintAbout(formBody, body)).toBeDefined();
  });
});

describe('commands', () => {
  const option = { type: 3, name: 'name', description: 'x' };
  const command = { name: 'patient', description: 'x', options: [option] };

  it('an ordinary command passes', () => {
    expect(complaintAbout(commandBody, command)).toBeUndefined();
  });

  it.each([
    ['capital letters in a name', { ...command, name: 'Patient' }],
    ['a description of 101', { ...command, description: 'x'.repeat(101) }],
    ['an option twice', { ...command, options: [option, option] }],
    [
      'a required option after optional ones',
      { ...command, options: [option, { ...option, name: 'b', required: true }] },
    ],
    [
      '26 choices',
      { ...command, options: [{ ...option, choices: times(26, (n) => ({ name: `${n}`, value: `${n}` })) }] },
    ],
    [
      'more than 8,000 characters',
      {
        ...command,
        options: times(4, (n) => ({
          ...option,
          name: `o${n}`,
          choices: times(25, (c) => ({ name: `${c}`.padEnd(50, 'x'), value: `${c}`.padEnd(50, 'y') })),
        })),
      },
    ],
    ['an unknown locale', { ...command, name_localizations: { xx: 'a' } }],
  ])('%s are refused', (_name, body) => {
    expect(complaintAbout(commandBody, body)).toBeDefined();
  });
});
