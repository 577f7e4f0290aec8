/** What the further parts of a sentence add to its first question: a thing that they name themselves, or nothing. */
import { ofComplaint, symptomEntries } from '../facts/all.ts';
import { closing } from '../facts/closing.ts';
import { outlook } from '../facts/outlook.ts';
import { classOf } from './classes.ts';
import type { Found, Heard } from './heard.ts';
import { piecesOf } from './pieces.ts';
import type { Means, Query } from './queries.ts';
import { strayExamples, type Stray } from './strays.ts';

/** Below these, a similarity is chance: of what is asked first, and of what is asked besides. */
export const alike = 0.43;
export const alikeBesides = 0.55;

const vague: ReadonlySet<string> = new Set(['howAreYou', 'examination', 'complaint']);

/** Of these there is one to tell, whatever a question lists. */
const oneThing: ReadonlySet<string> = new Set(
  [...ofComplaint, ...Object.keys({ ...outlook, ...closing }), 'willing'].filter(
    (each) => each !== 'tried' && each !== 'associated',
  ),
);

const symptomIds: ReadonlySet<string> = new Set(symptomEntries.map(([id]) => id));

/** A circumstance in which a symptom may show. */
const isExample = ({ slots }: Query, before: string): boolean => {
  const named = slots.flatMap(({ ids, named: isName }) => (isName ? [ids] : []));
  return (
    symptomIds.has(before) &&
    named.length > 0 &&
    named.every((ids) => ids.some((id) => id.startsWith('circ:')) && !ids.some((id) => symptomIds.has(id)))
  );
};

/** Whether the words themselves name what they were heard to ask for. */
const isNamed = (fact: string, { slots }: Query): boolean => {
  if (fact.includes(':') || slots.length === 0) return true;
  return slots.some(({ named, ids }) => named && ids.includes(fact));
};

/** "Family or friends nearby": several things that are one question, because a sample has them all. */
export const asOne = (
  queries: readonly Query[],
  words: readonly string[],
  means: Means,
): readonly Query[] => {
  const [head, ...others] = queries;
  if (head === undefined || others.length === 0 || !others.every(({ goesOn }) => goesOn)) return queries;
  const bare = words.filter((word) => !/^(?:,|or|and)$/.test(word));
  const whole: Query = { slots: means.tag(bare), words: bare };
  const found = means.match(whole);
  if (found === undefined || vague.has(found.fact)) return queries;
  if (whole.slots.length === 1 && whole.slots[0]?.named === true) return [whole];
  const isSeveral = others.some((each) => {
    const one = means.match(each);
    return (
      one !== undefined &&
      one.likeness > 0.9 &&
      one.fact !== found.fact &&
      (one.likeness > 0.95 || isNamed(one.fact, each))
    );
  });
  if (isSeveral) return queries;
  const first = means.match(head);
  // "Any tablets or inhalers": the whole says no more than one of its parts.
  const isPart = others.some((each) => means.match(each)?.fact === found.fact);
  const isSure =
    first !== undefined && (first.likeness > 0.95 || (first.likeness > 0.9 && isNamed(first.fact, head)));
  if (isPart && isSure && first.fact !== found.fact) return queries;
  const isVague = first === undefined || first.likeness < alike || vague.has(first.fact);
  return found.likeness >= (isVague ? alikeBesides : 0.8) ? [whole] : queries;
};

const isChoice = ({ words }: Query, before: string | undefined): boolean =>
  before !== undefined &&
  ofComplaint.has(before) &&
  before !== 'howAreYou' &&
  before !== 'complaint' &&
  /^(?:is|was|are|were) (?:it|that|they) (?!worse|better|getting|there|painful|sore|tender)/.test(
    words.join(' '),
  );

const saysWho =
  /^(?:has|have|did|does) (?:anyone|anybody|someone|somebody|others|other people|people|(?:your )?(?:family|wife|husband|partner|friends?|mum|mother|daughter|son)) (?:else )?(?:say|said|notice|noticed|told|mention|mentioned|comment|commented|seen|spotted)\b/;

/** "Or has anybody said you were?" */
const isHearsay = (query: Query): boolean =>
  saysWho.test(query.own ?? query.words.join(' ')) && !query.slots.some((slot) => classOf(slot) === 'topic');

