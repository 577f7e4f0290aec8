import type { Topic } from './topic.ts';

export const badNews: Topic = {
  id: 3,
  name: 'Breaking bad news',
  greeting:
    'Hello. In ten minutes you will tell Mrs. Farrell that the biopsy shows cancer. Before you say a word: how do you prepare the setting?',
  answersAs: 'text',
  steps: [
    {
      words: ['quiet', 'private', 'room', 'sit', 'phone', 'time', 'someone with her', 'relative'],
      whenThere: 'Yes. A quiet room, a chair, your phone off, and somebody with her if she wishes.',
      whenMissing:
        'Think of a quiet room, a chair at her height, your phone off, and whom she wants beside her.',
      next: 'She sits down and looks at you. How do you find out what she already knows?',
    },
    {
      words: ['what do you know', 'what have you', 'told', 'understand', 'ask her', 'expect'],
      whenThere: 'Good, ask before you tell.',
      whenMissing: 'Ask before you tell: “What have you been told so far?”',
      next: 'She says: “They found something, I think.” Now give the news. Which words do you choose?',
    },
    {
      words: ['sorry', 'afraid', 'cancer', 'bad news', 'serious'],
      whenThere: 'A warning first and then the plain word. Then be silent, and let it reach her.',
      whenMissing:
        'Give a warning (“I am afraid I have bad news”), then use the plain word. “A change in the cells” is no news.',
      next: 'She cries and says nothing. What do you do?',
    },
    {
      words: ['silence', 'wait', 'silent', 'tissue', 'hard', 'feel', 'comfort', 'listen'],
      whenThere: 'Yes. Wait, name what you see, and do not fill the silence with treatment.',
      whenMissing: 'Wait. Name what you see (“this is a shock”). The plan can come later.',
      next: 'Play it again with another patient, who is angry: “Why did nobody find this earlier?” What do you say?',
    },
  ],
};
