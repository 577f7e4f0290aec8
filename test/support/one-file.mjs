// Starts the built program from the one file that one-file.ts makes of it, with V8's code cache of it;
// a run with KEEP_COMPILED writes that cache when it ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script, constants } from 'node:vm';

const file = process.argv[2];
process.argv.splice(1, 2, file);
const kept = `${file}.compiled`;
const writes = process.env['KEEP_COMPILED'] !== undefined;

const source = readFileSync(file, 'utf8');
const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
  filename: file,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...(writes ? {} : { cachedData: readFileSync(kept) }),
});
if (writes) process.once('exit', () => writeFileSync(kept, script.createCachedData()));
const made = { exports: {} };
script.runInThisContext()(made.exports, createRequire(file), made, file, dirname(file));
