/** Feelings that a student shows beside an answer or in place of one, and a kind word for each. */

export type Feeling =
  'grief' | 'down' | 'tired' | 'unheard' | 'afraid' | 'angry' | 'away' | 'amused' | 'glad';

/** Somebody else's feeling is part of an answer: "she is exhausted". */
const aboutOthers = /\b(?:he|she|her|him|patient|mrs|mr|family|husband|daughter|son|wife|relatives)\b/;

const very =
  '(?:(?:so|too|really|very|just|bit|a bit|totally|completely|dead|kind of|still|all|pretty|that|such|getting|bloody) )*';
const self = `(?:^|\\b(?:i am|i feel|i felt|i was|i have been|feeling|being|am|been) )${very}`;

const grief =
  /\bmy (?:own )?(?:mum|mom|mother|dad|father|gran\w*|nan|nana|aunt\w*|uncle|brother|sister|friend|best friend|wife|husband|partner|dog|cat)\b(?: \S+){0,4} (?:die|died|dead|dying|passed away|passed|cancer|ill|sick|in hospital|funeral|tumou?r|same thing)\b|\bi (?:have )?(?:just )?lost my (?:mum|mom|mother|dad|father|gran\w*|nan|friend|brother|sister|dog|cat)\b|\b(?:too close to home|hits home|going through this at home)\b/;
const down = new RegExp(
  [
    `\\bi (?:always |keep |just |only |still )*(?:get|getting|got|am getting|do|am doing) (?:it |this |them |that )?(?:all |every ?thing |every ?one |every single one |every (?:question|answer|step) )*(?:of (?:it|them|these) )?(?:all )?wrong\\b`,
    `\\b(?:always|everything is|all|every ?thing|every time) wrong\\b(?!.*\\bwith (?:him|her)\\b)`,
    `${self}(?:a |an |the )?(?:stupid|dumb|idiot|moron|failure|bad at|no good|not good at|hopeless|useless|terrible at|rubbish|crap at|thick|slow|worst|overwhelmed|lost cause|fraud|demotivated|discouraged|embarrassed|ashamed|depressed|sad|miserable|shit at)`,
    `\\bi (?:will|would|am going to) (?:never|not|fail|so fail)\\b(?: (?:get|learn|pass|be|make|manage|understand|remember|become)\\b)?(?= *$| (?:this|it|the|an?|that|my|exam))`,
    `\\b(?:i|me) (?:suck|fail)(?:ed)?\\b|\\bi can not (?:do this|do it|do anything|get anything right|take (?:this|it|any ?more)|get (?:it|this) right)\\b`,
    `\\b(?:not cut out|what is wrong with me|why am i so|made a fool|imposter|impostor|everyone else (?:gets|knows|can)|never get (?:it|this|anything|one) right|this is (?:too|way too|so) (?:hard|difficult|much)|too hard for me|makes me feel (?:stupid|dumb|small|like))\\b`,
  ].join('|'),
);
const tired = new RegExp(
  [
    `${self}(?:tired|exhausted|knackered|shattered|sleepy|wrecked|wiped|drained|fried|burn(?:t|ed) out|hungry|starving|hungover|half asleep|falling asleep|done for today)\\b(?! of (?:this|that|you|it))`,
    `\\b(?:been|woke|awake|on (?:call|shift)|working)(?: up)? (?:since|all night|for \\d+ hours)\\b|\\bup (?:since|all night)\\b|\\b(?:night shift|long (?:day|shift|night)|no sleep|not slept|hardly slept|barely slept|slept (?:two|three|four|\\d) hours|not had (?:lunch|dinner|breakfast|coffee|any sleep)|double shift)\\b`,
    `\\b(?:need|want|after) (?:an? )?(?:nap|break|coffee|sleep|bed)\\b|\\b(?:can not|can barely|can hardly) (?:concentrate|focus|think straight|keep my eyes|think any ?more)\\b|\\bbrain (?:is )?(?:dead|fried|mush|fog|melted|not working|gone)\\b|\\byawn\\w*\\b|\\bmy head (?:hurts|is spinning|aches)\\b|\\b(?:how much longer|take a break|do (?:this|it|the rest) tomorrow)\\b`,
  ].join('|'),
);
const unheard =
  /\b(?:did not|did) i (?:not )?(?:just |already |literally )?(?:tell|say|answer|give|write|mention)\b|\bi (?:just |already |literally |have )+(?:told|said|answered|gave|given|wrote|mentioned)(?: (?:you|that|it|this))*\b|\bi (?:told|gave) you\b|\byou (?:just |literally |already |have )+(?:said|asked|told me)\b|\b(?:that is|it is) what i (?:just |already )?(?:said|told|wrote)\b|\balready (?:told|said|answered|given|gave|did that)\b|\b(?:even|actually) (?:listen|listening|read|reading)\b|\bare you (?:listening|deaf|there|reading)\b|\b(?:you|you are) (?:never|not|do not) (?:listen|listening|read|reading)\b|\bread what i\b|\b(?:same|that) question (?:again|twice|before|already)\b|\bsame question\b|\b(?:you )?(?:keep|stop) (?:on )?(?:asking|repeating)\b|\basked (?:me )?(?:that|this|it)?(?: already| before)\b|\bhow (?:many times|often) (?:do|must|have|should) i\b|\bpay attention\b|\b(?:get on with it|hurry up|get to the point|come on|move on already)\b/;
