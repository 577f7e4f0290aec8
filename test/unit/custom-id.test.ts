import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customId } from '../../src/discord/interactions/custom-id.ts';
import { limits } from '../../src/discord/limits.ts';

const pair = customId('pair', ['left', 'right']);

describe('a custom_id', () => {
  it('returns every text that it was made from', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '7', ':', '%', '/', ' ', '-', 'é'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        const id = pair.make({ left, right });
        expect(id.length).toBeLessThanOrEqual(limits.customId);
        expect(pair.parse(id)).toEqual({ left, right });
      }),
    );
  });

  it('that is longer than Discord allows is refused when it is made', () => {
    expect(() => pair.make({ left: 'x'.repeat(60), right: 'y'.repeat(60) })).toThrow(RangeError);
  });

  it.each([
    ['of another kind', 'r1:other:a:b'],
    ['of an older format', 'r0:pair:a:b'],
    ['with one part too few', 'r1:pair:a'],
    ['with one part too many', 'r1:pair:a:b:c'],
    ['with broken escapes', 'r1:pair:%E0%A4%A:b'],
    ['from somebody else', 'hello'],
    ['that is empty', ''],
  ])('%s is not mistaken for one of ours', (_what, id) => {
    expect(pair.parse(id)).toBeUndefined();
  });

  it('without parameters contains only its name', () => {
    const plain = customId('plain');
    expect(plain.parse(plain.make({}))).toEqual({});
    expect(plain.parse(`${plain.make({})}:more`)).toBeUndefined();
  });
});
