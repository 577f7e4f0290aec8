/** What a message asks for, in order: facts by their keys, and what else the student does with it. */
import { ofComplaint, type Aspect } from '../facts/all.ts';
import { actOf, type Act } from './acts.ts';
import { aspectsOf } from './aspects.ts';
import { createBank, type Bank } from './bank.ts';
import { inContext } from './context.ts';
import { classOf, isIllness } from './classes.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { createSpeller } from './spelling.ts';
import { tag, type Dictionaries, type Dictionary, type Slot } from './tagging.ts';
import { plainText, sentencesOf, wordsOf } from './words.ts';

export interface Heard {
  readonly fact: string;
  readonly aspects: readonly Aspect[];
}

export interface Hearing {
  readonly heard: readonly Heard[];
  readonly acts: readonly {
    readonly act: Exclude<Act, 'greeting' | 'empathy'>;
    readonly named: readonly string[];
    readonly said: string;
  }[];
  /** Questions that fit nothing, in the words of the student. */
  readonly unknown: readonly string[];
}

/** The one who is asked, as far as hearing goes. */
export interface Listener {
  /** What words mean to this patient. */
  readonly dictionary: Dictionary;
  /** Ids that name the complaint too, and so tell little here. */
  readonly light: ReadonlySet<string>;
  /** Names that the patient is called by. */
  readonly called: ReadonlySet<string>;
  readonly knows: (key: string) => boolean;
}

export interface Ear {
  /** `last`: the fact that was last spoken of. */
  readonly hear: (message: string, listener: Listener, last: string | undefined) => Hearing;
}

/** Below this a likeness is chance. */
const alike = 0.46;

interface Query {
  readonly slots: readonly Slot[];
  readonly words: readonly string[];
}

const best = (bank: Bank, query: Query, listener: Listener): { fact: string; likeness: number } | undefined =>
  bank.match(query.slots, listener.light)[0];

/** "Any fever, chills": what stands side by side and is of one kind is asked for one by one. */
const apart = ({ slots, words }: Query): readonly Query[] => {
  const at = slots.findIndex((slot, index) => {
    const kind = classOf(slot);
    const next = slots[index + 1];
    return kind !== undefined && next !== undefined && classOf(next) === kind;
  });
  if (at < 0) return [{ slots, words }];
  const without = (index: number): readonly Slot[] => slots.filter((_, other) => other !== index);
  return [{ slots: without(at + 1), words }, ...apart({ slots: without(at), words })];
};

/** What a question is asked of or about, and goes on being so through a list of things. */
const lasting = new Set([
  'family',
  'allergies',
  'vaccinations',
  'mother',
  'father',
  'siblings',
  '@worse',
  '@better',
  '@spread',
]);

/** "Does it go to your arm" and "jaw": the second asks what the first asks, of something else. */
const carriedOver = (head: readonly Slot[], fragment: readonly Slot[]): readonly Slot[] => {
  const kind = fragment.map(classOf).find((each) => each !== undefined);
  const at = head.findLastIndex((slot) => kind !== undefined && classOf(slot) === kind);
  return at < 0 ? [...head, ...fragment] : [...head.slice(0, at), ...fragment];
};

const isLasting = (slots: readonly Slot[]): boolean =>
  slots.some(({ ids, named }) => named && ids.some((id) => lasting.has(id)));

const isChange = (slots: readonly Slot[]): boolean =>
  slots.some(({ ids, named }) => named && ids.some((id) => id === '@worse' || id === '@better'));

const isCircumstance = ({ ids, named }: Slot): boolean => named && ids.some((id) => id.startsWith('circ:'));

const isBareOpener = ({ words }: Piece): boolean =>
  words.length <= 2 &&
  /^(?:when|where|how|what|why|who|which)$/.test(words[0] ?? '') &&
  !words.includes('about');

const startsAnew =
  /^(?:and|but|so|ok|okay|also|alright|right|well|now|then|what about|how about|hi|hello|please)\s+/;

/** "I'm a medical student" tells of the student, whatever is asked in the same breath. */
const withoutIntroduction = (text: string): string =>
  text.replace(
    /\bi am (?:an?|one of(?: the| your)?|the|your) [\w -]*?(?:students?|doctors?|nurse|physician|resident|intern|registrar)\b(?: here| today)?/g,
    ' ',
  );

