import { describe, expect, test } from 'vitest';
import type { DeferredRecord } from '../../src/discord/interactions/deferred.ts';
import { command, type Route } from '../../src/discord/interactions/route.ts';
import { done, say, type Reply } from '../../src/discord/reply.ts';
import { channelId, interactionId, userId } from '../../src/lib/ids.ts';
import { Secret } from '../../src/lib/secret.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { alice, press, pressed, slowly, start, texts, typed } from '../support/router-bench.ts';

const { router: routerTexts } = wordsFor('en');

/** A command that may be repeated, shows this and never comes to its end. */
const neverEnding = (progress: Reply): Route =>
  command({
    name: 'endless',
    description: () => 'endless',
    where: 'guild',
    repeatable: true,
    async *handle() {
      yield progress;
      return new Promise<Reply>(() => undefined);
    },
  });

describe('a command that a crash cut off', () => {
  const cutOff = (name: string, age = 0): DeferredRecord => ({
    interactionId: interactionId('400000000000000009'),
    token: new Secret('token-of-the-cut-off'),
    applicationId: '500000000000000001',
    deferral: 'private',
    invocation: { kind: 'command', name, values: {} },
    channelId: channelId('600000000000000001'),
    userId: userId(alice),
    at: Date.now() - age,
  });

  test('ends as interrupted, and can be run again with its button if that does no harm', async () => {
    const { route, letGo } = slowly(say('second time'), { repeatable: true });
    letGo();
    const { discord, router, records } = await start([route]);
    const record = cutOff('slow');
    records.set(record.interactionId, record);
    discord.startThinking(record.token.reveal());
    await router.endInterrupted([record]);
    expect(discord.sent.at(-1)).toMatchObject({ what: 'edit', content: routerTexts.interrupted });
    await router.receive(pressed(discord.sent.at(-1)?.buttons[0] ?? ''));
    expect(discord.sent.at(-1)).toMatchObject({ content: 'second time', ephemeral: true });
    expect(records.size).toBe(0);
  });

  test('is reported once, even if the bot restarts before its button is pressed', async () => {
    const { route } = slowly(done, { repeatable: true });
    const { discord, router, records } = await start([route]);
    const record = cutOff('slow');
    records.set(record.interactionId, record);
    discord.startThinking(record.token.reveal());
    await router.endInterrupted([...records.values()]);
    await router.endInterrupted([...records.values()]);
    expect(texts(discord.sent)).toEqual([routerTexts.interrupted]);
    expect(records.size).toBe(1);
  });

  test('runs again only for the person who asked, and only once', async () => {
    const { route, letGo } = slowly(say('second time'), { repeatable: true });
    letGo();
    const { discord, router, records } = await start([route]);
    const record = cutOff('slow');
    records.set(record.interactionId, record);
    discord.startThinking(record.token.reveal());
    await router.endInterrupted([record]);
    const button = discord.sent.at(-1)?.buttons[0] ?? '';
    await router.receive({ ...pressed(button), member: { user: { id: '9', username: 'bob' } } });
    expect(discord.sent.at(-1)).toMatchObject({ content: routerTexts.notYours });
    await router.receive(pressed(button));
    await router.receive(pressed(button));
    expect(discord.sent.at(-1)).toMatchObject({ content: routerTexts.answerGone });
    expect(discord.sent.filter(({ content }) => content === 'second time')).toHaveLength(1);
  });

  test('after it has shown something keeps that, and ends in a message of its own', async () => {
    const { route } = slowly(done);
    const { discord, router, records } = await start([route]);
    const record = cutOff('slow');
    records.set(record.interactionId, record);
    await router.endInterrupted([record]);
    expect(discord.sent).toMatchObject([{ what: 'follow', content: routerTexts.interruptedAskAgain }]);
  });

  test.each([{ cutOff: 'Nothing was written.' }, {}])(
    'does not leave its progress behind: %j',
    async (more: { readonly cutOff?: string }) => {
      const progress: Reply = { kind: 'private', messages: [{ content: '⏳ being written' }], ...more };
      const { discord, router, records } = await start([neverEnding(progress)]);
      void router.receive(typed('endless'));
      await discord.until((sent) => sent.some(({ content }) => content === '⏳ being written'));
      await router.endInterrupted([...records.values()]);
      const above = more.cutOff === undefined ? '' : `${more.cutOff}\n\n`;
      expect(discord.privately()).toEqual([`${above}${routerTexts.interrupted}`]);
      expect(discord.sent.at(-1)?.buttons).toHaveLength(1);
    },
  );

  test('that answered below a button does not leave its progress behind either', async () => {
    const progress: Reply = { kind: 'private', messages: [{ content: '⏳ being written' }] };
    const { discord, router, records } = await start([
      press.on(async function* () {
        yield progress;
        yield progress;
        return new Promise<Reply>(() => undefined);
      }),
    ]);
    const button = press.make({ label: 'Press', with: { what: 'x' } });
    void router.receive(pressed(button.kind === 'button' ? button.customId : ''));
    await discord.until((sent) => sent.filter(({ content }) => content === '⏳ being written').length === 2);
    await router.endInterrupted([...records.values()]);
    expect(discord.privately().filter((content) => content !== undefined)).toEqual([
      routerTexts.interruptedAskAgain,
    ]);
  });

  test('keeps its answer if the crash came after it', async () => {
    const progress: Reply = { kind: 'private', messages: [{ content: '⏳ being written' }] };
    const { discord, router, records } = await start([
      command({
        name: 'endless',
        description: () => 'endless',
        where: 'guild',
        async *handle() {
          yield progress;
          return say('The answer');
        },
      }),
    ]);
    const noted: DeferredRecord[] = [];
    const { set } = records;
    records.set = (key, value) => {
      noted.push(value);
      return set.call(records, key, value);
    };
    await router.receive(typed('endless'));
    await router.endInterrupted(noted.slice(-1));
    expect(discord.privately()).toEqual(['The answer', routerTexts.interruptedAskAgain]);
  });

  test('that is not safe to repeat has no such button and is forgotten', async () => {
    const { route } = slowly(done);
    const { discord, router, records } = await start([route]);
    const record = cutOff('slow');
    records.set(record.interactionId, record);
    discord.startThinking(record.token.reveal());
    await router.endInterrupted([record]);
    expect(discord.sent.at(-1)).toMatchObject({ content: routerTexts.interruptedAskAgain, buttons: [] });
    expect(records.size).toBe(0);
  });

  test('longer ago than Discord accepts an answer is forgotten without a request', async () => {
    const { route } = slowly(done, { repeatable: true });
    const { discord, router, records } = await start([route]);
    const record = cutOff('slow', 16 * 60_000);
    records.set(record.interactionId, record);
    await router.endInterrupted([record]);
    expect(discord.sent).toEqual([]);
    expect(records.size).toBe(0);
  });
});
