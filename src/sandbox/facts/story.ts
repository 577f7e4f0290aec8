/** The story of the complaint: since when, where, how bad. */
import type { Fact } from './fact.ts';

export const story = {
  onset: {
    asks: `how long have you been like this
      when did it come on
      do you remember when it came on
      when did it appear
      when did it start
      when did the pain start
      when did this begin
      when did it all start
      when did you first notice it
      when did the symptoms start
      how long have you had this
      how long have you had the pain
      how long has this been going on
      how long has it been there
      how long ago did it start
      how many days have you had it
      how many hours ago
      since when
      since when have you had it
      for how long
      how long
      what time did it start
      at what time did the pain begin
      which day did it start
      time of onset
      when was the onset
      when did you first feel it
      when did you notice
      when were you last well
      when did you last feel well
      how many days
      how many weeks
      did it start today
      did it start recently
      is it new
      is this new
      duration of symptoms
      when exactly
      how long have you been feeling like this
      how long have you been ill
      how long have you been unwell
      when did you fall ill
      when did you become ill
      when did you start feeling like this
      did it start before today`,
    otherwise: 'I could not say exactly when it began.',
  },
  onsetManner: {
    asks: `tell me how it all began
      how did it all start
      how did it all begin
      please tell me in your own words how it all began
      did it come slowly or from one day to the next
      did it come on in an instant
      did it come on instantly
      within seconds or minutes
      did it reach full strength within a minute
      how sudden was it
      did it peak quickly
      was it like a thunderclap
      did it come like a thunderclap
      did it come on suddenly
      did it start suddenly or gradually
      was it sudden
      sudden or gradual
      was the onset sudden
      did it come on slowly
      was it gradual
      how did it start
      how did the pain start
      how did it begin
      how did it come on
      how quickly did it come on
      how fast did it reach its worst
      how long did it take to reach its peak
      did it build up
      was it at its worst straight away
      out of the blue
      all at once
      abruptly
      did it hit you all of a sudden
      maximal at onset
      how long to maximum intensity
      peak intensity`,
    otherwise: 'I did not notice how it came on.',
  },
  doing: {
    asks: `what were you doing when it came on
      what were you doing when the pain came on
      what were you doing the moment it began
      what were you doing when it started
      what were you doing when the pain began
      what were you doing at the time
      where were you when it started
      were you doing anything when it started
      were you resting or active when it began
      did it start at rest
      did it start with exercise
      did it start after lifting
      what were you doing
      what were you up to
      did anything happen before it started
      what caused it
      was there something that caused it
      do you know what caused it
      did something happen
      anything unusual before it started
      was there anything that started it
      did it wake you from sleep when it started
      were you at rest when it started
      did you do anything unusual
      did you do something different that day
      any change in your routine
      what happened before the pain started
      was anyone with you when it happened`,
    otherwise: 'I was not doing anything special when it began.',
  },
  location: {
    keys: 'onesided',
    asks: `one side or both
      is it on one side or both sides
      show me where you feel it
      can you show me where it is
      was it in the same place at the beginning or has it moved
      has the pain moved
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
      one sided`,
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
      is it aching
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
      pulling or pressing`,
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
      how serious is it`,
    otherwise: 'I could not put a number on it.',
  },
} as const satisfies Record<string, Fact>;
