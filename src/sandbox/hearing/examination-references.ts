/** What is asked during an examination, of what is felt: "is this the same pain?", "and here?" */
import { among, type Reference } from './reference.ts';

const ofTouch = among('examination', 'sorePlaces', 'bothSides');

export const examinationReferences: readonly Reference[] = [
  {
    after: ofTouch,
    said: /^(?:is|was) (?:this|that|it) (?:the |your )?(?:same )?(?:pain|pressure|headache|ache|feeling|sting)\b/,
    means: 'samePain',
  },
  { after: ofTouch, said: /^is (?:it|that|your tongue|your mouth)\b.*\bdry\b/, means: 'dryMouth' },
  {
    after: () => true,
    said: /\b(?:sound|feel|look)\b.*\bdifferent\b.*\b(?:one|either|the other) side\b/,
    means: 'bothSides',
  },
  {
    after: ofTouch,
    said: /^(?:does|did|is|has) (?:this|that|it)\b.*\b(?:bring|cause|make|trigger|provoke|start)\w*\b.*\b(?:pain|hurt|worse)\b/,
    means: 'sorePlaces',
  },
  {
    after: ofTouch,
    said: /^(?:does|is) (?:one|either|one arm|one of them|your \w+ arm)\b.*\b(?:drift|sink|drop|weaker|fall)\w*\b/,
    means: 'limbWeakness',
  },
  { after: ofTouch, said: /^(?:do|can) you see (?:two|double|one or two)\b/, means: 'doubleVision' },
  {
    after: () => true,
    said: /\bpress\w*\b.*\bleft\b.*\bfeel\b.*\bright\b|\bpress\b.*\b(?:left|other)\b.*\bwhere\b|\bwhere\b.*\bpress\b.*\b(?:left|other)\b/,
    means: 'pressElsewhere',
  },
  {
    after: (last, knows) => !ofTouch(last, knows) && knows('spread:arm'),
    said: /^(?:and )?(?:which|what) arm\b(?: (?:is|was) (?:it|that))?$/,
    means: 'spread:arm',
  },
  { after: ofTouch, said: /\bcough(?:ing)?\b/, means: 'coughNow' },
  {
    after: () => true,
    said: /\b(?:hurts?|sore|painful|tender|pain)\b.*\bi let go\b/,
    means: 'sorePlaces',
  },
  // "Does it hurt when I press here?" asks what is felt, not for leave.
  {
    after: () => true,
    said: /\b(?:hurts?|sore|painful|tender|pain)\b.*\b(?:when|if|where|as|while) i (?:press|push|tap|touch|knock|squeeze)\b(?! (?:on )?it\b)/,
    means: 'examination',
  },
  {
    after: ofTouch,
    said: /^(?:(?:and|or|what|what about|how about) )*(?:when|if) i (?:let go|release|lift my hand)\b/,
    means: 'sorePlaces',
  },
  {
    after: ofTouch,
    said: /^(?:(?:and|or|what about|how about|now) )*(?:here |there )?(?:on |over )?(?:the |your )?(?:other|left)(?: hand)?(?: side)?(?: too| as well)?$/,
    means: 'bothSides',
  },
  {
    after: ofTouch,
    said: /^(?:(?:and|or|what about|how about|now) )*(?:here|there)?(?: ?(?:on |over )(?:the |your )?right(?: hand)?(?: side)?)?$/,
    means: 'sorePlaces',
  },
  {
    after: () => true,
    said: /\b(?:feel|notice)\b.*\b(?:touch\w*|my finger|the cotton|buzz\w*|vibrat\w*|humm?\w*)\b(?!.*\b(?:hurt|pain)\w*\b)/,
    means: 'touchFelt',
  },
];
