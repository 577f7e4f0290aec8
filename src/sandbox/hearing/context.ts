/** Reads a question that depends on what was said before: "and your mother?", "since when?", "and lying down?" */
import { conditionEntries, type Aspect } from '../facts/all.ts';
import { bleeding, detailMeant, isFamily, isOfComplaint, ofWater, referredTo } from './references.ts';
import { isTaken, symptoms } from './reference.ts';
import { staysWith, staysWithKnown } from './staying.ts';
import type { Slot } from './tagging.ts';

interface Asked {
  readonly slots: readonly Slot[];
  readonly said: string;
  readonly aspects: readonly Aspect[];
  /** Begins with "and", "what about" or similar. */
  readonly elliptic: boolean;
  /** Makes sense by itself. */
  readonly whole: boolean;
  readonly last: string | undefined;
  /** The last thing was named in the same sentence. */
  readonly topical: boolean;
  /** The last thing was named in the same message. */
  readonly near: boolean;
  readonly knows: (key: string) => boolean;
  readonly denies: (fact: string) => boolean;
}

const conditionIds: ReadonlySet<string> = new Set(conditionEntries.map(([id]) => id));
/** Facts that have a location of their own. */
const ofPlace: ReadonlySet<string> = new Set(['travel', 'work', 'home', 'contacts']);
const ofReactions: ReadonlySet<string> = new Set(['allergies', 'drugReaction']);
const ofCough: ReadonlySet<string> = new Set(['cough', 'sputum', 'haemoptysis']);
const name = (id: string): Slot => ({ said: '', ids: [id], named: true });

/** Aspects that make no sense without a thing, so that the last thing is meant. */
const leaning: ReadonlySet<Aspect> = new Set([
  'amount',
  'colour',
  'kind',
  'stopped',
  'result',
  'relief',
  'why',
  'often',
]);

/** What has to be put in front of a bare thing to make it the question that it continues. */
const frameFor = (slots: readonly Slot[], last: string, knows: Asked['knows']): Slot | undefined => {
  const named = slots.filter((slot) => slot.named);
  if (named.length === 0) return undefined;
  const every = (test: (id: string) => boolean): boolean => named.every(({ ids }) => ids.some(test));
  if (isFamily(last) && every((id) => conditionIds.has(id))) return name('family');
  if (last === 'vaccinations' && every((id) => (conditionIds.has(id) && id !== 'hiv') || id === 'runnyNose'))
    return name('vaccinations');
  if (last === 'worse' || last.startsWith('worse:'))
    return every((id) => id.startsWith('circ:')) ? name('@worse') : undefined;
  if (last === 'better' || last.startsWith('better:')) {
    // "Does it stop when you rest?" and then "stairs?", of which the patient knows that they make it worse.
    const isWorse = every(
      (id) => knows(id.replace('circ:', 'worse:')) && !knows(id.replace('circ:', 'better:')),
    );
    return every((id) => id.startsWith('circ:')) ? name(isWorse ? '@worse' : '@better') : undefined;
  }
  const isPlace =
    last === 'radiation' || last === 'location' || last.startsWith('spread:') || last.startsWith('pain:');
  return isPlace && every((id) => id.startsWith('part:')) ? name('@spread') : undefined;
};

const isOnly = (slots: readonly Slot[], test: (id: string) => boolean): boolean =>
  slots.some(({ named }) => named) && slots.every(({ ids, named }) => !named || ids.some(test));

const tellsNothing = (id: string): boolean => id === '@pain' || id === '@ever' || id.startsWith('circ:');

