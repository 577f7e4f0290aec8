/**
 * Lenient reading of what Discord sends: a missing or malformed part counts as absent, so one bad field never loses a
 * message.
 */

import { isSnowflake } from '../lib/ids.ts';

export type Payload = Readonly<Record<string, unknown>>;

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object, or an empty object if it is not one. */
export const asPayload = (value: unknown): Payload => (isPayload(value) ? value : {});

export const childOf = (data: Payload, key: string): Payload => asPayload(data[key]);

export const textOf = (data: Payload, key: string): string | undefined => {
  const value = data[key];
  return typeof value === 'string' ? value : undefined;
};

export const numberOf = (data: Payload, key: string): number | undefined => {
  const value = data[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** True only for a JSON `true`. */
export const flagOf = (data: Payload, key: string): boolean => data[key] === true;

export const objectsOf = (data: Payload, key: string): readonly Payload[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isPayload) : [];
};

export const textsOf = (data: Payload, key: string): readonly string[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

/** A Discord id among the fields, branded by `brand`; undefined if there is none. */
export const idOf = <Id>(data: Payload, key: string, brand: (text: string) => Id): Id | undefined => {
  const text = textOf(data, key);
  return text !== undefined && isSnowflake(text) ? brand(text) : undefined;
};

/** Discord's permission bits, sent as a string of digits; 0n if there are none. */
export const bitsOf = (data: Payload, key: string): bigint => {
  const text = textOf(data, key);
  return text !== undefined && /^\d{1,30}$/.test(text) ? BigInt(text) : 0n;
};
