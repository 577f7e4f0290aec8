import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { key, production, refused, secrets, thrown } from '../support/settings.ts';

describe('the settings', () => {
  it('take a secret from a file, and say what is wrong with the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rounds-secrets-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'token');
    await writeFile(file, 'from a file\n'.replaceAll(' ', '-'));
    await writeFile(join(folder, 'empty'), '\n');
    await writeFile(join(folder, 'utf16'), Buffer.from('\uFEFFs3cr3t\r\n', 'utf16le'));
    expect(
      readConfig({ ...production, DISCORD_TOKEN: '', DISCORD_TOKEN_FILE: file }).discord.token?.reveal(),
    ).toBe('from-a-file');
    for (const name of secrets) {
      const without = { ...production, [name]: undefined };
      const setting = `${name}_FILE`;
      expect(refused({ ...without, [setting]: join(folder, 'nothing') })).toEqual([setting]);
      expect(refused({ ...without, [setting]: join(folder, 'empty') })).toEqual([setting]);
      expect(refused({ ...production, [setting]: file })).toEqual([setting]);
      expect(refused({ ...without, [setting]: join(folder, 'utf16') })).toEqual([setting]);
    }
  });

  it.each([
    ['DISCORD_TOKEN', '“s3cr3t”'],
    ['DISCORD_TOKEN', '"s3cr3t"'],
    ['DISCORD_TOKEN', 's3cr\n3t'],
    ['SERVICE_CLIENT_SECRET', '‘s3cr3t’'],
    ['SERVICE_CLIENT_SECRET', 's3cr3t\r\ns3cr3t'],
    ['SERVICE_CLIENT_SECRET', 's3cr3t\u200b'],
    ['OPERATOR_CONTACT', "'s3cr3t'"],
    ['ALLOWED_GUILDS', '"12"'],
    ['STORE_URL', 'postgres://s3cr3t:s3cr#3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:12#s3cr3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:12/s3cr3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:s3cr?3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:50%s3cr3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t@db/rounds#s3cr3t'],
    ['STORE_URL', 'postgres://s3cr3t:s3cr3t@my db/rounds'],
  ])('name %s once, and print no piece of it: %j', (name, value) => {
    const error = thrown({ ...production, [name]: value });
    expect(error?.problems.map((problem) => problem.name)).toEqual([name]);
    expect(inspect(error)).not.toMatch(/s3cr|3t/);
  });

  it('accept any password of a database, once it is written for an address', () => {
    const password = encodeURIComponent('a@b#c/d?e:f%g h');
    const url = `postgres://rounds:${password}@db:5433/rounds?sslmode=require`;
    expect(readConfig({ STORE_URL: url, ENCRYPTION_KEYS: key }).store.url).toBe(url);
  });

  it('never show a secret, neither in an error nor when printed', () => {
    const marked = fc.string({ minLength: 6 }).map((text) => `s3cr3t${text}`);
    fc.assert(
      fc.property(fc.constantFrom(...secrets), marked, (name, value) => {
        const environment = { ...production, [name]: value, HTTP_PORT: 'wrong' };
        expect(() => readConfig(environment)).toThrow(
          expect.toSatisfy((error: Error) => !inspect(error).includes('s3cr3t')),
        );
      }),
    );
    const config = readConfig({ ...production, DISCORD_TOKEN: 's3cr3t', SERVICE_CLIENT_SECRET: 's3cr3t' });
    expect(inspect(config, { depth: 9 }) + JSON.stringify(config)).not.toContain('s3cr3t');
  });
});
