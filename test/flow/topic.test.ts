import type { Message } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { conversePath, labelsOf, saidIn, taken } from '../support/room.ts';
import { hasEnded, endLine } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts } = wordsFor('en');

const { rig, teacher, alice } = await sharedRig();

describe('a topic', () => {
  it('greets, answers turn by turn and ends where the service ends it', async () => {
    const thread = await rig.topic(teacher);
    const topic = rig.sandbox.topics[0];
    expect(thread.name).toBe(`${topic?.title.replaceAll(', ', ' ')} · Dr. Teacher`);
    const greeting = await saidIn(rig, thread, ({ content }) => content.startsWith('Welcome'));
    const [first] = rig.said(thread);
    expect(first === undefined ? [] : labelsOf(first)).toEqual([
      texts.buttons.manage,
      texts.buttons.transcript,
    ]);
    const spoken: Message[] = [];
    for (const content of ['Mr. Osei is short of breath', 'Two days after a hip operation', 'An embolism']) {
      spoken.push(await rig.answerTo(alice.send(thread, content)));
    }
    const last = await rig.answerTo(teacher.send(thread, 'Please come now'));
    const summary = endLine(texts.lines.ended.finished, { kind: 'topic', questions: 4, people: 2 });
    const ended = await saidIn(rig, thread, summary);
    await rig.playground.waitFor(() => hasEnded(rig.playground.world.thread(thread.id)));
    // Nothing is posted twice, although the service returns the whole dialog each time.
    const said = rig.said(thread).map(({ id }) => id);
    expect(said).toEqual([first, greeting, ...spoken, last, ended].map((message) => message?.id));
    expect(taken(rig, conversePath)).toHaveLength(4);
  });

  it('posts nothing a second time if the service returns the whole dialog with nothing new in it', async () => {
    const thread = await rig.topic(teacher);
    const dialog = (...contents: readonly string[]): void => {
      // Questions begin with a Q; everything else is the service's.
      const turns = contents.map((content) => ({
        role: content.startsWith('Q') ? 'user' : 'assistant',
        content,
      }));
      const body = JSON.stringify({ engage_id: 1, dialog: turns, is_end: null });
      rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body });
    };
    const answerTo = async (question: string): Promise<string> =>
      (await rig.answerTo(alice.send(thread, question))).content;

    dialog('Hello', 'Q1', 'A1');
    expect(await answerTo('Q1')).toBe('A1');
    dialog('Hello', 'Q1', 'A1');
    expect(await answerTo('Q2')).toBe(texts.nothingNew);
    dialog('Hello', 'Q1', 'A1', 'Q2', 'Q3');
    expect(await answerTo('Q3')).toBe(texts.nothingNew);
    dialog('Hello', 'Q4'); // shorter than what was posted already
    expect(await answerTo('Q4')).toBe(texts.nothingNew);
    dialog('Hello', 'Q1', 'A1', 'Q5', 'A5');
    expect(await answerTo('Q5')).toBe('A5');
    dialog('A5', 'Q6', 'A6'); // only its last turns
    expect(await answerTo('Q6')).toBe('A6');
    dialog('Q6', 'A6', 'Q7');
    expect(await answerTo('Q7')).toBe(texts.nothingNew);
    expect(rig.said(thread)).toHaveLength(2 + 7);
  });

  it('posts each answer if the service returns a window of the dialog, with the questions in another form', async () => {
    const thread = await rig.topic(teacher);
    const all = [{ role: 'assistant', content: 'Hello' }];
    const windows: readonly ((turns: typeof all) => typeof all)[] = [
      (turns) => turns.slice(-5),
      (turns) => [{ role: 'assistant', content: 'So far: a greeting.' }, ...turns.slice(-4)],
    ];
    for (const [index, window] of [...windows, ...windows, ...windows].entries()) {
      const answer = index > 3 ? 'The same as before' : `A${index}`;
      all.push({ role: 'user', content: 'Is it &lt; 5?' }, { role: 'assistant', content: answer });
      const body = JSON.stringify({ engage_id: 1, dialog: window(all), is_end: null });
      rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body });
      expect((await rig.answerTo(alice.send(thread, 'Is it\n< 5?'))).content).toBe(answer);
    }
    // Only what has been posted is known, not what was asked.
    const stale = JSON.stringify({ engage_id: 1, dialog: [...all.slice(0, 5), ...all.slice(-1)] });
    rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body: stale });
    expect((await rig.answerTo(alice.send(thread, 'Anything else?'))).content).toBe(texts.nothingNew);
  });

  it('says only that it has ended if it ends with nothing new', async () => {
    const thread = await rig.topic(teacher);
    const dialog = [
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Good bye' },
    ];
    const body = JSON.stringify({ dialog, is_end: true });
    rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body });
    alice.send(thread, 'Good bye');
    await saidIn(
      rig,
      thread,
      endLine(texts.lines.ended.finished, { kind: 'topic', questions: 1, people: 1 }),
    );
    expect(rig.said(thread)).toHaveLength(3);
  });

  it('cannot start again, and says what to do instead', async () => {
    const thread = await rig.topic(teacher);
    const refused = await teacher.command(thread, '/reset').finished();
    expect(refused.content).toBe(texts.noReset);
  });

  it('has the service’s name, shortened if need be, when the settings give it none', async () => {
    const body = JSON.stringify({
      engage_id: 7,
      topic_name: 'x'.repeat(3_000),
      dialog: [{ role: 'assistant', content: 'Hello' }],
    });
    rig.sandbox.faults.next('/engage/topic/init/', { kind: 'status', status: 200, body });
    const thread = await rig.topic(teacher, { topic: '77' });
    expect(thread.name).toMatch(/^x{80,}.* · Dr\. Teacher$/);
    expect(thread.name.length).toBeLessThanOrEqual(100);
  });

  it('opens nothing if the service does not begin it, and gives the service’s reason', async () => {
    const before = rig.said(rig.playground.place('class')).length;
    const refused = await teacher.command('class', '/topic', { topic: '999' }).finished();
    expect(refused.content).toContain('No topic matches the given topic');
    expect(rig.said(rig.playground.place('class'))).toHaveLength(before);
  });
});
