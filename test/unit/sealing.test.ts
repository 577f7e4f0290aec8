import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../../src/lib/secret.ts';
import { createSealing } from '../../src/store/sealing.ts';

const newKey = (): Secret => new Secret(randomBytes(32).toString('base64'));
const key = newKey();
const older = newKey();
const sealing = createSealing([key]);

test('what was sealed opens in its own place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
      expect(sealing.open(sealing.seal(text, place), place)).toEqual({ kind: 'opened', text, current: true });
    }),
  );
});

test('what was sealed for one place does not open in another', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, place, other) => {
      fc.pre(place !== other);
      expect(sealing.open(sealing.seal(text, place), other)).toEqual({ kind: 'damaged' });
    }),
  );
});

test('no changed byte goes unnoticed', () => {
  const sealed = sealing.seal('a text', 'here');
  const start = sealed.lastIndexOf('.') + 1;
  const bytes = Buffer.from(sealed.slice(start), 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    const text = sealed.slice(0, start) + changed.toString('base64url');
    expect(sealing.open(text, 'here')).toEqual({ kind: 'damaged' });
  }
});

test('anything else is reported as damaged, and nothing throws', () => {
  const sealed = sealing.seal('a text', 'here');
  const cutOff = fc.nat(sealed.length - 1).map((length) => sealed.slice(0, length));
  fc.assert(
    fc.property(fc.oneof(fc.string(), cutOff), (text) => {
      expect(sealing.open(text, 'here')).toEqual({ kind: 'damaged' });
    }),
  );
});

test('the same text never looks the same when sealed twice', () => {
  expect(sealing.seal('a text', 'here')).not.toBe(sealing.seal('a text', 'here'));
});

test('an older key still opens, and the first one seals', () => {
  const sealed = createSealing([older]).seal('a text', 'here');
  const rotated = createSealing([key, older]);
  expect(rotated.open(sealed, 'here')).toEqual({ kind: 'opened', text: 'a text', current: false });
  expect(sealing.open(rotated.seal('a text', 'here'), 'here')).toMatchObject({ current: true });
});

test('a missing key is distinguished from damage', () => {
  const sealed = createSealing([older]).seal('a text', 'here');
  expect(sealing.open(sealed, 'here')).toEqual({ kind: 'unknown_key' });
});

test('a key of the wrong length is refused', () => {
  expect(() => createSealing([new Secret('c2hvcnQ=')])).toThrow(RangeError);
});
