/** What the patients say to requests, small talk and questions about themselves as a person. */
import type { PatientCase } from './case.ts';

type Answers = PatientCase['answers'];

export const ofBrandt: Answers = {
  opinionAsked: ['I am no expert. I only want it to go away.', 'I leave that to the doctors, to be honest.'],
  feelingAsked: [
    'I don’t talk about such things easily. I am frightened, that is all.',
    'Hard to say. My head is full of this pressure.',
  ],
  wishAsked: ['I don’t mind, as long as somebody looks after my heart.', 'I would leave that to you.'],
  chat: [
    'Nice of you to ask. But I am not in the mood for chatting just now.',
    'Let us talk about that another time.',
  ],
  requestMade: 'I can try, if it does not make it worse.',
  urineSample: 'I can try. Could I have a bottle? I don’t want to get up.',
  samePain: 'No, that is not it. It does not hurt when you press, it is deep inside.',
  fan: 'Football? On Saturdays, in front of the television. But today I don’t care who wins.',
  compliment: 'Thank you. My wife chose it for me.',
  treat: 'My wife’s roast. But not now, I could not eat.',
  closeTo: 'Yes, very. He took me along in his lorry when I was a boy.',
  ageThen: 'Thirty-four. It was a shock for all of us.',
  quitHard: 'The road. I sit in the lorry alone all day, and then I light one.',
  quitHelp: 'Patches perhaps, and somebody who keeps at me. After today I would try it.',
  stayWorry: 'That my wife has to wait at home and be afraid. And my father never came home from hospital.',
  homeOrStay: 'I want to go home, of course. But with this pressure I would rather stay.',
  atRest: 'The ones before never came at rest, and they never woke me. Only today it stays while I sit here.',
  teachBack: 'That it may be my heart, and that more tests come now. If it gets worse, I call you at once.',
  'cholesterol/result': 'Too high, they said. I don’t remember the figures.',
  snoring: 'Like a bear, my wife says. But I don’t stop breathing.',
};

export const ofCastellano: Answers = {
  opinionAsked: ['I have not thought about that. What do you think?', 'I don’t know enough about it.'],
  feelingAsked: ['I can’t really say. I am just scared and tired.', 'It is all a bit much, to be honest.'],
  wishAsked: ['Whatever is best. I only want the pain to stop.', 'I would leave that to you.'],
  chat: ['That is sweet of you, but it hurts too much to chat.', 'Ask me again when the pain is gone.'],
  requestMade: 'I can try, but slowly.',
  urineSample: 'Of course. They gave me a cup already.',
  samePain: 'Yes, that is it. Low on the right.',
  pressElsewhere: 'On the right, strangely, even though you press on the left.',
  nameOrigin: 'Italian. My grandparents came from Italy. Thank you!',
  compliment: 'Thank you! It is only what I had on in the night.',
  treat: 'Nothing, please. Even the thought of food turns my stomach.',
  closeTo: 'Yes, we are close. I ring home every Sunday.',
  stayWorry: 'That I miss my exam on Friday. And I have never been in a hospital.',
  homeOrStay: 'With this pain I would rather stay. I only want to know about my exam.',
  movedWhen: 'In the night, five or six hours after it began.',
  teachBack:
    'It may be the appendix or an ovary, and you need the tests to be sure. I don’t eat or drink, and I call you if it gets worse.',
};

