import { readFileSync } from 'node:fs';

/**
 * Questions to the sandbox's patients as students write them, one chat per file, each with what it asks for: fact keys
 * separated by spaces, "a|b" if either is right.
 */

export interface AskedFor {
  readonly question: string;
  readonly facts: readonly (readonly string[])[];
}

export const questionsFor = (name: string): readonly AskedFor[] =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf(' = ');
      const facts = line.slice(at + 3).split(' ');
      return { question: line.slice(0, at), facts: facts.map((fact) => fact.split('|')) };
    });

/** Right: everything asked for is answered, and nothing else. */
export const isRight = ({ facts }: AskedFor, about: readonly string[]): boolean =>
  facts.every((either) => either.some((fact) => about.includes(fact))) &&
  about.every((fact) => facts.some((either) => either.includes(fact)));
