import type { Slip, Topic } from './topic.ts';

const device = '(?:phone|mobile|pager|bleep|bleeper|beeper)s?';
const relatives =
  '(?:family|relatives?|husband|friends?|companions?|nurses?|visitors?|daughter|son|anyone else|nobody|somebody)';

export const badNewsDangers: Topic['dangers'] = {
  belittles: {
    says: 'That plays it down: a moment later she learns the opposite, and trusts you less.',
  },
  delays: { says: 'Every day that it is put off is a day of fear for her.', steps: [0, 1, 2] },
  neglects: { says: 'Saying nothing about it leaves her alone with her fear.', steps: [0, 1, 2] },
};

/** The opposite of what helps Mrs. Farrell, and what would harm her. */
export const badNewsSlips: readonly Slip[] = [
  {
    pattern: /\b(?:interrupt|cut|stop|hurry)(?: up)? her\b/,
    steps: [1],
    says: 'Let her finish: what she says tells you which words she needs.',
  },
  {
    pattern:
      /\b(?:tell|say to|telling) (?:her|mrs farrell|you) (?:that )?(?:it|the biopsy|everything|all) (?:is|was|came back) (?:\w+ )?(?:fine|benign|harmless|normal|clear|ok|okay|nothing|negative)\b|\b(?:hide|hiding|conceal|withhold|keep)\b.*\bfrom her\b|\bnot tell her(?: (?:the truth|anything|about it|at all|the diagnosis|the result|she has cancer|it is cancer))?$|\blie to her\b|\b(?:it is|its|mostly|probably|quite) (?:\w+ )?(?:benign|harmless)\b|\byou do not have cancer\b/,
    says: 'That is not the truth, and she has a right to it.',
    mend: {
      asks: 'How can you be honest and kind at once?',
      keys: 'cancer | truth | tell | honest | say | plain | gently | kind',
      tells: 'Tell her the truth, in plain words, and stay with her.',
    },
  },
  {
    pattern: new RegExp(
      [
        `\\b${device}\\b.*\\b(?:(?:switched |turned |stays? |is |are |left )on\\b(?! (?:silent|mute))|on(?: (?:loud|full|high))?$|on (?:in case|because|so|for|while)\\b|loud\\w*|rings?|vibrat\\w+|audible|in my hand)`,
        `\\b${device}\\b(?!.*\\boff\\b).*\\bin my pocket\\b`,
        `\\b(?:answer|take|pick up|check|look at|react to)\\b(?: \\w+){0,3} ${device}\\b`,
        `\\b(?:take|answer) (?:any |my |the |all )*(?:urgent )?calls?\\b`,
        `\\b(?:leave|keep|have|leaving|keeping)\\b(?: \\w+){0,2} ${device}(?: switched| turned)? (?:on\\b(?! (?:silent|mute))|with me|next to me|loud)`,
        `\\bnot (?:switch|turn|put|give|hand)(?:ing)? (?:off |away )?(?:my |the )*${device}\\b`,
        '\\binterruptions? (?:are|is) (?:fine|ok|okay|no problem|normal)\\b',
      ].join('|'),
    ),
    unless: /\b(?:silent|mute|muted)\b/,
    spoils: ['something against interruptions'],
    says: 'A phone will ring at the worst moment: give it to a colleague, or switch it off.',
    reason:
      'If it rings while she hears the news, she learns that something else is more important than she is.',
  },
  {
    pattern: new RegExp(
      [
        `\\b(?:no|without|not (?:want|allow|let|need|have|invite|like)(?: \\w+)?) (?:any |other |her |the )*${relatives}\\b`,
        `\\b${relatives} (?:\\w+ )?(?:must|should|can|may|has to|have to|will|is|are|not|waits?|stays?|goes|go) (?:\\w+ )*?(?:outside|out|away|leave|not allowed|allowed)\\b`,
        `\\b${relatives} (?:waits?|stays?|goes|go|leaves?) (?:outside|out|away|at home)\\b`,
        `\\b(?:send|keep|throw|kick|ask|make)\\b(?: \\w+){0,2} ${relatives}\\b.*\\b(?:out|away|outside|leave)\\b`,
        '\\bshe (?:is|should be|must be|has to be|comes|should come) alone\\b',
      ].join('|'),
    ),
    unless:
      /\b(?:if she|unless|until she|she (?:wants?|wish\w*|asks?|choos\w+|prefers?|likes?)|interrupt\w*)\b/,
    spoils: ['somebody at her side'],
    steps: [0],
    says: 'Who sits beside her is her choice: ask whom she would like there.',
  },
  {
    pattern:
      /\bdoors? (?:\w+ ){0,2}open\b|\bopen (?:the )?(?:doors?|ward|plan)\b|\b(?:loud|noisy|busy|public|crowded|shared) (?:\w+ )?(?:room|ward|place|office|area|hall|bay)\b|\b\d+[- ]?bed(?:ded)?\b/,
    spoils: ['a suitable place'],
    steps: [0],
    says: 'Find a room with a door, and close it: nobody else should hear this.',
  },
  {
    pattern:
      /\bhigher\b|\babove her\b|\bsit(?:ting)? on (?:the |my |her )?(?:desk|table)\b|\bnot (?:\w+ )?sit\b|\bno chairs?\b/,
    spoils: ['sitting down'],
    steps: [0],
    says: 'Then she has to look up at you: sit at her height.',
  },
  {
    pattern:
      /\b(?:no|not much|not have|not get|not (?:take|give \w+)|little|hardly any)(?: \w+)? time\b(?! (?:pressure|limit))|\b(?:so|then|and) (?:that )?(?:it|this) (?:is|goes|will be) (?:over )?(?:quick\w*|fast|short|over)\b|\bget it over\b|\b(?:nice and |make it )quick\b|\b(?:only|just|in|within) [1-9] (?:minutes?|mins?)\b/,
    spoils: ['enough time'],
    steps: [0],
    says: 'She will feel it if you hurry: keep half an hour free.',
  },
  {
    pattern:
      /\b(?:cancer|tumou?r|malignan\w*|carcinoma)\b|\bhow long (?:you|she) (?:has|have)\b(?! (?:been|known|had))/,
    beside:
      /\b(?:know|knows|knew|told|aware|understand|suspect\w*|expect\w*|realis\w+|realiz\w+|heard|guess\w*|think|ask|sure)\b/,
    // Of what she knows already, somebody speaks who does not ask at all.
    unless:
      /^(?!.*\b(?:ask\w*|whether|if|you|does)\b).*\b(?:she|her|mrs farrell)\b|\b(?:not|never|no need to|without) (?:\w+ )?ask/,
    spoils: ['asking her first'],
    steps: [1],
    says: 'That tells her while it asks. Ask so that she can begin: an open question.',
  },
  {
    pattern:
      /\b(?:not|never|no need to|without) (?:\w+ ){0,3}ask(?:ing)?\b(?! (?:if|whether|closed|leading|(?:her )?(?:husband|family|daughter|son|nurse|about)))|\bno questions?\b/,
    spoils: ['asking her first'],
    steps: [1],
    says: 'If you don’t ask, you can’t know which words she needs.',
  },
  {
    pattern:
      /\b(?:nothing|no (?:need|reason|cause)) (?:\w+ ){0,2}worr\w+|\bnot (?:to )?worry\b|\b(?:everything|it|all|she|you) (?:will|is going to|are going to) be (?:fine|ok|okay|alright)\b/,
    beside: /\b(?:tell|say|she|her|you)\b/,
    steps: [0, 1],
    says: 'That there is nothing to worry about is a false comfort: a moment later she learns the opposite, and trusts you less.',
  },
  {
    pattern:
      /\bpromise\b|\bguarantee\w*\b|\beverybody beats\b|\bbeats? (?:this|it|cancer)\b|\b(?:will|going to|gets?) (?:soon |definitely |surely |certainly |probably )*(?:be |get )?(?:definitely |completely )?(?:cured?|survive|healthy|well again)\b|\bcures? (?:you|her|it|this)\b/,
    says: 'A promise that nobody can keep costs you her trust.',
  },
  {
    pattern: /\b(?:no|without)(?: an?| any)? warning\b|\bnot (?:\w+ )?warn\b/,
    spoils: ['a warning'],
    steps: [2],
    says: 'Without a warning it hits her unprepared.',
  },
  {
    pattern:
      /\b(?:not|never|avoid\w*|without)(?: \w+){0,3} (?:cancer|c word)\b|\b(?:rather|prefer to|instead|better to|call it)\b.*\b(?:growth|mass|shadow|lesion|tumou?r|something|lump|spot|illness)\b/,
    unless: /\byet\b|\bnot (?:hide|avoid|shy)/,
    spoils: ['the plain word'],
    steps: [2],
    says: 'Avoiding the word does not make it kinder: say it once, plainly.',
  },
  {
    pattern:
      /\b(?:not|never) (?:\w+ )?(?:wait|stay|be silent|pause)\b|\bno (?:pause|silence|waiting)\b|\b(?:wait|stay|sit) (?:\w+ )?(?:outside|next door|in the corridor)\b/,
    unless: /\bnot (?:stay|be) (?:too )?(?:long|silent for)/,
    spoils: ['waiting'],
    steps: [3],
    says: 'Then she is alone with it. Staying there, without words, helps her most.',
  },
  {
    pattern: new RegExp(
      [
        '\\b(?:not|stop|quit|no (?:need|reason) to) (?:to )?(?:cry\\w*|weep\\w*|sob\\w*)\\b',
        '\\b(?:no|enough) (?:more )?tears\\b|\\b(?:dry|wipe) (?:your|her|those) (?:eyes|tears)\\b',
        '\\b(?:tell|ask|say|make|get|beg|urge|try)\\b(?: \\w+){0,4} calm(?: down)?\\b|\\bcalm (?:her|mrs farrell)\\b|^(?:please )?calm down\\b',
        '\\b(?:pull|get|hold|keep) (?:her|your)(?:self|selves)? (?:\\w+ )?together\\b|\\b(?:compose|control) (?:her|your)self\\b|\\bget a grip\\b|\\bsnap out of\\b',
      ].join('|'),
    ),
    unless: /\b(?:until|till|time to|while)\b|\bnot (?:\w+ )?(?:tell|ask|say|make|try|want|expect)\b/,
    spoils: ['a word of compassion'],
    steps: [3],
    says: 'She may cry: whoever wants her to stop leaves her alone with it, and it is you who has to bear it.',
  },
];
