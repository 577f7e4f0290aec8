/** What a message asks for: learned from examples; names and what was talked about last say the rest. */
import { framed, thingIn, type Example, type Kind, type Knowledge, type Thing } from './knowledge.ts';
import { learn, type Lesson } from './learn.ts';
import { createNames, tag, type Names, type Slot } from './names.ts';
import { createSpeller, plainWords, sentencesOf, stem, type Sentence } from './words.ts';

export interface Heard {
  /** "fever", "family:diabetes", "worse:lying". */
  readonly fact: string;
  /** What is asked about it, as in "smoking/since". */
  readonly details: readonly string[];
  /** What a summary says of it: told only where that is wrong. */
  readonly claimed?: boolean;
}

/** Whoever is asked: what words mean to them, what they are called, and what they can answer. */
export interface Listener {
  readonly own: Names;
  readonly called: ReadonlySet<string>;
  readonly knows: (key: string) => boolean;
}

/** `recent`: the facts that the last answer was about, to any of which a short question may refer. */
export type Hear = (message: string, listener: Listener, recent: readonly string[]) => readonly Heard[];

/** Below this, nothing was understood: asking back is better than a wrong fact. */
const enough = 0.16;
/** Above this, a fact is asked for besides the likeliest. */
const besides = 0.45;
/** A short question that is less clear than this is about what was talked about last. */
const clear = 0.6;

/** More likely than this, it is not, even if it could be. */
const likely = 0.9;
/** A question is less likely to be an examination, or talk, than a statement is. */
const unasked = 0.6;
/** "Is that high?" is about what was said last, unless it is likelier than this to be about something else. */
const vague = 0.3;

/** Without them, an illness in a sentence is the patient's own. */
const kin = new Set(['family', 'parents', 'mother', 'father', 'siblings', 'grandparents']);

const referring = /\b(?:it|that|this|they|them|those|these|he|she|him|her|one|inside|in there)\b/;

/** "Any blood in there?" is about what was talked about last, whatever else the words name. */
const within = /\b(?:in (?:it|that|them|there)|inside)\b/;

const open = new Set('what which how where when who why'.split(' '));

/** Talk that is no question, so that a question is seldom any of it. */
const statements = new Set(
  'diagnosis plan advice empathy reassurance instruction acknowledgement compliment insult thanks'.split(' '),
);

/** A sentence that asks for something, whether or not it ends with a question mark. */
const asking =
  /^(?:(?:and|so|but|ok|now|also|then|or) )*(?:any|do|does|did|is|are|was|were|have|has|had|can|could|may|will|would|what|when|where|who|why|how|which|since|tell|describe|show|rate|let|please)\b/;

/** "do you have diabetes", typed without its question mark. */
const inverted =
  /^(?:(?:and|so|but|ok|now|also|then|or) )*(?:do|does|did|is|are|was|were|have|has|had) (?:you|your|any|he|she|they)\b/;

/** Said to whatever was answered: it asks for nothing more of that. */
const agreeing = /^(?:(?:ok|alright|right|yes|no|hm|i see|got it)(?: |$))+$/;

const doubting = /^(?:and )?(?:(?:are )?(?:you )?(?:sure|certain)|really|only (?:there|then|that))$/;

/** "Until the doctor comes, stay on the bed": said to be done, or to come, and not asked. */
const order =
  /^(?!.*\b(?:was|were|had|did)\b)(?:.*\b(?:until|till)\b|(?:and |so )*do not (?!you|worry|be )|.*\bplease (?:you )?do not\b|.*\b(?:tell|call|ring|press) (?!me\b)(?:\w+ ){0,4}if\b)/;
const announced = /\b(?:(?:we|doctor) (?:will|are going to)|the plan is)\b/;

/** "And what about a hot water bottle?": the same question of something else. */
const nextTo = /^(?:(?:and|or|but) )?(?:what|how) about\b/;

/** "And the back?" after a question for where the pain goes is the same question. */
const frameOf = (fact: string): string | undefined =>
  fact === 'radiation' ? 'spread' : /^(worse|better|spread|pain)(?=:|$)/.exec(fact)?.[0];

