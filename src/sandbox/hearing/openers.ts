/** What stands before a question and tells nothing of it. */
import type { Sentence } from './words.ts';

export const startsAnew =
  /^(?:(?:(?:about|roughly)(?= how\b)|and|but|so|ok|okay|also|i mean|alright|right|well|now|then|sorry|right then|okay then|moving on|before (?:i|we) (?:begin|start)|by that i mean|that is to say|what i mean is|in other words|just to check|can i (?:just )?ask|could i (?:just )?ask|may i (?:just )?ask|i was (?:also )?wondering|do you happen to know|i (?:would like|want|need) to (?:know|hear|find out)(?: about| more about)?|what about|how about|hi|hiya|hey|hello|there|mate|please|oh(?: dear| no| gosh)?|ah|wow|gosh|uff|man|(?:good )?(?:morning|afternoon|evening)|,) +)+/;

/** "I'm a medical student" is about the student, whatever is asked in the same breath. */
export const withoutIntroduction = (text: string): string =>
  text
    .replace(
      /\b(?:the |your |an? )?(?:med|medical|student) (?:student|doctor|nurse)(?: here)?\b(?! (?:said|told|asked|saw|sent))/g,
      ' ',
    )
    .replace(
      /\bi am (?:an?|one of(?: the| your)?|the|your) [\w -]*?(?:students?|doctors?|nurse|physician|resident|intern|registrar)\b(?: here| today)?/g,
      ' ',
    );

/** "And your tummy, any pain there?" asks for pain in the tummy; "your bowels, all normal there?" for the bowels. */
export const withNamesInPlace = (text: string): string =>
  text
    .replace(
      /\b(?:over|in|within) (?:what|which) (?:(?:sort|kind|length|amount) of )?(?:period|span|stretch|time(?: ?(?:frame|span))?)(?: of time)?\b/g,
      'over how long',
    )
    .replace(
      /\b(?:scale|0 to 10|zero to ten|out of ten|out of 10)\b([^.?!]*)\bwhere (?:are|would) (?:you|we|it)(?: say| be| put| place| it| you| are| rate)*/g,
      'scale $1 how strong is it',
    )
    // "Your parents and your brothers, are they well?": of all of them.
    .replace(
      /\byour (parents|mum and dad|mother and father),? (?:(?:and|or) )?(?:your )?(?:siblings|(?:brothers?|sisters?)(?: (?:and|or) (?:your )?(?:brothers?|sisters?))?),? (are|do|have|did|were) they\b/g,
      '$2 your parents and your siblings',
    )
    .replace(
      /\b(?:hit|knock|punch) (?:on|to|in|against) (?:the|your) (belly|tummy|stomach|chest)\b/g,
      'injury to the $1',
    )
    .replace(
      /\b(?:did you have )?(?:any )?pain in the car\b.*\bbump\w*/g,
      'do bumps in the road make it worse',
    )
    // "Your mum and dad's blood pressure": one question about both.
    .replace(
      /\b(?:mum|mom|mother)(?:’?'?s)?,? (?:and|or) (?:your )?(?:dad|father)(?:(?:’|')?s)?(?= (?:have |had |with )?(?:blood|heart|lungs?|kidneys?|sugar|health)\b)/g,
      'parents',
    )
    // "And then the doctor joins us": no joints.
    .replace(/(?<!\b(?:the|your|my|in|any|of) )\bjoins\b/g, 'comes')
    .replace(/\bsides? of (?:the|your) back\b(?:,? by (?:the|your) kidneys)?/g, 'flank')
    .replace(
      /(?:\b(?:and|what about|how about) )*\byour (\w+), (?:is there )?any (pain|trouble|problems?) (?:there|with (?:it|them))\b/g,
      'any $2 in your $1',
    )
    .replace(
      /\b(?:can|could) you (?:get up|manage|climb|walk up) (?:a|one|the|two) (?:flights? of )?stairs (?:right now|now|at the moment)\b/g,
      'does climbing stairs make it worse',
    )
    .replace(
      /\b(?:can|could|do) you (?:still )?(?:go|get|walk|climb|manage)(?: up)? (?:the )?stairs(?: \w+)* (?:normal(?:ly)?|as usual|as always|like before|as before)\b/g,
      'does climbing stairs make it worse',
    )
    .replace(
      /((?:what|how) about your [\w ]+), (?:is |are )?(?:all|everything|it all) (?:normal|all right|alright|fine|ok|okay|well|good)(?: there)?\b/g,
      '$1',
    );

const announcesFamily =
  /^(?!.*\b(?:your|the|any) family (?:doctor|gp|history of)\b).*\b(?:ask|know|talk|questions?|move on|turn)\b.*\bfamily\b/;

const namesRelatives =
  /^(?=.*\b(?:mother|mum|mom|father|dad|parents|siblings|brothers?|sisters?|grand\w+|uncles?|aunts?|cousins?)\b)(?:(?:and|or|then|what about|how about|your|the|any|other|mother|mum|mom|father|dad|parents|siblings|brothers?|sisters?|grand\w+|uncles?|aunts?|cousins?)[ ,]*)+$/;
const asksForAny = /^(?:any(?:thing|one|body)?|something)\b(?!.*\b(?:family|you|your|else)\b)/;

/** "Let me ask about your family now. Any heart disease there?" */
export const inFamily = (sentence: Sentence, at: number, all: readonly Sentence[]): Sentence => {
  const before = all[at - 1];
  // "And your brothers and sisters? Anything with the kidneys?"
  if (before !== undefined && namesRelatives.test(before.text) && asksForAny.test(sentence.text))
    return { ...sentence, text: `${sentence.text} in your family` };
  const isMeant = before?.marked === false && announcesFamily.test(before.text);
  return isMeant
    ? { ...sentence, text: sentence.text.replace(/\bthere\b(?=\W*$)/, 'in your family') }
    : sentence;
};
