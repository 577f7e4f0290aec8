import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { hinted, managed, saidIn, spoken } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const {
  conversation: texts,
  help: { text: helpText, patientLanguage },
} = wordsFor('en');

const { rig, heard, teacher, alice, bob } = await sharedRig({ patientsAlone: true });
const bot = `<@${rig.playground.world.bot.id}>`;

const open = (values: Readonly<Record<string, string | boolean>> = {}): Promise<Thread> =>
  rig.patient(teacher, values);

const openForMentions = async (): Promise<Thread> => {
  const thread = await open();
  await managed(rig, teacher, { thread, label: texts.buttons.onlyMentions });
  return thread;
};

/** Everything sent before has been looked at once this message, which is a turn, has its answer. */
const afterwards = async (thread: Thread): Promise<void> => {
  await rig.answerTo(teacher.send(thread, `${bot} Is that all?`));
  expect(heard().at(-1)).toBe('Is that all?');
};
const heardBefore = async (thread: Thread): Promise<readonly unknown[]> => {
  await afterwards(thread);
  return heard().slice(0, -1);
};

/** Waits until the bot has marked a message as not asked. */
const marked = ({ channelId, id }: Message): Promise<boolean> =>
  rig.playground.waitFor((world) => (world.message(channelId, id)?.reactions.size ?? 0) > 0);

describe('what is a turn', () => {
  it('is whatever anyone in the thread writes, and each gets an answer', async () => {
    const thread = await open();
    const first = await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    const second = await rig.answerTo(bob.send(thread, 'Do you smoke?'));
    expect([first, second].map(({ authorId }) => authorId)).toEqual(
      Array(2).fill(rig.playground.world.bot.id),
    );
    expect(heard()).toEqual(['Where does it hurt?', 'Do you smoke?']);
  });

  it('reaches the service without the mention of the bot, with nobody’s name and :name: for emoji', async () => {
    const thread = await open();
    await rig.answerTo(alice.send(thread, `${bot} Did <@${bob.id}> see you <:smile:123456789012345678>?`));
    expect(heard()).toEqual([`Did ${texts.unnamed.person} see you :smile:?`]);
  });

  it('is not an aside, a reply to another person, or anything that begins with another person’s mention', async () => {
    const thread = await open();
    const question = bob.send(thread, '(( is it the heart?');
    alice.send(thread, 'I think so', { replyTo: question });
    alice.send(thread, `<@${bob.id}> what do you think?`);
    alice.send(thread, '// a note');
    expect(await heardBefore(thread)).toEqual([]);
  });

  it('is not made of emoji or mentions alone', async () => {
    const thread = await open();
    for (const content of ['👍🏽', '1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👨‍👩‍👧', '<:smile:123456789012345678>', bot, `<@${bob.id}>`]) {
      alice.send(thread, content);
    }
    expect(await heardBefore(thread)).toEqual([]);
  });

  it('is the text of a forwarded message', async () => {
    const thread = await open();
    const elsewhere = alice.send('class', 'Any allergies?');
    await rig.answerTo(alice.send(thread, '', { forward: elsewhere }));
    expect(heard()).toEqual(['Any allergies?']);
  });

  it('is the text that comes with an attachment; attachments and links without text get one hint a person, then a hand', async () => {
    const thread = await open();
    const attachments = [{ name: 'notes.txt', data: 'secret notes' }];
    await rig.answerTo(alice.send(thread, 'What about this?', { attachments }));
    await saidIn(rig, thread, hinted(alice, texts.hints.text_alone));
    alice.send(thread, '', { attachments });
    await saidIn(rig, thread, hinted(alice, texts.hints.no_text));
    await marked(alice.send(thread, '', { attachments }));
    // As GIFs come.
    bob.send(thread, 'https://tenor.com/view/cat-gif-123');
    await saidIn(rig, thread, hinted(bob, texts.hints.no_text));
    expect(await heardBefore(thread)).toEqual(['What about this?']);
  });

  it('is none if it answers another person, which is marked and explained once', async () => {
    const thread = await open();
    const question = alice.send(thread, 'Any headache?');
    await rig.answerTo(question);
    const reply = bob.send(thread, 'And any muscle pain?', { replyTo: question });
    await saidIn(rig, thread, hinted(bob, texts.hints.side_talk));
    await marked(reply);
    await marked(bob.send(thread, 'I would ask that.', { replyTo: question }));
    expect(await heardBefore(thread)).toEqual(['Any headache?']);
  });

  it('is as it was asked, whose author is told that an edit came too late', async () => {
    const thread = await open();
    const question = alice.send(thread, 'Since when?');
    await rig.answerTo(question);
    alice.edit(question, 'Since when exactly?');
    await saidIn(rig, thread, hinted(alice, texts.hints.asked_already));
    expect(await heardBefore(thread)).toEqual(['Since when?']);
  });

  it('is told what is not one even if the host wrote it', async () => {
    const thread = await open();
    teacher.send(thread, '', { attachments: [{ name: 'rash.png', data: 'a picture' }] });
    await saidIn(rig, thread, hinted(teacher, texts.hints.no_text));
    teacher.send(thread, '/reset please');
    await saidIn(rig, thread, hinted(teacher, texts.hints.command('reset')));
    expect(heard()).toEqual([]);
  });
});

