/** What the complaint does to the patient’s life, and what is asked before the talk ends. */
import type { Fact } from './fact.ts';

export const closing = {
  impact: {
    keys: 'normal activity | usual activity | daily routine | daily life | everyday life | daily activity | off work | off sick',
    asks: `have you had to stay off work because of this
      have you taken time off work
      did you call in sick
      did you miss work
      how does the pain affect what you can do
      how has this changed your daily routine
      how has this changed your life
      what has changed for you
      how does it affect your life
      how does this affect your daily life
      how is it affecting you
      how has this affected your daily life
      how has it affected your work
      does it stop you from doing anything
      does it stop you doing things
      can you still work
      are you able to work
      can you do your daily activities
      how are you coping
      how are you managing at home
      how do you cope with it
      has it affected your sleep
      does it interfere with your life
      impact on daily life
      what can you no longer do
      what can you not do because of it
      what can you not do anymore because of it
      what can you not do any more
      what do you have trouble doing
      what are you unable to do
      is there anything you can not do now
      does it affect your work
      are you managing
      does it limit you
      how has it changed your life
      have you had to take time off because of this
      what can you not do now that you could do before
      what can you not do now that you could do six months ago
      are you able to do anything with it
      are you able to do anything like read or look at your phone
      how has it affected you
      how has it affected you day to day
      what has it stopped you doing
      is it stopping you from doing things
      does it get in the way of things
      has it kept you off work
      can you get on with your day
      can you still do your usual things
      do you have to lie down during the day
      how has it affected your work and family life
      how does this affect your work and home`,
    otherwise: 'I can’t do much of what I usually do.',
  },
  whyNow: {
    asks: `what made you call for help
      what made you call
      why did you come today
      why now
      why have you come in now
      what made you decide to come today
      why did you wait
      why did you not come earlier
      why did you not come sooner
      what made you seek help now
      what changed today
      why today
      what made you decide to come today in particular
      did something change that made you come
      why come in today rather than earlier
      what was the final straw
      what made you come in today of all days`,
    otherwise: 'It would not go away by itself, so I came.',
  },
  nothingLeft: {
    keys: 'like to bring up | want to bring up | embarrassed to mention | embarrassed to say | too embarrassed | too shy',
    asks: `is there anything i have left out
      did i leave anything out
      is there anything i got wrong
      is there anything i forgot to ask
      did i leave out anything
      did i forget anything
      have i forgotten anything
      is there anything else you want to tell me
      anything else you would like to add
      is there anything you want to add
      is there anything i have not asked
      did i miss anything
      have i missed anything
      is there anything i should know
      anything else i should know
      anything you want to mention
      anything else you would like to tell me
      anything else you want to discuss
      anything else on your mind
      is there anything we have not covered
      anything important i forgot
      anything else worth mentioning
      is there anything you think might be relevant
      is there anything else that you think might be relevant
      is there anything else at all that might be relevant
      anything else you feel is important
      anything else you feel is important that i have not asked about
      anything else you ought to tell me
      anything else i ought to know
      anything else you want to get off your chest
      have i missed out anything important
      is there anything i have missed
      did i miss something important
      anything we have not talked about
      anything that we have not covered that has been on your mind
      anything else even if it seems silly
      is there anything we have not discussed that you would like to bring up
      is there anything you would like to bring up
      anything you would like to mention
      is there something we have not spoken about
      have we covered everything
      is there something you would rather talk to the doctor about in private
      is there anything you find hard to talk about`,
    otherwise: 'No, I think you have asked me everything.',
  },
  questionsForYou: {
    asks: `would you like to ask me something
      do you want to ask me anything
      is there anything you would like to ask
      do you have any questions
      do you have any other questions
      do you have any more questions for me
      is there something you want to know from me
      anything you want to ask me or add
      do you have any questions for me
      any questions for me
      is there anything you want to ask me
      anything you would like to ask
      what would you like to know
      do you have questions
      is there anything you want to ask me first
      do you want to ask me anything before i go
      any questions before i go
      do you have any questions you would like me to pass on
      anything you would like me to ask the doctor
      is there anything you are unsure about`,
    otherwise: 'Only one: what happens now?',
  },
} as const satisfies Record<string, Fact>;
