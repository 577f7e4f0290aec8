/** Feelings that a student shows beside an answer or in place of one, and a kind word for each. */

export type Feeling =
  | 'grief'
  | 'shamed'
  | 'failed'
  | 'hurt'
  | 'down'
  | 'tired'
  | 'unheard'
  | 'afraid'
  | 'angry'
  | 'away'
  | 'amused'
  | 'glad';

/** Somebody else's feeling is part of an answer: "she is exhausted". */
const aboutOthers = /\b(?:he|she|her|him|patient|mrs|mr|family|husband|daughter|son|wife|relatives)\b/;

const very =
  '(?:(?:so|too|really|very|just|bit|a bit|totally|completely|dead|kind of|still|all|pretty|that|such|getting|bloody) )*';
const self = `(?:^|\\b(?:i am|i feel|i felt|i was|i have been|feeling|being|am|been) )${very}`;

const grief =
  /^my (?:own )?(?:mum|mom|mother|dad|father|gran\w*|nan|nana|aunt\w*|uncle|brother|sister|friend|wife|husband|partner) (?:had|got|was told|heard|went through)\b|\bmy (?:own )?(?:mum|mom|mother|dad|father|gran\w*|nan|nana|aunt\w*|uncle|brother|sister|friend|best friend|wife|husband|partner|dog|cat)\b(?: \S+){0,4} (?:die|died|dead|dying|passed away|passed|cancer|ill|sick|in hospital|funeral|tumou?r|same thing)\b|\b(?:girlfriend|boyfriend|wife|husband|partner) (?:has |just |have )*(?:left|dumped) me\b|\b(?:we|they) (?:just )?broke up\b|\bi (?:have )?(?:just )?lost my (?:mum|mom|mother|dad|father|gran\w*|nan|friend|brother|sister|dog|cat)\b|\b(?:too close to home|hits home|going through this at home)\b/;
