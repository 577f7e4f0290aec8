import type { Caller } from '../../discord/interactions/interaction.ts';
import { limits } from '../../discord/limits.ts';
import { say, type FormData, type Reply, type TextField } from '../../discord/reply.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { UserId } from '../../lib/ids.ts';
import type { SectionName } from '../../service/section.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import type { KeptCase, UnreadEdit, Version } from './collections.ts';
import { cutIntoFields, joinFields, longestInForm } from './fields.ts';
import { partNamed, standing } from './kept-case.ts';
import type { Judge, LineProblem } from './lines.ts';
import { onCasesOf } from './on-case.ts';
import { newId, type OwnCases } from './own-cases.ts';
import { partText } from './part-text.ts';
import { partReply } from './parts.ts';
import { layoutOf, readPart } from './reading.ts';
import type { Collection } from '../../store/collection.ts';

/** Editing a part by form. Whatever becomes of a form, what was typed into it is not lost. */

export type UnreadEditStore = Pick<Collection<UnreadEdit>, 'get' | 'set' | 'delete' | 'entries'>;

interface EditingDeps {
  readonly cases: OwnCases;
  readonly unread: UnreadEditStore;
  readonly judge: Judge;
  readonly now: () => number;
  readonly log: Log;
}

/** Above this many characters, an empty field below offers room for more. */
const crowded = 2_500;
const mostProblems = 10;

/** How many texts of one person wait for `Edit again`; further ones come back as files. */
const mostUnread = 5;

interface Shown {
  readonly kept: string;
  readonly name: SectionName;
  readonly version: number;
  readonly text: string;
  readonly layout: ReturnType<typeof layoutOf>;
}

const hintOf = ({ name, layout }: Shown, { cases: { editForm } }: Words): { description?: string } => {
  if (layout === 'free') return {};
  return { description: name === 'vital_signs' ? editForm.signsHint : editForm.findingsHint };
};

/** Undefined if the text is too long for a form. */
const editFormWith = (shown: Shown, words: Words): FormData | undefined => {
  const { kept, name, version, text } = shown;
  const { editForm: texts } = words.cases;
  const cut = cutIntoFields(text);
  if (cut === undefined) return undefined;
  const full = (cut.fields.at(-1) ?? '').length > crowded;
  const field = (index: number): TextField | undefined => {
    const value = cut.fields[index];
    if (value === undefined && !(full && index === cut.fields.length)) return undefined;
    return {
      label: index === 0 ? texts.text : texts.more(index + 1),
      ...(index === 0 ? hintOf(shown, words) : {}),
      multiline: true,
      maxLength: limits.fieldText,
      value,
    };
  };
  return buttons.editForm.make({
    title: texts.title(name),
    fields: { text1: field(0), text2: field(1), text3: field(2), text4: field(3), text5: field(4) },
    with: { kept, part: name, version: String(version), joints: cut.joints },
  });
};

/** What was typed, as a file. */
const withFile = (words: Words, why: string, { name, text }: Pick<Shown, 'name' | 'text'>): Reply => ({
  kind: 'private',
  messages: [{ content: `${why}\n${words.cases.typedFile}`, uploads: [{ name: `${name}.txt`, data: text }] }],
});

const problemLines = (problems: readonly LineProblem[], { cases: texts }: Words): readonly string[] => {
  const shown = problems.slice(0, mostProblems).map((problem) => texts.unreadLine(problem));
  const more = problems.length - shown.length;
  return more > 0 ? [...shown, texts.moreLines(more)] : shown;
};

/** What somebody has typed for a part. */
export interface TypedPart {
  readonly kept: string;
  readonly name: SectionName;
  /** The version that they began with; undefined if they replace whatever there is. */
  readonly version: number | undefined;
  readonly text: string;
}

/** Saves what somebody has typed or uploaded, or says why not. */
export type SavePart = (caller: Caller, typed: TypedPart) => Promise<Reply>;

const versionOf = (kept: KeptCase, name: SectionName, id: number | undefined): Version | undefined =>
  kept.parts[name].find((one) => one.id === id) ?? standing(kept, name);

