import { readFile } from 'node:fs/promises';
import type { Thread } from 'discord-playground/world/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRig, type Rig } from '../support/rig.ts';

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** Of a histogram: how many were observed. */
  readonly value: number;
  readonly sum?: number | undefined;
}

interface Family {
  readonly name: string;
  readonly type: string;
  readonly metrics: readonly Series[];
}

let rig: Rig;
let url: string;
let thread: Thread;

const scrape = async (): Promise<string> => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return response.text();
};

/** Of a histogram, each series has how many were observed. */
const families = async (): Promise<ReadonlyMap<string, Family>> => {
  const text = await scrape();
  const all = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => {
    const series = (end: string): readonly Series[] =>
      [...text.matchAll(new RegExp(`^${name}${end}(?:{(.*)})? (\\S+)$`, 'gm'))].map(
        ([, labels = '', value]) => ({
          labels: Object.fromEntries(
            [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', of = '']): [string, string] => [
              key,
              of,
            ]),
          ),
          value: Number(value),
        }),
      );
    const sums = series('_sum');
    const counts = series('_count').map((one, index) => ({ ...one, sum: sums[index]?.value }));
    return [name, { name, type, metrics: type === 'histogram' ? counts : series('') }] as const;
  });
  return new Map(all);
};

/** The sum over all series that have these labels: of a histogram, how many were observed. */
const total = (family: Family | undefined, wanted: Readonly<Record<string, string>> = {}): number =>
  (family?.metrics ?? [])
    .filter(({ labels }) => Object.entries(wanted).every(([name, value]) => labels[name] === value))
    .reduce((sum, { value }) => sum + value, 0);

const question = 'Where exactly does it hurt, Xanthippe?';

beforeAll(async () => {
  rig = await startRig({ settings: { METRICS_PORT: '0' }, timings: { retry: 10, suspension: 60_000 } });
  const line = rig.logged.find((one) => one.includes('/metrics')) ?? '';
  url = /http:\/\/[\d.:]+\/metrics/.exec(line)?.[0] ?? '';
  const teacher = rig.playground.person('teacher');
  const alice = rig.playground.person('alice');
  await rig.link(teacher);
  thread = await rig.patient(teacher);
  for (const person of [teacher, alice]) await rig.answerTo(person.send(thread, question));
  await teacher.command('class', '/help').finished();
  rig.sandbox.expireTokens();
  await rig.answerTo(alice.send(thread, 'And since when?'));
  rig.playground.faults.next({ method: 'POST', path: '/messages' }, { status: 429, retryAfter: 0.05 });
  await rig.answerTo(alice.send(thread, 'Is it worse at night?'));
});
afterAll(() => rig.close());

