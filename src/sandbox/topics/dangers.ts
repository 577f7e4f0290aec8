/** What is dangerous whatever the topic is: to play it down, to put it off, to do nothing. */
import type { Danger, Slip, Topic } from './topic.ts';

const any = (...parts: readonly string[]): RegExp => new RegExp(parts.map((part) => `(?:${part})`).join('|'));

const much = '(?:all |that |so |very |too |really |particularly |terribly |exactly |an? |the )*';
const grave =
  '(?:urgent|serious|dramatic|dangerous|worrying|alarming|wild|critical|life threatening|emergency|big (?:deal|thing)|disaster|tragedy|end of (?:the )?world|to (?:worry|panic|fuss) about)';
const patterns: Readonly<Record<Danger, RegExp>> = {
  belittles: any(
    `\\b(?:nothing|not|hardly|nor) ${much}${grave}\\b`,
    '\\b(?:is|be|was) (?:probably |surely |likely |just |really )*nothing$|\\bnot lose (?:any )?sleep\\b',
    '\\bno (?:big deal|emergency|rush|hurry|drama|panic|worries|(?:need|reason|cause) (?:to|for) (?:worry|panic|hurry|rush|alarm|concern|fuss))\\b',
    '\\b(?:it|he|she|this|that|all|everything|you|they) (?:will|would|should|is going to|are going to) (?:\\w+ )?(?:be (?:just |quite |totally )*(?:fine|ok|okay|alright|all right)|pass|settle|blow over|go away|sort itself out)\\b',
    '\\b(?:just|only|merely|nothing but) (?:an? |some )?(?:bit|touch|little|small|tiny|minor|harmless)\\b',
  ),
  delays: any(
    '\\b(?:when|once|if|as soon as) (?:they|he|she|you|somebody|someone|anyone|anybody|there|i|we|(?:the )?\\w+) (?:ever )?(?:have|has|had|get|gets|find|finds|is|are|catch)(?: got)?(?: a| the| some| any| spare)* (?:moment|chance|minute|time|second|free|convenient|around)\\b',
    '\\bwhenever\\b|\\bsometime\\b|\\bat some point\\b|\\beventually\\b|\\bwhen (?:it is )?convenient\\b|\\bif (?:it is )?possible\\b|\\bif you do not mind\\b',
    '\\b(?:till|until|til|in|by|at|after|to|for|on) (?:the |her |his |their |my |your )?(?:tomorrow|morning|monday|tuesday|weekend|day (?:team|shift)|(?:next |morning |ward |regular |usual )*(?:rounds?|visit|appointment|handover)|lunch|break|end of (?:the |my )?shift)\\b',
    '\\btomorrow\\b|\\bnext (?:week|month|time|round|visit|appointment|shift)\\b|\\blater (?:on|today|this|in the|tonight)\\b|\\blater$|\\bin an? (?:couple of |few )?(?:days|weeks)\\b',
    '(?<!\\b(?:i|we|she|you) )\\bcan wait\\b|\\bwait and see\\b|\\bwatch and wait\\b|\\bkeep (?:an )?eye on\\b|\\bsee how (?:he|she|it|things?) (?:is|goes|go|does|develops?)\\b|\\bjust (?:observe|watch|monitor)\\b|\\bsleep on it\\b',
    '\\b(?:put|push|hold) (?:it|this|that|him|her|everything) (?:off|back)\\b|\\bleave (?:it|this|that|him) (?:until|till|for (?:now|today|tonight))\\b|\\bthere is (?:plenty of |enough |still )?time\\b',
  ),
  neglects: any(
    '\\b(?:do|doing|did) (?:absolutely |just )?nothing\\b|\\bnothing (?:needs to|has to|must) be done\\b|\\bnothing to (?:do|be done)\\b|\\bnot do(?:ing)? anything\\b|\\bnot (?:call|tell|show|bother|disturb|wake) (?:anyone|anybody|the|a|him|her|them)\\b',
    '\\b(?:i|we|just)(?: \\w+){0,2} go (?:back )?to (?:bed|sleep)\\b|\\bgoes? (?:back )?to sleep\\b|\\bleave him (?:alone|be)\\b',
    '\\b(?:just|only|maybe|perhaps|some|give)(?: (?:him|her|them|some|a|an|bit|of|couple|cup|glass)){0,5} (?:paracetamol|ibuprofen|painkillers?|pain relief|tea|water)\\b',
  ),
};

/** Of the past somebody tells, and puts nothing off. */
const past = /\b(?:was|were|had|since|began|started|operated|last)\b/;

export const dangersOf = ({ dangers }: Topic): readonly Slip[] =>
  (Object.keys(patterns) as readonly Danger[]).map((danger) => ({
    pattern: patterns[danger],
    isGrave: true,
    danger,
    ...dangers[danger],
    ...(danger === 'delays' ? { unless: past } : {}),
  }));