const afraid = new RegExp(
  `${self}(?:nervous|scared|terrified|frightened|stressed|panicking|anxious|shaking|worried (?:i|that i|about my|about the exam|to)|afraid (?:of|to|i will|i would|i might|that i))\\b|\\bwhat if i (?:say|get|make|do|kill|mess|forget|freeze|cry|start|burst|lose|can not|am)\\b|\\bi (?:would|will) (?:freeze|panic|cry|be (?:so |too )?(?:scared|nervous|terrified))\\b|\\b(?:scares|terrifies|frightens|stresses) me\\b|\\bexam (?:is )?(?:tomorrow|on monday|next week|in \\w+ (?:days?|hours?))\\b`,
);
const angry =
  /\b(?:stupid|idiot(?:ic)?|shut up|hate|useless|nonsense|annoy(?:ing|ed|s)?|waste of (?:my )?time|wasting|boring|bored|fuck\w*|crap|sick of|tired of (?:this|that|you|it)|damn|ridiculous|angry|dumb|bullshit|bs|rubbish|sucks?|leave me alone|fed up|pointless|hell|moron|bloody|unfair|terrible|garbage|trash|pissed|piss off|screw (?:this|you|that)|wtf|ffs|for (?:god|fuck|christ|heaven)s? sake|who cares|do not care|could not care less|get lost|bugger off|go away|kidding me|patroni[sz]ing|condescending|lame|worthless|dense|so what|blah|whatever|stop asking|shit\w*|ugh+|argh+|sod off|frustrat\w+|nitpick\w*|pedantic|fussy)\b/;
const away =
  /\b(?:brb|(?:one|1|a|two) (?:sec|second|min|minute|moment)(?: please)?$|hang on|hold on|be right back|i am back|back now|(?:pager|bleep|phone) (?:just )?(?:went|rang|is ringing|is going)|(?:someone|somebody) (?:is )?(?:at|knock\w*) (?:the )?door|(?:need|have|got) to (?:pee|run|go)|need the (?:loo|toilet|bathroom))\b/;
const amused =
  /\b(?:lol|lmao|rofl|xd|(?:ha){2,}h?|(?:he){2,}h?|jk|just kidding|(?:only |just )joking|kidding)\b|😂|🤣|😅|😜/u;
const glad =
  /\b(?:this is (?:really |so |actually |quite )?(?:fun|great|cool|helpful|useful|good|nice)|(?<!\bnot (?:really )?)(?:love|enjoy\w*|like) (?:this|you)$|you are (?:so |really |very )?(?:nice|kind|great|funny|cute|the best|sweet|helpful|awesome)|that (?:really )?helps|makes sense)\b/;

const patterns: readonly (readonly [Feeling, RegExp])[] = [
  ['grief', grief],
  ['unheard', unheard],
  ['down', down],
  ['tired', tired],
  ['afraid', afraid],
  ['angry', angry],
  ['away', away],
  ['amused', amused],
  ['glad', glad],
];

/** These speak of the student even where a word of the topic occurs: "my mother had cancer". */
const isPersonal = (feeling: Feeling): boolean =>
  feeling === 'grief' || feeling === 'unheard' || feeling === 'away';

/** `part`: a part of a sentence, in plain text. `isAnswer`: it names something that was asked for. */
export const feelingIn = (part: string, isAnswer: boolean): Feeling | undefined => {
  const found = patterns
    .map(([feeling, pattern]) => ({ feeling, at: part.search(pattern) }))
    .find(({ at }) => at >= 0);
  if (found === undefined || isPersonal(found.feeling)) return found?.feeling;
  const isOthers = found.feeling !== 'angry' && aboutOthers.test(part.slice(0, found.at));
  return isAnswer || isOthers ? undefined : found.feeling;
};

/** A small signal to the one who has answered all the same. */
export const besideAnswer: Readonly<Record<Feeling, string>> = {
  grief: 'I am sorry; that is a lot to carry into this topic.',
  down: 'You are too hard on yourself.',
  tired: 'Tired, and still answering: respect.',
  unheard: 'Sorry if I was slow to hear you.',
  afraid: 'Nerves are allowed here.',
  angry: 'I hear that this annoys you.',
  away: 'Welcome back.',
  amused: 'That made me smile.',
  glad: 'I am glad to hear it.',
};

export const kindWords: Readonly<Record<Feeling, readonly [string, ...string[]]>> = {
  grief: [
    'I am sorry to hear that. If this topic is too near today, write “stop”, and nobody will mind. If you would like to go on:',
    'Thank you for telling me; that is heavy. We go only as far as you wish.',
  ],
  down: [
    'You are too hard on yourself: a wrong answer here hurts nobody and teaches the most.',
    'It feels worse than it is. Everybody who is good at this was wrong here first.',
    'You are still here and still trying; that counts. We’ll make the step smaller.',
  ],
  tired: [
    'That sounds like a long day. We’ll keep it short; one sentence is enough, and “stop” ends it at any time.',
    'Being tired makes everything harder. Take a sip of water, or stop here and come back tomorrow. If you have one more answer in you:',
    'You have every reason to be tired. A few words will do:',
  ],
  unheard: [
    'Sorry if I was slow to hear you.',
    'You are right to say so; I should listen better.',
    'I understand that this tries your patience.',
  ],
  afraid: [
    'It is normal to be nervous; here you may get it wrong as often as you like.',
    'Most people are afraid of this the first times. Saying it aloud once makes it easier.',
    'Breathe out. Nobody is marking this.',
  ],
  angry: [
    'I hear that this annoys you. That is all right; we’ll take one small step at a time.',
    'You are angry, and I won’t hold it against you. If you have had enough, write “stop” and we’ll end here.',
    'Still angry? Take a breath; I’ll wait. Nobody is marking this.',
  ],
  away: ['Take your time; the question waits for you:', 'No hurry. When you are back:'],
  amused: ['Ha, that made me smile. And now in earnest:', 'Very funny. Back to work:'],
  glad: ['I am glad to hear it.', 'That is kind of you.'],
};
