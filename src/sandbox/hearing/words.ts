/** From what a student types to plain words: lower case, contractions expanded, sentences separated. */

/** Contractions with and without their apostrophe, and what people type in a hurry. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bn ?(?:\+|&|and) ?v\b/g, 'nausea or vomiting'],
  [/\bcan ?not\b|\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|how|who|why|that|there|here)'?s\b/g, '$1 is'],
  [/\b(it|he|she|name)'s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(you|we|they)'?re\b(?<!\bwere)/g, '$1 are'],
  [/\b(you|we|they|i|what|how|where)'?ve\b/g, '$1 have'],
  [/\b(you|he|she|it|we|they|i|that)'ll\b/g, '$1 will'],
  [/\b(you|he|she|it|we|they|i)'d\b/g, '$1 would'],
  [/\byoull\b/g, 'you will'],
  [/\bwhat'?re\b/g, 'what are'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(pls|plz)\b/g, 'please'],
  [/\b(?:mother|mum|mom|father|dad) or (?:your )?(?:mother|mum|mom|father|dad)\b/g, 'parents'],
  [/,? \b(?:like|as) (?:with|in) (?:the )?flu\b/g, ' '],
  [/\bb4\b/g, 'before'],
  [
    /\b(?:do|does|is|are) (?:the )?(?:bright )?lights? (or|and) (?:loud )?(?:noises?|sounds?)\b(?!.*\bworse)/g,
    'do you have photophobia $1 phonophobia that',
  ],
  [/\bhere in (?:the |this )?(?:hospital|clinic|practice)\b/g, ' '],
  [/\bdo you know what (?:is|are) (?:this|that|it)\b/g, 'do you know what that is'],
  [/,? \bthe whole flu package\b/g, ' '],
  [/\bpsh\b/g, 'past operations'],
  [/^loc(?= *[?.]|$)/g, 'loss of consciousness'],
  [/\bunder (?:a lot of |much |any |great )?strain\b/g, 'under stress'],
  [/\btrips? to the (?:bathroom|loo|toilet)\b/g, 'going to the toilet'],
  // "Which of the two bothers you more, being tired or being thirsty?"
  [
    /\b(?:which|what)(?: one)?(?: of (?:the two|these|those|them|the symptoms))? (?:is (?:worse|worst|the worst)(?: for you)?(?!,? (?:when i |the )?(?:press|push|lett?ing|releas))|bothers you (?:the )?(?:more|most)|troubles you (?:the )?(?:more|most))(?:,[^?.]*| ?\?|$)/g,
    'what bothers you most',
  ],
  [/\boriginally\b/g, ' '],
  [/\btemp\b/g, 'temperature'],
  [/\bn\b/g, 'and'],
  [/\bw\/?(?= )/g, 'with'],
  [/\bnite\b/g, 'night'],
  [/\bthru\b/g, 'through'],
  [/\b(?:cos|coz|bc)\b/g, 'because'],
  [/\b(?:dhx|drug hx|drug history)\b/g, 'what medication do you take'],
  [/\bfam(?:ily)? (?:hx|hist)\b/g, 'family history'],
  [/\bfhx?\b(?: of| :)?/g, 'family history of'],
  [/\bhtn\b/g, 'high blood pressure'],
  [/\bdm\b/g, 'diabetes'],
  [/\bchol\b/g, 'cholesterol'],
  [/\bihd\b/g, 'heart disease'],
  [/\bpalps\b/g, 'palpitations'],
  [/\b(coughs?) (or|and) colds?\b/g, '$1 $2 common cold'],
  // An illness, unless it is the temperature of something.
  [
    /\b(an?|bad|heavy|slight|nasty|recent) cold\b(?! (?:sweat|drink|shower|wind|air|day|morning|sore|bath|pack|foot|feet|hand))/g,
    '$1 common cold',
  ],
  // "Weed? Coke? Anything?"
  [/\? *(?:or )?anything(?: at all| like that)? *\?/g, '?'],
  [
    /\bwhat (?:did|have) you (?:do|done|try|tried|take|taken|use|used) (?:against|about|for) (?:the |your |this |that )?(?:pain|headache|fever|cough|temperature|chest|pressure|nausea|sickness|tiredness|thirst|symptoms?|it)\b/g,
    'what have you tried for it',
  ],
  [/\bthx\b/g, 'thanks'],
  // Before the rule that leaves out the time.
  [
    /\b(have you had|did you (?:have|feel|notice)|have you (?:felt|noticed)) (?:any |the |this |such |a )*(?:chest pains?|pressure|pain|headaches?|this|it|something similar) (?:already )?(?:in|over|during) the (?:last|past) (?:few |couple of )?(?:days|weeks|months)(?: too| as well| already)?/g,
    '$1 it before',
  ],
  // One thing, though it has an "or" in it.
  [
    /\b(?:swelling|pain)(?:,? (?:or|and) (?:swelling|pain|redness))? in (?:your |the |one |either )*(?:calf|calves)\b(?! (?:on|when|while|after|with))|\bcalf (?:pain|swelling) (?:or|and) (?:pain|swelling)\b/g,
    'calf pain',
  ],
  [/\benergy boosters?\b/g, 'supplements'],
  [/\bd ?(?:&|and) ?v\b/g, 'diarrhoea or vomiting'],
  [/\btb (?:exposure|contacts?)\b/g, 'contact with somebody with tuberculosis'],
  [/(^|[.?!] *)exam now\b/g, '$1can i examine you now'],
  [/\bprob\b/g, 'probably'],
  [/\bfam\b/g, 'family'],
  [/\bmake (?:you )?(?:some|a few) questions(?: to you)?/g, 'ask you some questions'],
  [/\b(parents) and (?:your )?(siblings|brothers|sisters)\b/g, '$1 $2'],
  [
    /^(?:and )?(?:it|this|that) is (painful|sore|getting|still|always|constant|better|worse)\b(?=[^.]*\?)/g,
    'is it $1',
  ],
  [/\bwhat for (?=\w+ (?:do |have )?you\b)/g, 'what '],
  [/\bqs\b/g, 'questions'],
  [
    /\b(?:go|going) back to last week\b[.,?]* *(?:what happened(?: then)?)?/g,
    'tell me about the one last week',
  ],
  [/\bup to date\b/g, 'complete'],
  [/\by'?all\b/g, 'you'],
  [/\bgonna\b/g, 'going to'],
  // "Ok, going to check your pulse", "need some blood": somebody is meant, though nobody is named.
  [
    /(^|[.?!,] *)((?:(?:ok|okay|so|right|now|well|alright|just),? )*)going to (?=(?:just )?(?:check|measure|listen|examine|feel|press|take|look|have|do|get|need)\b)/g,
    '$1$2i am going to ',
  ],
  [
    /(^|[.!] *)((?:(?:ok|okay|so|right|now|well|alright|just),? )*)(?:will )?need (?=(?:to (?:check|measure|examine|take|do|get)|an?|some|blood|bloods|urine|more tests)\b)/g,
    '$1$2we need ',
  ],
  [
    /\b(?:has|have|did) (?:anyone|anybody|someone|somebody) (?:ever )?(?:died?|dead) (?!of|from|in)/g,
    'has anyone in the family died ',
  ],
  [
    /\banything last night\b|\blast night,? (?:did|have) you (?:have |had )?(?:anything |something )?(?:to )?(?:drink|drunk)\b|\b(?:did|have) you (?:have |had )?(?:anything |something )?(?:to )?(?:drink|drunk) last night\b/g,
    'when was your last alcoholic drink',
  ],
  // "Which illnesses are there in your family? For example, Crohn?"
  [/(\bfamily\b[^.?]*)\? *(?:for (?:example|instance)|such as|like)\b,?/g, '$1, '],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\bkinda\b/g, 'kind of'],
  [/\b(dr|mr|mrs|ms|prof|st)\./g, '$1'],
  [/\be\.g\.|\bi\.e\./g, ' '],
  [/\bo'?clock\b/g, 'oclock'],
  [/\b(did|does|do) (it|that|they|the \w+) work\b/g, '$1 $2 help'],
  [/\b(right|left) or (right|left)\b/g, '$1 $2'],
  [/\b(eat|eaten|eating|ate)(?: something)? (?:or|and) (drink|drinking|drunk)\b/g, '$1 $2'],
  [/\bsince (?:last night|this morning|yesterday|last week|it started|it began|the start)\b/g, 'since then'],
  [
    /\b(?:(?:mucus|slime) (?:or|and) blood|blood (?:or|and) (?:mucus|slime))( in (?:your |the |it\b)?(?:stools?|poos?|motions?)?)/g,
    'mucus in stool or blood$1',
  ],
  [/\b(arms?|legs?|hands?|hot|cold) (?:and|or) (legs?|arms?|feet|cold|hot)\b/g, '$1 $2'],
  [/\b(?:cold|flu) or (?:the )?(?:cold|flu)\b/g, 'common cold'],
  [/^(?:(?:and|so|but|ok) )*(?:right |just )?now ?(?=\?|$)/g, 'how bad is it now'],
  [
    /\b(how long have you|since when (?:are|have) you|when did you start)( been)?(?: feel(?:ing)?)? sick\b/g,
    '$1$2 ill',
  ],
  // One word, another sense.
  [
    /\b(?:a fit\b(?! (?:person|man|woman))|fits\b(?= *(?:[?,.]|or\b|and\b|before|in the past|$)))/g,
    'a seizure',
  ],
  [
    /\b(?:with )?(?:men|women)(?: ?, ?| or | and |\/)(?:with )?(?:men|women)(?:(?: ?,)? (?:or|and) (?:with )?both)?\b/g,
    'sex with men women',
  ],
  [
    /\b(take|took|taken|give|gave|given)( any| some| your)? (?:blood (?:or|and) urine|urine (?:or|and) blood)\b/g,
    '$1 a blood sample and a urine sample',
  ],
  [/\b(covid) (?:or|and) flu (?=test)/g, '$1 '],
  [/(^|[?.,] *)(?:an? )?fits?(?= *\?)/g, '$1a seizure'],
  [/\bwould (?:now like|like now) to\b/g, 'would like to'],
  [/, (?:tablets?|pills?|injections?)(?: or (?:tablets?|pills?|injections?|cream))+ *,/g, ','],
  // "Exercising, lifting, on the toilet or having sex when it started?"
  [
    /\b(?:were|had|have) you (?:been )?[^.?!]*? (?:when|as|at the time) (?:it|this|that|the (?:pain|headache|pressure|cough)) (?:all )?(?:started|began|happened|came|hit)\b(?: on)?(?: you)?/g,
    'what were you doing when it started',
  ],
  [
    /\b(?:does|is there|is|did|do|what|has)( (?:anything|something))?(?: (?:that|which))? (?:you do )?(?:make|makes|made) (it|that|(?:the|your) \w+) (?:better|worse) (?:or|and) (?:better|worse)\b/g,
    'what makes $2 better and what makes $2 worse',
  ],
  // A list after a question of its own asks the same question.
  [
    /\b(allerg(?:y|ies|ic)(?: (?:to|against) (?:anything|something))?) *\? *(?=(?:any |to |like |for example )*(?:medicines?|medications?|drugs?|foods?|latex|pollen|plasters?|iodine|nuts?)\b[^?.]*,)/g,
    '$1, ',
  ],
  // The time a question refers to matters little, and "this morning" is not a time of day that makes things worse.
  [
    /\b(?:this (?:morning|afternoon|evening|week)|last night|tonight|yesterday|at (?:the|this)(?: very)? (?:moment|minute)|right (?:now|this (?:minute|second|moment))|while we (?:have been|were|are|have) (?:talking|talked|speaking|here)|since we (?:started|began) (?:talking|to talk)|these days|(?:in|over|during) the (?:last|past) (?:few |couple of )?(?:\w+ )?(?:hours?|days?|weeks?|months?|years?)(?: (?:or|and) (?:days?|weeks?|months?|years?))?|in (?:recent|the last) \w+)\b/g,
    ' ',
  ],
  [/\b(lights?) (or|and) (?:to )?sounds?\b/g, '$1 $2 noise'],
  [
    /\b(?:lost?|losing|gain(?:ed)?|put on) or (?:lost?|gain(?:ed)?|put on)(?: any)? weight\b/g,
    'weight change',
  ],
  [
    /\b(?:better|worse)(?: ?,? or| ?,) (?:better|worse)(?:(?: ,|,)? (?:or )?(?:just )?(?:about )?the same)?\b/g,
    'changed',
  ],
  [/\bbefore (?:the )?(?:pain )?or after(?: the pain)?\b/g, 'come first'],
  [/\bone side(?: only)? or (?:on )?both(?: sides)?\b/g, 'onesided'],
  [/,? *\bif (?:i may ask|there (?:is|was|are|were) (?:any|one))(?= *[,.?]| and\b)/g, ' '],
  [/\bwhereabouts\b/g, 'where'],
  [/\bbloated (?:or|and) swollen\b|\bswollen (?:or|and) bloated\b/g, 'bloated'],
  [/\b(?:pmhx?|h\/o|hx) of\b|\bh\/o\b/g, 'ever had'],
  [/\bi meant\b/g, ', '],
  [/\b(does|did|has|is) (it|that|the pain) travel(?:led|ling)?\b/g, '$1 $2 spread'],
  [/\benergy or (?=gym|sports|protein)/g, ' '],
  [
    /\b(?:if|where) (?:0|zero|nought|one|1|10|ten) (?:is|means|being)\b[^,.?\n]*(?:, *|(?= (?:what|how|where)\b))/g,
    'on a scale ',
  ],
  [/\b(?:in|on) (?:or|and) around\b/g, 'around'],
  [/\b(?:family|friends) (?:or|and) (?:friends|family)\b/g, 'friends'],
  [
    /\bon (?:the|your) (?:way|journey|drive|ride|trip) (?:here|in|over|to (?:the )?(?:hospital|clinic|surgery|emergency department|practice))\b/g,
    ' ',
  ],
  [/\bnon[- ]?stop\b/g, 'constant'],
  [/\b(?:eyes?|skin) (?:or|and) (?:your |the )?(?:eyes?|skin)\b(?=.*\byellow)/g, 'skin'],
  // What is said around a question and does not change it.
  [
    /[, ]+(?:if (?:you do not|that is|it is|you are)(?: not)? (?:mind|ok|okay|alright|happy)(?: (?:me|my))?(?: (?:asking|to say|saying|to tell me|with that))?|if i may ask|as far as you know|that you know of|that you are aware of|to your knowledge|as we speak|at present|as of now|just now|of late|by any chance|at all|roughly|approximately|would you say|do you think|i mean|i wonder|i should have said|if you can|if you could)(?= *[,.?!]| or\b| and\b| *$)/g,
    ' ',
  ],
  // "And if so" begins a question of its own.
  [
    /(?<!\b(?:tell|call|ring|press|let)\b.*),? *\b(?:and|or) if (?:so|yes|you (?:do|did|are|have|had|were)|there (?:is|was|are)|it (?:is|was|did|does))\b(?! *[?.])[ ,]*/g,
    '. if so, ',
  ],
  // "If you cough, does that hurt?"
  [
    /\bif you (cough|move|walk|breathe in|bend over|lie down|press (?:on )?(?:it|there|here)|sneeze|laugh|swallow),? (?:does|is|will) (?:it|that) (hurt|worse|painful|get worse|sore)\b/g,
    'does it hurt when you $1',
  ],
  [/\bgo(?:es|ing)? up and down\b/g, 'vary'],
  [/\b(name|age|birth|number) for me\b/g, '$1'],
  [
    /^only (?:when|while|on) (breathing|coughing|moving|walking|swallowing|lying|eating)\b(?: in| out| deeply)*(?= *\?)/g,
    'is it worse when $1',
  ],
  [/\bspotting\b/g, 'bleeding between periods'],
  [/^and then *(?=\?|$)/g, 'anything else'],
  [/\bwhat time was (?:it|that)\b/g, 'what time did it start'],
  [
    /\b(told|explained to) you what (?:is (?:going to happen|happening|next)|happens|will happen)(?: now| next)?\b/g,
    '$1 you the plan',
  ],
  [/\bif (?:i|you)\b[^,?.]*\bnumber\b[^,?.]*,/g, 'on a scale '],
  [/\bdid (?:the )?[^?.,]+ or (?:the )?[^?.,]+ (?:come|start|begin|appear) first\b/g, 'which came first'],
  [
    /\b(?:did|do|could) you feel (?:the |every |any )?bumps?\b(?: in the road)?/g,
    'do bumps in the road make it worse',
  ],
  [
    /\b(?:you are|are you) (?:mr|mrs|ms|miss) \w+(?: \w+)?(?: *, *(?:right|correct|is that right))?(?= *\?)/g,
    'what is your name',
  ],
  [
    /\b(take|taken|taking|took|tried|done|used) (anything|something)(?: yet| already| yourself)? (?:against|for) (?:the |your )?(?:pain|headache|fever|cough|chest|pressure|temperature|nausea|tiredness|thirst|symptoms|belly|tummy)\b(?: (?:and|or) (?:the |your )?(?:pain|headache|fever|cough|nausea|tiredness|thirst|vomiting))?/g,
    '$1 $2 for it',
  ],
  [
    /,? *\bbefore (?:i|we) (?:get|fetch|call|go|leave|speak|talk|present|discuss|hand|see|come|finish|stop|end|move|start|begin)\b[^.?!,]*/g,
    ' ',
  ],
  [
    /^(?:(?:and|so|ok) )*(?:just )?(?:to be (?:safe|sure|clear|certain|thorough|on the safe side)|for completeness|one (?:more|last|other) (?:thing|question)|(?:a )?quick question|(?:my |the )?last question|out of interest|out of curiosity) *[,:-]? */g,
    '',
  ],
  [/\bas an? (?:small )?(?:child|kid|boy|girl|teenager)\b/g, 'in childhood'],
  [/\bfor (?:instance|example)\b/g, ' '],
  [
    /\b(did|does|has) (anything|any of (?:it|that|them))(?: (?:that )?you(?: have)? tried)? work(?:ed)?\b/g,
    '$1 $2 you tried help',
  ],
  // "Do you smoke, or did you in the past?" is one question.
  [
    /,? or (?:did|do|have|had|are|were) you(?: ever)?(?: (?:in the past|before|previously|used to))?(?= *[?.]| *$)/g,
    '',
  ],
  // Why it is asked tells nothing of what is asked.
  [
    /\b(?:it is (?:just )?a (?:routine|standard) question|(?:and )?(?:i|we) (?:am |are )?(?:have to |need to |must |always |only |just )?ask(?:ing)? (?:this|that|these|everyone|everybody|all|because|as|in case|since|so)\b[^.?!:,]*)[:,.]?/g,
    ' ',
  ],
  [/\byou can be honest with me\b[^.?!]*[.?!]?/g, ' '],
  // One thing, though it has an "and" in it.
  [
    /\b(pins|come|comes|coming|hot|ache|aches|comes|father|mother|mum|dad|fit|up) and (needles|go|goes|going|cold|pains?|mother|father|dad|mum|well|about)\b/g,
    '$1 $2',
  ],
];

