import type { Examples } from './example.ts';

export const symptoms2: Examples = {
  dryMouth: `
    Is your mouth dry? | Is your mouth dry all the time?`,
  snoring: `
    Do you snore? | Does anyone say you snore or stop breathing in the night?
    Do you snore, or has your partner noticed pauses in your breathing?`,
  concentration: `
    How is your concentration? | Do you find it hard to concentrate?`,
  heatIntolerance: `
    Do you feel the cold more than you used to? | Do you get hot flushes? | Do you tend to feel cold?
    Have you been feeling hot or cold when others don’t?`,
  thirst: `
    Have you noticed you’re more thirsty than before?`,
  hair: `
    Has your hair become thinner?`,
  mobility: `
    How do you get around?`,
  mouth: `
    any ulcers in your mouth`,
  joyless: `
    Do you still enjoy the things you used to enjoy? | Are you still enjoying the things you usually enjoy?`,
};
