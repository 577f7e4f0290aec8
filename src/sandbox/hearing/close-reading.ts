/** A second look at what a question was heard as, with its very words: how much of a thing it asks for, and which. */
import { aspectsOf } from './aspects.ts';
import type { Found, Heard, Listener } from './heard.ts';
import type { Slot } from './tagging.ts';
import { testIds } from './weights.ts';

/** "How many tablets in one day, and when was the last?" */
const asksDetails =
  /^(?:how|when|what|where|which|since)\b.*(?:\band|,) (?:how|when|what|where|which|since)\b/;

/** What is asked about the only thing that is asked for may stand anywhere: "What happened, from the start?" */
const wholly = (found: Found, text: string, { knows }: Listener): Found => {
  const [only, ...others] = found.heard;
  // "Is it one eye or both?" is one question, though it has two parts.
  if (only === undefined || others.some(({ fact }) => fact !== only.fact)) return found;
  if (only.isDetail === true && !asksDetails.test(text)) return found;
  const isKnown = only.aspects.some((aspect) => knows(`${only.fact}/${aspect}`));
  const isApart = others.length > 0 && found.heard.some(({ aspects }) => aspects.length > 0);
  return isApart || (isKnown && !asksDetails.test(text))
    ? found
    : { ...found, heard: [{ ...only, aspects: aspectsOf(text) }] };
};

const hurts =
  /\b(?:worse|better|hurts?|pain\w*|stings?|stabs?|sore|aches?|catch\w*|brings?|triggers?|sets?|affects?|changes?)\b/;

const provokesCough =
  /\b(?:sets?|brings?|triggers?|makes?|causes?|provokes?|starts?|worsens?|affects?)\b.*\b(?:the|your|you|it) cough\b|\bcough\b.*\b(?:worse|easier|better)\b/;

/** To a patient who came with a cough, "how often do you cough?" is about the cough, not about what coughing does. */
const asItself = (found: Found, text: string, { knows }: Listener): Found => {
  if (!knows('cough/since')) return found;
  // "What sets the cough off, cold air?" does not ask what coughing does.
  if (found.heard.length > 1 && provokesCough.test(text))
    return { ...found, heard: found.heard.filter(({ fact }) => fact !== 'worse:cough') };
  return !hurts.test(text) || /^(?:and )?how (?:often|much)\b/.test(text)
    ? {
        ...found,
        heard: found.heard.map((each) => (each.fact === 'worse:cough' ? { ...each, fact: 'cough' } : each)),
      }
    : found;
};

/** "Tell me more about the tiredness": of one thing that the complaint consists of, not the whole story. */
const ofNamed = (found: Found, slots: readonly Slot[], { knows }: Listener): Found => {
  const [only, ...others] = found.heard;
  const named = slots.flatMap(({ ids }) => ids).find((id) => knows(`${id}/story`) && id !== 'complaint');
  const isStory = only?.fact === 'complaint' && only.aspects.includes('story') && others.length === 0;
  return isStory && named !== undefined ? { ...found, heard: [{ ...only, fact: named }] } : found;
};

const wasDone =
  /^(?:(?:and|so|ok) )*(?:did|have|has) (?:they|we|any(?:one|body)|some(?:one|body)|the (?:nurses?|doctors?|crew|ambulance|colleagues?))\b.*\b(?:do|done|draw|drawn|take|taken|made?|make|run|got|get)\b/;
const drawsBlood =
  /\b(?:draw|drawn|take|taken|got|get)\b(?: \w+){0,2} bloods?\b(?! (?:pressure|sugar))|\bbloods\b/;

/** "Did somebody make an X-ray already?" announces none. */
const asDone = (found: Found, text: string, slots: readonly Slot[]): Found => {
  const named = slots.flatMap(({ ids, named: isName }) =>
    ids.filter((id) => isName && testIds.has(id)).slice(0, 1),
  );
  const tests = [...new Set([...named, ...(drawsBlood.test(text) ? ['bloods'] : [])])];
  const isOfTests = found.heard.every(({ fact }) => fact === 'plan' || testIds.has(fact));
  const isMissed = tests.some((test) => found.heard.every(({ fact }) => fact !== test));
  if (!isOfTests || !isMissed || !wasDone.test(text)) return found;
  return { ...found, heard: tests.map((fact): Heard => ({ fact, aspects: [] })) };
};

const ofLiquor = /\b(?:alcohol\w*|beers?|wine|spirits|booze|units|pub|smok\w*|socially)\b/;
const illToo =
  /\b(?:others?|people|any(?:one|body)|some(?:one|body)|else|they)\b.*\b(?:too|also|as well|same|ill|sick)\b/;

/** "Eating and drinking all right?" is about water, "others at home with it too?" about who else is ill. */
const asMeantBeside = (found: Found, text: string): Found => ({
  ...found,
  heard: found.heard.map((each): Heard => {
    const isOf = (fact: string): boolean => found.heard.some((other) => other.fact === fact);
    if (each.fact === 'alcohol' && isOf('appetite') && !ofLiquor.test(text))
      return { ...each, fact: 'fluids', aspects: [] };
    return each.fact === 'home' && illToo.test(text)
      ? { ...each, fact: 'contacts', aspects: aspectsOf(text) }
      : each;
  }),
});

export const readClosely = (
  found: Found,
  { text, slots }: { readonly text: string; readonly slots: readonly Slot[] },
  listener: Listener,
): Found => {
  const read = ofNamed(asItself(wholly(found, text, listener), text, listener), slots, listener);
  return asMeantBeside(asDone(read, text, slots), text);
};
