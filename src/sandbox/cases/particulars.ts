/** What the patients say of their households and lives in particular. */
import type { PatientCase } from './case.ts';

type Answers = PatientCase['answers'];

export const ofBrandt: Answers = {
  'wishes/refuse': 'No. Do what has to be done.',
  marriageLength: 'For thirty years.',
  dwelling: 'A flat on the second floor.',
  mealTimes: 'When there is time, on the road. At home at seven or so.',
  'smoking/why': 'My father smoked, and all the other drivers did.',
  'sexual/last': 'Two or three weeks ago.',
};

export const ofCastellano: Answers = {
  friendMore: 'Jule studies biology, and Mia is a nurse. We get on well.',
  livesTogether: 'No, he has a room at the other end of town.',
  'wishes/refuse': 'No operation, unless it has to be.',
  homeland: 'We visited my grandparents’ village when I was a child.',
  dwelling: 'A flat on the third floor, three small rooms.',
  mealTimes: 'When I remember to, in the weeks before an exam.',
  breastfeeding: 'No, I have no children.',
};

export const ofHale: Answers = {
  'wishes/refuse': 'Not to stay here longer than I have to, because of the baby.',
  babyWell: 'She is well. She drinks as always, and she has no fever and no cough.',
  breastfeeding: 'Yes, my wife does.',
  infectOthers: 'I hope not. I have kept away from the baby since Sunday.',
  colleagueIll: 'He lies at home with a fever, as far as I know.',
  homeland: 'In spring, to see my parents.',
  marriageLength: 'For four years.',
  dwelling: 'A flat with three rooms, and there is a lift.',
  mealTimes: 'When there is time, at work. At home at seven or so.',
  'smoking/why': 'Everybody did, when I was eighteen.',
  'sexual/last': 'Two weeks ago or so, before I fell ill.',
};

export const ofAdeyemi: Answers = {
  'wishes/refuse': 'Nothing that is not needed. And no bright light, please.',
  homeland: 'To Ireland we went two years ago. In Nigeria I have never been.',
  marriageLength: 'For eight years.',
  migraineTrigger: 'Mostly after a short night, or after red wine.',
  dwelling: 'A house with a small garden, and one flight of stairs.',
  mealTimes: 'At seven, at one, and in the evening with my family.',
  'smoking/why': 'At university, with the others.',
  'sexual/last': 'A week ago or so.',
};

export const ofLindqvist: Answers = {
  livesTogether: 'I live alone, since my husband died.',
  gp: 'Dr. Moberg. I was last there in winter, for the shoulder.',
  pets: 'A cat, Minka.',
  hobbies: 'My garden, and crosswords.',
  money: 'The pension is small, but I get by.',
  stress: 'No, I am retired. It is quiet.',
  driving: 'No, I take the bus.',
  babyWell: 'My daughter is thirty-eight, my dear.',
  breastfeeding: 'My daughter, yes, for half a year.',
  homeland: 'Six years ago, with my husband. Now I only telephone with my sisters.',
  marriageLength: 'Thirty-nine years, until he died.',
  lossCause: 'His heart. He did not wake up one morning.',
  dwelling: 'A small house with stairs. I sleep upstairs.',
  bathroom: 'I get there by myself, four times a night, with the light on. I have not fallen so far.',
  alarmButton: 'No. The telephone stands next to my bed.',
  mealTimes: 'At seven, at noon and at six, as all my life.',
};