/** What a continuation adds to the question that it continues: a thing of its own that it names, or nothing. */
export const added = (query: Query, found: Found, before: string | undefined): readonly Heard[] => {
  // "What came first, the cough or the fever", "breathless, for example on stairs": the rest is no new question.
  if (before === undefined || before === 'order' || isExample(query, before)) return [];
  const own = query.own ?? '';
  const isLikely = found.likeness > (/^any\b(?!.* there$)/.test(own) ? 0.75 : 0.95);
  const named = found.heard.filter(({ fact }) => !vague.has(fact) && (isLikely || isNamed(fact, query)));
  // "Does it get better with rest or a cup of tea?"
  if (before === 'worse' || before === 'better')
    return named.filter(({ fact }) => /^(?:worse|better)(?::|$)/.test(fact));
  // "More infections than usual, skin, bladder?"
  if (before === 'infections' && query.joint === ',') return [];
  // "Mostly water, or also sweet things?"
  if (before === 'fluids' && query.joint !== 'and') return named.filter(({ fact }) => fact !== 'diet');
  // "Has anybody around you had a cough or a fever?"
  if (before === 'contacts') return named.filter(({ fact }) => !symptomIds.has(fact));
  // "Is it sharp, or dull, like a weight": all of it asks for the same.
  const isList = query.joint !== 'and' && !/^any\b/.test(own);
  return oneThing.has(before) && isList ? [] : named;
};

/** "What is it like, is it sleepiness or weakness", "has anybody noticed that": no new question. */
export const asksNothingNew = (query: Query, before: string | undefined): boolean =>
  isChoice(query, before) || isHearsay(query);

/** "Have you seen a doctor, or had antibiotics?": "had" asks on its own. */
const goesOnAsking =
  /^(?:been|had|done|taken|tried|felt|lost|seen|noticed|started|stopped|woken|thrown|got|gone)\b/;

/** Marks what was heard though no word names it and no clause of its own asks for it. */
export const withBesides = (found: Found, words: readonly string[], tag: Means['tag']): Found => {
  const isNamedIn = (part: readonly string[]): ((fact: string) => boolean) => {
    const named = new Set(tag(part).flatMap(({ ids, named: isName }) => (isName ? ids : [])));
    return (fact) => {
      const [frame = fact, id = fact] = fact.split(':');
      const isSaid = part.some((word) => word.length > 4 && fact.toLowerCase().startsWith(word.slice(0, 5)));
      return isSaid || [frame, id, `circ:${id}`, `part:${id}`].some((each) => named.has(each));
    };
  };
  const facts = [...new Set(found.heard.map(({ fact }) => fact))];
  const unnamed = facts.filter((fact) => !isNamedIn(words)(fact));
  const clauses = piecesOf(words).reduce<readonly (readonly string[])[]>(
    (all, piece) =>
      piece.starts || all.length === 0 || goesOnAsking.test(piece.words.join(' '))
        ? [...all, piece.words]
        : [...all.slice(0, -1), [...(all.at(-1) ?? []), piece.joint, ...piece.words]],
    [],
  );
  const free = clauses.filter((clause) => !facts.some(isNamedIn(clause)));
  if (unnamed.length <= free.length) return found;
  const heard = found.heard.map((each): Heard =>
    unnamed.includes(each.fact) ? { ...each, isBesides: true } : each,
  );
  // "How do you manage, with such a pain?": next to what is asked, no guess.
  const isStray = ({ isBesides, isFarFetched }: Heard): boolean =>
    isBesides === true && isFarFetched === true;
  return { ...found, heard: heard.every(isStray) ? heard : heard.filter((each) => !isStray(each)) };
};

