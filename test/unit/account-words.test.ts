import { expect, test } from 'vitest';
import type { DiscordFailure, ServiceFailure } from '../../src/lib/failure.ts';
import { accountTexts } from '../../src/texts/account.ts';
import { discordWords, serviceWords } from '../../src/texts/failures.ts';

const serviceFailures: readonly ServiceFailure[] = [
  ...(['unreachable', 'unavailable', 'account_refused'] as const).map(
    (reason) => ({ kind: 'not_taken', reason }) as const,
  ),
  { kind: 'not_taken', reason: 'rate_limited', retryAfter: 3_600_000 },
  { kind: 'unauthorized' },
  ...(['timeout', 'connection_lost', 'server_error', 'too_large', 'unreadable'] as const).map(
    (reason) => ({ kind: 'in_doubt', reason }) as const,
  ),
  { kind: 'rejected', status: 404 },
  { kind: 'rejected', status: 400, reason: '*'.repeat(200) },
  { kind: 'rejected', status: 400, reason: '🩺'.repeat(200) },
  ...(['redirect', 'certificate', 'address', 'credentials'] as const).map(
    (reason) => ({ kind: 'misconfigured', reason }) as const,
  ),
  { kind: 'invalid_grant' },
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
  { kind: 'limit', code: 160_006 },
  { kind: 'unauthorized' },
  { kind: 'refused', status: 400, code: 50_035 },
];

test.each([...serviceFailures.map(serviceWords), ...discordFailures.map(discordWords)])(
  'can be read in one breath: %s',
  (words) => {
    expect(words.length).toBeLessThanOrEqual(200);
  },
);

test.each([
  ...Object.values(accountTexts.noNumber),
  ...Object.values(accountTexts.prompt),
  accountTexts.wrongNumber(0),
  accountTexts.wrongNumber(4),
  accountTexts.unreadableNumber,
  accountTexts.tooManyLinks(Date.now()),
])('is short enough for an error: %s', (words) => {
  expect(words.length).toBeLessThanOrEqual(200);
});

test('the reason of the service cannot act as markdown or as a mention', () => {
  const words = serviceWords({
    kind: 'rejected',
    status: 400,
    reason: '@everyone <@1> [x](https://y) `z`\n# big',
  });
  expect(words).not.toMatch(/(?<!\\)[@<>[\]`#]/);
  expect(words).not.toContain('\n');
});

test('what Discord shows of the number form fits', () => {
  const { title, number, hint, placeholder } = accountTexts.form;
  expect([title.length, number.length].every((length) => length <= 45)).toBe(true);
  expect([hint.length, placeholder.length].every((length) => length <= 100)).toBe(true);
});
