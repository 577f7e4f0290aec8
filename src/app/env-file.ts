import { existsSync, readFileSync } from 'node:fs';
import { codeOf } from '../lib/log.ts';
import type { Problem } from './start-error.ts';

/**
 * The file of settings, read strictly. Node's parser cuts a value at the first #, drops lines that it does not understand,
 * and reads garbage from UTF-16, all without a word; here, each of these is a problem, told by its name or its line.
 */

/** A file that is not there has the problem `missing`. */
type Read = { readonly text: string } | { readonly problem: string };

const missing = 'cannot be read (ENOENT)';

/** A text file in UTF-8; a byte order mark is left out. */
export const readText = (path: string): Read => {
  try {
    const bytes = readFileSync(path);
    const mark = bytes.toString('hex', 0, 2);
    if (mark === 'fffe' || mark === 'feff' || bytes.includes(0))
      return { problem: 'is in UTF-16: save it as UTF-8' };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof TypeError) return { problem: 'is not in UTF-8: save it as UTF-8' };
    return { problem: `cannot be read (${codeOf(error)})` };
  }
};

const inQuotes = 'put the whole value in quotes';

/** What stands after the =, without white space around it. */
const readValue = (written: string): Read => {
  const [quote = ''] = written;
  if (/["'`]/.test(quote)) {
    const end = written.indexOf(quote, 1);
    const after = written.slice(end + 1).trim();
    if (end > 0 && (after === '' || after.startsWith('#'))) return { text: written.slice(1, end) };
    return {
      problem: `has a ${quote} that does not end its value: ${inQuotes} that do not occur in it, on one line`,
    };
  }
  if (/(?:^|\s)#/.test(written))
    return { problem: `has a # after a space: ${inQuotes}, or the comment on a line of its own` };
  return { text: written };
};

/** Nothing where there is no such file. */
export const readEnvFile = (path: string) => {
  const settings: Record<string, string> = {};
  const problems: Problem[] = [];
  const file = readText(path);
  if ('problem' in file) {
    if (file.problem !== missing) return { settings, problems: [{ name: path, text: file.problem }] };
    const misnamed = existsSync(`${path}.txt`);
    const text = `is not there, but ${path}.txt is: rename that`;
    return { settings, problems: misnamed ? [{ name: path, text }] : [] };
  }
  for (const [index, line] of file.text.split(/\r\n|\n|\r/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, written = ''] = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      const text = `has no setting in line ${index + 1}: write NAME=value, on one line`;
      problems.push({ name: path, text });
      continue;
    }
    const value = readValue(written.trim());
    const before = settings[name] ?? '';
    if ('problem' in value) problems.push({ name, text: value.problem });
    else if (before === '' || value.text === '') settings[name] = before + value.text;
    else if (before !== value.text) problems.push({ name, text: 'is set twice, to different values' });
  }
  return { settings, problems };
};
