import type { Mistake } from './topic.ts';

/** Where a wrong rate comes from: 15 small boxes between two beats are 100 a minute. */
export const rateMistakes: readonly Mistake[] = [
  {
    keys: '300 15',
    result: [20, 20],
    outweighs: true,
    says: '20 comes from 300 / 15, and the 300 is for large boxes; these are small ones. How many small boxes is a minute long?',
  },
  {
    keys: '',
    result: [0.01, 1],
    says: 'That looks like the seconds from beat to beat: 15 boxes of 0.04 s make 0.6 s. How many such beats fit into 60 seconds?',
  },
  {
    keys: '15 3 | three large | 3 large | three big | 3 big',
    result: [3, 3],
    says: '15 small boxes are three large ones; that is a good start. Now divide: how often do three fit into 300?',
  },
  {
    keys: '25 15 | 15 25 | 15 x 25 | 25 x 15',
    result: [375, 375],
    says: '375 comes from 15 times 25; that multiplies where you should divide. How often do 15 small boxes fit into 1500?',
  },
  {
    keys: '',
    result: [4500, 22500],
    says: 'That is multiplied; it must be divided. How often do 15 small boxes fit into 1500?',
  },
  {
    keys: '',
    result: [150, 150],
    says: 'That is too many: 150 would be two large boxes, and 15 small ones are three. How often do three fit into 300?',
  },
  {
    keys: '',
    result: [75, 75],
    says: 'That is too few: 75 would be four large boxes, and 15 small ones are three. How often do three fit into 300?',
  },
  {
    keys: '15 4 | 60 15',
    result: [4, 4],
    says: '60 / 15 mixes seconds with boxes. A minute is 1500 small boxes; how often do 15 fit in?',
  },
  {
    keys: '',
    result: [200, 200],
    says: '200 would be right at 50 mm a second, where the paper runs twice as fast. At 25 mm/s a minute is 1500 small boxes: how often do 15 fit in?',
  },
  {
    keys: '',
    result: [50, 50],
    says: 'That is half of it; 750 small boxes are only half a minute. How often do 15 fit into 1500?',
  },
  {
    keys: '',
    result: [1000, 1000],
    says: 'One zero too many; no heart beats like that. Divide again: how often do 15 fit into 1500?',
  },
  {
    keys: '',
    result: [10, 10],
    says: 'One zero is missing; nobody is awake at 10 a minute. Divide again: how often do 15 fit into 1500?',
  },
  {
    keys: '',
    result: [100.01, 100_000],
    says: 'That is too many. Check the division: a minute is 1500 small boxes long; how often do 15 fit in?',
  },
  {
    keys: '',
    result: [1.01, 99.99],
    says: 'That is too few. Check the division: a minute is 1500 small boxes long; how often do 15 fit in?',
  },
  {
    keys: 'fast | tachycardia | bradycardia | slow | normal | too fast | high | low',
    says: '{said} is a judgment; it needs a number first. A minute is 1500 small boxes long: how often do 15 fit in?',
  },
  {
    keys: 'machine | printout | computer | calculator | look it up',
    says: 'And if it is wrong? You can do it yourself: a minute is 1500 small boxes long.',
  },
  {
    keys: '1500',
    says: 'You are on the right track: 1500 small boxes are a minute. Now finish the division by 15.',
  },
  {
    keys: '300',
    says: '300 is for large boxes, and these are small ones. Which number belongs to small boxes?',
  },
  {
    keys: 'ten second | multiply by six | times six | count beat | 10 second strip',
    says: 'Counting ten seconds and taking six times as many is right for an irregular rhythm. Here you have the boxes: how often do 15 fit into 1500?',
  },
];
