/** What "he", "she" and "it" ask of the people and animals in a patient's life: their name, age, work and health. */
import { among, isOfFamily, type Detail } from './reference.ts';

type After = Detail['after'];

const isPartner = among(
  'partner',
  'relationship',
  'partnerName',
  'partnerAge',
  'partnerJob',
  'partnerFeels',
  'marriageLength',
  'livesTogether',
  'lossCause',
  'closeTo',
);
/** "With my wife": there is one person whom "she" can mean. */
const ofPartner: After = (last, knows) =>
  isPartner(last, knows) || (among('home', 'loneliness')(last, knows) && knows('marriageLength'));
const ofChild = among(
  'childrenOwn',
  'childName',
  'childMore',
  'childTold',
  'childVaccines',
  'babySize',
  'babyWell',
  'childcare',
);
const ofPet = among('pets', 'petName', 'petCare');
const isKin = (last: string): boolean =>
  isOfFamily(last) ||
  among('ageThen', 'familyTreated', 'familyTrouble', 'parentsSmoked', 'familyScreened')(last, () => false);

const whenKnown =
  (after: After, key: string): After =>
  (last, knows) =>
    knows(key) && after(last, knows);

const theName =
  /^(?:what|how) (?:is|was|are|were) (?:(?:he|she|it|they) called|(?:his|her|its|their) names?)$|^(?:his|her|its) name$/;
const theAge =
  /^how old(?: (?:is|was|are) (?:he|she|it|they)(?: now)?)?$|^(?:his|her|its) age$|^what age(?: (?:is|was) (?:he|she|it))?$/;
const theWork =
  /^(?:does|did|do) (?:he|she|they) (?:\w+ )?(?:work|have a job)\b|^what (?:does|did) (?:he|she) (?:do|work)(?: as| for a living| for work)?$|^what (?:is|was) (?:his|her) (?:job|work|profession|occupation)\b/;
const theHealth =
  /^(?:is|are|was|has) (?:he|she|it|they) (?:\w+ )?(?:well|healthy|ill|sick|ok|okay|fine|all right|alright)\b|^how (?:is|are) (?:he|she|they)(?: doing| keeping| now| these days)*$|^how is (?:his|her) health$/;
const theWhereabouts =
  /^where (?:is|are) (?:he|she|they)(?: now| today| at the moment)?$|^is (?:he|she) (?:here|outside|with you|coming|in the waiting room)\b/;
const theFeelings =
  /^(?:does|do) (?:he|she|they) know\b|^how (?:does|did|is) (?:he|she) (?:feel|take|taking|cope|coping)\b|^is (?:he|she) (?:very )?(?:worried|afraid|upset)\b/;
const theTelling =
  /^(?:does|do) (?:he|she|they) know\b|^have you (?:told|rung|called|phoned|texted|informed) (?:him|her|them)\b/;
const whoCares =
  /^who (?:is )?(?:look\w* after|car\w+ for|mind\w*|has|have|feed\w*|watch\w*|with) (?:him|her|it|them|the \w+)(?: now| today| at the moment)?$/;

const ofPartners: readonly Detail[] = [
  { after: whenKnown(ofPartner, 'partnerName'), said: theName, means: 'partnerName' },
  { after: whenKnown(ofPartner, 'partnerAge'), said: theAge, means: 'partnerAge' },
  { after: whenKnown(ofPartner, 'partnerJob'), said: theWork, means: 'partnerJob' },
  { after: whenKnown(ofPartner, 'partner/well'), said: theHealth, means: 'partner', aspect: 'well' },
  { after: whenKnown(ofPartner, 'partner/near'), said: theWhereabouts, means: 'partner', aspect: 'near' },
  { after: whenKnown(ofPartner, 'partnerFeels'), said: theFeelings, means: 'partnerFeels' },
  {
    after: whenKnown(ofPartner, 'partner/when'),
    said: /^how (?:long|many years) ago\b(?:.*\b(?:die|died|pass\w*|happen\w*|that|it|lose|lost)\b|$)|^when did (?:he|she) (?:die|pass)\b/,
    means: 'partner',
    aspect: 'when',
  },
  {
    after: whenKnown(ofPartner, 'partner/death'),
    said: /^(?:what of|of what|from what|what from)$/,
    means: 'partner',
    aspect: 'death',
  },
  {
    after: whenKnown(ofPartner, 'partner/coping'),
    said: /\bmiss (?:him|her)\b/,
    means: 'partner',
    aspect: 'coping',
  },
  {
    after: (last, knows) =>
      (isPartner(last, knows) || among('home', 'sexual', 'company')(last, knows)) && knows('marriageLength'),
    said: /^how (?:long|many years) (?:have|had|were|are|did) you (?:been )?(?:two )?(?:together|married|a couple)\b/,
    means: 'marriageLength',
  },
  {
    after: whenKnown(isPartner, 'marriageLength'),
    said: /^(?:since when|for how long|how long|how many years)$/,
    means: 'marriageLength',
  },
];