/** The fact that a question means because of what it names, or because it names nothing but "it" or "they". */
const meantByPronoun = (
  { slots, said, aspects, elliptic, whole, topical, knows }: Asked,
  last: string,
): string | undefined => {
  const ofSymptom = symptoms.has(last) && knows(last) && !whole;
  const ofParts = isOnly(slots, (id) => id.startsWith('part:'));
  if (ofParts && ofSymptom && (elliptic || /\b(?:it|that|which|both)\b/.test(said))) return last;
  // "Is that at rest or only when you walk?"
  const namesSymptom = slots.some(({ ids, named }) => named && ids.some((id) => symptoms.has(id)));
  const ofCircumstances = !namesSymptom && isOnly(slots, (id) => id.startsWith('circ:'));
  if (ofCircumstances && ofSymptom && /\b(?:that|this)\b/.test(said)) return last;
  const ofNight = isOnly(slots, (id) => id === 'circ:nightTime');
  if (ofNight && (ofWater.has(last) || last === 'fluids')) return 'nocturia';
  // "Any blood in what you cough up? And at night?": when there is more of the cough.
  const ofFever = last === 'fever' || last === 'thermometer';
  if (ofNight && (ofCough.has(last) || ofFever) && knows('worse:nightTime')) return 'worse:nightTime';
  if (ofNight && ofSymptom && said.split(' ').length <= 4) return last;
  // "Your parents, do they have high blood pressure?": the illness is asked for, of them.
  const ofTheirs = topical && isFamily(last) && /^(?:do|does|did|have|has|had) they\b/.test(said);
  if (ofTheirs && slots.some(({ ids, named }) => named && ids.some((id) => conditionIds.has(id))))
    return undefined;
  // "How did that allergy show itself, with itching or swelling?"
  const ofSigns = topical && ofReactions.has(last) && isOnly(slots, (id) => symptoms.has(id));
  if (ofSigns && said.split(' ').length < 4) return last;
  const bled = slots.some(({ ids }) => ids.includes('blood')) ? bleeding[last] : undefined;
  const meant = bled ?? referredTo(said, last, knows);
  if (meant !== undefined) return meant;
  const namesOnly = (test: (id: string) => boolean): boolean =>
    slots.every(({ ids, named }) => !named || ids.every(test));
  // "Have they helped?"
  const ofRelief = aspects.includes('relief') && (isTaken(last) || last === 'tried');
  if (ofRelief && namesOnly((id) => id === '@better' || tellsNothing(id))) return last;
  // "And your bowels, have they been normal for you?"
  const leans = topical
    ? /^(?:are|is|do|does|did|were|was|have|has|had) (?:they|it|that|he|she|those)\b/
    : /^(?:are|were|have|do|did) (?:they|those)\b/;
  return namesOnly(tellsNothing) && !isOfComplaint(last) && leans.test(said) ? last : undefined;
};

const asksManner =
  /\b(?:start|begin|began|come|came|set in|appear)\w*\b.*\b(?:sudden\w*|gradual\w*|slow\w*|all at once|at once|bit by bit|quickly|abrupt\w*)\b/;

/** The last fact, if a question names nothing and makes no sense without it: "how much?", "since when?" */
const meantByLack = (asked: Asked, last: string): string | undefined => {
  const { slots, said, aspects, whole, knows } = asked;
  const names = slots.filter(({ named }) => named);
  // "When did you last eat, and what was it", "any vomiting, and since when": named in the same sentence.
  const isBare =
    /^(?:what|what (?:is|was|are|were) (?:it|that|they)|what (?:it|that|they) (?:is|was|were)|how (?:it|that|they) looked|since when|until when|for how long|how long|when|where|who)(?: (?:exactly|then|was (?:it|that)|is (?:it|that)))?$/;
  if (asked.near && !isOfComplaint(last) && isBare.test(said)) return last;
  if (/^why(?: not| so)?$/.test(said) && !isOfComplaint(last)) return last;
  // "Since when?", after loose bowels: not since when there is the complaint.
  if (
    symptoms.has(last) &&
    knows(last) &&
    /^(?:since when|how often|how many times(?: a day)?|for how long)$/.test(said)
  )
    return last;
  // "The pain" is the complaint, whatever was talked about last.
  const ofPain = names.some(({ ids }) => ids.includes('@pain'));
  // "How soon after the tablet?", of one that was named.
  const isThat = (id: string): boolean =>
    tellsNothing(id) || (id === 'medication' && last !== id && isTaken(last) && aspects.length > 0);
  if (whole || ofPain || !names.every(({ ids }) => ids.every(isThat))) return undefined;
  // "What happened?" asks for the story, unless something did that makes a patient ill.
  if (/^(?:(?:please )?tell (?:me|us) )?what happen(?:s|ed)\b/.test(said) && !ofReactions.has(last))
    return undefined;
  if (ofReactions.has(last) && aspects.includes('result')) return last;
  // "Did it begin suddenly?" asks how, not since when.
  if (asksManner.test(said)) return undefined;
  if (aspects.some((aspect) => knows(`${last}/${aspect}`))) return last;
  if (ofPlace.has(last) && /^where\b/.test(said)) return last;
  // "Constant or colicky?" is asked of the complaint.
  if (/\b(?:constant|colicky|waves|on and off|come and go)\b/.test(said)) return undefined;
  const isShort = said.split(' ').length <= 4;
  return isShort && !isOfComplaint(last) && aspects.some((aspect) => leaning.has(aspect)) ? last : undefined;
};

