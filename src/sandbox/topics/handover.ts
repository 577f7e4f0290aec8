import type { Topic } from './topic.ts';

export const handover: Topic = {
  id: 1,
  name: 'Handing over with SBAR',
  greeting:
    'Welcome! We practise a hand-over by telephone. You are on the ward; Mr. Osei in bed 4, two days after a hip operation, is suddenly short of breath. You call the registrar. Begin with S: what is the situation?',
  answersAs: 'conversation',
  steps: [
    {
      words: ['breath', 'osei', 'bed 4', 'calling', 'my name'],
      whenThere: 'Good: who you are, who it is about and what is wrong, in one breath.',
      whenMissing: 'Say first who you are, who the patient is, and that he is short of breath.',
      next: 'Now B, the background. What does the registrar have to know of him?',
    },
    {
      words: ['hip', 'operat', 'surg', 'two days', 'history', 'medic'],
      whenThere: 'Yes, the operation is what matters most here.',
      whenMissing: 'Don’t leave out the hip operation two days ago: it changes the odds.',
      next: 'A, your assessment: the saturation is 88 %, the pulse 118, one calf is swollen. What do you think?',
    },
    {
      words: ['embol', 'pe ', 'clot', 'thromb', 'dvt'],
      whenThere: 'A pulmonary embolism is the thought to say out loud.',
      whenMissing:
        'A swollen calf, fast pulse and low saturation after a hip operation: say “pulmonary embolism” out loud.',
      next: 'And R: what do you ask for, and by when?',
    },
    {
      words: ['come', 'see him', 'review', 'ct', 'oxygen', 'now', 'minutes', 'heparin'],
      whenThere: 'Clear, and with a time in it.',
      whenMissing: 'Ask for something: “please come now; oxygen is running; shall I order the CT?”',
      next: '',
    },
  ],
  closing:
    'That was a whole SBAR. Last advice: let the other one read it back. This topic ends here; well done.',
};