const ofChildren: readonly Detail[] = [
  { after: whenKnown(ofChild, 'childName'), said: theName, means: 'childName' },
  { after: whenKnown(ofChild, 'childrenOwn/when'), said: theAge, means: 'childrenOwn', aspect: 'when' },
  { after: ofChild, said: theAge, means: 'childrenOwn' },
  { after: whenKnown(ofChild, 'childrenOwn/sleep'), said: theHealth, means: 'babyWell' },
  { after: ofChild, said: theHealth, means: 'childrenOwn' },
  { after: whenKnown(ofChild, 'childMore'), said: theWork, means: 'childMore' },
  {
    after: whenKnown(ofChild, 'childrenOwn/where'),
    said: theWhereabouts,
    means: 'childrenOwn',
    aspect: 'where',
  },
  { after: whenKnown(ofChild, 'childTold'), said: theTelling, means: 'childTold' },
  { after: whenKnown(ofChild, 'childcare'), said: whoCares, means: 'childcare' },
  {
    after: whenKnown(ofChild, 'childrenOwn/near'),
    said: /^where (?:does|do|is) (?:he|she|they) liv\w*\b/,
    means: 'childrenOwn',
    aspect: 'near',
  },
  {
    after: whenKnown(ofChild, 'childrenOwn/often'),
    said: /^(?:how often|do you often) (?:do you )?(?:see|meet|visit|speak (?:to|with)|talk (?:to|with)) (?:him|her|them|each other)\b/,
    means: 'childrenOwn',
    aspect: 'often',
  },
  {
    after: whenKnown(ofChild, 'childrenOwn/sleep'),
    said: /^where (?:does|did) (?:he|she|it|the baby) sleep\b|^does (?:he|she|it|the baby) sleep (?:in|with|next)\b/,
    means: 'childrenOwn',
    aspect: 'sleep',
  },
  {
    after: whenKnown(ofChild, 'childVaccines'),
    said: /^(?:is|has|are|have) (?:he|she|it|they|the baby)\b.*\b(?:vaccinat\w+|immuni[sz]\w+|jabs?|injections?)\b/,
    means: 'childVaccines',
  },
];

const ofPets: readonly Detail[] = [
  { after: whenKnown(ofPet, 'petName'), said: theName, means: 'petName' },
  { after: whenKnown(ofPet, 'pets/when'), said: theAge, means: 'pets', aspect: 'when' },
  { after: whenKnown(ofPet, 'petCare'), said: whoCares, means: 'petCare' },
];

const ofSibling = among('siblings', 'siblingMore');

const ofKin: readonly Detail[] = [
  { after: whenKnown(ofSibling, 'siblingMore'), said: theAge, means: 'siblingMore' },
  { after: whenKnown(ofSibling, 'siblingMore'), said: theWork, means: 'siblingMore' },
  { after: ofSibling, said: theHealth, means: 'siblings' },
  {
    after: (last, knows) =>
      knows('family/alive') && isKin(last) && !among('mother', 'father', 'parents')(last, knows),
    said: /^(?:did|has|have) (?:he|she|they) (?:surviv\w+|live\w*|die|make it|recover\w*|pull\w* through)(?: (?:it|that))?$|^(?:is|are) (?:he|she|they) (?:still )?(?:alive|living|with us)$/,
    means: 'family',
    aspect: 'alive',
  },
  {
    after: whenKnown(isKin, 'family/well'),
    said: /^how (?:is|are) (?:he|she|they)(?: doing| keeping| now| today| these days)*$/,
    means: 'family',
    aspect: 'well',
  },
  {
    after: whenKnown(isKin, 'father/death'),
    said: /^when did he die$/,
    means: 'father',
    aspect: 'death',
  },
  {
    after: whenKnown(isKin, 'mother/death'),
    said: /^when did she die$/,
    means: 'mother',
    aspect: 'death',
  },
  {
    after: whenKnown(isKin, 'polycystic'),
    said: /^(?:have|were|did|are) you\b.*\b(?:checked|tested|scanned|examined|looked at)\b/,
    means: 'polycystic',
  },
  {
    after: whenKnown(isKin, 'parentsSmoked'),
    said: /^(?:did|does|do) (?:he|she|they) (?:also )?smoke\b/,
    means: 'parentsSmoked',
  },
  {
    after: whenKnown(isKin, 'family/result'),
    said: /^what (?:\w+ )?happened(?: to (?:him|her|them))?(?: then)?$/,
    means: 'family',
    aspect: 'result',
  },
  {
    after: whenKnown(isKin, 'familyTreated'),
    said: /^how (?:is|was|were|are) (?:he|she|they|it|that) (?:being )?treated\b|^what (?:\w+ )?treatments?\b.*\b(?:he|she|they)\b/,
    means: 'familyTreated',
  },
  {
    after: whenKnown(isKin, 'family/where'),
    said: /^(?:on |from )?(?:which|what|whose) side\b/,
    means: 'family',
    aspect: 'where',
  },
  {
    after: whenKnown(isKin, 'family/checked'),
    said: /^(?:was|were|has|have) (?:any(?:one|body) else|the others?|any of (?:them|you))\b.*\b(?:check|test|scan|screen|examin)\w*$/,
    means: 'family',
    aspect: 'checked',
  },
];

export const personReferences: readonly Detail[] = [...ofPartners, ...ofChildren, ...ofPets, ...ofKin];
