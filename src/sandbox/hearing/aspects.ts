/** Which aspect of a thing is asked about: since when, how much, of what colour. */
import type { Aspect } from '../facts/all.ts';

const patterns: readonly (readonly [Aspect, RegExp])[] = [
  ['address', /\b(?:call you|address you|(?:be|are|get) called|like to be called|(?:do|would) you prefer)\b/],
  [
    'story',
    /\b(?:story|from the (?:very )?(?:beginning|start|first)|in your own (?:words|time)|(?:talk|walk|take|bring|lead) (?:me|us) (?:through|up)|tell (?:me|us) (?:(?:a )?(?:bit|little) )?(?:more|everything|all|in detail)|tell (?:me|us) what (?:has )?happened|tell (?:me|us) what (?:is|has) been (?:happening|going on)|^(?:(?:so|and|ok|well|now|,) )*(?:tell (?:me|us) )?,? ?what (?:has )?happened(?: to you| today| exactly)*$|fill (?:me|us) in|put (?:me|us) in the picture|(?:in )?(?:as much |more )?details?|step by step|(?:minute|hour|moment) by (?:minute|hour|moment)|go on|elaborate|expand on|how it all (?:began|started)|hear more)\b/,
  ],
  [
    'most',
    /\b(?:(?:bothers?|troubl\w+|bothering|worst for|hard on|upset\w*) you (?:the )?(?:most|more)|worst (?:part|thing|of it)|what is (?:worse|worst)|which (?:of (?:the|these|those|them)(?: two)?|one|symptom) (?:is|bothers?|troubles?)|main (?:problem|symptom|thing))\b/,
  ],
  [
    'peak',
    /\b(?:at (?:its|the) (?:very )?(?:worst|peak|strongest|most)|worst (?:it|has it|was it)|(?:was|were|been|got|get|gets) (?:its |the |at its )?(?:worst|strongest)|the (?:most|worst) it)\b/,
  ],
  [
    'odd',
    /\b(?:dodgy|unusual|undercooked|strange|funny|out of (?:the )?ordinary|bad|raw|off|takeaway|take away|seafood|suspicious|different|old|spoilt|spoiled|odd|poison\w*|buffet|barbecue)\b/,
  ],
  [
    'home',
    /^(?!.*\b(?:work|job|studies|school|university)\b).*\b(?:at home|in your (?:household|family|house))\b/,
  ],
  [
    'pressed',
    /\bwhere (?:it|this|that|does it|is it) (?:hurts?|is sore|is painful|the worst|worst)\b|\b(?:tell|show) me (?:please )?where\b.*\bhurts?\b|\b(?:hurts?|sore|painful|tender|pain)\b.*\b(?:when|if|where|as|while) i (?:press|push|tap|touch|knock|squeeze)\b/,
  ],
  [
    'measure',
    /\b(?:temp(?:erature)?|pulse|blood pressure|oxygen|sats|saturation|sugar|vital signs|vitals)\b/,
  ],
  [
    'normal',
    /^(?:(?:and|so|are|is|was|were|do|does|have|has|your|the|you|it|they) )*(?:\w+ ){0,3}(?:normal|normally|regular|ok|okay|all right|alright|fine)(?: for you| lately| at the moment)?$/,
  ],
  ['pillow', /\bpillow\b/],
  ['stairs', /\b(?:stairs?|flights?|floors?|upstairs|staircase)\b/],
  ['talk', /\b(?:talk(?:ed|ing)? (?:to|with|about)|confide|open up|speak (?:to|with) about)\b/],
  ['grand', /\bgrand(?:child|children|kids?|sons?|daughters?)\b/],
  ['near', /\b(?:near(?:by)?|close(?: by)?|far (?:away|from)|live (?:with|around)|in the area|local)\b/],
  ['still', /\bstill\b/],
  [
    'ever',
    /^(?!.*\b(?:ten|10|zero|scale|number)\b).*(?:\bworst (?:\w+ )?(?:ever|of (?:all )?your|in (?:all )?your|you have (?:ever )?(?:had|felt|known))\b|\bworst ever\b)/,
  ],
  [
    'transport',
    /\b(?:get (?:here|to)|got here|bring you(?! (?:some|any|something|anything|a|an|the|food|drinks?)\b)|brought you|come (?:here|by|with|alone)|came (?:here|by|with|alone|to)|drive you|drive (?:here|yourself)|drove|ambulance|who called|journey|find your way|travel here|call(?:ed)? for help)\b/,
  ],
  [
    'warning',
    /\b(?:small(?:er)?|milder|(?:days?|weeks?|hours?) before|warning|lead(?:ing)? up|forerunner|put down to|another one|that one|last week|other sudden|sudden severe|uphill|less effort|hurry|hurried|climb(?:ed|ing)? (?:the )?stairs)\b/,
  ],
  [
    'online',
    /\b(?:googl\w*|chat ?gpt|internet|online|look(?:ed)? (?:it|that|anything|something) up|search(?:ed)?|read up)\b/,
  ],
  ['immune', /\b(?:immune|immunity|weakens?|defen[cs]es?)\b/],
  ['shoes', /\b(?:shoes?|footwear|slippers)\b/],
  ['liked', /\b(?:do|did|does) you (?:\w+ )?(?:enjoy|like|love)\b|\b(?:enjoy(?:ed|ing)?|happy|miss)\b/],
  ['new', /\b(?:new|always (?:been|like|that)|usual for you|normal for you|as always)\b/],
  ['changed', /\b(?:different(?:ly)?|bigger|grown|changed?|on a diet|trying to)\b/],
  ['sex', /\b(?:sex|intercourse|orgasm)\b/],
  ['sleep', /\b(?:wake|woke|awake|sleep|asleep)\b/],
  ['headache', /\bheadaches?\b/],
  [
    'pain',
    /\b(?:sharp|ache|aching|pains|painful|cramps?|stab\w*|sting\w*|knife|dull|burning|throbbing|pain)\b/,
  ],
  [
    'well',
    /\b(?:healthy|in good health|all right|alright|okay|ok|well|ill|sick|holding up|coping|fine|doing)\b/,
  ],
  ['length', /\bhow (?:long|many days)\b/],
  ['less', /\bless\b/],
  ['break', /\b(?:break|pause|stop for a)\b/],
  [
    'problem',
    /\b(?:problems?|trouble|difficult\w*|affect(?:s|ed)?|suffer(?:s|ed)?|in that (?:area|department|respect))\b/,
  ],
  [
    'start',
    /^(?!.*\b(?:than|now|compared|as (?:strong|bad|much))\b).*\b(?:at (?:the )?(?:very )?(?:begin\w*|start)|at first|initially|when it (?:started|began)$|in the (?:very )?beginning)\b/,
  ],
  ['finger', /\bfinger\b|\bpoint (?:to|at|with|me)\b/],
  [
    'because',
    /^(?:and |but )?why (?:(?:\w+ )?(?:that|this)|so|is that|do you think (?:that|so|of that))$|\bwhat (?:makes|made|leads|led|brings|brought|gives|gave) you (?:to )?(?:think|fear|worry|believe|suspect|that)\b/,
  ],
  ['sick', /\b(?:bowl|sick bag|bucket|for (?:the |your )?(?:sickness|nausea|vomiting))\b/],
  ['refuse', /\b(?:not want|rather not|refuse)\b/],
  [
    'gesture',
    /^(?:(?:please|now|ok|and|then|first|just|can you|could you|would you|would you mind|do you mind|i want you to|i would like you to|let us have|let me have|for me|,) )*(?:touch (?:your|my)|puff|blow (?:out|up)|poke out|hold (?:it|your|up)|(?:step|hop|jump|climb|get) (?:up )?(?:on|onto)|shrug|frown|clench|wiggle|tap (?:my|your)|lifting|tak(?:e|ing) (?:off )?your|undress|get undressed|unbutton|lie (?:on|down|back)|sit (?:up|forward|back)|pop (?:on|onto|up)|lift up|show me (?:both )?your (?:hands?|palms?|tongue|teeth|nails)|lean|stand|walk (?:over|a few)|(?:your|those|the) [\w ]*(?:shoes|socks|shirt|trousers|top)\b.*\boff|(?:stick|put|poke) your tongue|squeeze|push|pull|(?:a )?(?:big |deep )?(?:smile|breaths?)\b|give me a (?:big |nice )?smile|lift (?:up )?(?:your|both|the|one)|raise|bend|close|follow|breathe?|take (?:a |some )?(?:nice )?deep|smile|stick out|put out|roll up|turn|cough|stretch|swallow|show me your teeth|hold out)\b/,
  ],
  ['ninety', /\bsay (?:ninety|99)\b/],
  [
    'stopped',
    /\b(?:stop|stopped|stopping|quit|quitting|(?:give|gave|given|giving) (?:it |them |smoking )?up|pack(?:ed|ing)? it in|cut down|used to)\b/,
  ],
  [
    'last',
    /^(?:and )?(?:today|this morning)$|\b(?:(?<!\b(?:they|it|that|those|these|each|attacks?|episodes?|periods?|usually|to|pain|headache|normally|period) )last|latest|most recent|(?:did|have) you (?:take|taken) (?:your|the|any of your) (?:tablets?|pills?|medicines?|medication)(?! (?:every|regularly|always|as|reliably))|(?:taken|take|took) (?:it|them|any of them|one) (?:today|yet|already))\b/,
  ],
  [
    'since',
    /\b(?:since when|how long|since(?! *$)|(?<!^(?:and )?(?:has|have)\b.*)since$|when did (?:it|that|this|you|the|your) .*(?:start|begin|notice)|(?<!\bbefore (?:it|they|that|this|the \w+) )start(?:ed)?|began|begin|first (?:notice|noticed|start)|how many (?:days|weeks|months|years)|for long|over what (?:time|period)|over how long|when did (?:it|that|this)|from (?:day one|the first day|the (?:very )?(?:start|beginning)$)|what age)\b/,
  ],
  [
    'amount',
    /\b(?:how (?:much|many(?! (?:days(?! (?:a|per))|weeks|months|years))|high|heavy|far|big|large)|highest|lowest|maximum|quantity|amount|units?|(?<!\blast )doses?|dosages?|is (?:there|it) a lot|strengths?|a day|per day|daily|each day|what strength|milligrams?|mg|numbers|figures|values|readings|other partners?|without (?:stopping|a rest|a break))\b/,
  ],
  [
    'often',
    /\b(?:how often|how frequent(?:ly)?|how many times|regular(?:ly)?|every day|weekends?|times a day|(?:in|per|a|each|every) (?:the )?month|often|always|stays? up|come and go|comes and goes|come go|comes goes|all the time|constant|constantly|on and off)\b/,
  ],
  [
    'colour',
    /\b(?:colou?rs?|what (?:came|comes) (?:up|out)|what (?:does|did) (?:it|that|the \w+) look|how (?:(?:did|does) )?(?:it|that) (?:\w+ )?look(?:s|ed)?|look like|how looked (?:it|the)|clear or|yellow|green|brown|rusty|thick|consistency|clear|dark(?:er)?|cloudy)\b/,
  ],
  [
    'kind',
    /^(?:and )?what(?: exactly)?$|\b(?:what (?:kind|type|sort)|which(?! doses?)|what (?:is it called|are they(?! for)|exactly|are they called|drink|brand|do you drink)|name of|called|dry or|sleepy)\b/,
  ],
  [
    'why',
    /\b(?:why|how (?:is|did|was|has) (?:this|the|that) (?:\w+ )?(?:come|happen(?:ed)?)|how (?:did )?you (?:get|got)|how did (?:you get|that happen|it happen|you do)|what for|for what|reason|how come|what (?:is|was|are) (?:it|that|they|this|those|the \w+|each(?: of them)?) for)\b/,
  ],
  [
    'where',
    /\b(?:where|both (?:eyes|ears|legs|feet|arms|hands|sides)|one (?:\w+ )?or both|both or (?:just )?one|which (?:side|part|leg|arm|foot|country|toe|eye)|what country)\b/,
  ],
  [
    'when',
    /(?<!since |\bdo )\b(?:when(?! you (?:had to|have to|threw|vomit|were|felt|move|fell|take|took|press|climb|walk|hurr|lie|breathe|cough|eat|stand|swallow|pee|get up|go))|times? of (?:the )?day|what time|at what point|what point|what moment|(?:what|which) age|how old (?:is|was|were|are)|how (?:long ago|soon)|which year|what year)\b/,
  ],
  [
    'result',
    /\b(?:what (?:\w+ )?happen(?:s|ed)?|tested for (?:it|that|tb|tuberculosis)|reaction|react|effect|results?|(?:came|come) (?:out|back)|turned out|what did (?:it|they|that) (?:show|say|find)|how did you react|how (?:did|does) (?:it|that|this) (?:show|look)|show itself)\b/,
  ],
  [
    'relief',
    /\b(?:did (?:it|that|they|the \w+) (?:help|work)|does (?:it|that) help|any (?:help|effect|relief)|help(?:ed)? at all|(?:it|they) (?:has |have )?helped|(?:have|has) (?:it|they|that|any of (?:it|them)) helped|(?:come|came|go|went|gone|stays?|stayed) down|(?:bring|brings|brought|take|took|get) (?:it|the fever|the temperature|your temperature|the pain) (?:down|away))\b/,
  ],
  ['other', /(?<!stop the )\bother (?:leg|side|arm|foot|knee|eye|one|hand|calf|ear|toe|shoulder)\b/],
  [
    'severity',
    /^(?:and )?(?:does|do|is|are|was|did) (?:it|that|they|the \w+) (?:\w+ )?(?:hurt|hurts|painful|sore|tender)\b|\b(?:how (?:bad|severe|strong|painful|heavy)|heavier|lighter|(?:is|are|was|were) (?:it|that|they|the \w+) (?:\w+ )?strong|scale|out of ten|severe|heavy|painful periods?|pain (?:with|during)|hurts? (?:much|a lot|badly))\b/,
  ],
  [
    'feel',
    /\b(?:what (?:is|was) (?:it|that|this) like|usually like|aura|are (?:they|your \w+) like|describe|what does (?:it|that) feel|how does (?:it|that) feel|how do (?:they|those|these|your|the)(?: \w+){0,3} feel)\b/,
  ],
  ['who', /\b(?:who|whom)\b/],
  [
    'doing',
    /\b(?:what were you doing|doing when|when you (?:climb|hurry)|had it (?:also )?at rest)\b|^(?:was|were|is|did|does)\b.*\b(?:active|moving|resting|at rest|any exercise|lifting|exert\w+)\b/,
  ],
  [
    'before',
    /\b(?:before|in the past|previously|earlier|first time|ever (?:had|have|been)|flashes|zigzags?|flickering)\b/,
  ],
  ['smell', /\b(?:smells?|smelly|odou?r|stinks?|foul)\b/],
  [
    'dated',
    /\b(?:(?:since|from) when|(?:for|since) how long|how long (?:have|has|did|do)|when did .*(?:start|begin|come|notice))\b/,
  ],
  ['worse', /\b(?:worse|aggravates?|bring|brings)\b/],
];

/** "When did you first notice it?" asks since when, and nothing else. */
const asksBeginning =
  /^(?!.*\bwhen\b.*\bwhen\b).*\bwhen (?:did|have|was|were|has)\b.*\b(?:start(?:ed)?|begin|began|begun|first|notice[d]?|appear(?:ed)?)\b/;

/** `text`: as `plainText` returns it. The most specific first. */
export const aspectsOf = (text: string): readonly Aspect[] => {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([aspect]) => aspect);
  return asksBeginning.test(text) ? found.filter((aspect) => aspect !== 'when') : found;
};
