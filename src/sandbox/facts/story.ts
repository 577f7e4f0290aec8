/** The complaint itself: where it is, how it feels, how bad it is. */
import type { Fact } from './fact.ts';

export const story = {
  location: {
    keys: 'site | onesided | one finger | with one finger',
    asks: `one side or both
      is it on one side or both sides
      show me where you feel it
      can you show me where it is
      was it in the same place at the beginning or has it moved
      has the pain moved
      does the pain wander
      did the pain wander
      has the pain moved at all
      is it the whole of it or just one part
      is it all over or in one part
      can you localise the pain
      can you pinpoint it
      is it diffuse
      is it more diffuse
      where is the pain
      where does it hurt
      where is it
      where do you feel it
      where exactly
      show me where it hurts
      can you point to it
      point with one finger
      can you point to where it hurts
      where is the pain located
      location of the pain
      which part hurts
      which side is it on
      does it hurt on the left as well
      does it hurt on the other side too
      is it on the left or the right
      is it on one side
      is it on both sides
      left side or right side
      what part of your body
      is it in the middle
      is it in the centre
      whereabouts
      is it at the front or the back
      is the pain all over or in one place
      is it localised
      is it in one spot
      where did it start
      where did the pain start
      has it moved
      did the pain move
      has the pain changed place
      did it start somewhere else
      has it always been in the same place
      does it move around
      where does it hurt most
      where is it worst
      right or left
      upper or lower
      front or back
      which side
      is the pain on the right side
      one sided
      whereabouts is it
      put your finger on the sorest bit
      put your finger on the spot
      can you put one finger on it
      show me with one finger where it is worst
      is it one spot or all over
      is it one spot or more all over
      is it in one place or all across
      is it all across your chest
      which bit hurts most
      where is the sorest spot
      where would you say it is
      is it central or off to one side
      is it in the middle or to one side
      where did it begin and where is it now
      can you show me`,
    otherwise: 'I could not point to one place.',
  },
  character: {
    keys: 'weight on chest | like weight | more like weight',
    asks: `is it like a weight
      would you say it is like a weight
      what do you mean by the pain
      what do you mean with the pain
      can you explain what you mean by the pain
      explain a little more what you mean with the pain
      could you explain the pain a little more
      what exactly did you feel
      what did you feel first
      is it a steady pain
      how would you characterise it
      how would you characterise the sensation
      what do you feel
      what does it feel like
      can you describe the feeling in your own words
      describe the pain in your own words
      could you describe the feeling
      how would you describe the feeling
      can you describe it in your own words
      what does the pain feel like
      can you describe the pain
      describe it
      describe it to me
      how would you describe it
      what kind of pain is it
      what type of pain
      what sort of pain is it
      is it sharp
      is it dull
      is it sharp or dull
      is it a burning pain
      is it stabbing
      is it crushing
      is it throbbing
      is it cramping
      is it tight
      is it pressure
      is it heavy
      is it squeezing
      is it pulsating
      does it burn
      is it a tearing pain
      is it ripping
      is it like a knife
      is it colicky
      what is it like
      what is the pain like
      character of the pain
      quality of the pain
      nature of the pain
      how does it feel
      how does the pain feel
      is it a dull ache
      is it crampy
      is it electric
      is it shooting
      is it a tight band
      is it pounding
      pulling or pressing
      does it feel like somebody sitting on your chest
      would you describe it as a pain or more of a tightness
      is it more of a cramp or sharp
      is it a squeezing or crushing feeling
      any tearing pain
      what sort of feeling is it
      how would you put the feeling into words
      can you put the pain into words
      is it a gripping pain
      is it more of an ache
      is it a band around the head
      tight like a band
      what is the sensation like
      would you say it is like a weight on your chest
      does it feel like a pain
      does it feel like
      is it a pain like
      would you say it feels like a pain`,
    otherwise: 'I can’t find a word for how it feels.',
  },
  severity: {
    asks: `at its worst
      and at its worst
      at the worst moment
      at the peak
      at its peak
      how bad do you feel
      how bad do you feel overall from 0 to 10
      how bad is it overall
      could you grade the severity
      how would you grade it
      how unbearable is it
      how bad is it
      how bad is the pain
      how severe is it
      how strong is the pain
      how much does it hurt
      on a scale of one to ten
      on a scale of 1 to 10 how bad is the pain
      scale from 0 to 10
      out of ten
      out of 10
      rate your pain
      rate the pain
      can you score it
      what number would you give it
      is it severe
      how intense is it
      intensity
      is it mild moderate or severe
      is it the worst pain you have ever had
      is this the worst headache of your life
      worst pain of your life
      worst ever
      how painful is it
      is it very painful
      is the pain bearable
      can you bear it
      how bad was it at its worst
      how bad does it get
      is it really bad
      pain score
      pain level
      what is your pain level
      1 to 10
      how serious is it
      what was it when it was at its worst
      what was it at its worst
      where is it now on that scale
      if 10 is the worst pain imaginable where is it now
      if ten is the worst where are you now
      what number is it now
      how sore is it
      how sore is it right now
      how bad was it at the start
      how bad was it when it first came on
      how bad would you say it is
      how many out of ten
      what would you give it out of ten
      has it been that bad the whole time
      is it agony
      could you mark it out of 10
      has it been that bad all along`,
    otherwise: 'I could not put a number on it.',
  },
} as const satisfies Record<string, Fact>;
