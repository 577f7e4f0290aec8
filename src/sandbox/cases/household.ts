/** What the patients say of their households and of the life behind the complaint. */
import type { PatientCase } from './case.ts';

type Answers = PatientCase['answers'];

export const ofBrandt: Answers = {
  'wishes/refuse': 'There is nothing I would refuse. Do what has to be done.',
  marriageLength: 'For thirty years.',
  dwelling: 'A flat on the second floor.',
  mealTimes: 'When there is time, on the road. At home at seven or so.',
  'smoking/why': 'My father smoked, and so did everybody in the workshop where I was a mechanic.',
  'sexual/last': 'Two or three weeks ago.',
  lossCause: 'My father died of a heart attack, at 61.',
};

export const ofCastellano: Answers = {
  friendMore: 'Jule studies biology, and Mia is a nurse. We get on well.',
  livesTogether: 'My boyfriend has a room of his own, at the other end of town.',
  'wishes/refuse': 'An operation, unless I really need one.',
  homeland: 'We visited my grandparents’ village when I was a child.',
  dwelling: 'A flat on the third floor, three small rooms.',
  mealTimes: 'When I remember to, in the weeks before an exam.',
  breastfeeding: 'No, I have no children.',
  specialist: 'Only my gynaecologist, last year.',
};

export const ofHale: Answers = {
  'wishes/refuse': 'Only staying here longer than I have to, because of the baby.',
  babyWell: 'She is well. She drinks as always, and she has no fever and no cough.',
  breastfeeding: 'My wife breastfeeds her, yes.',
  infectOthers: 'I hope not. I have kept away from the baby since Sunday.',
  colleagueIll: 'He is in bed at home with a fever, as far as I know.',
  homeland: 'In spring, to see my parents.',
  marriageLength: 'For four years.',
  dwelling: 'A flat with three rooms, and there is a lift.',
  mealTimes: 'When there is time, at work. At home at seven or so.',
  'smoking/why': 'All my friends smoked when I was eighteen.',
  'sexual/last': 'A week ago or so, before I fell ill.',
};

export const ofAdeyemi: Answers = {
  'wishes/refuse': 'I would refuse nothing that is needed. Only no bright light, please.',
  homeland: 'We went to Ireland two years ago. I have never been to Nigeria.',
  marriageLength: 'For eight years.',
  migraineTrigger: 'Mostly after a short night, or after red wine.',
  dwelling: 'A house with a small garden, and one flight of stairs.',
  mealTimes: 'At seven, at one, and in the evening with my family.',
  'smoking/why': 'I began at university, with the others.',
  'sexual/last': 'A week ago or so.',
  lossCause: 'My aunt died of a bleed in the brain, at fifty.',
};

export const ofLindqvist: Answers = {
  livesTogether: 'I have lived alone since my husband died.',
  partnerJob: 'I am a widow, my dear.',
  specialist: 'Only for my knee, four years ago.',
  gp: 'Dr. Moberg. I was last there in winter, for the shoulder.',
  pets: 'A cat, Minka.',
  hobbies: 'My garden, and crosswords.',
  money: 'The pension is small, but I get by.',
  stress: 'No, I am retired. It is quiet.',
  driving: 'No, I take the bus.',
  babyWell: 'My daughter is thirty-eight, my dear.',
  breastfeeding: 'I breastfed my daughter for half a year.',
  homeland: 'Six years ago, with my husband. Now I only talk to my sisters on the telephone.',
  marriageLength: 'Thirty-nine years, until he died.',
  lossCause: 'His heart. He did not wake up one morning.',
  dwelling: 'A small house with stairs. I sleep upstairs.',
  bathroom: 'I get there by myself, four times a night, with the light on. I have not fallen so far.',
  alarmButton: 'I have no button, but the telephone is next to my bed.',
  mealTimes: 'At seven, at noon and at six, all my life.',
};
