import { badNewsAnswers, badNewsPurposes } from './bad-news-answers.ts';
import { badNewsDangers, badNewsSlips } from './bad-news-slips.ts';
import { settingMistakes } from './setting-mistakes.ts';
import type { Topic } from './topic.ts';

export const badNews: Topic = {
  id: 3,
  name: 'Breaking bad news',
  greeting:
    'Hello. In ten minutes you will tell Mrs. Farrell that the biopsy shows cancer. Before you say a word: how do you prepare the setting?',
  answersAs: 'text',
  field:
    'tell | chemo | patient | farrell | cancer | news | biopsy | treatment | doctor | feel | say | room | sit | family | husband | cry | ask | explain | chemotherapy | result | diagnosis | hope | listen | word | tumour | calm | talk | email | letter | phone | she | chair | door | tea | tear | leave | quiet',
  goodFor: {
    useless:
      'It is for her: people remember these minutes for the rest of their lives, and how they were told is part of it.',
    lookUp: 'You can look up words, but not while she looks at you; practised once, they are there.',
    others:
      'Most were never taught it, and their patients tell of it years later. Nice is not the point: she must understand it and not be alone with it.',
  },
  answers: badNewsAnswers,
  purposes: badNewsPurposes,
  slips: badNewsSlips,
  dangers: badNewsDangers,
  steps: [
    {
      asks: 'How do you prepare the setting?',
      points: [
        {
          name: 'a suitable place',
          early: 'quiet room | side room | private room | own room | separate room',
          keys: 'quiet | private | room | alone | privacy | undisturbed | office | close door | calm place | shut door',
          ask: 'Which room?',
          vague: [
            {
              keys: 'somewhere nice | nice place | good place | proper place | right place | good setting | nice setting | good environment | comfortable | somewhere appropriate | appropriate place | somewhere good | somewhere proper | cosy',
              asks: 'What makes a place right for such news?',
            },
            {
              keys: 'door | nobody + hear | nobody + overhear | no one + hear | no one + overhear | not + overhear | out of earshot',
              asks: 'Yes, it must be private. Which place could that be?',
            },
          ],
        },
        {
          name: 'sitting down',
          early: 'two chair | we sit | we both sit | i sit down',
          keys: 'sit | chair | seat | eye level | eye height | same height | her level',
          ask: 'Where are you yourself: how do you face her?',
        },
        {
          name: 'something against interruptions',
          early: 'phone off | pager off | bleep off | mobile off | phone silent | phone on silent',
          keys: 'interruption | interrupt | undisturbed | not be disturbed | disturb',
          vague: {
            keys: 'phone | mobile | pager | bleep | beeper',
            asks: 'What do you do with what could ring?',
          },
          pattern:
            /\b(?:phones?|mobile|pager|bleep|bleeper|beeper)\b(?: \w+){0,4} (?:off|silent|mute\w*|away|down|out|outside|colleague|nurse|friend|somebody|someone|aside|drawer)\b|\b(?:off|silence|mute|give|gave|hand|leave|put|silent|without|park|drop)\b(?: \w+){0,3} (?:phones?|mobile|pager|bleep|bleeper|beeper)\b|\b(?:not|nobody|no one|never)\b.*\b(?:leave|keep|have|answer|take|call|page|ring|interrupt|disturb)\b.*\b(?:phone|pager|bleep|mobile|us|me)\b|\bno (?:phone|pager|bleep|mobile|call|interruption)s?\b/,
          ask: 'What could interrupt the two of you?',
        },
        {
          name: 'somebody at her side',
          keys: 'someone with her | relative | family | husband | friend | companion | nurse | someone she trusts | accompany | daughter | son | support person',
          notBeside: /\b(?:phones?|pager|bleep|beeper|mobile)\b/,
          pattern:
            /\b(?:relatives?|family|husband|nurse|friend|anyone|somebody|someone)\b.*\b(?:unless|if|only if) she (?:want|wish|ask|like|choose|prefer)/,
          ask: 'And whom may she want beside her?',
        },
        {
          name: 'enough time',
          keys: 'enough time | plenty time | lot time | time enough | take time | my time | give time | time for her | free time | no rush | not rush | not hurry | half hour | hour free | hour without | long enough',
          notBeside: /\b(?:no|not|little|save|lose|wast\w+|quick\w*|short\w*) (?:\w+ )?time\b/,
          optional: true,
        },
        { name: 'tissues', keys: 'tissue | handkerchief | kleenex', optional: true },
      ],
      needed: 2,
      wrong: settingMistakes,
      smaller: 'Where would you want to hear such news, and who should not be able to burst in?',
      hint: 'Think of the room, of where you sit, of your phone, and of who she wants beside her.',
      model: 'A quiet room, a chair at her height, your phone off, and somebody with her if she wishes.',
      why: 'She will remember this quarter of an hour for years; the room is part of it.',
    },
    {
      asks: 'She sits down and looks at you. How do you find out what she already knows?',
      points: [
        {
          name: 'asking her first',
          keys: 'what do you know | what have you | what you know | has been told | have you been told | been told so far | what been told | understand | ask her | ask | what she know | expect | idea | so far | tell me what | do you know what | do you know why | know why | what do you make | what do you think | what bring you | what have they | what doctor say | what doctor tell | gp tell you | gp say | doctor tell you | doctor say | they tell you | anyone tell you | you already know | you know about | you hear | her own word',
          notBeside: /^i (?:already |just )?(?:know|can tell|can guess|can see)\b/,
          early:
            'what she know | ask her what | has been told | have you been told | been told so far | what do you know | ask what',
          vague: {
            keys: 'talk | talking | conversation | chat | find out somehow | speak with her',
            asks: 'Talking, yes; and it begins with a question. Which one would you ask her?',
          },
        },
      ],
      needed: 1,
      inQuestions: true,
      wrong: [
        {
          keys: 'ask husband | ask family | ask daughter | ask son | ask relative | ask wife | husband first | family first',
          outweighs: true,
          says: 'Without her leave you may not speak about her with anybody, not even with him: it is confidential. Whom do you ask instead?',
        },
        {
          keys: 'ask nurse | ask gp | ask consultant | ask colleague',
          outweighs: true,
          says: 'They know what was told, not what she took in. Whom do you ask instead?',
        },
        {
          keys: 'how are you | how do you feel | how was your | small talk | about weather | how you are | how she feel | how she be',
          unless: 'know | told | understand | so far | expect',
          outweighs: true,
          says: 'Kind, but it does not tell you what she knows. Which question would?',
        },
        {
          keys: 'do you have pain | symptom | medication | allergy | family history | smoke',
          outweighs: true,
          says: 'That is history taking; she has not come for that. Which question tells you what she expects today?',
        },
        {
          keys: 'are you worried | are you scared | are you ready | do you want good | you must be worried',
          unless: 'know | told | understand',
          outweighs: true,
          says: 'She can only say yes or no to that, and it frightens her. Which open question lets her tell what she has heard?',
        },
        {
          keys: 'look at her face | see from her face | body language | her face | see her face | read her face | her expression',
          says: 'A face can mislead. One question makes it certain: which?',
        },
        {
          keys: 'guess | can tell | obvious | assume | feel it | sense it',
          says: 'A guess can mislead. One question makes it certain: which?',
        },
        {
          keys: 'explain | begin with | start with | get to point | straight',
          says: 'Then you talk first. Let her talk first: what would you ask?',
        },
        {
          keys: 'cancer | tumour | biopsy show',
          says: 'Not yet. First hear where she stands; then you know how far the news has to carry her.',
        },
        {
          keys: 'read file | look in file | note | file | letter | chart | record',
          says: 'The file says what she was told, not what she took in. Who could tell you that?',
        },
      ],
      smaller: 'Begin with “What have you …”. How does it go on?',
      hint: 'One open question does it. What would you ask her?',
      model: '“What have you been told so far?” Ask before you tell.',
      why: 'Some know it already, some have never thought of it. They need different words.',
    },
    {
      asks: 'She says: “They found something, I think.” Now give the news. Which words do you choose?',
      points: [
        {
          name: 'a warning',
          early:
            'bad news | difficult news | not good news | i be afraid | warning first | give warning | prepare yourself',
          keys: 'warning | warn | afraid | sorry | bad news | serious | regret | not good news | difficult news | not what we hope | prepare yourself | hard to say',
          ask: 'Which short warning comes before it?',
        },
        {
          name: 'the plain word',
          early:
            'biopsy show cancer | you have cancer | it be cancer | have find cancer | biopsy find cancer',
          keys: 'cancer',
          ask: 'Now the one plain word that she cannot misunderstand.',
        },
      ],
      needed: 2,
      wrong: [
        {
          keys: 'rip plaster | rip band aid | rip bandaid | get it over with | straight out | straight to her face | no beating around | do not sugarcoat | not sugarcoat | bluntly | just blurt',
          outweighs: true,
          spoils: [],
          unlessNamed: 'a warning',
          says: 'Fast is easier for you, not for her: without a warning it hits her unprepared. Which short sentence comes first?',
        },
        {
          keys: 'histology | carcinoma | adenocarcinoma | malignancy | malignant | differentiated | invasive | metastasis | oncology | pathology | grade | stage | g2',
          unless: 'cancer',
          outweighs: true,
          anywhere: true,
          spoils: [],
          says: '{said} is the language of the report; she would have to look it up at home. Which plain word would she know?',
        },
        {
          keys: 'tumour',
          unless: 'cancer',
          outweighs: true,
          spoils: [],
          says: 'A tumour may be harmless too, so she may hear hope in it. Which word leaves no doubt?',
        },
        {
          keys: 'something | not normal | not quite normal | not look good | abnormal | suspicious | positive | not benign | finding | problem | issue',
          unless: 'cancer',
          outweighs: true,
          spoils: [],
          says: 'She cannot know from this what she has. What is the plain word?',
        },
        {
          keys: 'good news and bad news | good news + bad news | good and bad news',
          outweighs: true,
          anywhere: true,
          says: 'Good news and bad news in one breath makes a game of it: she waits for the blow and hears neither. What comes before the plain word?',
        },
        {
          keys: 'percent | statistics | survival rate | five year | most people',
          outweighs: true,
          says: 'Numbers do not arrive in the first minute, and they are about others. What is the news itself, in two sentences?',
        },
        {
          keys: 'chemo | chemotherapy | surgery | operation | treatment plan | oncologist',
          unless: 'cancer',
          says: 'The treatment comes before she knows what for. What does the biopsy show, in the plain word?',
        },
        {
          keys: 'early stage | curable | beat this | fight | treatable | you will beat | good chance | cure you | get through',
          unless: 'cancer',
          says: 'You promise before she knows what it is. Say first what the biopsy shows.',
        },
        {
          keys: 'wait for consultant | doctor will tell | come back | more test | we will see | not sure yet | let us talk about',
          unless: 'cancer',
          says: 'That puts it off, and she feels it. She has asked; say it now, in two sentences.',
        },
        {
          keys: 'change in cell | abnormal cell | lesion | growth | spot | lump | patch | bump | mass | shadow | neoplasm',
          unless: 'cancer',
          outweighs: true,
          spoils: [],
          says: '{said} is a euphemism: she may go home and not know what she has. What is the plain word?',
        },
        {
          keys: 'do not worry | nothing to worry | nothing to be worried | no reason to worry | no need to worry | no cause for worry | not worry | nothing serious | no big deal | everything will be fine | everything be fine | will be okay | be ok | no problem | be fine | be alright | not that bad | could be worse | at least | lucky | good news',
          outweighs: true,
          says: 'Such a promise comforts you, not her: she cannot trust what you say after it.',
        },
        {
          keys: 'going to die | you will die | terminal | no hope | dying | month to live | week to live | year to live | nothing we can do | death',
          outweighs: true,
          says: 'Nobody knows that yet. Say what is known: what the biopsy shows.',
        },
      ],
      smaller: 'Begin with “I am afraid …”, and end with the word that the biopsy showed.',
      hint: 'Two sentences: one that warns her, and one with the plain word.',
      model: '“I am afraid I have bad news. The biopsy shows cancer.” Then be silent.',
      why: 'A warning lets her brace herself; a plain word cannot be misheard.',
    },
    {
      asks: 'She cries and says nothing. What do you do?',
      points: [
        {
          name: 'waiting',
          keys: 'silence | wait | silent | quiet | pause | give her time | stay with her | be there | let her cry | sit with her | let cry | stay | say nothing | nothing | sit there | not say anything | stop talk | stop speak | i shut up | i will shut up | i would shut up | and shut up | mouth shut | take it in | sink in | sunk in | give time | take her time | time she | moment | enough time | more time | listen | hold space',
          early:
            'silence | stay silent | be quiet | keep quiet | wait in silence | say nothing | stop talk | stop speak | i shut up | i will shut up | i would shut up | and shut up | mouth shut | take it in | sink in | sunk in | give time | let her cry',
        },
        {
          name: 'a word of compassion',
          keys: 'shock | hard | she feel | you feel | her feeling | name feeling | see that | i see | i understand | i am sorry | so sorry | say sorry | sorry for | empathy | comfort | hear you | difficult | so sad | overwhelming',
        },
        { name: 'a handkerchief', keys: 'tissue | handkerchief | kleenex | water', optional: true },
        {
          name: 'a hand',
          keys: 'pat | hold hand | take hand | hand on | offer hand | touch | hug',
          optional: true,
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'treatment | chemo | chemotherapy | operation | plan | statistics | survival | chance | option | radiotherapy | surgery | oncologist | prognosis | next step | appointment | leaflet | refer',
          outweighs: true,
          says: 'Too early: she hears nothing of it now. That can come later, even tomorrow.',
        },
        {
          keys: 'leave | go out | leave the room | next patient | give her space | walk out | step out | get nurse | call nurse | fetch nurse | alone',
          unless: 'not leave | not go | stay | wait',
          outweighs: true,
          says: 'If you go now, she is alone with it. What could you do by staying?',
        },
        {
          keys: 'god has plan | everything happens for reason | happens for reason | be grateful | lucky + early | caught it early',
          outweighs: true,
          anywhere: true,
          says: 'That explains her grief away, and hurts more than it helps. What can you do without explaining anything?',
        },
        {
          keys: 'ask if she has question | any question | do you have question | understood what i',
          outweighs: true,
          says: 'She has none yet that she could put into words. First let it arrive: what do you do for the next minute?',
        },
        {
          keys: 'look away | check phone | look at notes | type | computer | write it down',
          outweighs: true,
          says: 'She notices when you look away, and feels alone. Where are your eyes and hands meanwhile?',
        },
        {
          keys: 'be ok | be fine | be alright | everything will | do not worry | stay positive | be strong | think positive | cheer up | look on bright | bright side | good chance | hope | at least | could be worse | you can beat | fight',
          outweighs: true,
          says: 'That consoles you more than her, and it asks her to stop feeling. What could you do without a promise?',
        },
        {
          keys: 'i know how you feel | know exactly how | same happened to me | my own | my mother had',
          outweighs: true,
          says: 'Nobody knows that but her. Say what you see in her, or say nothing for a while.',
        },
        {
          keys: 'repeat | explain again | keep talking | talk on | continue | go on talking | fill silence | change subject | distract | joke | ask why she cry | why are you crying',
          says: 'She cannot hear more now. What if you said nothing for a while?',
        },
        {
          keys: 'i cry | start cry | cry myself | cry too | cry with her',
          says: 'Your eyes may be wet; that is human. What do you do for her meanwhile?',
        },
        {
          keys: 'sedative | tranquilliser | diazepam | psychiatrist | psychologist | chaplain | pill | tablet',
          says: 'Tears are no illness. Before anybody is called: what can you do yourself, sitting there?',
        },
      ],
      smaller: 'What if you did nothing at all for a minute, except stay?',
      hint: 'It is less than you think. What would you do for a friend?',
      model: 'Wait. Name what you see: “This is a shock.” Then wait again.',
      why: 'What is said into tears is lost; what is waited for is remembered.',
    },
  ],
  closing:
    'Prepare, ask, warn, say it plainly, and wait: these are the steps. This topic ends here. Well done for staying with it.',
};
