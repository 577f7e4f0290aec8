/** Roundabout ways of asking, put into the words in which the same is mostly asked. */

/** "Do you get out of breath? Like when you climb stairs?": examples belong to the question before them. */
const examples =
  /\? *(?=(?:(?:and|or) )?(?:like (?:when|if|on|at|in|during|after|with)|such as|for (?:example|instance)|especially|particularly|i mean (?!(?:do|did|is|are|was|were|have|has|had|how|what|when|where|why|any|can|could|you|if)\b)|or (?:needed|had|been|taken|tried|done|seen|felt|lost|noticed))\b)/gi;

/** `message`: as it was written. */
export const withExamples = (message: string): string => message.replace(examples, ', ');

/** Questions of which each half, taken by itself, asks for something else. */
const asWhole: readonly (readonly [RegExp, string])[] = [
  // "It goes also in the arm?"
  [
    /(?<=^|[.?!] *)(?:and |so )?(?:it|the (?:pain|pressure|headache)) (?:also )?(?:goes|moves|radiates|spreads) (?:also |too |even )?(?:in|into|to|down|up)(?: to| into)? (?:the |your )?(?=(?:\w+ )?\w+ *\?)/g,
    'does it spread to your ',
  ],
  [
    /\bfrom (?:then|the (?:start|beginning)|that moment) (?:until|till|to|up to) (?:now|today),? (?:it is|is it|it was|has it|it has|did it)(?: \w+){0,2}? (?:the same|chang\w+|stay\w*|different|better|worse)\b(?:,? or [^?.!,]*)?/g,
    'has it changed since it began',
  ],
  [
    /\bis it (?:always|only) (?:with|on|during|after) (?:\w+ )?(?:effort|exertion|exercise|walking|stairs|activity),? or (?:have|do|did|has|does|is|can) (?:you|it)\b[^?.!]*\b(?:sitting|rest|resting|lying|in bed|doing nothing)\b[^?.!]*/g,
    'does it also come at rest',
  ],
  [
    /\b(?:is|was) (?:it|that|this) (?:there )?(?:all day(?: long)?|the whole day|all the time),? or (?:(?:rather|only|just|mostly|mainly|more|in|at|the) )*(?:mornings?|afternoons?|evenings?|nights?)\b/g,
    'is it worse at any time of day',
  ],
  [
    /\bhow (?:are|have) you (?:been )?(?:coping|feeling|doing|managing|holding up)(?: with (?:all )?(?:of )?(?:it|this|that|everything)(?: all)?)?,? (?:mood[- ]?wise|emotionally|mentally|psychologically)\b/g,
    'how is your mood',
  ],
  [
    /(\blive\b[^?.!]*?)\bis (?:any|some)(?:one|body) (?:else )?(?:there|at home|in the house) with you\b/g,
    '$1do you live alone',
  ],
  [
    /\bwhich (?:one )?(?:is|was|hurts?|feels?) (?:worse|more)[,:]? (?:when i |the )?(?:press(?:ing)?|push(?:ing)?)(?: down| in)? or (?:when i |the )?(?:let(?:ting)? go|releas(?:e|ing))\b/g,
    'does it hurt when i let go',
  ],
  // "I will measure the blood pressure on both sides. Has it been different between them?"
  [
    /(\bblood pressure\b[^?]*[.,] *)(?:has|is|was|were) (?:it|that|they|there)(?: ever)?(?: been)? (?:an? )?(?:different|difference) between (?:(?:the|both|your|two) )*(?:sides|arms|them|two)\b/g,
    '$1has your blood pressure been different between the arms',
  ],
  [
    /\b(?:do you go by|(?:would|do) you (?:rather|prefer that) (?:i|we) (?:say|call you|use))\b/g,
    'would you rather be called',
  ],
  // "No rash or swelling with antibiotics?"
  [
    /\b(?:rash|hives|itching|swelling)(?:,? (?:or |and )?(?:rash|hives|itching|swelling))*(?: ever)? (?:with|from|to|after|on) (?:any )?(?:antibiotics?|medicines?|medications?|tablets|drugs|painkillers)\b/g,
    'allergy to medicines',
  ],
];

