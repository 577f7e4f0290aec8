import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSealing } from '../../src/store/sealing.ts';
import { newKey } from '../support/stores.ts';

const key = newKey();
const older = newKey();
const sealing = createSealing([key]);

it('what was sealed opens in its own place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
      expect(sealing.open(sealing.seal(text, place), place)).toEqual({ kind: 'opened', text });
    }),
  );
});

it('what was sealed for one place does not open in another', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, place, other) => {
      fc.pre(place !== other);
      expect(sealing.open(sealing.seal(text, place), other)).toEqual({ kind: 'damaged' });
    }),
  );
});

it('no changed byte goes unnoticed', () => {
  const { keyId, body } = sealing.seal('a text', 'here');
  for (const index of body.keys()) {
    const changed = Buffer.from(body);
    changed.writeUInt8(body.readUInt8(index) ^ 1, index);
    expect(sealing.open({ keyId, body: changed }, 'here')).toEqual({ kind: 'damaged' });
  }
});

it('anything else is reported as damaged, and nothing throws', () => {
  const { keyId, body } = sealing.seal('a text', 'here');
  const cutOff = fc.nat(body.length - 1).map((length) => body.subarray(0, length));
  const anything = fc.uint8Array().map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.oneof(anything, cutOff), (bytes) => {
      expect(sealing.open({ keyId, body: bytes }, 'here')).toEqual({ kind: 'damaged' });
    }),
  );
});

it('the same text never looks the same when sealed twice', () => {
  const [one, other] = [sealing.seal('a text', 'here'), sealing.seal('a text', 'here')];
  expect(one.body.equals(other.body)).toBe(false);
});

it('an older key still opens, and the first one seals', () => {
  const sealed = createSealing([older]).seal('a text', 'here');
  const rotated = createSealing([key, older]);
  expect(rotated.open(sealed, 'here')).toEqual({ kind: 'opened', text: 'a text' });
  expect(sealed.keyId).not.toBe(rotated.keyId);
  expect(rotated.keyId).toBe(sealing.keyId);
  expect(sealing.open(rotated.seal('a text', 'here'), 'here')).toEqual({ kind: 'opened', text: 'a text' });
});

it('a missing key is distinguished from damage', () => {
  const sealed = createSealing([older]).seal('a text', 'here');
  expect(sealing.open(sealed, 'here')).toEqual({ kind: 'unknown_key' });
});
