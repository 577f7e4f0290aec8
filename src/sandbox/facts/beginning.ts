/** How the complaint began: since when, how fast, during what. */
import type { Fact } from './fact.ts';

export const beginning = {
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
      since when do you have the pain
      since when are you in pain
      since when do you have it
      since when do you have this
      since when do you feel like this
      since when are you ill
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
      did it start before today
      what time was it when the pain hit
      what time did the pain hit you
      what time exactly did it happen
      how long has this been going on for
      how long have you had it now
      when were you last your normal self
      when were you last completely well
      when did you last feel completely normal
      how long have you been suffering
      when did things start to go wrong
      how long has it been troubling you
      can you remember what day it started
      how many days is it now
      when did you start to feel unwell
      when did the pain first come on
      at what time did the pain come on
      what time did the pain come on
      when did the pain come
      when did all this kick off
      when did it all kick off
      when did this come about
      when did you first become unwell
      when did you first get it
      when did the trouble start
      how long have you been having this
      how long have you been suffering with this
      how long ago was that
      since when have you been feeling like this`,
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
      was it the worst right at the beginning
      was it the worst right at the beginning or did it build up
      was it worst at the start or did it build up
      was it strongest at once
      did it start with full strength
      was it immediately at its worst
      was it there at once
      did it hit you like a thunderclap
      was it at its worst straight away
      out of the blue
      all at once
      abruptly
      did it hit you all of a sudden
      maximal at onset
      how long to maximum intensity
      peak intensity
      has it been creeping up on you
      did it creep up on you
      did it come on quickly or creep up over days
      was it like being hit on the head
      was it like being hit on the back of the head
      did it feel as if somebody hit you
      like a bolt from the blue
      thunderclap onset
      was it instant
      how quickly did it come on and did it build
      how quickly did it get to its worst
      how long before it was at its worst
      did it come on over seconds minutes or hours
      did it come on straight away or gradually
      rapid or slow onset
      tell me once more how it began
      how did the whole thing begin
      did it come on all of a sudden
      was it more of a gradual thing
      did it come on all of a sudden or was it more gradual
      was it a gradual thing
      did it come on out of nowhere
      out of nowhere
      did it start all of a sudden
      from one moment to the next
      was it a slow or a quick start
      how did it come about`,
    otherwise: 'I did not notice how it came on.',
  },
  doing: {
    asks: `what were you doing when it came on
      what were you doing when the pain came on
      what were you doing the moment it began
      what were you doing when it started
      what were you doing when the pain began
      what were you doing at the time
      were you exercising or lifting when it started
      were you having sex when it started
      were you on the toilet when it started
      what did you do when it started
      what did you do at that moment
      where were you when it started
      were you doing anything when it started
      were you resting or active when it began
      did it start at rest
      did it start with exercise
      did it come on exertion
      did it start on exertion
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
      what were you doing at that very moment
      what were you doing right then
      were you in the middle of something when it happened
      were you straining or lifting when it came on
      were you exerting yourself at the time
      did you do anything strenuous beforehand
      did you do anything strenuous just before
      anything strenuous before it started
      was there a trigger
      were you sitting or moving about when it came on
      did you stop what you were doing
      what were you doing at the gym
      what exactly were you doing at the gym
      what were you doing at that moment`,
    otherwise: 'I was not doing anything special when it began.',
  },
} as const satisfies Record<string, Fact>;