const straight: readonly (readonly [RegExp, string])[] = [
  ...asWhole,
  [/\b(?:and|but),? (?:it|they|that) (?:worked|helped)(?= *\?)/g, 'and did it help'],
  // "Is anyone around you ill? Family, friends, people at work?": who is meant by "anyone".
  [
    /(\b(?:anyone|anybody|someone|somebody)\b(?![^?.!]*\bfamily\b)[^?.!]*)\? *(?:(?:your|the|or|and|maybe|perhaps|like|any|a|people|at|in|from) |, *|(?:family|friends?|colleagues?|work|home|workmates?|coworkers?|flatmates?|neighbou?rs?|relatives|household|school)\b ?)+(?=\?)/g,
    '$1',
  ],
  // "Tell me about the cough, is it dry?" does not ask for the whole story.
  [
    /\b(?:(?:can|could) you )?tell me (?:a (?:little |bit )+)?(?:more )?about (the|your|this|that) (\w+), (?=(?:is|are|was|were|do|does|did|has|have|how|when|where|what|any)\b)/g,
    '$1 $2, ',
  ],
  [
    /(?<!\b(?:cop\w+|deal\w*|feel\w*|do|doing|liv\w+|manag\w+|help\w*|wrong|happy|up|start\w*|happen\w*) )\bwith all (?:of )?(?:this|that|it)(?= *[?.,!]|$)/g,
    ' ',
  ],
  [
    /\bwith (?:the |your )?(?:sheets?|bedsheets?|bedding|pyjamas?|clothes|shirt) (?:all |completely |totally )?(?:soaked|drenched|wet|damp)(?: through)?\b/g,
    'drenched',
  ],
  [
    /\bdrugs?,? (?:or )?(?:things|anything|something|stuff) (?:that )?you (?:smoke|inject|sniff|snort|swallow)(?:,? (?:(?:or|and) )?(?:smoke|inject|sniff|snort|swallow))*/g,
    'drugs',
  ],
  [
    /(?<=[?.!,] *(?:and |so )*)how (?:are|have) you (?:been )?(?:feeling |doing )?(?:in yourself|emotionally|mentally)\b|\bhow (?:is|has) (?:this|that|it|everything|all (?:of )?(?:this|that)) (?:been )?affect(?:ing|ed) you (?:emotionally|mentally)\b/g,
    'how is your mood',
  ],
  [
    /\b(?:pain|pressure) (?:around|in|behind|over) (?:your |the )?(?:cheeks?|cheekbones?)(?: (?:and|or) (?:your |the )?(?:forehead|eyes|nose))?\b/g,
    'sinus pain',
  ],
  [/\bface (?:is |was |looks? )?(?:hanging|hangs|crooked|lopsided)\b/g, 'face droop'],
  [
    /\b(?:and )?(?:anything|something) else, (?!(?:or|that|before|and|if|you|i|do|is|are|which|what|no|maybe|please|then)\b)(?:like |such as )?/g,
    'any ',
  ],
  [
    /\bdid you (?:manage to )?find (?:us|your way|(?:the|this|our) (?:clinic|hospital|practice|department|surgery|place|way))\b[^?.]*/g,
    'how did you get here',
  ],
  [/\bwhat happens next is\b/g, 'the next step is'],
  [/\b(?:an )?infections?,? (?:like |such as )?(?=(?:chlamydia|gonorrh?oea|syphilis|herpes)\b)/g, ''],
  [/\b(?:been )?confined to bed\b/g, 'been on bed rest'],
  [/\bunder (?:\w+ )?strain\b/g, 'under stress'],
  [
    /\b(?:is there )?(?:anything|something) (?:that )?(?:(?:would|could|might|will) )?makes? it (?:hard|difficult|tricky) (?:for you )?to rest\b[^?.]*/g,
    'do you have stress at home',
  ],
  [
    /\bcough (?:some|any|something|it|a bit)(?: of (?:it|that))? (?:up|out)(?: (?:now|here))? for (?:me|us)\b|\bcough (?:something |some phlegm )?(?:up )?into (?:a|the|this) (?:\w+ )?(?:pot|cup|bottle|tube|container|jar)\b/g,
    'give a sample of sputum',
  ],
  [
    /\bdoes (?:it|that|this) hurt (?:more )?when i press\b[^?.]*\blet go\b[^?.]*/g,
    'does it hurt when i let go',
  ],
  [
    /\bdoes (?:it|that|this) hurts? (?:when|if) i (?:press|push|touch) (?:here )?on (?:the |your )?(?:left|other)(?: hand)?(?: side)?(?= *[?.,!]|$)/g,
    'does it feel the same on both sides',
  ],
  // What comes between keeps "wake up gasping" apart.
  [
    /\b(wake|woken|waking|woke)(?: up)? (?:at|in the|during the) night (?:and )?(?=(?:struggl|gasp|fight|unable|short of)\w*)/g,
    '$1 up ',
  ],
  [/\bfighting for (?:breath|air)\b/g, 'gasping for air'],
  [/\b(stairs|steps|floors)\s*[,:?–—-]+\s*how many\b(?: (?:stairs|steps|floors|flights)\b)?/g, 'how many $1'],
  [/\bwhat strengths?\b/g, 'what dose'],
  [/\bwhat (?:are|do) your days (?:look )?like\b/g, 'how do you spend your days'],
  [/\b(belly|tummy|stomach)\s*[:–—-]\s*(?=(?:does|is|do|any|sore)\b)/g, 'your $1 '],
  [/\b(shock|surprise|blow|hard|difficult|upsetting) (?:for you )?to hear\b/g, '$1'],
  [/\bsides?,? (?:here )?(?:where|by|over|around|near) (?:are )?(?:the |your )?kidneys\b(?: are)?/g, 'flank'],
  [/, (?:can|could|must|might) (?:not )?(?:it|that|this)(?= *\?)/g, ''],
];

