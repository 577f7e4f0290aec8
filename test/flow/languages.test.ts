import { selectsOf } from 'discord-playground/people/components';
import type { Person } from 'discord-playground/people/person';
import type { Guild, Message, Thread } from 'discord-playground/world/entities';
import { Locale } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { languageNames, wordsFor, type Texts } from '../../src/locale/words.ts';
import { labelsOf, saidIn, statusIn, threadIn, titleOf } from '../support/room.ts';
import { endNow, startedAs } from '../support/conversations.ts';
import { linkIn, numberIn, signIn } from '../support/between.ts';
import { sharedRig } from '../support/shared-rig.ts';

/** One bot for all languages: a server chooses its own, and each person has theirs. */

const english = wordsFor('en');
const others = languageNames.slice(1).map(({ tag }) => wordsFor(tag));
const spoken = languageNames.map(({ tag, name }): [string, Texts] => [name, wordsFor(tag)]);
/** A person in another language than the server. */
const besides = (words: Texts): Texts => others.find((one) => one !== words) ?? english;

const { rig, press, teacher, alice, bob } = await sharedRig({ linked: ['alice'] });

const serverSpeaks = async ({ language }: Texts): Promise<void> => {
  const home = await teacher.command('class', '/setup').finished();
  const [, menu] = selectsOf(home);
  const chosen = teacher.select(home, menu?.custom_id ?? '', [language.tag]);
  await chosen.answered;
};

const started = async (person: Person, words: Texts): Promise<Thread> => {
  const asked = person.command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id) });
  const answer = await startedAs(rig, { person, asked });
  const thread = threadIn(rig, answer);
  expect(answer.content).toBe(words.conversation.started(thread.id));
  return thread;
};

const firstIn = (thread: Thread, { conversation }: Texts): Promise<Message> =>
  saidIn(rig, thread, (message) => labelsOf(message).includes(conversation.buttons.manage));

/** The buttons below the first message of a conversation in this server, which is ended again. */
const startsIn = async (guild: Guild, words: Texts): Promise<readonly string[]> => {
  const [channel] = guild.channels.values();
  if (channel === undefined) throw new Error('the server has no channel');
  const asked = alice.command(channel, '/patient', { case: String(rig.sandbox.cases[0]?.id) });
  const thread = threadIn(rig, await startedAs(rig, { person: alice, asked }));
  const labels = labelsOf(await firstIn(thread, words));
  await endNow(rig, alice, thread);
  return labels;
};

const panelOf = (person: Person, first: Message, { conversation }: Texts): Promise<Message> =>
  press(person, first, conversation.buttons.manage);

describe.each(spoken)('%s', (_name, words) => {
  it('is on the page and in the form with which somebody links', async () => {
    bob.speak(words.language.tag);
    const asked = bob.command('class', '/link');
    const offered = await asked.finished();
    expect(offered.content).toContain(words.account.link);
    const url = linkIn(offered);
    const page = await (await fetch(url, { headers: { 'accept-language': words.language.tag } })).text();
    expect(page).toContain(`lang="${words.language.tag}"`);
    expect(page).toContain(words.page.signIn.submit);
    const user = rig.sandbox.users.find(({ username }) => username === 'student2');
    if (user === undefined) throw new Error('the sandbox has no student2');
    const html = await signIn(url, user);
    const form = bob.press(asked, words.account.buttons.enterNumber);
    await form.answered;
    const linked = bob.submitModal(form, { [words.account.form.number]: numberIn(html) });
    await linked.waitUntil(() => linked.message()?.content.includes('student2') === true);
    await bob.command('class', '/unlink').finished();
  });

  it('is what a thread speaks whose server has chosen it, whoever starts it', async () => {
    await serverSpeaks(words);
    alice.speak(besides(words).language.tag);
    const thread = await started(alice, besides(words));
    const title = titleOf(thread);
    const kind = 'patient';
    const about = { kind, title, host: 'Alice', who: 'everyone' } as const;
    await saidIn(rig, { id: thread.parentId }, words.conversation.announcement(about));
    const first = await firstIn(thread, words);
    const opening = { kind, who: 'everyone', hears: 'everything', host: 'Alice', demo: false } as const;
    expect(first.content).toBe(words.conversation.first(opening));

    await rig.answerTo(alice.send(thread, 'Hello?'));
    const panel = await panelOf(alice, first, words);
    const theirs = besides(words).conversation;
    expect(panel.content).toContain(theirs.panel.open);
    await press(alice, panel, theirs.buttons.pause);
    const paused = await statusIn(
      rig,
      thread,
      words.conversation.status.paused({ by: `<@${alice.id}>`, kind }),
    );
    await alice.press(paused, words.conversation.buttons.resume).answered;
    await statusIn(rig, thread, words.conversation.status.resumed(`<@${alice.id}>`));

    const transcript = await alice.command(thread, '/transcript').finished();
    expect(transcript.content).toContain(
      besides(words).transcript.ready({ title, asked: 1, people: 1 }).split('.')[0],
    );
    await endNow(rig, alice, thread);
    await saidIn(rig, thread, (message) => labelsOf(message).includes(words.conversation.buttons.startMyOwn));
  });

  it('is what somebody who reads it hears in private', async () => {
    bob.speak(words.language.tag);
    const help = await bob.command('class', '/help').finished();
    const situation = { kind: 'channel', account: 'not_linked' } as const;
    const [next = ''] = words.help.text(situation, { demo: false }).split('\n');
    expect(help.content).toContain(next);
    const commands = await fetch(
      `${rig.playground.apiUrl.replace(/\/api$/, '')}/playground/people/bob/commands?channel=${rig.playground.place('class').id}&key=${rig.playground.key}`,
    );
    expect(await commands.text()).toContain(JSON.stringify(words.conversation.commands.patient));
  });
});

it('a server that changes its language keeps its threads in theirs', async () => {
  const [before = english] = others;
  await serverSpeaks(before);
  alice.speak('en-US');
  const thread = await started(alice, english);
  const first = await firstIn(thread, before);
  await serverSpeaks(english);
  await rig.restart();
  await press(alice, await panelOf(alice, first, before), english.conversation.buttons.pause);
  const by = `<@${alice.id}>`;
  const paused = before.conversation.status.paused({ by, kind: 'patient' });
  expect(paused).not.toBe(english.conversation.status.paused({ by, kind: 'patient' }));
  expect((await statusIn(rig, thread, paused)).content).toContain(paused);
});

it('a community has its language from Discord, and a change counts for the next thread', async () => {
  const { playground } = rig;
  for (const words of others) {
    const { name, tag } = words.language;
    const guild = playground.addGuild({
      name,
      owner: 'teacher',
      locale: Object.values(Locale).find((one) => one.startsWith(tag)) ?? tag,
      channels: [{ name: `ward-${tag}` }],
    });
    expect(await startsIn(guild, words)).toContain(words.conversation.buttons.manage);
    playground.setLocale(guild, 'en-GB');
    expect(await startsIn(guild, english)).toContain(english.conversation.buttons.manage);
  }
});