/** A question of these words alone names nothing: "and how was that?" */
const empty = new Set(
  'and so if ok but then also now what how when where why who which is are was were has have had do does did can could it that this they them those these he she one not there at all even only too again no or yes the a an in to of for with any more about tell me please exactly really still else long often many much until already'
    .split(' ')
    .map(stem),
);

/** "So: it began today, no fever. Right?" */
const summed =
  /^(?:ok |okay |right |alright |good |now |well )*(?:so|to sum|in sum|in short|let me (?:sum|repeat|recap|check)|(?:just )?to (?:sum|recap|repeat|check)|if i (?:have )?under|you (?:told|said)) .{20,} (?:right|correct|true|clear|yes|agree|that it|understand|everything)$/;

/** Who asks leave for it wants to examine; other questions that name an examination ask for what is felt. */
const asksLeave = /^(?:(?:and|ok|now|so) )*(?:can|could|may|might|would|shall|should|will|let|i|is it) /;

/** Asked in the same way, whatever its name: what is learned is "an illness", and the words say which. */
const listed = ['symptom', 'condition', 'medicine', 'test', 'examination'] as const;

const joining = new Set(['and', 'or']);

const pairs = (row: readonly string[], mark: string): readonly string[] =>
  row.slice(1).map((each, at) => `${mark}${row[at]} ${each}`);

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

export interface Hearing {
  readonly hear: Hear;
  /** The things that a message names, whatever is said of them. */
  readonly names: (message: string) => ReadonlySet<string>;
}

