/** Tells what a student states from what they ask in the same sentence. */
import { inverts, startsAt } from './pieces.ts';

export interface Parts {
  /** "I can see that you are in pain, so I will be quick": sets the scene or explains, and asks nothing. */
  readonly stated: readonly string[];
  /** Empty if the sentence asks nothing that can be told apart from what it states. */
  readonly asked: readonly string[];
}

const joints = /^(?:,|and|but|so|or)$/;
const asksAnything = /^(?:any|ever|do|did|does|have|has|had|are|is|was|were|can|could|would|will|should)$/;
const states =
  /^(?:i|we|you|they|he|she|it|that|this|these|those|there|your|the|my|his|her|let|just|sorry|thanks?|oh|ok|okay|right|well|gosh|now|by|because|as|so|since|then|hello|hi|good|please|brilliant|great|lovely|going|coming|moving|thinking|speaking|before|after|while|when|if|some|not|no|yes|with|for|in|on|at|during|apart|back|regarding|concerning|about|mr|mrs|maybe|perhaps)$/;
/** "When you lie flat": the circumstance of what is asked, not a statement. */
const circumstance = /^(?:when|while|if|after|before|with|on|in|at|during|since|apart|for)$/;

/** A clause that explains, excuses or goes on about something: it asks nothing. */
export const isStatement = (words: readonly string[]): boolean =>
  /^(?:(?:and|or|but|so|as|just|because|since|although|though|next|first|finally|lastly) )*(?:i|we|my(?! (?:\w+ )?question\b)|probably|(?:this|it|that) (?:may|might|will|could|can) (?:be|feel|hurt|sting|tickle)|(?:need|have|got) to (?:know|ask)|will not tell|because|although|though|in case|to be|just so|just in case|it is|that is|this is|they are|there are|there is|(?:so |how )?many (?:people|ladies|women|men|patients)|how (?:lovely|nice|wonderful|interesting|exciting|sweet|kind|awful|sad|good) (?!is|are|was|do|does|did)|lots of|most|(?:sometimes|often) (?:it|people|patients|we|this)|some people|a lot of people|everybody|everyone|you have (?:been|told|said|mentioned)|you (?:can|are|will|may|might|know|see|said|mentioned|told|do not|seem|look|must|poor)|do not (?:worry|be|mind|feel|take (?:it|this|that|offen[cs]e))|please|sorry|thanks?|the (?:next|following) (?:few )?(?:questions?|ones?)|they (?:do|always|often|usually|can|just|all)|let (?:us|me) (?:talk|ask|speak|start|begin|jump|go|move|come|turn)|speaking of|(?:back|going back|coming back) to|(?:my|these) (?:next |last |following )?questions?|some of (?:these|the|my) questions?|some questions|no rush|take (?:all|as much|your) (?:the )?time|feel free|even|especially|particularly)\b/.test(
    words.join(' '),
  ) ||
  /^(?:(?:and|or|but) )*(?:when|where|while|after|before|once|until|which|that) (?:you|it|they|i|we|he|she)\b/.test(
    words.join(' '),
  );

const opensAt = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at);
  if (isStatement(rest)) return false;
  if (/^(?:any|ever)$/.test(rest[0] ?? '')) return true;
  // "Since when", "for how long".
  if (/^(?:since|for|at|in|on|with|by|from|to) (?:when|how|what|which|where|who|whom)\b/.test(rest.join(' ')))
    return true;
  // "You told me what you noticed": no question.
  if (
    /^(?:what|when|where|why|who|which|how)$/.test(rest[0] ?? '') &&
    /^(?:you|it|they|i|we|he|she)$/.test(rest[1] ?? '')
  )
    return false;
  return startsAt(words, at);
};

const ofKin =
  /^(?:(?:and|so|in|with|about|what about|how about) )*(?:your |the )?(?:family|parents|mother|father|mum|mom|dad|siblings|brothers?|sisters?|relatives)$/;

/** `words`: as `wordsOf` returns them; `marked`: they end with a question mark. */
export const partsOf = (words: readonly string[], marked: boolean): Parts => {
  const whole: Parts = { stated: [], asked: words };
  // "To be honest, …", but not "to sum up, …".
  if (!states.test(words[0] ?? '') && !/^to be\b/.test(words.join(' '))) return whole;
  const first = words.findIndex((word) => !joints.test(word) && word !== 'now' && word !== 'well');
  if (opensAt(words, Math.max(first, 0))) return whole;
  const at = words.findIndex(
    (_, index) => index > 1 && joints.test(words[index - 1] ?? '') && opensAt(words, index),
  );
  // "You told me how it started and what came with it."
  if (!marked && !asksAnything.test(words[at] ?? '')) return whole;
  if (at < 0 || !(asksAnything.test(words[at] ?? '') || startsAt(words, at))) return whole;
  const stated = words.slice(0, at - 1);
  if (stated.some((_, index) => index > 0 && inverts(stated, index))) return whole;
  // "Your family, any heart problems?" asks for both in one.
  if (ofKin.test(stated.join(' '))) return whole;
  const asked = words.slice(at);
  return circumstance.test(stated[0] ?? '') && stated.length < 10
    ? { stated: [], asked: [...asked, ...stated] }
    : { stated, asked };
};
