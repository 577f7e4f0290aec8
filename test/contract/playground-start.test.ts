import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlayground } from 'discord-playground';
import { buttonsOf } from 'discord-playground/people/components';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/lib/log.ts';
import { classroom } from '../../src/app/demo/classroom.ts';
import { introduce } from '../../src/app/demo/introduction.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { shipped, startProgram, type Program } from '../support/program.ts';
import { startRig } from '../support/rig.ts';

/** What `npm start` is on a fresh machine: the program without a single setting. */
const bare = async (
  settings: Readonly<Record<string, string>> = {},
  files?: readonly string[],
): Promise<Program> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-start-'));
  const program = startProgram(settings, folder, [], { ...(files !== undefined && { program: files }) });
  onTestFinished(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    await rm(folder, { recursive: true, force: true });
  });
  return program;
};

const [told = ''] = operatorWords.start.playground('|').split('|');

const addressOf = async (program: Program): Promise<string> => {
  const line = await program.line(told);
  const address = /http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]+/.exec(line.slice(line.indexOf(told)))?.[0];
  if (address === undefined) throw new Error(`no address in ${line}`);
  return address;
};

it('runs twice on one machine, each with a page of its own', async () => {
  const first = await bare({}, shipped);
  const one = await addressOf(first);
  const second = await bare();
  const two = await addressOf(second);
  expect(one).not.toBe(two);
  const pages = await Promise.all(
    [one, two].map(async (address) => (await fetch(address, { redirect: 'manual' })).status),
  );
  // The key becomes a cookie.
  expect(pages).toEqual([303, 303]);
});

it('says one address, and every other one says where to go', async () => {
  const program = await bare({ HTTP_PORT: '0' });
  const address = await addressOf(program);
  const texts = program.lines.map((line) => z.object({ msg: z.string() }).parse(JSON.parse(line)).msg);
  expect(texts.join('\n').match(/https?:[^\s"]+/g)).toEqual([address]);
  // Nobody has a bot of their own to invite, or a key to keep.
  for (const word of ['oauth2', 'key file']) expect(program.lines.join('\n')).not.toContain(word);
  const others = [...program.lines.join('\n').matchAll(/"(authUrl|baseUrl|page)":"([^"]+)"/g)];
  expect(others).toHaveLength(3);
  for (const [, of = '', other = ''] of others) {
    const answer = await fetch(other);
    expect([other, answer.status]).toEqual([other, 200]);
    expect(await answer.text()).toContain(
      of === 'page' ? `href="${new URL(address).origin}"` : 'in the terminal',
    );
  }
});

it('links nobody in advance if a token is set, even though the sandbox stands in', async () => {
  const playground = await startPlayground({ log: createLog({ level: 'silent' }), world: classroom });
  onTestFinished(() => playground.close());
  const begun: string[] = [];
  playground.world.changes.listen((change) => {
    if (change.kind === 'interaction_created') begun.push(change.interaction.id);
  });
  const program = await bare({
    HTTP_PORT: '0',
    STORE_URL: 'sqlite://rounds.sqlite',
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
  });
  const started = await program.line('is ready in');
  expect(started).toContain('oauth2');
  const asked = await playground.person('student1').command('class', '/account').finished();
  expect(buttonsOf(asked).length).toBeGreaterThan(0);
  expect(begun).toEqual([asked.interaction?.id]);
});

it('links people in advance as they would themselves, and says so when somebody could not be linked', async () => {
  const rig = await startRig();
  onTestFinished(() => rig.close());
  const linked: string[] = [];
  const people = (password: string) =>
    introduce(rig.playground, [{ username: 'teacher', password }], (name) => void linked.push(name));
  await expect(people('another')).rejects.toThrow(/without a number/);
  expect(linked).toEqual([]);
  const seen = () => rig.playground.person('teacher').messagesIn('class');
  const before = seen();
  await people('demo-teacher');
  expect(linked).toEqual(['teacher']);
  expect(seen()).toEqual(before);
});
