import { expect, it } from 'vitest';
import type { DiscordFailure, ServiceFailure } from '../../src/lib/failure.ts';
import { languageNames, wordsFor } from '../../src/locale/words.ts';

const {
  account: accountTexts,
  failures: { discord: discordWords, service: serviceWords },
} = wordsFor('en');

const serviceFailures: readonly ServiceFailure[] = [
  ...(['unreachable', 'unavailable', 'account_refused', 'renewal_fails', 'store'] as const).map(
    (reason) => ({ kind: 'not_taken', reason }) as const,
  ),
  { kind: 'not_taken', reason: 'rate_limited', retryAfter: 3_600_000 },
  ...(['timeout', 'connection_lost', 'server_error', 'too_large', 'unreadable'] as const).map(
    (reason) => ({ kind: 'in_doubt', reason }) as const,
  ),
  { kind: 'not_taken', reason: 'account_refused', quote: '*'.repeat(200) },
  { kind: 'rejected', status: 404 },
  { kind: 'rejected', status: 400, reason: '*'.repeat(200) },
  { kind: 'rejected', status: 400, reason: '🩺'.repeat(200) },
  ...(['redirect', 'certificate', 'address', 'credentials'] as const).map(
    (reason) => ({ kind: 'misconfigured', reason }) as const,
  ),
  { kind: 'invalid_grant' },
  { kind: 'too_long' },
  { kind: 'too_slow' },
  ...(['not_linked', 'sign_in_ended', 'other_account'] as const).map(
    (reason) => ({ kind: 'needs_link', reason }) as const,
  ),
  { kind: 'cancelled' },
];

const discordFailures: readonly DiscordFailure[] = [
  { kind: 'unreachable' },
  { kind: 'forbidden', code: 160_005 },
  { kind: 'unknown_channel' },
  { kind: 'unknown_message' },
  { kind: 'unknown_interaction' },
  { kind: 'already_acknowledged' },
  ...[160_006, 20_016, 20_028, 30_033, 30_046].map((code) => ({ kind: 'limit', code }) as const),
  { kind: 'unauthorized' },
  ...[50_035, 200_000, 200_001, 240_000].map((code) => ({ kind: 'refused', status: 400, code }) as const),
];

it.each([...serviceFailures.map(serviceWords), ...discordFailures.map(discordWords)])(
  'can be read in one breath: %s',
  (words) => {
    expect(words.length).toBeLessThanOrEqual(200);
  },
);

it.each(languageNames)('in $name, a failure may be a quarter longer than in English', ({ tag }) => {
  const { service, discord } = wordsFor(tag).failures;
  const told = [...serviceFailures.map(service), ...discordFailures.map(discord)];
  expect(told.filter(({ length }) => length > 250)).toEqual([]);
});

it('what a server’s filter or one of its limits stops has words of its own', () => {
  const told = discordFailures.map((failure) => discordWords(failure).replace(/\(\d+\)/, ''));
  expect(new Set(told).size).toBe(discordFailures.length);
});

it.each([
  ...Object.values(accountTexts.noNumber),
  ...Object.values(accountTexts.prompt),
  accountTexts.wrongNumber(0),
  accountTexts.wrongNumber(4),
  accountTexts.unreadableNumber,
  accountTexts.tooManyLinks(Date.now()),
])('is short enough for an error: %s', (words) => {
  expect(words.length).toBeLessThanOrEqual(200);
});

it('the service’s reason cannot act as markdown or as a mention', () => {
  const words = serviceWords({
    kind: 'rejected',
    status: 400,
    reason: '@everyone <@1> [x](https://y) `z`\n# big',
  });
  expect(words).not.toMatch(/(?<!\\)[@<>[\]`#]/);
  expect(words).not.toContain('\n');
});

it('what Discord shows of the number form fits', () => {
  const { title, number, hint, placeholder } = accountTexts.form;
  expect([title.length, number.length].every((length) => length <= 45)).toBe(true);
  expect([hint.length, placeholder.length].every((length) => length <= 100)).toBe(true);
});
