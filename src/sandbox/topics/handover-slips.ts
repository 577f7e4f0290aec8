import type { Slip, Topic } from './topic.ts';

const operated = /operat|surg|replac|\bop\b|\bpost|\bdone\b|\bnew\b|\bhip\b|\bknee\b|\btaken? out\b|\bremov/;
const span = '(?:(?:days?|weeks?|months?|years?)\\b|hours?\\b(?! (?:short|breath)))';
const longAgo =
  '(?:(?:few|several|some|many|couple(?: of)?|half a|(?!48\\b)\\d+|an?) (?:weeks?|months?|years?) (?:ago|after|post|since|back|before)|(?:ages|long|a while) (?:ago|back)|\\blast (?:week|month|year|summer|winter|spring|autumn))';
const otherTime = `(?:\\b(?:few|several|some) days ago|\\b(?:2|couple(?: of)?) (?:weeks?|months?|years?|hours?)|\\b(?!2\\b|48\\b)(?:\\d+|an?) ${span}) ?(?:ago|after|post|since|back|before)|\\bday (?!2\\b)\\d+|\\b(?:first|third|fourth|fifth|sixth|seventh|tenth|last) (?:day|week|month|year)|\\btoday\\b`;
const twoDays = /\b2 days?\b|\bday 2\b|\b48 hours?\b|\bsecond day\b/;
const wrongTime = 'It was two days ago; the time says how likely a clot is.';
const isTaken = /\b(?:takes?|taking|took|is on|was on|at home|home|allerg\w+|stop\w*|hold|withhold|pause)\b/;

const helps = 'oxygen | help | sit | doctor | registrar | ct | scan | come | heparin';

/** What he has had all along is nothing new to begin. */
export const givenBefore =
  /\b(?:he|osei|patient) (?:is|was|has been|gets?|got|takes?|has had|receives?|received)(?: (?:already|also|on|given|daily|low dose|some|his|prophylactic))* heparin\b|\bheparin prophylaxis\b|\bprophylactic heparin\b/;

/** A clot from a leg does not get there. */
export const otherOrgan = /\b(?:brain|head|stroke|kidneys?|liver|arms?|eyes?|neck|carotids?)\b/;

const onOxygen =
  /\b(?:on|with|has|gets?|having|getting|given|wearing|under)\b(?: \w+){0,2} (?:oxygen|o2|mask)\b|\b(?:oxygen|o2) (?:is )?(?:on|running)\b/;

export const handoverDangers: Topic['dangers'] = {
  belittles: { says: 'It is urgent: at 88 % every minute counts.', spoils: ['by when'] },
  delays: { says: 'He cannot wait: the next hour decides.', spoils: ['by when'] },
  neglects: { says: 'Doing nothing, or only easing it, is dangerous: he may get worse within minutes.' },
};

