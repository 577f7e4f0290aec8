import type { Explanation } from './topic.ts';

/** What each step is for, and what belongs to it. */
export const badNewsPurposes: readonly string[] = [
  'The setting makes it safe to hear this: a room of your own, two chairs, nothing that rings, and whom she wants beside her.',
  'Before you tell her anything you find out where she stands: one open question, and then you listen.',
  'The news itself takes two sentences: one that warns her, and one with the word that cannot be misheard.',
  'After the news comes what she feels: you stay, you are silent, and you name what you see.',
];

/** What students ask in the middle of this topic. */
export const badNewsAnswers: readonly Explanation[] = [
  {
    step: 0,
    keys: 'bleep | pager | beeper | phone + ring | phone off | switch off phone | phone + on | phone + silent | my phone',
    says: 'Give the bleep to a colleague and switch your phone off: nothing should ring while she hears this.',
  },
  {
    keys: 'stall | waste time | delay | beat around bush',
    says: 'It takes half a minute, and then you know which words she needs.',
  },
  {
    step: 0,
    keys: 'husband | family | relative | son | daughter | friend | nurse | someone with her | bring someone',
    says: 'If she wants it, yes. Ask her beforehand whom she would like to have with her.',
  },
  {
    keys: 'nurse do it | nurse tell | let nurse | someone else do it',
    says: 'A nurse is good company; but the news is yours to tell, because you can answer what she asks about it.',
  },
  {
    step: 0,
    keys: 'tissue | handkerchief | kleenex',
    says: 'Tissues within reach are good: they say without words that she may cry.',
  },
  {
    step: 0,
    keys: 'sit where | which seat | desk | how close | how far',
    says: 'Near enough to reach out a hand, at an angle, with nothing between you.',
  },
  {
    step: 0,
    keys: 'no room | no private room | no quiet room | ward full | four bed',
    says: 'Then any room with a door: an office, the nurses’ room, even the treatment room. Curtains are not walls.',
  },
  {
    step: 0,
    keys: 'how much time | how long + take | how long talk | enough time | half hour',
    says: 'Half an hour without another appointment is a good measure; she sets the pace.',
  },
  {
    step: 0,
    keys: 'what + wear | white coat',
    says: 'Clothes matter little. Your eyes at her height matter more.',
  },
  {
    step: 0,
    keys: 'tea | coffee | water',
    says: 'A glass of water is kind; it does not replace the closed door.',
  },
  {
    step: 0,
    keys: 'should i do it | why me | not consultant | student allowed | consultant + do it',
    says: 'In this exercise it is yours. On the ward a senior does it or sits beside you; ask for that.',
  },
  {
    step: 1,
    keys: 'obvious | bit obvious | too obvious',
    says: 'It sounds obvious, and yet it is left out more often than anything else.',
  },
  {
    keys: 'husband + first | husband + want to know | husband + want to know + first | family + want to know + first | family + first | tell husband | tell family',
    says: 'It is her news: without her leave nobody else hears it, however well he means it. Ask her.',
  },
  {
    step: 1,
    keys: 'why + ask + know | why + ask her + know | why + ask her | why + ask | why + what she know',
    says: 'What she knows decides where you begin: if it is nothing, with why the biopsy was done; if she fears the worst, a few words will do.',
  },
  {
    step: 1,
    keys: 'what + ask | how ask | which question',
    says: 'An open question, one that she cannot answer with yes or no.',
  },
  {
    step: 1,
    keys: 'know nothing | no idea + she | not know anything | she says nothing',
    says: 'Then you know where to begin: with why the biopsy was done.',
  },
  {
    step: 1,
    keys: 'already know | she know already | guessed',
    says: 'Then you need not tell it again from the start: say that she is right, and stay with her.',
  },
  {
    step: 1,
    keys: 'invitation | permission | ask whether she want | want to know',
    says: 'Yes: “Is it all right if I tell you the result now?” Most say yes, and it lets her set the pace.',
  },
  {
    keys: 'not want to know | does not want | do not want to know',
    says: 'Then respect that, and ask whether you may speak to somebody else for her.',
  },
  {
    step: 3,
    keys: 'cry | tear | upset | break down',
    says: 'She may cry, and you need not stop it. Stay, and give her time.',
  },
  {
    step: 3,
    keys: 'i cry | myself cry | start crying myself | my own feeling',
    says: 'A wet eye is no failure. You may show that it touches you, as long as you stay there for her.',
  },
  {
    step: 2,
    keys: 'how long she has | survive | going to die | die | prognosis | live',
    says: 'Say honestly what is not known yet, and when you will know more.',
  },
  {
    step: 3,
    keys: 'hug | touch | hand on | her hand | hold hand | take hand | hold her',
    says: 'Only if you feel that she would like it; a tissue is always right.',
  },
  {
    step: 2,
    keys: 'harsh | cruel | blunt | direct | brutal | soften | say cancer | word cancer | plain',
    says: 'The plain word is kinder than it sounds: nobody can misunderstand it, and the warning comes first.',
  },
  {
    step: 2,
    keys: 'stage | grade | which kind | adenocarcinoma | type of cancer',
    says: 'Stage and type come later, when she asks. In the first minute only one word arrives.',
  },
  {
    step: 2,
    keys: 'good news | good and bad | good news first',
    says: 'Nothing good should stand before it: she would wait for the blow and hear neither. One warning, then the plain word.',
  },
  {
    step: 2,
    keys: 'warning shot | why warn | warning + why | why + afraid',
    says: 'A warning gives her a moment to brace herself; without it the word strikes unprepared.',
  },
  {
    step: 2,
    keys: 'tumour | growth + instead | other word | euphemism | mass',
    says: 'Softer words leave room for hope that is not there, and she learns it later from somebody else.',
  },
  {
    step: 2,
    keys: 'say sorry | i am sorry + blame | sorry + guilty | apologise',
    says: '“I am sorry” is compassion, not an admission of guilt. It may be said.',
  },
  {
    step: 2,
    keys: 'chemo | treatment | cure | curable',
    says: 'Only when she asks, and mostly not today: say that there is a plan to talk about, and when.',
  },
  {
    step: 0,
    keys: 'phone | telephone | video | call | over phone | live far away | over phone + live | on the phone + live',
    says: 'Only if there is no other way. She should not be alone when she hears it.',
  },
  {
    step: 3,
    keys: 'how long silence | awkward | wait | silence | silent | how long wait',
    says: 'It feels long to you, not to her. Count to ten, quietly.',
  },
  {
    step: 3,
    keys: 'she shout | get angry | gets angry | be angry | blame me | angry with me',
    says: 'Anger is grief in another dress. Do not defend yourself; say that you can see how hard it hits her.',
  },
  {
    step: 3,
    keys: 'what + say after | what + after that | when she stop | after cry',
    says: 'When she looks up, ask what she would like to know now. She leads.',
  },
  {
    step: 3,
    keys: 'i understand how | say i understand | know how you feel',
    says: 'Rather not: you cannot know. “I can see how hard this is” says the same and is true.',
  },
  {
    keys: 'spikes',
    says: 'SPIKES is a list of six steps: setting, perception, invitation, knowledge, emotions, strategy.',
  },
];
