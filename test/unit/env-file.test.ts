import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig, withEnvFile } from '../../src/app/config.ts';
import { ConfigError } from '../../src/app/start-error.ts';

describe('the .env file', () => {
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'rounds-config-'));
    onTestFinished(() => rm(path, { recursive: true }));
    return path;
  };

  it('adds to the environment, which wins', async () => {
    const path = join(await folder(), '.env');
    await writeFile(path, 'HTTP_PORT=1\nLOG_LEVEL="warn" # quiet\n');
    expect(withEnvFile({ HTTP_PORT: '2' }, path).environment).toEqual({ HTTP_PORT: '2', LOG_LEVEL: 'warn' });
  });

  it('may begin with a byte order mark', async () => {
    const path = join(await folder(), '.env');
    await writeFile(path, '\uFEFFDISCORD_TOKEN=token\n');
    expect(withEnvFile({}, path).environment).toEqual({ DISCORD_TOKEN: 'token' });
  });

  const problemsOf = async (content: string | Buffer, name = '.env'): Promise<readonly string[]> => {
    const path = await folder();
    await writeFile(join(path, name), content);
    try {
      const { environment, problems } = withEnvFile({}, join(path, '.env'));
      readConfig(environment, problems);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(error.message).not.toMatch(/s3cr3t|Chest|Headache/);
      return error.problems.map(({ name: of }) => of.replace(path, ''));
    }
    return [];
  };
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

  it.each<readonly [why: string, content: string | Buffer, problems: readonly string[]]>([
    ['a # after a space in an unquoted value', 'CASES=12=Chest pain #1,34=Headache', ['CASES']],
    ['a # that begins an unquoted value', 'OPERATOR_CONTACT=#s3cr3t on IRC', ['OPERATOR_CONTACT']],
    ['a quote that is not closed', 'DISCORD_TOKEN="s3cr3t\nLOG_LEVEL=info', ['DISCORD_TOKEN']],
    ['something after the closing quote', 'CASES="12=Chest pain",13=Headache', ['CASES']],
    ['a quote inside quotes', `OPERATOR_CONTACT='s3cr3t's desk'`, ['OPERATOR_CONTACT']],
    ['a token that goes on in the next line', 'DISCORD_TOKEN=s3cr\n3t.s3cr3t\n', ['/.env']],
    ['a colon in the place of =', 'DISCORD_TOKEN: s3cr3t', ['/.env']],
    ['a name alone', 'DISCORD_TOKEN\nLOG_LEVEL=info', ['/.env']],
    ['the word of another shell', 'set DISCORD_TOKEN=s3cr3t', ['/.env']],
    ['one name with two values', 'DISCORD_TOKEN=s3cr3t\nDISCORD_TOKEN=s3cr3t2\n', ['DISCORD_TOKEN']],
    ['typographic quotes', 'DISCORD_TOKEN=“s3cr3t”', ['DISCORD_TOKEN']],
    ['the low quotes of German', 'OPERATOR_CONTACT=„s3cr3t“', ['OPERATOR_CONTACT']],
    ['a space in the token', 'DISCORD_TOKEN="s3cr3t s3cr3t"', ['DISCORD_TOKEN']],
    ['an invisible character in the token', 'DISCORD_TOKEN=s3cr3t\u200b.s3cr3t', ['DISCORD_TOKEN']],
    ['UTF-16, as PowerShell writes it', utf16('DISCORD_TOKEN=s3cr3t\r\n'), ['/.env']],
    ['UTF-16 of the other order', utf16('DISCORD_TOKEN=s3cr3t\r\n').swap16(), ['/.env']],
    ['UTF-16 without a mark', utf16('DISCORD_TOKEN=s3cr3t\r\n').subarray(2), ['/.env']],
    ['an older encoding', Buffer.from('OPERATOR_CONTACT=Jos\u00e9 s3cr3t', 'latin1'), ['/.env']],
  ])('says what is wrong instead of cutting it: %s', async (_why, content, problems) => {
    expect(await problemsOf(content)).toEqual(problems);
  });

  it('is named when an editor has saved it as .env.txt', async () => {
    expect(await problemsOf('DISCORD_TOKEN=s3cr3t', '.env.txt')).toEqual(['/.env']);
  });

  it('may be written in many ways', async () => {
    const path = join(await folder(), '.env');
    const lines = [
      '# A=comment',
      ' export DISCORD_TOKEN = token ',
      '\u00a0MODELS=\u00a0a#1, b\u00a0',
      'CASES="12=Chest pain #1" # both',
      'OPERATOR_CONTACT=\'the "desk"\'',
      'LOG_LEVEL=""',
      'PUBLIC_URL=',
      'PUBLIC_URL=https://rounds.example/a?b=c',
      'PUBLIC_URL=',
      '',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      await writeFile(path, lines.join(end));
      expect(withEnvFile({}, path).problems).toEqual([]);
      expect(withEnvFile({}, path).environment).toEqual({
        DISCORD_TOKEN: 'token',
        MODELS: 'a#1, b',
        CASES: '12=Chest pain #1',
        OPERATOR_CONTACT: 'the "desk"',
        LOG_LEVEL: '',
        PUBLIC_URL: 'https://rounds.example/a?b=c',
      });
    }
  });

  it('fills in what is empty in the environment', async () => {
    const path = join(await folder(), '.env');
    await writeFile(path, 'HTTP_PORT=1\n');
    expect(withEnvFile({ HTTP_PORT: ' ' }, path).environment).toEqual({ HTTP_PORT: '1' });
  });

  it('need not be there', async () => {
    const given = withEnvFile({ HTTP_PORT: '2' }, join(await folder(), '.env'));
    expect(given).toEqual({ environment: { HTTP_PORT: '2' }, problems: [] });
  });

  it('is reported when it cannot be read', async () => {
    const path = await folder();
    expect(withEnvFile({}, path).problems.map(({ name }) => name)).toEqual([path]);
  });
});
