import type { LoadHook, ResolveHook } from 'node:module';
import { mutants } from './list.ts';

/** Puts the mutant that the environment names in front of the real module. */

const mutant = mutants.find(({ name }) => name === process.env['SIMULATED_MUTANT']);
const mark = '?mutant';

export const resolve: ResolveHook = async (specifier, context, next) => {
  const found = await next(specifier, context);
  const isIt = mutant !== undefined && found.url.endsWith(`/src/machine/${mutant.module}.js`);
  return isIt && context.parentURL?.endsWith(mark) !== true
    ? { ...found, url: found.url + mark, shortCircuit: true }
    : found;
};

export const load: LoadHook = async (url, context, next) => {
  if (!url.endsWith(mark)) return next(url, context);
  const real = url.slice(0, -mark.length);
  const patches = Object.entries(mutant?.exports ?? {}).map(
    ([name, patch]) => `export const ${name} = (${patch})(real.${name}, real);`,
  );
  const source = [`import * as real from '${real}';`, `export * from '${real}';`, ...patches].join('\n');
  return { format: 'module', shortCircuit: true, source };
};