export const ofHale: Answers = {
  opinionAsked: ['No idea. I leave that to you.', 'I am too tired to think about that.'],
  feelingAsked: ['I don’t know. Worn out, more than anything.', 'Hard to put into words with this fever.'],
  wishAsked: ['I don’t mind. I only want to get well.', 'Whatever you think is best.'],
  chat: ['Ask me again when the fever is gone.', 'You are kind, but talking makes me cough.'],
  requestMade: 'I can try, as far as my breath goes.',
  urineSample: 'Of course. Not much comes, and it is dark.',
  sputumSample: 'I can try. When I cough hard, some of that rusty stuff comes up.',
  samePain: 'No, pressing hardly hurts. It stings when I breathe in.',
  coughNow: 'Yes, breathing in deeply makes me cough.',
  whichHand: 'The right one, please. I am left-handed.',
  fan: 'Of course! I play myself, on Fridays. But at the moment I could not run ten metres.',
  compliment: 'Thank you. It is soaked with sweat, I am afraid.',
  nameOrigin: 'Timur is Turkish, from my parents.',
  treat: 'My mother’s lentil soup. But I would get hardly anything down.',
  closeTo: 'Yes, we get on well.',
  quitHard: 'Everybody at work smokes. After three months I had one in the break, and that was it.',
  quitHelp: 'Something for the craving, perhaps. Since the baby came I really want to stop.',
  stayWorry: 'That my wife is alone with the baby, at night above all.',
  homeOrStay:
    'I would rather be at home with the baby. But with this breath I would feel safer here, to be honest.',
  feverPattern:
    'It is highest in the evening and at night. Paracetamol takes it down for three hours, then it is back.',
  teachBack:
    'If I get more breathless or muddled, or feel worse in any way, I come back at once, day or night.',
};

export const ofAdeyemi: Answers = {
  opinionAsked: ['I can’t think about that now.', 'I would have to think, and my head hurts too much.'],
  feelingAsked: [
    'I can’t put it into words now. Frightened, mostly.',
    'I don’t know. The pain drowns everything.',
  ],
  wishAsked: ['Whatever makes the pain less.', 'I would leave that to you.'],
  chat: ['Not now, please. Talking is an effort.', 'Another time, when my head is better.'],
  requestMade: 'I can try, but slowly, please.',
  urineSample: 'I can try, if somebody helps me up.',
  samePain: 'No, pressing does nothing. Bending my head forward is the worst.',
  compliment: 'Thank you. It is my gym shirt, I came straight from there.',
  nameOrigin: 'Adeyemi is from Nigeria, from my father. Jonas was my mother’s idea.',
  fan: 'Chess, more than football. But not today.',
  closeTo: 'Yes, my aunt half brought me up.',
  quitHard: 'The breaks at school. Everybody stood outside and smoked.',
  quitHelp: 'Patches perhaps. After today I don’t need to be told twice.',
  stayWorry: 'That our son comes home from school and I am not there.',
  homeOrStay: 'I would rather stay, until you know what it is.',
  atRest: 'The one last week came while I sat and marked books. This one came with the weights.',
  teachBack:
    'You look into my head with a scan, and perhaps with a needle in the back, to see whether it is a bleed. If it gets worse, I tell you at once.',
  needles: 'I don’t mind needles much. But in the back, that sounds painful, and I would be afraid to move.',
};

export const ofLindqvist: Answers = {
  opinionAsked: ['I am a simple woman, my dear. You will know best.', 'I have no opinion on that.'],
  feelingAsked: [
    'One gets used to things at my age. But thank you for asking.',
    'Oh, I can’t really say, my dear.',
  ],
  wishAsked: ['I don’t mind, my dear. As you think best.', 'I need little. I only want to keep my foot.'],
  chat: [
    'You are a dear to ask. Let us look at my troubles first.',
    'We will have a chat about that when I feel better.',
  ],
  requestMade: 'I can try, my dear.',
  urineSample: 'That is easy, I have to go all the time. Where is the cup?',
  samePain: 'No, that does not hurt.',
  whichHand: 'The left one, please. I am right-handed.',
  compliment: 'Thank you, my dear! I knitted it myself, when I still had the strength.',
  nameOrigin: 'It is Swedish, and so am I.',
  treat: 'A piece of almond cake from my old bakery. But I suppose that is over now.',
  closeTo: 'Yes, very close. I still lay the table for two sometimes.',
  stayWorry: 'That somebody must feed Minka. And that they take my foot.',
  homeOrStay: 'At home, if I may. I manage, and my daughter is half an hour away.',
  familyTreated: 'My mother injected insulin in the end. My sisters take tablets.',
  familyTrouble: 'My mother lost a foot to it. I know nothing about their eyes and kidneys.',
  teachBack:
    'That it may be sugar, and the blood test will show it. And I look after my foot and come back if it gets red or hot.',
  toldAnyone: 'Only my daughter, when she saw the toe. She thinks of sugar, too.',
  'waterTablets/why': 'For my blood pressure.',
  'partner/since': 'It is five years now that he died.',
};
