/** Makes of one sentence the single questions in it, each whole by itself. */
import type { Match } from './bank.ts';
import { classOf, isIllness } from './classes.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { isStatement } from './statements.ts';
import type { Slot } from './tagging.ts';

export interface Query {
  readonly slots: readonly Slot[];
  readonly words: readonly string[];
  /** Continues what the previous query asks. */
  readonly goesOn?: true;
  /** What joins it to the previous one. */
  readonly joint?: string;
  /** A word of a list of things that are asked for by their names alone. */
  readonly listed?: true;
  /** Its own words, without those of the question that it continues. */
  readonly own?: string;
}

export interface Means {
  readonly tag: (words: readonly string[]) => readonly Slot[];
  /** The likeliest sample. */
  readonly match: (query: Query) => Match | undefined;
}

/** "Any fever, chills": things of the same kind side by side are asked for one by one. */
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

/** The subject of a question, which stays the same throughout a list of things. */
const lasting = new Set([
  'family',
  'allergies',
  'vaccinations',
  'mother',
  'father',
  'siblings',
  'parents',
  'grandparents',
  '@worse',
  '@better',
  '@spread',
]);

/** "Does it go to your arm" and "jaw": the second asks the same as the first, about something else. */
const carriedOver = (head: readonly Slot[], fragment: readonly Slot[]): readonly Slot[] => {
  const kind = fragment.map(classOf).find((each) => each !== undefined);
  const at = head.findLastIndex((slot) => kind !== undefined && classOf(slot) === kind);
  return at < 0
    ? [...head, ...fragment]
    : [...head.slice(0, at), ...fragment, ...head.slice(at + 1).filter(isKin)];
};

/** "Do you smoke" and "drink": a word that names nothing replaces what was named. */
const inPlace = (head: readonly Slot[], fragment: readonly Slot[]): readonly Slot[] => {
  const at = head.findLastIndex(({ named }) => named);
  return at < 0 || fragment.some(({ named }) => named) ? fragment : [...head.slice(0, at), ...fragment];
};

const isLasting = (slots: readonly Slot[]): boolean =>
  slots.some(({ ids, named }) => named && ids.some((id) => lasting.has(id)));

const isChange = (slots: readonly Slot[]): boolean =>
  slots.some(({ ids, named }) => named && ids.some((id) => id === '@worse' || id === '@better'));

const isFrame = ({ ids, named }: Slot): boolean => named && ids.some((id) => id.startsWith('@'));
const isCircumstance = ({ ids, named }: Slot): boolean => named && ids.some((id) => id.startsWith('circ:'));

const kin: ReadonlySet<string> = new Set(['family', 'parents', 'siblings']);
const familySlot: Slot = { said: '', ids: ['family'], named: true };
const isKin = ({ ids, named }: Slot): boolean => named && ids.some((id) => kin.has(id));
const withoutKin = (slots: readonly Slot[]): readonly Slot[] => slots.filter((slot) => !isKin(slot));
/** Names illnesses and nothing else. */
const isIllnesses = (slots: readonly Slot[]): boolean =>
  slots.some(isIllness) && slots.every((slot) => !slot.named || isIllness(slot) || isKin(slot));

const isBareOpener = (words: readonly string[]): boolean =>
  /^(?:when|where|how|what|why|who|which)(?: (?:exactly|else|day|time|is|was|are|were|do|did|does|have|has|can))?$/.test(
    words.join(' '),
  );

const likenessOf = (query: Query, { match }: Means): number => match(query)?.likeness ?? 0;

const likelier = (one: Query, other: Query, means: Means): Query =>
  likenessOf(other, means) >= likenessOf(one, means) ? other : one;

/** "When" and "did it start": together they are the first question. */
const completed = (opener: Piece, piece: Piece, tag: Means['tag']): Query => {
  const asksItself = isBareOpener(piece.words.slice(0, 1));
  const words = [...opener.words, ...(asksItself ? piece.words.slice(1) : piece.words)];
  return { slots: tag(words), words };
};

/** "Any new partners": these say which, and ask nothing. */
const describing = new Set(
  'new old recent other unusual usual regular severe bad sudden constant strange strong normal real much more changed change worse better any why when where how who what which'.split(
    ' ',
  ),
);

/** "Smoke drink drugs": words side by side, each of which asks for something of its own. */
const listedIn = ({ slots, words }: Query, means: Means): readonly Query[] => {
  if (slots.length < 2 || slots.length > 6 || slots.some(isFrame)) return [];
  // "Family asthma" asks for one thing.
  if (isLasting(slots) && slots.some((slot) => classOf(slot) === 'topic' || classOf(slot) === 'kin'))
    return [];
  const queries = slots.map((slot) => ({
    slots: [slot],
    words: slot.said.split(' '),
    listed: true as const,
  }));
  const found = queries.map((query) => means.match(query));
  const facts = new Set(found.map((each) => each?.fact));
  const isList =
    facts.size === slots.length &&
    slots.every(({ said, named }) => named || !describing.has(said)) &&
    found.every((each) => each !== undefined && each.likeness > 0.8) &&
    likenessOf({ slots, words }, means) < 0.88;
  return isList ? queries : [];
};

/** In sentence order, with the queries of one piece together. */
export const queriesOf = (words: readonly string[], means: Means): readonly Query[] => {
  // "We ask everybody this": a clause that explains is no question.
  const pieces = piecesOf(words).filter((piece, at) => at === 0 || !isStatement(piece.words));
  const tagged = pieces.map((piece) => ({ piece, own: means.tag(piece.words) }));
  // "Heart disease, clots or cancer in the family": what ends the list is asked of all of it.
  const ofFamily = tagged.at(-1)?.own.find(({ ids, named }) => named && ids.some((id) => kin.has(id)));
  const isHistory =
    tagged.length > 1 && ofFamily !== undefined && tagged.slice(0, -1).every(({ own }) => isIllnesses(own));
  const closing = tagged.findLast(({ own }) => isChange(own))?.own ?? [];
  let head: Query | undefined;
  let opener: Piece | undefined;
  return tagged.flatMap(({ piece, own }, at) => {
    // "Does coughing or bending make it worse": what follows the list applies to all of it.
    const lacksEnd = own.some(isCircumstance) && !isChange(own);
    const ended = lacksEnd ? [...own, ...closing.filter((slot) => isChange([slot]))] : own;
    const slots = isHistory && ended.some(isIllness) ? [familySlot, ...withoutKin(ended)] : ended;
    const query: Query = { slots, words: piece.words };
    if (opener !== undefined) {
      const first = completed(opener, piece, means.tag);
      opener = undefined;
      head = query;
      return [first, query];
    }
    if (isBareOpener(piece.words) && at < pieces.length - 1) {
      opener = piece;
      return [];
    }
    if (piece.starts || head === undefined) {
      head = query;
      const listed = listedIn(query, means);
      return listed.length > 0 ? listed : apart(query);
    }
    const carried = { slots: carriedOver(head.slots, slots), words: [...head.words, ...piece.words] };
    const instead = { slots: inPlace(head.slots, slots), words: carried.words };
    const free = likenessOf(instead, means) > 0.75 ? instead : likelier(query, carried, means);
    const whole = apart(isLasting(head.slots) ? carried : free);
    return whole.map((each) => ({
      ...each,
      goesOn: true as const,
      joint: piece.joint,
      own: piece.words.join(' '),
    }));
  });
};