const savingWith = ({ cases, unread, judge, now, log }: EditingDeps): SavePart => {
  const keepUnread = async (
    { userId, words }: Caller,
    { kept, name, version = 0, text }: TypedPart,
    problems: readonly LineProblem[],
  ): Promise<Reply> => {
    const { cases: texts } = words;
    const lines = problemLines(problems, words);
    const waiting: string[] = [];
    for await (const [id] of unread.entries({ owner: userId })) waiting.push(id);
    if (waiting.length >= mostUnread) return withFile(words, texts.unreadLines(lines), { name, text });
    const id = newId();
    await unread.set(id, { userId, kept, part: name, version, text, at: now() });
    const label = texts.buttons.editAgain;
    const again = buttons.part.editAgain.make({ label, style: 'primary', with: { unread: id } });
    return say(texts.unreadable(lines), [again]);
  };

  const save = async (caller: Caller, typed: TypedPart): Promise<Reply> => {
    const { userId, words } = caller;
    const { kept: id, name, version, text } = typed;
    const kept = await cases.get(userId, id);
    if (kept === undefined) return withFile(words, words.cases.gone, typed);
    const edited = versionOf(kept, name, version);
    const before = edited === undefined ? undefined : await cases.text(kept, edited);
    const read = readPart({ name, text, before, judge });
    if (read.kind === 'empty') return say(words.cases.emptyText);
    if (read.kind === 'unreadable') return keepUnread(caller, typed, read.problems);
    const { section } = read;
    const written = await cases.write(userId, id, { name, section, at: now() });
    if (written === 'gone') return withFile(words, words.cases.gone, typed);
    if (written === 'no_room') return withFile(words, words.cases.noRoom, typed);
    const changedMeanwhile = version !== undefined && (written.before?.id ?? 0) !== version;
    const note = changedMeanwhile ? words.cases.meanwhile : words.cases.edited;
    return partReply({ kept: written.kept, name, words }, section, note);
  };

  return async (caller, typed) => {
    try {
      return await save(caller, typed);
    } catch (error) {
      log.error(errorFacts(error), 'an edited part was not stored');
      return withFile(caller.words, caller.words.cases.notStored, typed);
    }
  };
};

export const createEditing = (deps: EditingDeps) => {
  const { cases, unread } = deps;
  const save = savingWith(deps);
  const { onPart } = onCasesOf(cases);

  return {
    save,
    routes: [
      buttons.part.edit.on(
        onPart(async ({ kept, name }, { words }) => {
          const version = standing(kept, name);
          const section = version === undefined ? undefined : await cases.text(kept, version);
          const text = section === undefined ? '' : partText(section);
          const layout = layoutOf(name, section);
          const form = editFormWith({ kept: kept.id, name, version: version?.id ?? 0, text, layout }, words);
          return form === undefined ? say(words.cases.tooLongForForm(longestInForm)) : { kind: 'form', form };
        }),
      ),
      buttons.part.editAgain.on(async ({ userId, words }, { unread: id }) => {
        const edit = await unread.get(id);
        if (edit?.userId !== userId) return say(words.cases.unreadGone);
        const { kept, part: name, version, text } = edit;
        const form = editFormWith({ kept, name, version, text, layout: 'lines' }, words);
        // It is shown nowhere else, because it is no part of the case yet.
        if (form === undefined)
          return withFile(words, words.cases.tooLongForForm(longestInForm), { name, text });
        return { kind: 'form', form };
      }),
      buttons.editForm.on(
        async (caller, { kept, part, version, joints, ...fields }) => {
          const name = partNamed(part);
          if (name === undefined) return say(caller.words.router.outdated);
          const { text1, text2, text3, text4, text5 } = fields;
          const text = joinFields({ fields: [text1, text2, text3, text4, text5], joints });
          return save(caller, { kept, name, version: Number(version) || 0, text });
        },
        { repeatable: true },
      ),
    ],
    /** The texts from this person's forms that could not be read. */
    async *unreadOf(userId: UserId): AsyncGenerator<UnreadEdit> {
      for await (const [, edit] of unread.entries({ owner: userId })) yield edit;
    },
    /** Deletes these texts. */
    forget: async (userId: UserId): Promise<void> => {
      for await (const [id] of unread.entries({ owner: userId })) await unread.delete(id);
    },
  };
};
