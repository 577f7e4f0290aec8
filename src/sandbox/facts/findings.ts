/** What a patient says while being examined, and to what the examiner finds, explains or asks leave to go on with. */
import type { Fact } from './fact.ts';

export const findings = {
  findingAsked: {
    asks: `what do i hear over the lungs
      do i hear a heart murmur
      are there crackles over the lower lobe
      is the jugular venous pressure raised
      is the percussion note dull
      are the pupils equal and reactive
      are the finger nails clubbed
      is there guarding or rebound`,
    otherwise: 'You will have to tell me. I can’t hear or see that myself.',
  },
  countsDown: {
    asks: `please count down from one hundred in sevens
      would you subtract seven from a hundred and go on`,
    otherwise: 'Ninety-three, eighty-six, seventy-nine, seventy-two… Is that enough?',
  },
  resultAsked: {
    asks: `what did the glucose come back as
      what did the lab say about the ketones
      what is the troponin
      have the inflammation markers come back`,
    otherwise: 'Nobody has told me any figures or results yet. You will know before I do.',
  },
  mentionedBefore: {
    asks: `has any doctor told you of that finding
      has anyone heard that noise in your chest before me`,
    otherwise: 'No, nobody has told me of that before.',
  },
  coughHere: {
    asks: `give me one strong cough and show me where it hurts
      would you give a good cough for me
      cough once for me please`,
    otherwise: '(coughs) No, that does not hurt.',
  },
  hopHere: {
    asks: `could you hop on the spot for me
      hop on your right foot please
      drop down onto your heels for me`,
    otherwise: 'All right. Like this? That does not hurt.',
  },
  flankTapped: {
    asks: `does it hurt when i tap over your kidneys
      is it sore when i knock on your back by the kidneys`,
    otherwise: 'No, that does not hurt.',
  },
  legMoved: {
    asks: `is it sore when i bend and turn your hip
      does it hurt if i rotate your leg inwards`,
    otherwise: 'No, that does not hurt.',
  },
  legStretched: {
    asks: `does it pull in your neck when i straighten your knee
      does it hurt in your back when i raise the straight leg`,
    otherwise: 'No, that does not pull anywhere.',
  },
  dentLeft: {
    asks: `does my thumb leave a dent in your shin
      does the dent stay when i press on your ankle`,
    otherwise: 'No, nothing stays there, as far as I can see.',
  },
  strengthNow: {
    asks: `is your grip the same in both hands when you squeeze my fingers
      push against my hands, are both legs equally strong`,
    otherwise: 'All right. Like this? Both sides feel the same to me.',
  },
  fieldsSeen: {
    asks: `do you see my fingers move out of the corner of your eye
      tell me when you see my finger come in from the side`,
    otherwise: 'Yes, I see them, on both sides.',
  },
  toeMoved: {
    asks: `am i moving your toe up or down
      is the toe up or down now, with your eyes closed`,
    otherwise: 'Up… and now down.',
  },
  explanation: {
    asks: `in plain words this is a small tube that can get blocked
      the reason is that we want to know what causes it
      that means that we can choose the right medicine`,
    otherwise: 'I see. Thank you for explaining it to me.',
  },
  howSounds: {
    asks: `how does that sound to you
      how does all of this sound
      are you alright hearing this
      what goes through your head when you hear that`,
    otherwise: 'It is a lot to take in. But do what you think is best.',
  },
  badNews: {
    asks: `how would you take it if it was that
      how would you cope with such a diagnosis
      what would it mean to you if it turned out to be something serious`,
    otherwise: 'It would not be easy. But I would rather know what it is.',
  },
  pause: {
    asks: `would you like a short break
      shall we pause for a bit`,
    otherwise: 'No, thank you, we can go on.',
  },
  refrain: {
    asks: `please do not do that again`,
    otherwise: 'All right, I won’t.',
  },
  remark: {
    asks: `i was terrible at maths myself
      my brother did the same job for years
      oh nice i have been there too`,
    otherwise: 'Oh, really?',
  },
} as const satisfies Record<string, Fact>;
