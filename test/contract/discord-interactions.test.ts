import { expect, it } from 'vitest';
import { say } from '../../src/discord/reply.ts';
import { buttonKind } from '../../src/discord/interactions/components.ts';
import { command, type Handler } from '../../src/discord/interactions/route.ts';
import { answering } from '../support/answering-bot.ts';
import { start, typed } from '../support/router-bench.ts';

const named = (name: string, handle: Handler<object>) =>
  command({ name, description: () => name, where: 'guild_and_dm', handle });

it('heavy presses of one person are answered one after the other, and those of others meanwhile', async () => {
  const press = buttonKind('press');
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  const there = await answering([
    named('ask', async () => say('choose', [press.make({ label: 'Go', with: {} })])),
    press.on(
      async ({ displayName }) => {
        begun.push(displayName);
        await new Promise<void>((resolve) => letGo.push(resolve));
        return say('there it is');
      },
      { heavy: true },
    ),
  ]);
  const [alice, bob] = [there.person('alice'), there.person('bob')];
  const [hers, his] = [alice.command('class', '/ask'), bob.command('class', '/ask')];
  await Promise.all([hers.finished(), his.finished()]);
  const presses = [alice.press(hers, 'Go'), alice.press(hers, 'Go'), bob.press(his, 'Go')];
  await Promise.all(presses.map(({ answered }) => answered));
  await expect.poll(() => begun.length === 2).toBe(true);
  expect(new Set(begun).size).toBe(2);
  letGo.splice(0).forEach((go) => go());
  await expect.poll(() => begun.length === 3).toBe(true);
  await there.waitFor(() => presses[0]?.followUps()[0]?.content === 'there it is');
  letGo.splice(0).forEach((go) => go());
  await there.waitFor(() => presses[1]?.followUps().length === 1);
});

it.each([
  ['user', { member: undefined }],
  ['channel_id', { channel: undefined, channel_id: undefined }],
  ['type', { type: 99 }],
])('one whose %s cannot be read is dropped, and the log says which', async (field, more) => {
  const { router, log } = await start([]);
  await router.receive({ ...typed('any'), ...more });
  expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([{ field }]);
});
