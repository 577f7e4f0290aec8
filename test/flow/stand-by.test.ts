import type { Message } from 'discord-playground/world/entities';
import { expect, it } from 'vitest';
import { consultDoctor } from '../../src/app/doctor/doctor.ts';
import { exitCodes } from '../../src/app/exit-codes.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { createBench } from '../chaos/bench.ts';
import type { BotProcess } from '../chaos/bot-process.ts';
import { describeWithPostgres, newSchema } from '../support/databases.ts';
import { inOneFile } from '../support/program.ts';
import { freePort } from '../support/front.ts';
import { wireTo } from '../support/wire.ts';

const { start: texts } = operatorWords;

/** The bot, with Alice in a thread with a patient. */
const once = { asked: 1, answers: 1 };

const conversing = async (onTestFinished: (clean: () => Promise<void>) => void) => {
  const place = await newSchema();
  onTestFinished(() => place.drop());
  /** Between the first process and the database. */
  const wire = await wireTo(place.url);
  onTestFinished(() => wire.close());
  const bench = await createBench({ storeUrl: wire.url, program: inOneFile, supervised: true });
  onTestFinished(() => bench.close());
  bench.bot.start();
  await bench.bot.ready();
  const alice = bench.playground.person('alice');
  await bench.link(alice, 'student1');
  const thread = await bench.patient(alice);

  const ask = (text: string): Message => alice.send(thread, text);
  const answered = (question: Message): Promise<Message> => bench.until(() => bench.repliesTo(question)[0]);
  const timesAsked = (text: string): number =>
    bench.sandbox
      .calls()
      .filter(({ path, body }) => path.endsWith('/chat/submit/') && body['message'] === text).length;
  return {
    bench,
    wire,
    ask,
    answered,
    askedAndAnswered: async (text: string): Promise<void> => {
      await answered(ask(text));
    },
    /** A second process, which reaches the database on a way of its own. */
    standingBy: async (changes: Readonly<Record<string, string>> = {}): Promise<BotProcess> => {
      const second = bench.another({ STORE_URL: place.url, ...changes });
      second.start();
      await second.says(texts.standsBy);
      return second;
    },
    /** Everything was asked once and answered once. */
    fateOf: (question: Message) => ({
      asked: timesAsked(question.content),
      answers: bench.repliesTo(question).length,
    }),
  };
};

describeWithPostgres({ name: 'two processes on one store', concurrent: true }, () => {
  it('are the bot and its stand-by, which says so to whoever watches it', async ({ onTestFinished }) => {
    const { askedAndAnswered, bench, standingBy } = await conversing(onTestFinished);
    const HTTP_PORT = await freePort();
    const second = await standingBy({ HTTP_PORT });
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${HTTP_PORT}${path}`)).status;
    expect([await status('/live'), await status('/ready'), await status('/health')]).toEqual([200, 503, 503]);
    const consult = (PUBLIC_URL: string) =>
      consultDoctor({
        environment: { ...second.settings, PUBLIC_URL },
        now: () => Date.now(),
      });
    expect(await consult(bench.bot.pageUrl())).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ check: 'lock', code: 'stand_by', mark: 'ok' }),
        expect.objectContaining({ check: 'page', code: 'other', mark: 'ok' }),
      ]),
    );
    expect(await consult(`http://127.0.0.1:${HTTP_PORT}`)).toContainEqual(
      expect.objectContaining({ check: 'page', code: 'stand_by', mark: 'failed' }),
    );
    await askedAndAnswered('How are you?');
  });

  it('hand over when the first one ends, without a wait', async ({ onTestFinished }) => {
    const { answered, ask, askedAndAnswered, bench, fateOf, standingBy } = await conversing(onTestFinished);
    const second = await standingBy();
    await askedAndAnswered('How are you?');
    await bench.bot.kill('SIGTERM');
    const question = ask('And now?');
    await second.ready();
    await answered(question);
    expect(fateOf(question)).toEqual(once);
  });

  it('hand over when the first one is killed, with what it was asked meanwhile', async ({
    onTestFinished,
  }) => {
    const { answered, ask, askedAndAnswered, bench, fateOf, standingBy } = await conversing(onTestFinished);
    const second = await standingBy();
    await askedAndAnswered('How are you?');
    await bench.bot.kill('SIGKILL');
    const questions = ['Since when?', 'Where?'].map(ask);
    await second.ready();
    for (const question of questions) await answered(question);
    expect(questions.map(fateOf)).toEqual(questions.map(() => once));
    // Whoever comes back stands by.
    bench.bot.start();
    await bench.bot.says(texts.standsBy);
    await askedAndAnswered('And at night?');
  });

  it('hand over when the first one stands still, which then ends, is started again and stands by', async ({
    onTestFinished,
  }) => {
    const { answered, ask, askedAndAnswered, bench, fateOf, standingBy } = await conversing(onTestFinished);
    const second = await standingBy();
    await askedAndAnswered('How are you?');
    bench.bot.freeze();
    const question = ask('Does it hurt?');
    await second.ready();
    await answered(question);
    bench.bot.thaw();
    await bench.bot.says(texts.standsBy);
    expect(bench.bot.timesSaid(texts.storeLost)).toBe(1);
    const next = ask('And at night?');
    await answered(next);
    expect([question, next].map(fateOf)).toEqual([once, once]);
    expect(bench.bot.endedByItself.filter(({ code }) => code !== exitCodes.tryAgain)).toEqual([]);
  });
});

describeWithPostgres({ name: 'a bot alone', concurrent: true }, () => {
  it('ends when the database is away, and started again answers what was asked meanwhile', async ({
    expect: expects,
    onTestFinished,
  }) => {
    const { answered, ask, askedAndAnswered, bench, fateOf, wire } = await conversing(onTestFinished);
    await askedAndAnswered('How are you?');
    wire.cut();
    const question = ask('Does it hurt?');
    await expects.poll(() => bench.bot.starts).toBeGreaterThan(1);
    wire.mend();
    await answered(question);
    expect(fateOf(question)).toEqual(once);
    expect(bench.bot.timesSaid(texts.storeLost)).toBe(1);
  });
});