export const createEar = (): Ear => {
  const bank = createBank();
  const spell = createSpeller(bank.words);
  const dictionariesOf = ({ dictionary }: Listener): Dictionaries => ({
    common: bank.dictionary,
    own: dictionary,
  });

  const queriesOf = (words: readonly string[], listener: Listener): readonly (readonly Query[])[] => {
    const pieces = piecesOf(words);
    const dictionaries = dictionariesOf(listener);
    const likelier = (one: Query, other: Query): Query =>
      (best(bank, other, listener)?.likeness ?? 0) >= (best(bank, one, listener)?.likeness ?? 0)
        ? other
        : one;
    const closing = pieces.map(({ words: each }) => tag(each, dictionaries)).findLast(isChange);
    let head: Query | undefined;
    let opener: Piece | undefined;
    return pieces.map((piece) => {
      const own = tag(piece.words, dictionaries);
      // "Does coughing or bending make it worse": what ends the list is asked of all of it.
      const lacksEnd = closing !== undefined && own.some(isCircumstance) && !isChange(own);
      const slots = lacksEnd ? [...own, ...closing.filter((slot) => isChange([slot]))] : own;
      const query: Query = { slots, words: piece.words };
      const waiting = opener;
      opener = undefined;
      if (waiting !== undefined) {
        const rest = isBareOpener({ words: piece.words.slice(0, 1), starts: true })
          ? piece.words.slice(1)
          : piece.words;
        const both = [...waiting.words, ...rest];
        head = query;
        return [{ slots: tag(both, dictionaries), words: both }, query];
      }
      if (isBareOpener(piece) && pieces.length > 1 && piece !== pieces.at(-1)) {
        opener = piece;
        return [];
      }
      if (piece.starts || head === undefined) {
        head = query;
        return apart(query);
      }
      const carried = { slots: carriedOver(head.slots, slots), words: [...head.words, ...piece.words] };
      return isLasting(head.slots) ? apart(carried) : apart(likelier(query, carried));
    });
  };

  const hearQuestion = (
    text: string,
    listener: Listener,
    last: string | undefined,
  ): { heard: readonly Heard[]; missed: boolean } => {
    const elliptic = /^(?:and|what about|how about|or|any)\b/.test(text);
    const words = wordsOf(text.replace(startsAnew, '').replace(startsAnew, '')).filter(
      (word) => !listener.called.has(word),
    );
    let missed = false;
    let before = last;
    const heard = queriesOf(words, listener).flatMap((queries) =>
      queries.flatMap((query) => {
        const said = query.words.join(' ');
        const aspects = aspectsOf(said);
        const plainly = best(bank, query, listener);
        const whole = plainly !== undefined && plainly.likeness > 0.85 && !ofComplaint.has(plainly.fact);
        const meant = inContext({
          slots: query.slots,
          said,
          aspects,
          elliptic,
          whole,
          last: before,
          knows: listener.knows,
        });
        if ('fact' in meant) {
          before = meant.fact;
          return [{ fact: meant.fact, aspects }];
        }
        const found = best(bank, { slots: meant.slots, words: query.words }, listener);
        const weight = query.slots.reduce((all, slot) => all + bank.weightOf(slot), 0);
        // A few words that stand in any question prove nothing, unless they are the whole of it.
        if (found !== undefined && found.likeness >= (weight < 1.5 ? 0.8 : alike)) {
          before = found.fact;
          return [{ fact: found.fact, aspects }];
        }
        if (weight >= 1.5) missed = true;
        return [];
      }),
    );
    return { heard, missed };
  };

  const hear: Ear['hear'] = (message, listener, last) => {
    const heard: Heard[] = [];
    const acts: { act: Exclude<Act, 'greeting' | 'empathy'>; named: readonly string[]; said: string }[] = [];
    const unknown: string[] = [];
    for (const sentence of sentencesOf(withoutIntroduction(plainText(message)))) {
      const text = sentence.text.replace(/\p{L}+/gu, (word) =>
        listener.called.has(word) ? word : spell(word),
      );
      const slots = tag(wordsOf(text), dictionariesOf(listener));
      const named = slots.filter((slot) => slot.named).flatMap(({ ids }) => ids);
      const uncalled = wordsOf(text)
        .filter((word) => !listener.called.has(word))
        .join(' ');
      const act = actOf(uncalled, slots.some(isIllness));
      if (act === 'greeting' || act === 'empathy') {
        heard.push({ fact: act, aspects: [] });
        continue;
      }
      if (act !== undefined) {
        acts.push({ act, named, said: text });
        continue;
      }
      const found = hearQuestion(text, listener, heard.at(-1)?.fact ?? last);
      heard.push(...found.heard);
      if (found.heard.length === 0 && found.missed) unknown.push(sentence.text);
    }
    return { heard, acts, unknown };
  };
  return { hear };
};