/** What is easily heard in words that ask for something else: "are your eyes or skin turning yellow?" is no rash. */
const strays: readonly Stray[] = [
  ...strayExamples,
  ...['rash', 'itching', 'swelling'].map((fact) => ({
    fact,
    // "What kind of reaction, a rash or trouble breathing?"
    nextTo: ['allergies', 'drugReaction', 'penicillin'],
    unless: /^(?!.*\breact)/,
  })),
  {
    fact: 'family',
    nextTo: ['company', 'support', 'contacts'],
    unless:
      /\b(?:ill\w*|disease\w*|runs?|history|healthy|parents|mother|father|conditions?)\b.*\bfamily\b|\bfamily\b.*\b(?:ill\w*|disease\w*|history|healthy|conditions?)\b/,
  },
  {
    fact: 'nausea',
    nextTo: ['runnyNose', 'recentIllness'],
    unless: /\b(?:nause\w+|queasy|feel(?:ing)? sick|throw\w*|vomit\w*)\b/,
  },
  {
    fact: 'bowels',
    nextTo: ['incontinence', 'nocturia', 'urineOften'],
    unless: /\b(?:bowels?|stools?|poo\w*|motions?|faeces|number two|both)\b/,
  },
  {
    fact: 'vision',
    nextTo: ['familyTrouble'],
    unless: /\byour (?:eyes?|sight|vision)\b|\byou see\b/,
  },
  {
    fact: 'severity',
    nextTo: ['onsetManner'],
    unless: /\b(?:how (?:bad|severe|strong|painful)|scale|out of|ten|10|severe)\b/,
  },
  {
    fact: 'heart',
    nextTo: ['catheter', 'stressTest', 'ecg'],
    unless: /\b(?:your heart|stents?|heart (?:disease|attack|problems?|trouble|failure|condition))\b/,
  },
  {
    fact: 'orientationDate',
    nextTo: ['period', 'birthday', 'vaccinations', 'surgery', 'pregnancy'],
    unless: /\b(?:today|what (?:day|date|year|month) (?:is|it))\b/,
  },
  {
    fact: 'hoarse',
    nextTo: ['photophobia', 'phonophobia', 'comfort'],
    unless: /\b(?:hoarse\w*|your voice)\b/,
  },
  {
    fact: 'vitals',
    nextTo: ['fever', 'thermometer'],
    unless:
      /\b(?:is (?:the|his|her)|nurse|ambulance|vitals?|vital signs|obs|observations|pulse|pressure|sats?|oxygen|here)\b/,
  },
  {
    fact: 'name',
    nextTo: ['complaint', 'whyNow'],
    unless: /\b(?:names?|call(?:ed)?|who are you|are you|confirm|right|correct|check)\b/,
  },
  {
    fact: 'tried',
    nextTo: ['supplements', 'herbal', 'overCounter'],
    unless: /\b(?:tried|help\w*|against|for (?:it|this|that|the \w+))\b/,
  },
  {
    fact: 'sorePlaces',
    nextTo: ['examination', 'legStretched', 'legMoved'],
    unless:
      /^(?!.*\b(?:legs?|knees?|hips?)\b)|\b(?:press\w*|push\w*|touch\w*|let go|tap\w*|feel your|belly|tummy|abdomen|where)\b/,
  },
  {
    fact: 'better:sleeping',
    nextTo: ['naps'],
    unless: /\b(?:better|help\w*|refresh\w*|rested|relieve\w*)\b/,
  },
  {
    fact: 'ideas',
    nextTo: ['needles', 'ifOperation', 'willing'],
    unless: /\b(?:caus\w+|behind|is it|it is|wrong)\b/,
  },
  {
    fact: 'needles',
    nextTo: ['hiv', 'substances', 'injections'],
    unless: /\b(?:afraid|scared|mind|faint\w*|hate|fear\w*|ok with|okay with|blood (?:test|sample)s?)\b/,
  },
  {
    fact: 'breathless',
    nextTo: ['allergies', 'drugReaction', 'penicillin'],
    unless:
      /^(?!.*\breact).*\b(?:are you|do you (?:feel|get)|have you (?:been|felt|noticed|got)|now|today|stairs)\b/s,
  },
  ...['doubleVision', 'vision'].map((fact) => ({
    fact,
    nextTo: ['findingAsked'],
    unless: /\b(?:do|did|have|are|can|could) you\b|\byour (?:sight|vision)\b/,
  })),
  {
    fact: 'medication',
    nextTo: ['newMedication'],
    unless:
      /^(?=.*\b(?:which|list|names?|since when|how (?:long|much)|what (?:do|are|tablets|dose|medic\w+))\b).*\b(?:(?:which|what) (?:medic\w+|tablets?|pills?|drugs?|do you)|list|all|every|take any|regular\w*|how (?:many|long)|since when|that one)\b/s,
  },
  {
    fact: 'bloodStool',
    nextTo: ['bloodVomit'],
    unless: /\bblood\w*\b[^,]*\b(?<!black )(?:stools?|poo|motions?|bottom|back passage|below|toilet)\b/,
  },
  { fact: 'ankleSwelling', nextTo: ['calf'], unless: /\b(?:ankles?|feet|foot|legs)\b/ },
  ...['usualRemedy', 'tried', 'better'].map((fact) => ({
    fact,
    nextTo: ['support', 'househelp'],
    unless: /\b(?:remed\w+|tr(?:y|ied)|take|taken|medic\w+|better|against)\b/,
  })),
  { fact: 'rash', nextTo: ['jaundice'], unless: /\b(?:rash\w*|spots?|itch\w*|changes?)\b/ },
  {
    fact: 'injury',
    nextTo: ['hobbies', 'exercise'],
    unless: /\b(?:injur\w*|hurt|f[ae]ll|hit|accident|trauma|blow|knock)\b/,
  },
  { fact: 'fluids', nextTo: ['diet'], unless: /^(?!.*\b(?:sugary|sweet|soft|fizzy) drinks\b).*\bdr[iau]nk/ },
  {
    fact: 'period',
    nextTo: ['vaginalBleeding'],
    unless: /\b(?:regular|when|last|menopause|change|how|are your periods|heavy|normal)\b/,
  },
  {
    fact: 'diagnosis',
    nextTo: ['stressTest', 'ultrasound', 'ecg', 'scan', 'bloods', 'xray'],
    unless: /\b(?:i think|i suspect|diagnos\w+|could be|may be|might be|probably|likely)\b/,
  },
  { fact: 'hair', nextTo: ['examination', 'findingAsked'], unless: /\bhair/ },
  { fact: 'cough', nextTo: ['vaccinations'], unless: /(?<!whooping )\bcough/ },
  {
    fact: 'childrenOwn',
    nextTo: ['vaccinations', 'childhood'],
    unless: /\byour (?:children|child|kids?|baby|son|daughter)\b|\b(?:have|got) (?:\w+ )?(?:kids|children)\b/,
  },
  {
    fact: 'soreThroat',
    nextTo: ['allergies', 'drugReaction', 'penicillin'],
    unless: /\bsore throat\b|\bthroat (?:hurts?|pain|is sore|sore)\b/,
  },
  {
    fact: 'tried',
    nextTo: ['diet'],
    unless: /\b(?:medic\w+|tablets?|painkillers?|against|help\w*|tried|for it)\b/,
  },
  {
    fact: 'diabetes',
    nextTo: ['diet'],
    unless: /\bdiabet\w*|\b(?:high|blood) sugar\b|\bsugar (?:disease|problems?|trouble)\b/,
  },
  {
    fact: 'sleep',
    nextTo: ['tingling', 'numbness'],
    unless: /\b(?:sle(?:ep|pt)\w*|awake|wakes?|woken|waking)\b/,
  },
  {
    fact: 'pregnancy',
    nextTo: ['diabetes', 'gestational'],
    unless: /\b(?:are|could|might|may) you\b.*\bpregnan|\bpregnant (?:now|at the moment)\b|\bchance\b/,
  },
  { fact: 'weightLoss', nextTo: ['bloodThinners'], unless: /\b(?:weight|lost|lose|losing|kilos?|clothes)\b/ },
  {
    fact: 'appetite',
    nextTo: ['diet'],
    unless: /\b(?:appetite|hungry|hunger|enough|lately|today|how are you eating|eating well)\b/,
  },
];

/** `text`: the whole message, in small letters. */
export const withoutStrays = (heard: readonly Heard[], text: string): readonly Heard[] =>
  heard.filter(
    ({ fact }) =>
      !strays.some(
        (each) =>
          each.fact === fact &&
          !each.unless.test(text) &&
          heard.some((other) => each.nextTo.includes(other.fact)),
      ),
  );