/** Somebody got well again, so there is nothing to be sorry for. */
const relief =
  /\b(?:she|he|it|they|all|everything)(?:[’']?s|[’']?re)?\b(?: [\w’']+){0,4} (?:fine|ok|okay|great|well|recovered|survived|cured|better|alright|healthy)\b/;
const death = /\b(?:die|died|dead|dying|death|passed away|lost|funeral)\b/;

export const isRelief = (said: string): boolean => relief.test(said) && !death.test(said);

const down = new RegExp(
  [
    // “I got that wrong” is calm; “I get it wrong” is not.
    `\\bi (?:always |keep |just |only |still )*(?:get|getting|am getting|do|am doing) (?:it |this |them |that )?(?:all |every ?thing |every ?one |every single one |every (?:question|answer|step) )*(?:of (?:it|them|these) )?(?:all )?wrong\\b|\\bi got (?:it |this |them |that )?(?:all|every \\w+|every ?thing|every ?one)(?: of (?:it|them|these))? wrong\\b`,
    `\\b(?:always|everything is|all|every ?thing|every time) wrong\\b(?!.*\\bwith (?:him|her)\\b)`,
    `${self}(?:a |an |the )?(?:(?:stupid|dumb|useless)(?! (?:(?:ro)?bot|machine|thing|question|tutor|program|computer|you|exercise|topic))|idiot|moron|failure|bad at|no good|not good at|hopeless|terrible at|rubbish|crap at|thick|slow|worst|overwhelmed|lost cause|fraud|demotivated|discouraged|embarrassed|ashamed|depressed|sad|miserable|shit at)`,
    `\\bi (?:will|would|am going to) (?:never|not|fail|so fail)\\b(?: (?:get|learn|pass|be|make|manage|understand|remember|become)\\b)?(?= *$| (?:this|it|the|an?|that|my|exam))`,
    `\\b(?:i|me) (?:suck|fail)(?:ed)?\\b|\\bi can not (?:do this|do it|do anything|get anything right|take (?:this|it|any ?more)|get (?:it|this) right)\\b`,
    `\\b(?:not cut out|what is wrong with me|why am i so|made a fool|imposter|impostor|everyone else (?:gets|knows|can)|only one (?:\\w+ ){0,4}who (?:does not|do not|can not|never)|never get (?:it|this|anything|one) right|this is (?:too|way too|so) (?:hard|difficult|much)|too hard for me|makes me feel (?:stupid|dumb|small|like))\\b`,
  ].join('|'),
);
const tired = new RegExp(
  [
    `${self}(?:tired|exhausted|knackered|shattered|sleepy|wrecked|wiped|drained|fried|burn(?:t|ed) out|hungry|starving|hungover|half asleep|falling asleep|done for today)\\b(?! of (?:this|that|you|it))`,
    `\\b(?:was|am|been|just|come) (?:on|off) nights\\b|\\b(?:been|woke|awake|on (?:call|shift)|working)(?: up)? (?:since|all night|for \\d+ hours)\\b|\\bup (?:since|all night)\\b|\\b(?:night shift|long (?:day|shift|night)|no sleep|not slept|hardly slept|barely slept|slept (?:two|three|four|\\d) hours|not had (?:lunch|dinner|breakfast|coffee|any sleep)|double shift)\\b`,
    `\\b(?:need|want|after) (?:an? )?(?:nap|break|coffee|sleep|bed)\\b|\\b(?:can not|can barely|can hardly) (?:concentrate|focus|think straight|keep my eyes|think any ?more)\\b|\\bbrain (?:is )?(?:dead|fried|mush|fog|melted|not working|gone)\\b|\\byawn\\w*\\b|\\bmy head (?:hurts|is spinning|aches)\\b|\\b(?:how much longer|take a break|do (?:this|it|the rest) tomorrow)\\b`,
  ].join('|'),
);
/** What superiors did, or what is feared from them. "She shouts at me" may be the patient of the topic. */
const shamed = new RegExp(
  [
    `\\b(?:registrars?|consultants?|seniors?|boss|bosses|supervisors?|surgeons?|doctors?|nurses?|tutor|teachers?|profs?|professors?|colleagues|they|everyone|everybody|people|somebody|someone|others)\\b(?: \\S+){0,4} (?:shout|yell|scream|laugh|mock|humiliat|belittl|snap(?:s|ped)? at|bite my|tear me|rip me|roll(?:s|ed)? (?:their|his|her|your) eyes|make fun|made fun|hates? me|hated me|think i am|thinks i am|judg(?:e|ing) me|look down on|tell me off|told me off|call(?:s|ed)? me|blame)`,
    `\\b(?:called|calls|call) me (?:an? )?(?:useless|stupid|idiot|lazy|incompetent|slow|names|dumb|pathetic|a joke|a waste)`,
    `\\bi (?:always |usually |just |once )?(?:got|get|was|have been|will be|will get|am going to be|am going to get|keep getting|end up) (?:being )?(?:shouted|yelled|screamed|laughed|told off|called (?!to\\b|in\\b|by\\b)|humiliated|bullied|mocked|ridiculed|torn|snapped|blamed|shamed|ripped|roasted|hung up|dismissed|ignored)`,
    `\\b(?:shouted|yelled|screamed|laughed|snapped|hung up) (?:at|on) (?:me|us)\\b|\\b(?:humiliated|bullied|mocked|belittled) me\\b|\\bmade me (?:cry|feel (?:like )?(?:nothing|an idiot|tiny))\\b`,
  ].join('|'),
);
const failed =
  /\b(?:last time|once|last (?:week|month|year)|yesterday)\b.*\bi (?:just |totally |completely |really )*(?:messed|forgot|froze|failed|killed|cried|screwed|missed|got it|made (?:a|it)|panicked|blew|said the wrong|could not|did not|mixed|broke)|\bi (?:just |totally |completely |really |have |already )*(?:messed|screwed) (?:it |this |that )?up\b|\bi (?:have |already |just )*(?:failed|froze|blew|flunked) (?:this|it|my|the|last|an?|once|twice|before)\b|\b(?:my|a) (?:\w+ )?patient (?:of mine )?(?:nearly |almost |actually )?died\b|\bi (?:nearly |almost )?killed\b|\bi (?:once )?missed (?:an? |one)\b|\b(?:died|happened|was) (?:my fault|on my watch)\b|\bit was my fault\b|\bit (?:all )?(?:went|was|ended|turned out) (?:so |really |just |very |pretty |absolutely )*(?:horribl\w*|bad|badly|terribl\w*|awful\w*|a (?:complete |total )?(?:disaster|mess|nightmare|catastrophe)|wrong)\b/;
/** By the tutor, not by others. */
const hurt =
  /\b(?:that|this|it|you) (?:really |just |actually |kind of |do )*hurt(?:s|ing)?(?: me| my feelings)?$|\bhurt(?:s|ing)? (?:me|my feelings)\b|\b(?:you are|you were|stop being|why are you|do you have to be) (?:being )?(?:so |really |very |a bit |quite |pretty )*(?:mean|unkind|hurtful|nasty|horrible|unfair|harsh|cold)\b|\bthat (?:is|was) (?:so |really |very |a bit |quite |pretty )*(?:hurtful|unkind|nasty|unfair)\b|\bthat was (?:so |really |very |a bit |quite |pretty )*(?:mean|harsh|cold)\b/;
const unheard =
  /\b(?:as )?i (?:said|told you|wrote|mentioned) (?:that|this|it|so|all that)?(?: \w+)? ?(?:already|before|earlier|above|just now|twice)\b|^as i said\b|\bdid (?:not i|i not) (?:just |already |literally )?(?:tell|say|answer|give|write|mention)\b|\bi (?:just |already |literally |have )+(?:told|said|answered|gave|given|wrote|mentioned)(?: (?:you|that|it|this))*\b|\bi (?:told|gave) you\b|\byou (?:just |literally |already |have )+(?:said|asked|told me)\b|\b(?:that is|it is) what i (?:just |already )?(?:said|told|wrote)\b|\balready (?:told|said|answered|given|gave|did that)\b|\b(?:even|actually) (?:listen|listening|read|reading)\b|\bare you (?:listening|deaf|there|reading)\b|\b(?:you|you are) (?:never|not|do not) (?:listen|listening|read|reading)\b|\bread what i\b|\b(?:same|that) question (?:again|twice|before|already)\b|\bsame question\b|\b(?:you )?(?:keep|stop) (?:on )?(?:asking|repeating)\b|\basked (?:me )?(?:that|this|it)?(?: already| before)\b|\bhow (?:many times|often) (?:do|must|have|should) i\b|\byou (?:never|do not|will not) let me (?:finish|speak|talk|explain)\b|\b(?:second|third|fourth|fifth|tenth|hundredth) time (?:that )?you\b|\bi (?:said|told you|wrote|mentioned) .*\b(?:first|already|before|earlier)$|^did not i$|\bpay attention\b|\b(?:get on with it|hurry up|get to the point|move on already)\b/;
const afraid = new RegExp(
  `${self}(?:nervous|scared|terrified|frightened|stressed|panicking|anxious|shaking|worried (?:i|that i|about my|about the exam|to)|afraid (?:of|to|i will|i would|i might|that i))\\b|\\bwhat if i (?:say|get|make|do|kill|mess|forget|freeze|cry|start|burst|lose|can not|am)\\b|\\bi (?:will |would |might )?(?:look|sound|seem) (?:stupid|silly|like an idiot|dumb|incompetent)\\b|\\bi (?:would|will) (?:freeze|panic|cry|be (?:so |too )?(?:scared|nervous|terrified))\\b|\\b(?:scares|terrifies|frightens|stresses) me\\b|\\bexam (?:is )?(?:tomorrow|on monday|next week|in \\w+ (?:days?|hours?))\\b`,
);
const angry =
  /\b(?:stupid|idiot(?:ic)?|(?<!\b(?:i|we)(?: (?:will|would|should|can|must|have to|need to|just|then|simply))* |\band )shut up|hate|useless|nonsense|annoy(?:ing|ed|s)?|waste of (?:my )?time|wasting|boring|bored|fuck\w*|crap|sick of|tired of (?:this|that|you|it)|damn|ridiculous|(?<!\b(?:she|he|they|patient|registrar|farrell)(?: \w+){0,2} )angry|dumb|bullshit|bs|rubbish|sucks?|leave me alone|fed up|pointless|hell|moron|bloody|unfair|terrible|garbage|trash|pissed|piss off|screw (?:this|you|that)|wtf|ffs|for (?:god|fuck|christ|heaven)s? sake|who cares|do not care|could not care less|get lost|bugger off|go away|kidding me|patroni[sz]ing|condescending|lame|worthless|dense|so what|blah|whatever|stop asking|shit\w*|ugh+|argh+|sod off|frustrat\w+|nitpick\w*|pedantic|fussy)\b/;
const away =
  /\b(?:brb|(?<=^(?:just |wait |give me |sorry )*)(?:one|1|a|two) (?:sec|second|min|minute|moment)(?: please)?$|hang on|hold on|be right back|i am back|back now|(?:pager|bleep|phone) (?:just )?(?:went|rang|is ringing|is going)|(?:someone|somebody) (?:is )?(?:at|knock\w*) (?:the )?door|(?:need|have|got) to (?:pee|run|go)|need the (?:loo|toilet|bathroom))\b/;
const amused =
  /\b(?:lol|lmao|imagine (?:opening|saying|telling|walking|starting|calling|if)|rofl|xd|(?:ha){2,}h?|(?:he){2,}h?|jk|just kidding|(?:only |just )joking|kidding)\b|😂|🤣|😅|😜/u;
/** A question that wants a laugh and no answer, if somebody laughs beside it. */
const riddle = /^(?:why did (?:the|an?|one|my) |what did (?:the|one|an?) .* say to |knock knock)/;

export const isRiddle = (text: string): boolean => riddle.test(text);

const glad =
  /\b(?:this is (?:really |so |actually |quite )?(?:fun|great|cool|helpful|useful|good|nice)|(?<!\bnot (?:really )?)(?:love|enjoy\w*|like) (?:this|you)$|you are (?:so |really |very )?(?:nice|kind|great|funny|cute|the best|sweet|helpful|awesome)|that (?:really )?helps|makes sense)\b/;

const patterns: readonly (readonly [Feeling, RegExp])[] = [
  ['grief', grief],
  ['shamed', shamed],
  ['failed', failed],
  ['hurt', hurt],
  ['unheard', unheard],
  ['down', down],
  ['tired', tired],
  ['afraid', afraid],
  ['angry', angry],
  ['away', away],
  ['amused', amused],
  ['glad', glad],
];

/** Comes before whatever else is said: nobody hears a correction through it. */
export const weighs = (feeling: Feeling): boolean =>
  feeling === 'grief' || feeling === 'shamed' || feeling === 'failed';

/** What is answered first where several show: a loss before a curse. */
export const weightOf = (feeling: Feeling): number => -patterns.findIndex(([other]) => other === feeling);

/** Somebody who shows these is told the answer at once if they ask for it. */
export const isSpent = (feeling: Feeling): boolean =>
  weighs(feeling) || feeling === 'tired' || feeling === 'down' || feeling === 'afraid';

/** These speak of the student even where a word of the topic occurs: "my mother had cancer". */
const isPersonal = (feeling: Feeling): boolean =>
  weighs(feeling) || feeling === 'unheard' || feeling === 'away' || feeling === 'hurt';

/** Heard even where an answer stands beside it. */
const laughs =
  /\b(?:lol|lmao|rofl|(?:ha){2,}h?|knock knock|walks? into an? (?:bar|pub)|why did (?:the|an?) (?:\w+ ){1,3}(?:cross the road|go to (?:therapy|the (?:bar|party|dentist|beach))|break up|get (?:fired|divorced)))\b|😂|🤣|😅/u;

/** Too strong to be part of an answer: "it is a bloody clot". */
const swears =
  /\b(?:fuck\w*|ffs|wtf|for (?:god|fuck|christ|heaven)s? sake|bloody (?!sputum|cough|stool|urine)|damn|annoying|bullshit|god ?damn\w*|happy now|are you happy|satisfied now)\b/;

/** `part`: a part of a sentence, in plain text. `isAnswer`: it names something that was asked for. */
export const feelingIn = (part: string, isAnswer: boolean): Feeling | undefined => {
  if (
    isAnswer &&
    swears.test(part) &&
    !patterns.some(([feeling, pattern]) => isPersonal(feeling) && pattern.test(part))
  )
    return 'angry';
  const found = patterns
    .map(([feeling, pattern]) => ({ feeling, at: part.search(pattern) }))
    .find(({ at }) => at >= 0);
  if ((found === undefined || found.feeling === 'amused') && laughs.test(part)) return 'amused';
  if (found === undefined || isPersonal(found.feeling)) return found?.feeling;
  const isOthers = found.feeling !== 'angry' && aboutOthers.test(part.slice(0, found.at));
  return isAnswer || isOthers ? undefined : found.feeling;
};

/** A small signal to the one who has answered all the same. */
export const besideAnswer: Readonly<Record<Feeling, string>> = {
  grief: 'I am sorry; that is a lot to carry into this topic.',
  shamed: 'Nobody should treat you like that.',
  failed: 'Such things stay with you; they say nothing about today.',
  hurt: 'I am sorry; I did not want to hurt you.',
  down: 'You are too hard on yourself.',
  tired: 'Tired, and still answering: respect.',
  unheard: 'Sorry that I did not hear you properly.',
  afraid: 'Nerves are allowed here.',
  angry: 'I can hear how this gets to you.',
  away: 'Welcome back.',
  amused: 'That made me smile.',
  glad: 'I am glad to hear it.',
};

/** Said once and no more: a laugh needs no comfort. */
export const isLight = (feeling: Feeling): boolean =>
  feeling === 'amused' || feeling === 'glad' || feeling === 'away';

/** For a feeling that shows again and again. */
const stillThere = ['I have not forgotten', 'I keep in mind'] as const;

/** A word for a feeling that was met before, the `count`th time after the kind words. */
export const againText = (feeling: Feeling, count: number): string =>
  `${stillThere[count % stillThere.length] ?? stillThere[0]} ${whatItWas[feeling]}.`;

const whatItWas: Readonly<Record<Feeling, string>> = {
  grief: 'your loss',
  shamed: 'how you were treated',
  failed: 'what went wrong then',
  hurt: 'that I hurt you',
  down: 'how hard you find this',
  tired: 'how tired you are',
  unheard: 'that I missed something',
  afraid: 'your nerves',
  angry: 'how this annoys you',
  away: 'that you were called away',
  amused: 'the joke',
  glad: 'your kind word',
};

export const kindWords: Readonly<Record<Feeling, readonly [string, ...string[]]>> = {
  grief: [
    'I am sorry to hear that. If this topic is too close to home today, write “stop”, and nobody will mind. If you would like to go on:',
    'Thank you for telling me; that is heavy. We go only as far as you wish.',
  ],
  shamed: [
    'I am sorry. Being shouted at or put down in front of others is never all right, and it says nothing about your worth; somebody you trust there should hear of it. Here nobody shouts, so let’s practise in peace:',
    'That hurts, and it would hurt anybody. Whoever shames a learner is in the wrong. When you are ready:',
    'You should not have to put up with that. We go at your pace:',
  ],
  failed: [
    'Such things stay with you, I know. They happen to nearly everybody, and that you still think of it shows that you care. Have you told somebody about it? Here a mistake harms nobody:',
    'Thank you for telling me. One bad time does not say how the next will go; that is what we practise for:',
    'It weighs on you, and I won’t pretend that it doesn’t. One small step now:',
  ],
  hurt: [
    'I am sorry; I did not want to hurt you, and none of it says anything about you.',
    'I hear that it hurts. I’ll put it more kindly:',
  ],
  down: [
    'You are too hard on yourself: a wrong answer here hurts nobody and teaches the most.',
    'It feels worse than it is. Everybody who is good at this was wrong here first.',
    'You are still here and still trying; that counts. We’ll make the step smaller.',
  ],
  tired: [
    'That sounds exhausting. We’ll keep it short; one sentence is enough, and “stop” ends it at any time.',
    'Being tired makes everything harder. Take a sip of water, or stop here and come back tomorrow. If you have one more answer in you:',
    'You have every reason to be tired. A few words will do:',
  ],
  unheard: [
    'Sorry that I did not hear you properly.',
    'You are right to say so; I should listen better.',
    'I understand that this tries your patience.',
  ],
  afraid: [
    'It is normal to be nervous; here you may get it wrong as often as you like.',
    'Most people are afraid of this the first few times. Saying it aloud once makes it easier.',
    'Breathe out. Nobody is marking this.',
  ],
  angry: [
    'I can hear how this gets to you; we’ll take one small step at a time.',
    'You are angry, and I won’t hold it against you; if you have had enough, write “stop”.',
    'Take a breath; I’ll wait, and nobody is marking this.',
  ],
  away: ['Take your time; the question waits for you:', 'No hurry. When you are back:'],
  amused: ['Ha, that made me smile.', 'Very funny.'],
  glad: ['I am glad to hear it.', 'That is kind of you.'],
};

/** What somebody who felt unheard had told about themselves. */
export const whatWasShown: Readonly<Partial<Record<Feeling, string>>> = {
  grief: 'what you have lost',
  shamed: 'how others have treated you, which was not all right',
  failed: 'what went wrong before and still weighs on you',
  down: 'that you are losing heart',
  tired: 'that you are tired',
  afraid: 'that you are nervous',
};

/** Would rather not go on with the exercise. */
const unwilling =
  /\bi (?:really |honestly |just |actually )*(?:do|would) not (?:really |even |actually |honestly )*(?:want to|wanna|feel like|feel up to) (?:play\w*|pretend\w*|practi[sc]\w*|talk about (?:it|this|that)|do(?:ing)? (?:this|it|that|any more)|go(?:ing)? (?:on|through)|continue|continuing|think about (?:it|this)|act|role ?play\w*|be here|any of this)\b|\bi would rather not(?=$| (?:do|go|play|continue|answer|be|talk about (?:it|this|that))\b)|\bnot in the mood\b|\bi can not (?:do|face|talk about|go through) (?:this|it|that) (?:today|now|right now|again|at the moment)\b|\bi am not (?:ready for|up for|up to) (?:this|it|that)\b/;

export const isUnwilling = (text: string): boolean => unwilling.test(text);