/** Lower case, straight quotes, contractions expanded; punctuation stays. */
export const plainText = (message: string): string => {
  const lower = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„"]/g, ' ')
    .replace(/(\d)[.,](\d)/g, '$1$2');
  return written
    .reduce((text, [pattern, by]) => text.replace(pattern, by), lower)
    .replace(/'s\b/g, '')
    .replace(/'/g, '')
    .replace(
      /, *(?:(?:do|have|are|did|were|can|had) (?:not )?(?:you|they)|(?:is|does|has|was|did) (?:not )?(?:it|that|there|he|she)|(?:will|would|could) (?:not )?(?:you|we|it)|promise|right|correct|yeah|or not|if any|if so)(?= *\?)/g,
      '',
    );
};

export interface Conditional {
  /** "You threw up", or "so". */
  readonly clause: string;
  readonly rest: string;
}

const question =
  '(?:(?:and|then) )*(?:what|when|where|whereabouts|why|who|which|how|at|since|for|is|was|were|are|did|do|does|can|could|would|has|have|(?:it|they) (?:has|have) help\\w*)';

const leadingIf = new RegExp(
  `^(?:(?:and|so|but|ok|or|,) )*if (so|yes|not|any|you (?:do|did|have|had|are|were)|there (?:is|was|are)|it (?:is|does|did|has)|(?:\\w+ ){1,8}\\w+(?= ,)) ?,? ?(${question}\\b.*)$`,
);
const trailingIf =
  /^((?:(?:and|so|but|ok|or|,) )*(?:what|when|where|whereabouts|why|who|which|how|is|was|were|are|did|do|does|has|have)\b.*?),? (?:and )?if ((?:you|there|it|they|any)\b(?: (?:do|did|does|have|had|has|is|was|are|were|know|get|got|took|take|smoke|vomited|felt|can|could)\b(?:(?! or |,).)*)?|so|any|at all|yes)$/;

/** "If you threw up, how many times?" and "how many times, if you threw up": what it is about, and the question. */
export const conditional = (words: readonly string[]): Conditional | undefined => {
  const text = words.join(' ');
  const leading = leadingIf.exec(text);
  if (leading !== null) return { clause: leading[1] ?? '', rest: leading[2] ?? '' };
  const plainly = /^if (so|yes) ,? ?(.+)$/.exec(text);
  if (plainly !== null) return { clause: plainly[1] ?? '', rest: plainly[2] ?? '' };
  const trailing = trailingIf.exec(text);
  // "Does it hurt if you press here" and "did you notice if it changed" ask just that.
  if (trailing === null || /^(?:does|is) (?:it|that)\b/.test(text)) return undefined;
  if (/\b(?:notice|know|remember|say|tell|check|see)$/.test(trailing[1] ?? '')) return undefined;
  return { clause: trailing[2] ?? '', rest: trailing[1] ?? '' };
};

export interface Sentence {
  readonly text: string;
  /** Ends with a question mark. */
  readonly marked: boolean;
}

/** `text`: as `plainText` returns it. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  [...text.matchAll(/([^.?!;\n]+)([.?!;\n]*)/g)]
    .map(([, words = '', end = '']) => ({ text: words.trim(), marked: end.includes('?') }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));

/** Words and commas, in order; what joins or separates ("/", "&", "+", ":", dashes) counts as one of them. */
export const wordsOf = (sentence: string): readonly string[] =>
  sentence
    .replace(/\s*(?:\/|\s[-–—]\s|[–—])\s*/g, ' or ')
    .replace(/[&+]/g, ' and ')
    .replace(/[:(),]/g, ' , ')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
