import type { Topic } from './topic.ts';

export const badNews: Topic = {
  id: 3,
  name: 'Breaking bad news',
  greeting:
    'Hello. In ten minutes you will tell Mrs. Farrell that the biopsy shows cancer. Before you say a word: how do you prepare the setting?',
  answersAs: 'text',
  field:
    'tell | patient | farrell | cancer | news | biopsy | treatment | doctor | feel | say | room | sit | family | husband | cry | ask | explain | chemotherapy | result | diagnosis | hope | listen | word | tumour | calm | talk | email | letter | phone',
  steps: [
    {
      asks: 'How do you prepare the setting?',
      points: [
        {
          name: 'a quiet, private room',
          keys: 'quiet | private | room | alone | privacy | undisturbed | close door | calm place',
        },
        { name: 'sitting at her height', keys: 'sit | chair | seat | eye level | eye height | same height' },
        {
          name: 'time without a telephone',
          keys: 'phone | pager | time | bleep | interruption | interrupt | undisturbed | not be disturbed',
        },
        {
          name: 'somebody at her side',
          keys: 'someone with her | relative | family | husband | friend | companion | nurse | someone she trusts | accompany',
        },
      ],
      needed: 2,
      wrong: [
        {
          keys: 'corridor | hallway | waiting room | in front of everyone',
          outweighs: true,
          says: 'Others can hear you there, and nobody can cry in a corridor. Where would you want to hear it?',
        },
        {
          keys: 'by phone | on the phone | call her | email | letter | text message | telephone her',
          outweighs: true,
          says: 'Not in writing and not from afar, if it can be helped: she should not be alone with it.',
        },
        {
          keys: 'no preparation | just tell | quickly',
          says: 'That is quick for you, not for her. What does she need around her?',
        },
      ],
      hint: 'Think of the room, of where you sit, of your phone, and of who she wants beside her.',
      model: 'A quiet room, a chair at her height, your phone off, and somebody with her if she wishes.',
      why: 'She will remember this quarter of an hour for years; the room is part of it.',
    },
    {
      asks: 'She sits down and looks at you. How do you find out what she already knows?',
      points: [
        {
          name: 'asking her first',
          keys: 'what do you know | what have you | what you know | been told | understand | ask her | ask | what she know | expect | idea | so far | tell me what',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'cancer | tumour | tell her | biopsy show',
          says: 'Not yet. First hear where she stands; then you know how far the news has to carry her.',
        },
        {
          keys: 'read file | look in file | chart | record',
          says: 'The file says what she was told, not what she took in. Who could tell you that?',
        },
      ],
      hint: 'One open question does it. What would you ask her?',
      model: '“What have you been told so far?” Ask before you tell.',
      why: 'Some know it already, some have never thought of it. They need different words.',
    },
    {
      asks: 'She says: “They found something, I think.” Now give the news. Which words do you choose?',
      points: [
        {
          name: 'a warning first',
          keys: 'afraid | sorry | bad news | serious | unfortunately | regret | not good news | difficult news',
        },
        { name: 'the plain word', keys: 'cancer | malignant | tumour' },
      ],
      needed: 2,
      wrong: [
        {
          keys: 'change in cell | abnormal cell | lesion | growth | mass | shadow | neoplasm',
          says: 'She may go home and not know that it is cancer. Use the plain word.',
        },
        {
          keys: 'do not worry | everything will be fine | will be okay | no problem | be fine',
          outweighs: true,
          says: 'That comforts you, not her. She cannot trust the next thing you say after it.',
        },
        {
          keys: 'going to die | you will die | terminal | no hope | dying',
          outweighs: true,
          says: 'Nobody knows that yet. Say what is known: what the biopsy shows.',
        },
      ],
      hint: 'Two sentences: one that warns her, and one with the plain word.',
      model: '“I am afraid I have bad news. The biopsy shows cancer.” Then be silent.',
      why: 'A warning lets her brace herself; a plain word cannot be misheard.',
    },
    {
      asks: 'She cries and says nothing. What do you do?',
      points: [
        {
          name: 'waiting',
          keys: 'silence | wait | silent | quiet | pause | give her time | stay with her | be there | let her cry | time | sit with her',
        },
        {
          name: 'naming what you see',
          keys: 'shock | hard | feel | feeling | see that | understand | sorry | empathy | comfort | hear you | difficult',
        },
        { name: 'a tissue or a hand', keys: 'tissue | handkerchief | hand | water | touch' },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'treatment | chemotherapy | operation | plan | statistics | survival',
          says: 'Too early: she hears nothing of it now. The plan can come later, even tomorrow.',
        },
        {
          keys: 'leave | go out | leave the room | next patient',
          says: 'If you go now, she is alone with it. What could you do by staying?',
        },
        {
          keys: 'do not cry | stop crying | calm down',
          outweighs: true,
          says: 'She may cry. You are the one who has to bear it. What helps her now?',
        },
      ],
      hint: 'It is less than you think. What would you do for a friend?',
      model: 'Wait. Name what you see: “This is a shock.” Then wait again.',
      why: 'What is said into tears is lost; what is waited for is remembered.',
    },
  ],
  closing:
    'Prepare, ask, warn, say it plainly, and wait: these are the steps. This topic ends here. Well done for staying with it.',
};