describe('the metrics', () => {
  it('count questions, calls, requests, writes, commands and sessions', async () => {
    const found = await families();
    expect(total(found.get('rounds_turns_total'), { partner: 'patient', outcome: 'answered' })).toBe(4);
    for (const part of ['total', 'service', 'discord']) {
      expect(total(found.get('rounds_answer_seconds'), { part })).toBe(4);
    }
    const submit = { endpoint: '/external/v1/case/chat/submit/', status: '200' };
    expect(total(found.get('rounds_service_call_seconds'), submit)).toBe(4);
    expect(total(found.get('rounds_token_refreshes_total'), { outcome: 'refreshed' })).toBe(1);
    const posts = { method: 'POST', route: '/channels/:id/messages' };
    expect(total(found.get('rounds_discord_requests_total'), { ...posts, status: '200' })).toBeGreaterThan(3);
    expect(total(found.get('rounds_discord_requests_total'), { ...posts, status: '429' })).toBe(1);
    expect(total(found.get('rounds_discord_rate_limits_total'))).toBe(1);
    expect(total(found.get('rounds_store_write_seconds'), { outcome: 'written' })).toBeGreaterThan(10);
    expect(total(found.get('rounds_interaction_seconds'), { name: '/patient' })).toBe(1);
    expect(total(found.get('rounds_interaction_seconds'), { name: 'form' })).toBe(1);
    expect(total(found.get('rounds_gateway_events_total'), { event: 'session' })).toBe(1);
    expect(total(found.get('rounds_gateway_connected'))).toBe(1);
    expect(total(found.get('rounds_conversations_open'))).toBe(1);
  });

  it('have the failed writes at 0 before the first one fails, because Prometheus sees no increase in what it has not seen before', async () => {
    const { metrics = [] } = (await families()).get('rounds_store_write_seconds') ?? {};
    expect(metrics.filter(({ labels }) => labels['outcome'] === 'failed').map(({ value }) => value)).toEqual([
      0,
    ]);
  });

  it('have the answer’s two halves in its total', async () => {
    const { metrics = [] } = (await families()).get('rounds_answer_seconds') ?? {};
    const sum = (part: string): number => Number(metrics.find((one) => one.labels['part'] === part)?.sum);
    expect(sum('service')).toBeGreaterThan(0);
    expect(sum('total')).toBeGreaterThanOrEqual(sum('service') + sum('discord') - 0.01);
  });

  it('contain nobody: no id, no name, nothing that was written, and no secret', async () => {
    const text = await scrape();
    const { world } = rig.playground;
    const people = [...world.users.values()].flatMap(({ id, name, displayName }) => [id, name, displayName]);
    const places = [...world.guilds.values()].flatMap(({ id, name }) => [id, name]);
    const said = world.messages(thread.id).flatMap(({ id, content }) => [id, content]);
    const titles = rig.sandbox.cases.map(({ title }) => title);
    const users = rig.sandbox.users.flatMap(({ username, password }) => [username, password]);
    const secrets = [rig.playground.token, rig.sandbox.clientSecret];
    const all = [...people, ...places, ...said, ...titles, ...users, ...secrets, thread.id, thread.name];
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((one) => one.length > 3 && text.includes(one))).toEqual([]);
    expect(text).not.toContain('Xanthippe');
    const values = [...(await families()).values()].flatMap(({ metrics }) =>
      metrics.flatMap(({ labels }) => Object.values(labels)),
    );
    expect(values.filter((value) => /\d{15}/.test(value))).toEqual([]);
  });

  it('have few labels, whose values our own code chooses', async () => {
    const bounded: Readonly<Record<string, RegExp>> = {
      partner: /^(patient|topic)$/,
      outcome: /^(answered|refreshed|written|failed|[a-z_]+)$/,
      part: /^(total|service|discord)$/,
      endpoint: /^\/(o\/token\/|external\/v1\/[a-z/_]+)?$/,
      status: /^(\d{3}|none|[a-z_]+)$/,
      method: /^[A-Z]+$/,
      route: /^(\/(:id|:token|@me|@original|[a-z-]+))+$/,
      scope: /^(user|global|shared|unknown)$/,
      event: /^(session|resumed|lost)$/,
      name: /^(\/[a-z_ ]+|button|form|suggestion|unknown)$/,
      cause: /^[a-z_]+$/,
    };
    for (const { name, metrics } of (await families()).values()) {
      if (!name.startsWith('rounds_')) continue;
      expect(metrics.length).toBeLessThan(60);
      for (const [label, value] of metrics.flatMap((metric) => Object.entries(metric.labels))) {
        expect(`${name} ${label} ${bounded[label]?.test(value)} ${value}`).toBe(
          `${name} ${label} true ${value}`,
        );
      }
    }
  });

  it('show what waits, how long and why', async () => {
    rig.sandbox.faults.always('/case/chat/submit/', { kind: 'status', status: 503 });
    const teacher = rig.playground.person('teacher');
    teacher.send(thread, 'Do you smoke?');
    await expect
      .poll(async () => total((await families()).get('rounds_threads_holding'), { cause: 'service' }))
      .toBe(1);
    const found = await families();
    expect(total(found.get('rounds_questions_waiting'))).toBe(1);
    expect(total(found.get('rounds_oldest_question_seconds'))).toBeGreaterThan(0);
    expect(total(found.get('rounds_unexplained_question_seconds'))).toBe(0);
    rig.sandbox.faults.clear();
  });

  it('are not where members are', async () => {
    expect((await fetch(`${rig.pageUrl()}/metrics`)).status).toBe(404);
  });
});

describe('the queries worth an alert', () => {
  it('ask only for what there is', async () => {
    const there = new Set<string>();
    for (const { name, type } of (await families()).values()) {
      there.add(name);
      if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) there.add(`${name}_${end}`);
    }
    const guide = await readFile(new URL('../../docs/watching.md', import.meta.url), 'utf8');
    const asked = guide.match(/\brounds_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !there.has(name))).toEqual([]);
  });
});