/** Learns from the examples, which takes a second or two. */
export const createHearing = (knowledge: Knowledge): Hearing => {
  const { things, details, ofComplaint, talk, instead, turns } = knowledge;
  const examples = knowledge.examples();
  const common = createNames([...things.values()].map(({ id, words }) => [id, words]));
  const phrases = [...details].map(([detail, words]): [string, readonly string[]] => [
    detail,
    words.split('|').map((each) => ` ${plainWords(each).map(stem).join(' ')} `),
  ]);

  const kindOf = (id: string): Thing['kind'] | undefined => things.get(id)?.kind;
  const named = (kind: Kind, slots: readonly Slot[]): readonly string[] =>
    slots.flatMap(({ ids }) => ids.filter((id) => kindOf(id) === kind));
  const isExamination = (fact: string): boolean => kindOf(fact) === 'examination';
  const isListed = (id: string): boolean => listed.some((kind) => kindOf(id) === kind);
  const isAilment = (id: string): boolean => kindOf(id) === 'symptom' || kindOf(id) === 'condition';
  const isThing = ({ ids }: Slot): boolean => ids.some(isListed);
  /** "Any fever, chills or sweats?" */
  const isList = (slots: readonly Slot[]): boolean => slots.filter(isThing).length > 1;

  const featuresOf = (words: readonly string[], slots: readonly Slot[]): readonly string[] => {
    const stems = words.map(stem);
    const outline = slots.map(({ ids: [first], said }) =>
      first === undefined ? said : `<${kindOf(first) === 'fact' ? first : (kindOf(first) ?? first)}>`,
    );
    return unique([
      ...stems,
      ...pairs(stems, '+'),
      `first ${stems[0]}`,
      `first ${stems.slice(0, 2).join(' ')}`,
      ...slots.flatMap(({ ids }) => ids.map((id) => `names ${id}`)),
      ...outline.filter((each) => each.startsWith('<')),
      ...pairs(outline, '~'),
    ]);
  };

  const labelsOf = (fact: string, slots: readonly Slot[]): readonly string[] => {
    const [frame, thing] = fact.split(':');
    if (thing !== undefined) return [`${frame}:`];
    return [fact, ...listed.filter((kind) => named(kind, slots).includes(fact)).map((kind) => `a ${kind}`)];
  };
  const factsOf = (label: string, slots: readonly Slot[]): readonly string[] => {
    const frame = framed[label.slice(0, -1)];
    if (label.endsWith(':') && frame !== undefined)
      return named(frame, slots).map((id) => `${label}${id.split('/').at(-1)}`);
    const kind = listed.find((each) => label === `a ${each}`);
    return kind === undefined ? [label] : named(kind, slots);
  };

  const lessonOf = ({ question, asks }: Example): Lesson => {
    const words = plainWords(question);
    const slots = tag(words, [common]);
    return {
      features: featuresOf(words, slots),
      labels: unique(asks.flatMap((fact) => labelsOf(fact, slots))),
    };
  };

  const vocabulary = new Set([
    ...examples.flatMap(({ question }) => plainWords(question)),
    ...[...things.values()].flatMap(({ words }) => plainWords(words)),
  ]);
  const stems = new Set([...vocabulary].map(stem));
  const isKnown = (word: string): boolean => stems.has(stem(word));
  const spell = createSpeller(vocabulary);
  const estimate = learn(examples.map(lessonOf));

  /** What is asked about a fact: "When did it start?" asks for the date of a habit only if it has a beginning. */
  const detailsIn = (words: readonly string[]): ((fact: string) => readonly string[]) => {
    const said = ` ${words.map(stem).join(' ')} `;
    const found = phrases.flatMap(([detail, each]) =>
      each.filter((phrase) => said.includes(phrase)).map((phrase) => ({ detail, phrase })),
    );
    const isWithin = (phrase: string): boolean =>
      found.some((other) => other.phrase.length > phrase.length && other.phrase.includes(phrase));
    const all = unique(found.map(({ detail }) => detail));
    const whole = unique(found.filter(({ phrase }) => !isWithin(phrase)).map(({ detail }) => detail));
    return (fact) => (kindOf(fact) === 'fact' ? whole : all);
  };
  /** Nothing remains of "and at night?" without what asks for a detail. */
  const namesNothing = (words: readonly string[]): boolean =>
    phrases
      .flatMap(([, each]) => each)
      .reduce((said, phrase) => said.replace(phrase, ' '), ` ${words.map(stem).join(' ')} `)
      .split(' ')
      .every((word) => word === '' || empty.has(word));

  const rank = (
    words: readonly string[],
    slots: readonly Slot[],
    isUnasked: (fact: string) => boolean,
  ): readonly (readonly [string, number])[] => {
    const chances = new Map<string, number>();
    for (const [label, likelihood] of estimate(featuresOf(words, slots)))
      if (likelihood > 0.02)
        for (const fact of factsOf(label, slots)) {
          const weight =
            (label.startsWith('a ') && !isList(slots) ? 0.5 : 1) * (isUnasked(fact) ? unasked : 1);
          chances.set(fact, Math.max(chances.get(fact) ?? 0, likelihood * weight));
        }
    return [...chances].sort(([, one], [, other]) => other - one);
  };

  /** Another fact that a detail turns into: of a kind of thing only if the patient has it. */
  const turn = (fact: string, asked: readonly string[], has: boolean): readonly string[] =>
    asked.flatMap(
      (detail) => turns.get(`${fact}/${detail}`) ?? (has ? turns.get(`${kindOf(fact)}/${detail}`) : []) ?? [],
    );

  const hearSentence = (
    { words, marked }: Sentence,
    strange: number,
    { own, knows }: Listener,
    recent: readonly string[],
  ): readonly Heard[] => {
    const slots = tag(words, [own, common]);
    const said = words.join(' ');
    const askedOf = detailsIn(words);
    const about = (fact: string): Heard => ({ fact, details: askedOf(fact) });
    if (doubting.test(said)) return [{ fact: 'sure', details: [] }];
    if (!marked && agreeing.test(said)) return [{ fact: 'acknowledgement', details: [] }];
    const isExamined = !marked || asksLeave.test(`${said} `);
    const isUnasked = (fact: string): boolean =>
      isExamination(fact)
        ? !isExamined && !recent.some(isExamination)
        : (marked || inverted.test(said)) && statements.has(fact);
    const ranked = rank(words, slots, isUnasked);
    const [[best, likelihood] = [undefined, 0]] = ranked;
    const refers = words.length < 9 && referring.test(said);
    const [last] = recent;
    const isBare = namesNothing(words);
    const isOfComplaint = last !== undefined && (ofComplaint.has(last) || frameOf(last) !== undefined);
    /** "What happened?" after an allergy, and not at the start. */
    const isFree = last !== undefined && isBare && !refers && !isOfComplaint;
    /** What is asked closer belongs to what the words themselves ask for: "How strong was it at first?" */
    const isOwn =
      !isFree && likelihood > clear && askedOf(best ?? '').some((detail) => knows(`${best}/${detail}`));
    const isRecent = (id: string): boolean => recent.includes(id) || id === 'medication';
    const isNamed = (slot: Slot): boolean =>
      isThing(slot) ||
      (best !== undefined && slot.ids.includes(thingIn(best))) ||
      (!isOfComplaint && ofComplaint.has(best ?? '') && slot.ids.includes('frame/pain'));
    const isElse = slots.some((slot) => isNamed(slot) && !slot.ids.some(isRecent));
    if (last !== undefined && (words.length < (nextTo.test(said) ? 8 : 6) || refers || isBare)) {
      const closer = recent
        .flatMap((fact) => [fact, fact.split(':')[0] ?? fact, ...(instead.get(fact) ?? [])])
        .find((fact) => askedOf(fact).some((detail) => knows(`${fact}/${detail}`)));
      const isOfLast = isBare || within.test(said) || !isElse;
      const turned = closer === undefined && isOfLast ? turn(last, askedOf(last), knows(last)) : [];
      if (turned.length > 0) return turned.map(about);
      const parts = slots.filter(({ said }) => !empty.has(said));
      const frame = frameOf(last) ?? (parts.some(isThing) || isExamination(last) ? undefined : 'pain');
      const same = frame === undefined ? [] : named(framed[frame] ?? 'frame', slots);
      if (same.length > 0 && same.length === parts.length)
        return same.map((id) => about(`${frame}:${id.split('/').at(-1)}`));
      const isNext =
        isOfComplaint &&
        ofComplaint.has(best ?? '') &&
        (last === 'complaint' ||
          !isBare ||
          (closer === undefined && likelihood > vague && knows(best ?? '')));
      const isTalk = talk.has(best ?? '') && best !== 'offTopic';
      const isQuestion = marked || asking.test(said);
      const isOpen =
        askedOf(last).length > 0 || words.some((word) => open.has(word)) || (refers && isQuestion);
      const isDefault = refers && best !== undefined && kindOf(best) === 'fact' && !isTalk && !knows(best);
      const isUnclear = strange === 0 && (likelihood < vague || isDefault);
      const isVague = (isOpen && isUnclear) || (isBare && (isOpen || isQuestion));
      const leaves = isTalk ? clear : isFree ? 1 : closer === undefined && !isDefault ? clear : likely;
      if (!isElse && !isOwn && (closer !== undefined || (isVague && !isNext)) && likelihood < leaves)
        return [about(closer ?? last)];
    }
    if (strange > 1 && strange * 2 >= words.length) return [];
    // What has nothing to do with anything is easily taken for what nobody understood.
    const isOdd = best === 'offTopic' || (strange > 1 && strange * 4 >= words.length);
    if (best === undefined || likelihood < (isOdd ? clear : enough))
      return slots.flatMap(({ ids }) => ids.find(isListed) ?? []).map(about);
    /** "Since when do you have trouble with your eyes?" asks for the eyes, and not for the complaint. */
    const begun = named('symptom', slots).find((id) =>
      askedOf(id).some((detail) => knows(`${id}/${detail}`)),
    );
    const ofFamily = slots.some(({ ids }) => ids.some((id) => kin.has(id)));
    /** "Heart problems or chest pain?" asks for an illness and a symptom alike. */
    const joined =
      isAilment(best) && !ofFamily
        ? slots.filter((_slot, at) => [at - 1, at + 1].some((next) => joining.has(slots[next]?.said ?? '')))
        : [];
    const asked = ranked
      .filter(([, each], at) => at === 0 || each > besides)
      .filter(([fact], _at, all) => ofFamily || all.length === 1 || !fact.startsWith('family:'))
      .map(([fact]) => (fact === 'onset' ? (begun ?? fact) : fact));
    return (
      unique([...asked, ...joined.flatMap(({ ids }) => ids.find(isAilment) ?? [])])
        // "Does a relative have diabetes or asthma?" asks for neither as the patient's own.
        .map((fact, _at, all) =>
          ofFamily &&
          kindOf(fact) === 'condition' &&
          (!words.includes('you') || all.includes(`family:${fact}`))
            ? `family:${fact}`
            : fact,
        )
        .map(about)
    );
  };

  /** "Did it help?" */
  const refersOnly = (words: readonly string[]): boolean =>
    words.length < 6 && referring.test(words.join(' ')) && !tag(words, [common]).some(isThing);

  const isMentioned = (id: string): boolean => isListed(id) || (kindOf(id) === 'fact' && !talk.has(id));

  /** What a summary claims: symptoms, and which of them are denied ("no fever"). */
  const claimsIn = (message: string, own: Names): readonly Heard[] =>
    message.split(/[.,;:!?]|\b(?:and|but)\b/).flatMap((clause) => {
      const words = plainWords(clause).map(spell);
      const claimed = !words.some((word) => ['no', 'not', 'without', 'never', 'nor'].includes(word));
      return named('symptom', tag(words, [own, common])).map((fact) => ({ fact, details: [], claimed }));
    });

  const hear: Hear = (message, listener, recent) => {
    if (summed.test(plainWords(message).join(' ')))
      return [{ fact: 'summary', details: [] }, ...claimsIn(message, listener.own)];
    const heard: Heard[] = [];
    let about = recent;
    const sentences = sentencesOf(message);
    const isAsking = sentences.some(({ marked }) => marked);
    const isStated = (said: string): boolean => !asking.test(said.replace(/^(?:please |do not )+/, ''));
    const stated = message.includes('?')
      ? []
      : sentences.map(({ words }) => words.join(' ')).filter(isStated);
    const isOrdered = stated.some((said) => order.test(said));
    const isTold = isOrdered || stated.some((said) => announced.test(said));
    for (const { words, marked } of sentences) {
      const spelled = words.filter((word) => !listener.called.has(word)).map(spell);
      if (spelled.length === 0) continue;
      // A word may be misspelled; next to one that nobody knows, it is no word either.
      const strange = spelled.every(isKnown) ? 0 : words.filter((word) => !isKnown(word)).length;
      // "Did you take antibiotics? Did they help?": there is nothing to tell of what there is not.
      const [latest = ''] = heard.length === 0 ? [] : about;
      const isOfNothing = isListed(latest) && !listener.knows(latest) && refersOnly(spelled);
      const found = isOfNothing ? [] : hearSentence({ words: spelled, marked }, strange, listener, about);
      // "Good thing they called the ambulance! Did they give you anything?"
      const isSaid = (isTold || (isAsking && !marked)) && isStated(words.join(' '));
      heard.push(...found.filter(({ fact }) => !isSaid || talk.has(fact) || isExamination(fact)));
      const facts = found.map(({ fact }) => fact).filter((fact) => !talk.has(fact));
      // "I am sorry about your aunt. How old was she?"
      const mentioned = tag(spelled, [listener.own, common]).flatMap(({ ids }) => ids.filter(isMentioned));
      about = facts.length > 0 ? facts : mentioned.length > 0 ? mentioned : about;
    }
    if (isOrdered || (isTold && heard.length === 0))
      heard.push({ fact: isOrdered ? 'instruction' : 'plan', details: [] });
    const real = heard.filter(({ fact }) => !talk.has(fact));
    const weighty = heard.find(({ fact }) => fact === 'diagnosis') ?? heard.at(-1);
    const isNews = weighty?.fact === 'diagnosis' && !message.includes('?');
    const all = real.length > 0 && !isNews ? real : weighty === undefined ? [] : [weighty];
    return all;
  };

  const names: Hearing['names'] = (message) =>
    new Set(tag(plainWords(message), [common]).flatMap(({ ids }) => ids));

  return { hear, names };
};
