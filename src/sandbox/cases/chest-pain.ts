import type { PatientCase } from './case.ts';

export const chestPain: PatientCase = {
  id: 101,
  title: 'Walter Brandt, 58: pressure in the chest',
  answers: {
    greeting: ['Good morning, doctor. I am glad that somebody is looking after me.', 'Hello again.'],
    complaint: [
      'There is this pressure in my chest. It is like somebody sits on me, and it frightens me.',
      'As I said, it is my chest. It has not let go since this morning.',
    ],
    name: ['Walter Brandt. Walter is fine.'],
    age: ['I am 58. My wife says I look older today.', 'Fifty-eight, as I said.'],
    work: ['I drive a delivery lorry. Lots of sitting, lots of stairs with parcels in between.'],
    onset: [
      'It began about two hours ago, when I carried boxes up to the third floor.',
      'Two hours ago, on the stairs. It came within a minute or so.',
    ],
    location: ['Right here in the middle, behind the breastbone. I would cover it with my whole hand.'],
    character: [
      'It is heavy and tight, a pressure. Not like a needle, more like a belt.',
      'A weight. I can’t say it better.',
    ],
    severity: [
      'It hurts badly, an eight out of ten at its worst. Now perhaps a six.',
      'Six or seven of ten, I would say.',
    ],
    radiation: ['It pulls into my left arm, down to the little finger, and a bit into the jaw.'],
    course: [
      'It has been there all the time since then. Over the last weeks I had something like it on stairs, but it went when I stopped.',
    ],
    worse: ['Any effort makes it worse, even walking to the door here. Breathing in changes nothing.'],
    better: ['I sat down, and that helped only a little. My wife gave me an antacid; it did nothing.'],
    associated: ['I broke out in a cold sweat, and I felt light-headed.'],
    nausea: ['I feel sick, yes. I have not thrown up.'],
    fever: ['No, no fever. I feel cold and clammy, if anything.'],
    breathing: ['I am a little short of breath, as if I had run. No cough.'],
    history: [
      'High blood pressure for ten years, and my cholesterol is too high, they say. No diabetes that I know of.',
    ],
    surgery: ['My appendix, as a boy. Nothing else.'],
    medication: [
      'Ramipril in the morning. There was something for cholesterol too, but I stopped it; my legs ached.',
      'Only the ramipril now. No blood thinners.',
    ],
    allergies: ['Penicillin gave me a rash as a child. Nothing else.'],
    smoking: ['A packet a day for thirty-five years. I know, I know.'],
    alcohol: ['Two beers in the evening, more at weekends.'],
    family: ['My father died of a heart attack at 61. My brother has a stent.'],
    home: ['With my wife, on the second floor. Our daughter has moved out.'],
    exercise: ['Only what the parcels ask of me.'],
    worry: ['My father went like this. Am I having a heart attack?'],
    sleep: ['I slept well until today. No waking up for air or such.'],
  },
  preceptor: {
    afterFive: 'Which questions would tell cardiac pain from pain of the chest wall here?',
    onDiagnosis:
      'Which two tests do you want within the next ten minutes, and what would each of them change?',
  },
  picture: {
    words: ['ecg', 'ekg', 'electrocardiogram', 'heart tracing'],
    says: 'The nurse stuck these wires on me and printed this sheet. Here, have a look.',
    url: 'https://example.com/sandbox/ecg-inferior-st-elevation.png',
  },
};