/** What the case fixes, what would be its opposite, and what would harm Mr. Osei. */
export const handoverSlips: readonly Slip[] = [
  {
    pattern:
      /\b(?:sats?|saturation|88|reading|oxygen)\b.*\b(?:cold (?:fingers?|hands?)|probe|sensor|nail|artefact|faulty|broken)\b/,
    isGrave: true,
    says: 'He gasps for air, so do not blame the probe: take the 88 % as real.',
  },
  {
    pattern:
      /\b(?:constipat\w*|nause\w*|itch\w*|hungry|thirsty|bored|insomnia|sleepless|hiccups?|toothache|headache)\b/,
    steps: [0],
    says: 'That is not why you call: something else began a few minutes ago.',
  },
  {
    pattern:
      /\b(?:lay|laid|lie|put|keep|place|turn|leave|have) (?:him|osei|mr osei|the patient)(?: back)?(?: down)? (?:down|flat|on his back)\b|\b(?:lying|laying|lie|lies|lay|flat) (?:\w+ )?(?:flat|on his back|in bed|on the bed)\b|\blie down\b|\bhead down\b|\blegs up\b|\braise (?:his|the) legs\b/,
    unless: /\b(?:worse|can not|when|since|been|still|without|operation|unable)\b/,
    says: 'Lying flat makes it harder for him to breathe.',
    mend: {
      asks: 'How does he breathe more easily, lying or sitting?',
      keys: 'sit | sitting | upright | sit up | raise head | head up',
      tells: 'Sit him up: upright he breathes more easily.',
    },
  },
  {
    pattern:
      /\b(?:beta ?blockers?|bisoprolol|metoprolol|propranolol|atenolol|verapamil|diltiazem|slow (?:down )?(?:his|the) (?:heart|pulse))\b/,
    unless: isTaken,
    says: 'Slowing his heart would harm him: it has to beat fast now.',
    mend: {
      asks: 'Why is his pulse so fast, then?',
      keys: 'clot | embolism | oxygen | compensate | lung | low saturation | because | reaction | response | leave | blood',
      tells: 'Leave his pulse alone: the fast pulse keeps his blood moving past the clot.',
    },
  },
  {
    pattern:
      /\b(?:no|no need (?:for|of|to (?:give|start))|without|withhold|stop|hold back|avoid|skip|turn off|take off|take|remove|not (?:give|start|want|need|use)(?: him)?) (?:the |any |more |giving |his |him )*oxygen\b|\boxygen (?:can wait|is not needed|is not necessary)\b|\boxygen (?:could|would|will|might|can|may) (?:\w+ )?(?:make|harm|hurt|be (?:dangerous|bad|harmful))\b/,
    unless: /\b(?:88|yet|so far|running|currently|at the moment|saturation)\b/,
    spoils: ['what to do until then'],
    says: 'At 88 % he needs oxygen at once, and a few hours of it make nobody dependent.',
    mend: {
      asks: 'What do you start at once, then?',
      keys: 'oxygen',
      tells: 'Start oxygen at once.',
    },
  },
  {
    pattern:
      /\b(?:sedat\w+|diazepam|valium|lorazepam|midazolam|morphine|opioids?|opiates?|oxycodone|sleeping (?:pills?|tablets?))\b/,
    unless: isTaken,
    says: 'Whatever makes him drowsy can take away the little breath that he has.',
    mend: {
      asks: 'What does he need instead?',
      keys: helps,
      tells: 'He needs oxygen and help, not sleep.',
    },
  },
  {
    pattern: /\b(?:furosemide|frusemide|diuretics?|water (?:tablets?|pills?))\b/,
    unless: isTaken,
    says: 'A diuretic takes away fluid that his heart needs now.',
    mend: {
      asks: 'What does he need instead?',
      keys: helps,
      tells: 'He needs oxygen and help, not a diuretic.',
    },
  },
  {
    pattern:
      /\b(?:get|let|have|make|ask|help) him (?:to )?(?:up and )?(?:walk|move around|exercise|mobili[sz]e|get up)\w*\b|\bwalk (?:him|it off)\b|\b(?:walk|mobili[sz]e) (?:around|the ward|him)\b|\b(?:massag|rub)\w*\b.*\b(?:calf|leg|it)\b/,
    says: 'Walking about or rubbing the leg may send more of the clot to his lungs.',
    mend: {
      asks: 'What should he do with the leg, then?',
      keys: 'rest | still | bed | nothing | leave | keep | not move | stay',
      tells: 'He stays in bed and keeps the leg still.',
    },
  },
  {
    pattern:
      /\b(?:leave him (?:alone|be|to sleep|to rest)|let him (?:sleep|rest)|go back to my (?:break|desk))\b/,
    says: 'He must not be left alone now: he may get worse within minutes.',
    mend: {
      asks: 'Who stays with him?',
      keys: 'i | me | nurse | stay | anyone | colleague | student',
      tells: 'Somebody stays with him until help comes.',
    },
  },
  {
    pattern:
      /\b(?:he|osei|patient|who) (?:is|feels|seems|looks) (?:(?:quite|(?!hard|bare)\w+ly|doing|all|pretty|still|more or less|now|very|so) )*(?:fine|ok|okay|stable|comfortable|well|alright)\b|\bbreath(?:s|es|ing)? (?:is |are )?(?:\w+ )?(?:fine|normal|normally|well|easily|ok)\b|\bnot (?:short of breath|breathless)\b/,
    unless: /\b(?:otherwise|before|until|used|not (?:well|fine|ok|okay|stable|breathing))\b/,
    spoils: ['that he is short of breath'],
    steps: [0],
    says: 'He is not fine: he is suddenly short of breath, and that is why you are calling.',
  },
  {
    pattern:
      /\b(?:breath\w*|respirat\w*)\b(?: (?!not\b)\w+){0,4} (?:slow\w*|calm\w*|relaxed|easy|peaceful\w*)\b|\b(?:slow\w*|calm\w*|relaxed|easy|peaceful) (?:\w+ )?(?:breath\w*|respirat\w*)/,
    spoils: ['that he is short of breath'],
    says: 'He gasps for air: his breathing is fast and hard.',
  },
  {
    pattern:
      /\b88\b(?: (?!not\b|no\b)\S+){0,4} (?:ok|okay|fine|normal|good|enough|alright|acceptable|expected|usual|harmless|not (?:that |so |too |really )?(?:bad|low|dangerous|terrible|worrying))\b|\b(?:ok|okay|fine|normal|good|enough|alright) (?:for|at) (?:his age|an? (?:old|elderly)|somebody (?:old|his)|that age|eighty|seventy)\b/,
    unless: onOxygen,
    isGrave: true,
    says: '88 % is dangerous at any age: below 90 % he needs oxygen at once.',
  },
  {
    pattern:
      /\b88\b(?: (?!not\b|no\b)\S+){0,4} (?:ok|okay|fine|normal|good|enough|alright|acceptable|expected|usual|harmless|not (?:that |so |too |really )?(?:bad|low|dangerous|terrible|worrying))\b/,
    beside: onOxygen,
    isGrave: true,
    says: '88 % is dangerous without oxygen, and with it even more so: he then needs more of it, at once.',
  },
  {
    pattern:
      /\b(?:saturations?|sats?|spo2|saturating)\b(?: (?:of|is|are|at|was|only|down|to|about|around|now|currently)){0,3} (?!88\b)(?:[5-9]\d|100|normal|fine|good|ok|okay)\b/,
    unless: /\b(?:above|over|target|aim|keep|until|below|under|not)\b/,
    spoils: ['his saturation'],
    isGrave: true,
    says: 'His saturation is 88 %; a wrong number gets you a wrong answer.',
  },
  {
    pattern:
      /\b(?:pulse|heart|heart rate|hr)\b(?: (?:is|was|beats?|rate|rather|quite|a bit|very|too))* (?:slow\w*|low|normal|calm|fine)\b|\bbradycard\w*|\bslow (?:pulse|heart)/,
    says: 'The pulse is fast: 118 a minute.',
    reason: 'A fast pulse shows that his heart already makes up for what the lungs lack.',
  },
  {
    pattern: new RegExp(
      `\\b(?:clot|thromb\\w+|embol\\w+|pe|it|which|and)\\b.*\\b(?:to|in|into|of|reach\\w*|block\\w*|hit\\w*)\\b.*${otherOrgan.source}|\\b(?:causes?|gives?|makes?|having|had|has|is|be) (?:him |an? |it )*stroke\\b`,
    ),
    unless: /\b(?:lungs?|pulmonary|brain (?:dead|fog)|my (?:head|brain))\b/,
    steps: [1, 2, 3],
    spoils: ['a pulmonary embolism'],
    isGrave: true,
    says: 'A clot from a leg vein does not reach the brain: it is caught in the lungs, and that is why he cannot breathe.',
  },
  {
    pattern:
      /\b(?:calf|leg|swelling|swollen)\b.*\b(?:normal|expected|usual|harmless|nothing|fine|ok|okay)\b|\b(?:normal|harmless|expected)\b.*\b(?:calf|leg|swelling)\b|\b(?:calf|leg)\b.*\bfrom (?:lying|sitting|the bed|bed rest|the mattress)\b/,
    unless: /\b(?:other|not|one)\b.*\b(?:normal|harmless)\b/,
    steps: [2],
    isGrave: true,
    says: 'One swollen calf is a warning, not a matter of course.',
  },
  {
    pattern:
      /\b(?:no|not|without)\b(?: \w+){0,2} (?:allerg\w+|allergic)\b|\ballerg\w+ to nothing\b|\ballergies (?:none|no)\b/,
    against:
      /\ballerg\w* (?:to|against) (?!nothing|anything|none)\w+|\b(?:penicillin|latex|iodine|aspirin|contrast|plaster) allergy\b/,
    spoils: ['his medicines or allergies'],
    says: 'Allergic to nothing and allergic to something cannot both be. Which is it?',
  },
  {
    pattern: /\b(?:no|not|without)\b(?: \w+){0,3} (?:blood thinn\w+|anticoag\w+|prophylaxis|heparin)\b/,
    against:
      /\b(?:on|takes?|taking|gets?|has|given)\b(?: \w+){0,2} (?:blood thinn\w+|anticoag\w+|prophylaxis|heparin|warfarin|\w+xaban|\w+parin)\b/,
    spoils: ['his medicines or allergies'],
    says: 'With and without a blood thinner cannot both be. Which is it?',
  },
  {
    pattern:
      /\b(?:pulse|heart rate|hr)\b(?: (?:of|is|at|was|only|about|around|now|currently)){0,3} (?!118\b)\d{2,3}\b/,
    unless: /\b(?:above|over|below|under|not)\b/,
    says: 'His pulse is 118; report the number that you measured.',
  },
  {
    pattern:
      /\b(?:knee|shoulder|elbow|ankle|wrist|heart(?= (?:operation|surgery|op|valve))|bypass|appendix|appendectomy|gall ?bladder|bowel|hernia|prostate|spine|cataract|brain|abdominal|valve)\b/,
    beside: operated,
    unless: /\b(?:history|previous\w*|before that|years? ago|earlier|swell\w*|swollen)\b/,
    spoils: ['the operation'],
    says: 'It was his hip; naming the wrong operation leads the registrar astray.',
    reason:
      'After a hip operation clots in the leg are common, after most others far less so: the registrar weighs the danger by it.',
  },
  {
    pattern: new RegExp(longAgo),
    beside: operated,
    unless: new RegExp(`${twoDays.source}|history|previous|before that|earlier`),
    spoils: ['the operation', 'when it was'],
    says: wrongTime,
    reason:
      'Clots form in the first days after an operation; months later something else would be more likely.',
  },
  {
    pattern: new RegExp(`^(?:(?:about|around|that|it|this|was|only) )*${longAgo}$`),
    steps: [1],
    spoils: ['the operation', 'when it was'],
    says: wrongTime,
    reason:
      'Clots form in the first days after an operation; months later something else would be more likely.',
  },
  {
    pattern: new RegExp(otherTime),
    beside: operated,
    unless: twoDays,
    spoils: ['when it was'],
    says: wrongTime,
    reason:
      'Clots form in the first days after an operation; months later something else would be more likely.',
  },
  {
    pattern: new RegExp(`^(?:(?:about|around|that|it|this|was|only) )*(?:${otherTime})$`),
    unless: twoDays,
    steps: [1],
    spoils: ['when it was'],
    says: wrongTime,
    reason:
      'Clots form in the first days after an operation; months later something else would be more likely.',
  },
  {
    pattern: /\b(?:no|never had an?|not had an?) (?:operation|surgery)\b/,
    unless: /\b(?:other|previous|before|hip|more|further)\b/,
    spoils: ['the operation'],
    says: 'He had one: a hip operation, two days ago.',
  },
  {
    pattern: /\bi am mr osei\b/,
    spoils: ['who you are'],
    says: 'You are the one who is calling; Mr. Osei is the patient.',
  },
  {
    pattern: /\bbed (?:number |no )?(?!4\b)\d+\b/,
    spoils: ['who the patient is'],
    says: 'He is in bed 4; another number sends help to the wrong patient.',
    reason: 'Whoever runs to the wrong bed finds out only there, and he loses those minutes.',
  },
  {
    pattern: /(?<!\b(?:i am|this is|it is|name is|here is|to) )\bmr (?!os|and\b|or\b)\p{L}{3,}/u,
    spoils: ['who the patient is'],
    says: 'The patient is Mr. Osei; with another name they open the wrong notes.',
  },
];
