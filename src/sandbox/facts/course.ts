/** How the complaint spreads and develops. */
import type { Fact } from './fact.ts';

export const course = {
  radiation: {
    asks: `does it spread anywhere
      does the pain spread
      does it radiate
      does it radiate anywhere
      does it move anywhere
      does it go anywhere else
      does the pain go anywhere
      does it travel
      does the pain travel anywhere
      do you feel it anywhere else
      is the pain anywhere else
      does it stay in one place
      does it shoot anywhere
      any radiation
      does it spread to other parts
      do you have pain anywhere else
      any pain elsewhere
      does anywhere else hurt
      any other pain
      does it hurt anywhere else
      does it go through to anywhere
      does the pain shoot anywhere
      does it track anywhere
      does it go up or down anywhere
      has it spread anywhere since
      does it stay put or does it travel anywhere
      does it stay put
      is it going anywhere else`,
    otherwise: 'No, it does not go anywhere else.',
  },
  course: {
    asks: `has it changed better
      has it changed worse
      does it vary
      is it there every day or does it vary
      has it gone away for a short time
      how is it now better or worse
      is it there every day
      do you have it every day
      is the pain there every day
      how often do you have the pain
      how often is the pain
      how many times a day do you have the pain
      is it constant
      is the pain constant
      is it there all the time
      does it come and go
      is it continuous
      is it intermittent
      constant or intermittent
      how often does it come
      how often do you get it
      how often does it happen
      how long does it last
      how long does each episode last
      how long do the attacks last
      does it come in waves
      is it getting worse
      is it getting better
      is the pain getting worse or better
      has it got worse
      has it got worse since then
      has it changed since then
      has the pain changed since then
      has it got bigger
      has it improved
      has it changed
      has it changed at all since then
      has the pain changed over time
      how has it changed
      how has it developed
      has it been the same all along
      has it progressed
      how has it progressed over time
      is it the same as when it started
      does it ever go away
      has it gone away at all
      has it gone away since
      is it persistent
      any pattern
      has it stayed the same
      is it worsening
      has it become more severe
      did it get better at all
      have your symptoms got worse over time
      how frequent is it
      does it last long
      better or worse than yesterday
      progression
      has it been there constantly or has it eased
      has it been there constant or has it ease at any time
      has it eased off at any point
      has it let up
      is it getting changed as time goes on
      has it changed over time
      has it changed since you came in
      has it changed since you arrived
      has the pain changed at all
      is it still getting stronger now
      is it stronger or weaker now
      is it getting changed since it started
      would you say it is getting changed
      has it been constant or coming in waves
      is it constant or in waves
      how long did it last or has it been there the whole time
      how long does each bout last
      if it comes and goes how long does each bout last
      is it on and off
      on and off or all the time
      has it got worse as the day went on
      has it been changed as the weeks went by
      is it there the whole time
      has it been the same throughout
      has it been the same since or has it changed
      has it changed in any way
      is that still going on
      how long does it usually go on for
      how long does it go on for
      how long does it usually last
      do you feel worse than yesterday
      are you better or worse than yesterday`,
    otherwise: 'It has been much the same since it began.',
  },
  timing: {
    asks: `is the pain worse at a certain time of the day
      is it worse at a certain time of day
      did it wake you up
      is the pain worse at night
      is the pain worse in the morning
      is it worse at any time of day
      is it worse at a particular time
      what time of day is it worst
      when is it worst
      when do you feel it most
      when are you most in pain
      is it worse in the morning or in the evening
      does it change during the day
      does it vary through the day
      any particular time of day
      is there a time of day
      is it worse at night or in the morning
      does it wake you up
      does the pain wake you at night
      does it wake you from sleep
      does the pain keep you awake
      do you wake up with it
      is it there all day or worse at any particular time
      is it there all day or is it worse at certain times
      is the cough there all day or worse at any particular time
      is it worse first thing in the morning
      is it worse when you get up
      any time of day when it is worse
      did it wake you or were you awake
      ever woken you from sleep
      has it ever woken you up
      does it keep you up at night
      did it also occur at rest or at night
      does it occur at night
      did it disturb your sleep
      was it there when you woke up
      did you wake up with it`,
    otherwise: 'No, the time of day makes no difference.',
  },
} as const satisfies Record<string, Fact>;
