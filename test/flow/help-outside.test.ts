import { describe, expect, it, onTestFinished } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf, pressed, saidIn } from '../support/room.ts';
import { linkIn } from '../support/between.ts';
import { startRig } from '../support/rig.ts';
import { sharedRig } from '../support/shared-rig.ts';

const {
  account: accountTexts,
  conversation: conversationTexts,
  router: routerTexts,
  help: helpTexts,
} = wordsFor('en');
const helpText = (...asked: Parameters<typeof helpTexts.text>): string =>
  `${helpTexts.text(...asked)}\n${helpTexts.patientLanguage}`;

const { rig, alice } = await sharedRig({ linked: [] });
const bot = `<@${rig.playground.world.bot.id}>`;

const facts = () => ({
  demo: false,
  operatorContact: undefined,
  privacyUrl: `${rig.pageUrl()}/privacy`,
});

describe('/help', () => {
  it('tells only the person who asks, and leads to a new page once its button is pressed', async () => {
    const bob = rig.playground.person('bob');
    const page = linkIn(await bob.command('class', '/link').finished());
    const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
    const help = bob.command('class', '/help');
    const message = await help.finished();
    expect(message.content).toBe(helpText({ kind: 'channel', account: 'not_linked' }, facts()));
    expect(message.visibleTo).toBe(bob.id);
    expect(labelsOf(message)).toEqual([accountTexts.buttons.link]);
    expect(await statusOf(page)).toBe(200);
    const next = linkIn((await pressed(rig, bob, { below: help, label: accountTexts.buttons.link })).message);
    expect([await statusOf(page), await statusOf(next)]).toEqual([410, 200]);
  });
});

describe('help that nobody asked for with a command', () => {
  it('answers a mention outside a conversation once a minute per channel, and a plain message not at all', async () => {
    const channel = rig.playground.place('class');
    alice.send('class', 'Good morning, all');
    const mention = alice.send('class', `${bot} what can you do?`);
    const help = await rig.answerTo(mention);
    expect(help.content).toBe(helpText({ kind: 'channel', account: 'not_linked' }, facts()));
    expect(help.mentions).toEqual([]);
    alice.send('class', `${bot} and what else?`);
    // In another channel the minute has not begun; the answer there comes after everything that was sent before.
    await rig.answerTo(alice.send('study-group', `${bot} hello`));
    expect(rig.said(channel)).toHaveLength(1);
  });

  it('answers a mention of the bot’s role too', async () => {
    const { playground } = rig;
    const ward = playground.createChannel(playground.guild(), 'ward');
    const role = playground.world.botRole(playground.guild());
    const help = await rig.answerTo(alice.send(ward, `<@&${role?.id ?? ''}> what can you do?`));
    expect(help.content).toBe(helpText({ kind: 'channel', account: 'not_linked' }, facts()));
    expect(help.mentions).toEqual([]);
  });

  it('leads whoever replies to an announcement into its thread, each of them', async () => {
    const [bob, teacher] = [rig.playground.person('bob'), rig.playground.person('teacher')];
    await rig.link(teacher);
    const thread = await rig.patient(teacher);
    const replyTo = rig.playground.world.message(thread.parentId, thread.id);
    for (const person of [alice, bob]) {
      const led = await rig.answerTo(person.send('class', 'Do you smoke?', { replyTo }));
      expect(led.content).toBe(conversationTexts.small(helpTexts.inThread(person.id, thread.id)));
      expect(led.mentions).toEqual([]);
    }
    const before = rig.said(rig.playground.place('class')).length;
    alice.send('class', 'Since when?', { replyTo });
    const later = rig.playground.createChannel(rig.playground.guild(), 'later');
    await rig.answerTo(alice.send(later, `${bot} hello`));
    expect(rig.said(rig.playground.place('class'))).toHaveLength(before);
  });

  it('answers a direct message, once a minute', async () => {
    const dm = alice.openDm();
    const first = alice.send(dm, 'Hello?');
    const wording = helpText({ kind: 'dm', account: 'not_linked' }, facts());
    const help = await saidIn(rig, dm, wording);
    expect(help.reference?.messageId).toBe(first.id);
    alice.send(dm, 'Anybody?');
    await alice.command('class', '/help').finished();
    expect(rig.said(dm)).toHaveLength(1);
  });
});

describe('a server that the bot is not set up for', () => {
  it('is told so when somebody mentions the bot', async () => {
    const foreign = await startRig({ settings: { ALLOWED_GUILDS: '1' } });
    onTestFinished(() => foreign.close());
    const mention = foreign.playground
      .person('alice')
      .send('class', `<@${foreign.playground.world.bot.id}> hello`);
    expect((await foreign.answerTo(mention)).content).toBe(routerTexts.foreignServer);
  });
});