/** Said beside a question, to soften it, and not asked itself. */
const softeners: readonly (readonly [RegExp, string])[] = [
  [/\((?:[^()]*\b)?sorry\b[^()]*\)/g, ' '],
  [
    /(?:(?<=[.?!,;] *)|^)(?:oh |but )?sorry,? (?:(?:that was |about |for )?(?:the |a |an |my )?(?:bad|silly|stupid|weird|odd|strange|awful|poor|lame|wrong) (?:\w+ )?(?:joke|word|question|pun|english)|for (?:asking|being)\b[^.?!]*|(?:for )?my (?:bad )?(?:english|accent|spelling))(?= *[.?!,;]|$)/g,
    ' ',
  ],
  [
    /(?:(?<=[.?!,;] *)|^)(?:please )?be (?:totally |quite )?honest(?: with me)?\b(?! (?:about|how|what))(?= *[.?!,;:])/g,
    ' ',
  ],
  [
    /[,;]? *\b(?:no (?:judge?ments?|offen[cs]e(?: meant)?|worries(?: if [^.?!]*)?|hurry|rush)|no pressure(?= *(?:[.(]|$)))(?: (?:here|at all|from me|intended))?/g,
    ' ',
  ],
  [
    /,? *\b(?:(?:and|or) )?(?:that|this) (?:kind|sort) of (?:thing|stuff)\b|,? *\b(?:and|or) (?:things|stuff) like (?:that|this)\b/g,
    ' ',
  ],
  // "Take a breath, and tell me what happened": no deep breath for the stethoscope.
  [
    /\b(?:just )?take a (?:deep |slow )?breath[.,!]* *(?=(?:and |then |now )*(?:tell|what|how|start|(?:can|could) you tell)\b)/g,
    '',
  ],
  // "So a sudden headache, the worst ever, vomiting, a stiff neck. Right?"
  [
    /^(?:ok(?:ay)?,? |right,? )?so,? ((?:[^.?!,]*,){3,}[^.?!]*[.,!] *(?:is (?:that|this) |have i got that |all )?(?:right|correct|yes|yeah)\b *\?)/g,
    'to sum up $1',
  ],
  // "Why? Well, because we want to know which germ it is."
  [/(?:(?<=[.?!] *)|^)why *\? *(?=(?:well|because|bc|cos|so)\b)/g, ' '],
  [
    /\bwhat (?:i|we) (?:think|suspect|believe|fear)(?: so far| now| at the moment)? is(?: that)?\b/g,
    'i think',
  ],
  // "I can hear a murmur. Has anyone mentioned that before?"
  [
    /(\bi (?:can )?(?:hear|see|feel|find)\b[^.?!]*[.,;!] *)(?:and )?(?:did|has) (?:anyone|anybody|someone|somebody|a doctor|any doctor) (?:ever )?(?:mention|mentioned|tell|told|say|said|notice|noticed|hear|heard|find|found)\b[^.?!]*/g,
    '$1 were you told of that finding',
  ],
];

/** `text`: as `plainText` returns it. */
export const straightforward = (text: string): string => {
  const short = [...softeners, ...straight].reduce(
    (whole, [pattern, by]) => whole.replace(pattern, by),
    text,
  );
  // An apology that is all of a message is answered as one.
  return /\w/.test(short) ? short : /^\W*(?:oh |but )?sorry\b/.test(text) ? 'sorry' : text;
};
