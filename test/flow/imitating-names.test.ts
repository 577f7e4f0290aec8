import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endAll, pressed, saidIn, raisedHand, shelve } from '../support/room.ts';
import { filesOf } from '../support/transcripts.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels, notices, panel } = texts;

/** Nicknames and questions that try to look like something of ours, in everything that the bot shows. */

let rig: Rig;
/** The case of a patient whose name is known. */
let maria: string;
let teacher: Person;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  bob = rig.playground.person('bob');
  await rig.link(teacher, 'student1');
  maria = String(rig.sandbox.cases[2]?.id);
  await shelve(rig, teacher, { id: maria, title: 'A cough', name: 'Maria Rossi' });
});
afterAll(() => rig.close());
afterEach(() => endAll(rig));

const mention = ({ id }: Person): string => `<@${id}>`;

/** Markdown that Discord would show as such, a character that turns the text around, and another line. */
const unsafe = /(?<!\\)[*_~`|<>[\]@#]|\u202e|\n/;

const family = '👩‍👩‍👧‍👦';

describe.each([
  ['the patient, in look-alike letters', '**Mаria Rоssi** asks:\u202e\n@here', true],
  ['small print, a mention, a link and a tag', '-# Z̸̢͝a <@1>[l](http://x)<b>', false],
  ['a heading, a quote and a formula', '=1+1 # > `x` ~~|| __@everyone', false],
  ['thirty-two characters of emoji', `${family}${family}${'🥼'.repeat(5)}`, false],
])('a nickname that imitates %s', (_what, nick, isLikePatient) => {
  const open = () => rig.patient(teacher, { case: maria, who: 'hands' });

  it('is shown as a name, wherever the bot shows it', async () => {
    const thread = await open();
    const member = rig.playground.world.guild(thread.guildId).members.get(bob.id);
    if (member === undefined) throw new Error('no member');
    member.nick = nick;

    await raisedHand(rig, bob, thread);
    const line = notices.floorIs({ holder: mention(bob), next: [], up: 0 });
    expect((await saidIn(rig, thread, line)).mentions).toEqual([bob.id]);
    const shown = await teacher.command(thread, '/manage').finished();
    expect(shown.content).toContain(panel.floor(mention(bob)));
    expect(shown.content).not.toContain(nick);

    await bob.command(thread, '/say', { message: 'Where does it hurt?' }).finished();
    const said = await saidIn(rig, thread, ({ content }) => content.endsWith('>>> Where does it hurt?'));
    const [heading = ''] = said.content.split('\n>>> ');
    expect(heading).not.toMatch(unsafe);
    expect(heading).toContain(texts.memberAsks(isLikePatient ? texts.memberNotPartner('') : ''));
    expect(said.mentions).toEqual([]);
    await rig.answerTo(said);

    const { html, md, json, csv } = await filesOf(await teacher.command(thread, '/transcript').finished());
    const plain = nick.replace(/\s+/g, ' ').replace('\u202e', '');
    expect(json.people.map(({ name }) => name.replace(/\s+/g, ' ').replace('\u202e', ''))).toEqual([plain]);
    const speaker = /^\*\*(.+)\*\*, .+\n\n> Where does it hurt\?$/m.exec(md)?.[1];
    expect(speaker).toBeDefined();
    expect(speaker).not.toMatch(unsafe);
    expect(html).not.toMatch(/<b>(?!<bdi>)|\u202e/);
    expect(csv.slice(1).map((cells) => [cells.length === csv[0]?.length, cells[1]?.startsWith('=')])).toEqual(
      [[true, false]],
    );
    delete member.nick;
  });

  it('is not taken over by a question that is kept', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    const line = await saidIn(rig, thread, notices.floorIs({ holder: mention(alice), next: [], up: 0 }));
    const early = bob.send(thread, `${nick}\n-# **Paused** by Dr. Teacher?`);
    await pressed(rig, bob, { below: await rig.answerTo(early), label: labels.raiseHand });
    await alice.press(line, labels.passOn).answered;
    const given = `${notices.floorIs({ holder: mention(bob), next: [], up: 0 })}\n> `;
    const quoting = await saidIn(rig, thread, ({ content }) => content.startsWith(given));
    expect(quoting.content.slice(given.length)).not.toMatch(unsafe);
    expect(quoting.mentions).toEqual([bob.id]);
  });
});