describe('a conversation that hears only mentions', () => {
  it('answers mentions, replies to the bot and mentions of its role, and nothing else', async () => {
    const thread = await openForMentions();
    const role = rig.playground.world.botRole(rig.playground.guild());
    alice.send(thread, 'Nobody should answer this');
    await saidIn(rig, thread, hinted(alice, texts.hints.mentions));
    const answer = await rig.answerTo(alice.send(thread, `${bot} How are you?`));
    await rig.answerTo(alice.send(thread, 'Since when?', { replyTo: answer }));
    await rig.answerTo(alice.send(thread, `<@&${role?.id ?? ''}> How old are you?`));
    expect(heard()).toEqual(['How are you?', 'Since when?', 'How old are you?']);
  });
});

describe('a conversation for the host alone', () => {
  it('answers the host, and gives everyone else one hint each', async () => {
    const thread = await open({ who: 'me' });
    alice.send(thread, 'May I?');
    await saidIn(rig, thread, hinted(alice, texts.hints.left_out));
    await marked(alice.send(thread, 'Hello?'));
    bob.send(thread, 'Me too?');
    await saidIn(rig, thread, hinted(bob, texts.hints.left_out));
    expect(await heardBefore(thread)).toEqual([]);
  });

  it('tells those who are left out so in /help, even if they can manage the thread', async () => {
    const thread = await open({ who: 'me' });
    const help = await rig.playground.person('owner').command(thread, '/help').finished();
    const leftOut = {
      kind: 'conversation',
      partner: 'patient',
      role: 'left_out',
      hears: 'everything',
      isByHand: false,
    } as const;
    const text = helpText(leftOut, { demo: false, privacyUrl: `${rig.pageUrl()}/privacy` });
    expect(help.content).toBe(`${text}\n${patientLanguage}`);
  });
});

describe('/say', () => {
  it('answers its command with the words for everyone to see, and that message is the turn', async () => {
    const thread = await openForMentions();
    alice.command(thread, '/say', { message: 'Do you sleep well?' });
    const line = await saidIn(rig, thread, spoken('Do you sleep well?'));
    expect(line.visibleTo).toBeUndefined();
    expect((await rig.answerTo(line)).content).not.toBe('');
    expect(heard()).toEqual(['Do you sleep well?']);
  });

  it('takes as much as a message holds, however many lines it has', async () => {
    const thread = await open();
    const message = Array.from({ length: 150 }, (_, line) => `Question ${line}`)
      .join('\n')
      .padEnd(1_996, '?');
    alice.command(thread, '/say', { message });
    await rig.answerTo(await saidIn(rig, thread, spoken(message)));
    expect(heard()).toEqual([message]);
  });

  it('pings nobody, and reaches the service as words, without Discord’s ids', async () => {
    const thread = await open();
    const message = `${bot} did <@${bob.id}> ask? <:hm:123456789012345678>`;
    alice.command(thread, '/say', { message });
    const line = await saidIn(rig, thread, spoken(message));
    expect(line.mentions).toEqual([]);
    await rig.answerTo(line);
    expect(heard()).toEqual(['did someone ask? :hm:']);
    for (const nothing of [bot, `\u200b${bot}\u3164`]) {
      const refused = await alice.command(thread, '/say', { message: nothing }).finished();
      expect(refused.content).toBe(texts.hints.no_text);
    }
    expect(await heardBefore(thread)).toHaveLength(1);
  });

  it('is refused to those who are left out, and elsewhere says where it belongs', async () => {
    const thread = await open({ who: 'me' });
    const refused = await alice.command(thread, '/say', { message: 'Me too' }).finished();
    expect(refused.content).toBe(texts.hints.left_out);
    const nowhere = await alice.command('class', '/say', { message: 'Hello' }).finished();
    expect(nowhere.content).toBe(`${texts.belongsInThread} ${texts.yourOpen([])}`);
    expect(await heardBefore(thread)).toEqual([]);
  });

  it('is answered by a reply to it, which is not meant for the patient unless its speaker goes on', async () => {
    const thread = await open();
    alice.command(thread, '/say', { message: 'Where does it hurt?' });
    const line = await saidIn(rig, thread, spoken('Where does it hurt?'));
    await rig.answerTo(line);
    bob.send(thread, 'Good question!', { replyTo: line });
    const more = alice.send(thread, 'I mean when you walk', { replyTo: line });
    await rig.answerTo(more);
    expect(heard()).toEqual(['Where does it hurt?', 'I mean when you walk']);
  });
});