const asksAnyone =
  /^(?:(?:do|does|did|has|have|is|are|was|were) )?(?:any(?:one|body)|some(?:one|body)|they|any of them)\b/;

/** "Anyone with kidney disease", "lung problems in particular?": after the family, nobody else is meant. */
const hasAnyone =
  /^(?:(?:and|so|has|have|did|does) )*(?:any|some)(?:one|body)(?: else)? (?:with|has|have|had|got)\b(?!.*\b(?:at home|at work|around|near|contact)\b)|^(?:any )?\w+(?: \w+)? in particular$/;

const ofEarlier: ReadonlySet<string> = new Set(['before', 'episodes', 'crescendo']);
/** "And how is it since then?", after an earlier one, asks about this one. */
const saysNow = /\b(?:since then|now|at the moment|today|this (?:one|time))\b/;

/** "After a big meal?" */
const atTimes = /^(?:after|before|during|with|in) (?:an? |the )?(?:\w+ )?\w+$/;

/** A fact if the last one is meant, otherwise the completed question. */
export const inContext = (
  asked: Asked,
):
  | { readonly fact: string; readonly aspect?: Aspect; readonly isDetail?: true }
  | { readonly slots: readonly Slot[] } => {
  const { slots, said, aspects, elliptic, last, knows } = asked;
  const detail = detailMeant(said, last ?? '', knows);
  if (detail !== undefined) return detail;
  const known = staysWithKnown(said, last ?? '', knows);
  if (known !== undefined) return { ...known, isDetail: true };
  if (last === undefined || (ofEarlier.has(last) && saysNow.test(said))) return { slots };
  const meant = aspects.includes('other') ? last : (meantByPronoun(asked, last) ?? meantByLack(asked, last));
  // "Since when?", after "no, never", asks of the complaint.
  const stays = asked.whole || asked.denies(last) ? undefined : staysWith(said, last, knows);
  const isAnswered = meant === last && aspects.some((each) => knows(`${last}/${each}`));
  if (stays !== undefined && !isAnswered && (meant === undefined || meant === last))
    return { ...stays, isDetail: true };
  if (meant !== undefined) return { fact: meant };
  // "Tell me about your family. Does anyone have diabetes?"
  // "Your mother, your brothers? Anything with the heart?"
  const asksOfThem = /^(?:any|some)(?:thing)?\b(?: \w+){0,3} (?:with|like|of|such as)\b(?!.*\byour?\b)/.test(
    said,
  );
  const asksThere = /^(?:any|some)\b.*\b(?:there|among them|(?:by|with|in) them)$/.test(said);
  const isThere =
    ((asked.near || asked.topical) && (asksThere || asksAnyone.test(said))) ||
    (asked.near && !asked.topical && asksOfThem);
  const ofKin = isFamily(last) && (isThere || hasAnyone.test(said));
  if (ofKin && slots.some(({ ids, named }) => named && ids.some((id) => conditionIds.has(id))))
    return { slots: [name('family'), ...slots] };
  if (
    !elliptic &&
    ((said.split(' ').length > 3 && !atTimes.test(said)) ||
      /^any (?:brothers?|sisters?|siblings?)\b/.test(said))
  )
    return { slots };
  const frame = frameFor(slots, last, knows);
  return { slots: frame === undefined ? slots : [frame, ...slots] };
};
