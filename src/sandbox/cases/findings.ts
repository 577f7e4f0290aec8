/** What the patients say while they are examined, and to what is explained to them. */
import type { PatientCase } from './case.ts';

type Answers = PatientCase['answers'];

export const ofBrandt: Answers = {
  coughHere: ['(coughs) That changes nothing. The pressure stays as it is.'],
  hopHere: ['I would rather not, it would take my breath away. Sitting is best.'],
  pause: ['No, go on. I only want to know what it is.'],
  badNews: ['My father died of it, so it would frighten me. But I would rather know.'],
  howSounds: ['It frightens me a bit. But do what has to be done.'],
};

export const ofCastellano: Answers = {
  coughHere: ['(coughs) Ow! Here, low on the right.'],
  hopHere: ['I can try… Ow! That jolt is awful, low on the right.'],
  flankTapped: ['No, not there. It hurts in front, low on the right.'],
  legMoved: ['Ow, yes, that pulls low on the right, in the belly.'],
  legStretched: ['It only hurts low in the belly, on the right.'],
  pause: ['No, it is all right, go on. I just have to lie still.'],
  badNews: ['I would be scared of an operation, and of missing the exam. But then at least I would know.'],
};

export const ofHale: Answers = {
  coughHere: ['(coughs) It stings here, low on the right side.'],
  hopHere: ['All right… (coughs) It does not hurt, but it takes my breath.'],
  strengthNow: ['All right. Like this? Both the same, only I have not much strength just now.'],
  pause: ['A short one, please, until the cough has settled. Then go on.'],
};

export const ofAdeyemi: Answers = {
  coughHere: ['(coughs) Ow, that goes right into my head.'],
  hopHere: ['Please don’t ask me to. Every jolt goes right into my head.'],
  legMoved: ['The hip is all right. Only my neck and my head hurt.'],
  legStretched: ['It pulls, right up into my neck.'],
  pause: ['A short one, please. Then go on.'],
  badNews: ['I would be terrified, because of my aunt. But I would rather know.'],
  howSounds: ['It frightens me, because of my aunt. But I would rather know.'],
};

export const ofLindqvist: Answers = {
  toeMoved: ['I am not sure. Up, perhaps?'],
  hopHere: ['At my age, and with this toe? Better not, my dear.'],
  pause: ['No, my dear, I am all right. A sip of water, and we can go on.'],
  badNews: ['I have seen it with my mother, so I half expect it. If I keep my foot, I can live with it.'],
  howSounds: ['It is a lot for an old head, but I would rather know, my dear.'],
  remark: ['Really, my dear? Thank you for telling me.'],
};
