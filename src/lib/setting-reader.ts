import { showsNothing } from './invisible.ts';

/** Reads typed values from named texts and gathers what is wrong with them, so that all of it can be said at once. */

export interface Problem {
  readonly name: string;
  /** Never holds the value: it may be a secret. */
  readonly text: string;
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly otherwise: number;
}

const yes = ['true', '1', 'yes'];
const no = ['false', '0', 'no'];

export class SettingReader {
  readonly #values: Readonly<Record<string, string | undefined>>;
  readonly #problems: Problem[] = [];

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  problem(name: string, text: string): void {
    this.#problems.push({ name, text });
  }

  /** Without white space around it; an empty one counts as not set. */
  text(name: string): string | undefined {
    const value = this.#values[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** Comma-separated. Undefined when it is not set; one that is set and holds nothing is a problem. */
  list(name: string): readonly string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const entries = text.split(',').filter((entry) => !showsNothing(entry));
    if (entries.length === 0) this.problem(name, 'is set, but holds nothing');
    return entries.map((entry) => entry.trim());
  }

  whole(name: string, { min, max, otherwise }: Range): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (/^\d{1,9}$/.test(text) && value >= min && value <= max) return value;
    this.problem(name, `must be a whole number from ${min} to ${max}`);
    return otherwise;
  }

  /** False when it is not set. */
  flag(name: string): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined || no.includes(text)) return false;
    if (!yes.includes(text)) this.problem(name, 'must be true or false');
    return yes.includes(text);
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const found = values.find((value) => value === text.toLowerCase());
    if (found === undefined) this.problem(name, `must be one of ${values.join(', ')}`);
    return found ?? otherwise;
  }

  /** An http or https address without credentials, query or fragment; a path is fine. Comes without a last slash. */
  address(name: string): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
      this.problem(name, 'must be an address that begins with https:// (or http://)');
      return undefined;
    }
    if (url.username !== '' || url.password !== '' || /[?#]/.test(text)) {
      this.problem(name, 'must be an address without user name, password, ? or #');
      return undefined;
    }
    return url;
  }
}
