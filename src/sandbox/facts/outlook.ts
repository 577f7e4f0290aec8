/** What the patient knows and thinks about the complaint: earlier ones, what helps, worries, wishes. */
import type { Fact } from './fact.ts';

export const outlook = {
  before: {
    asks: `do you usually get the pain
      do you often get the pain
      do you normally have the pain
      how is this one different from the ones you have had before
      did you have another one in the days before
      did you have another sudden one maybe a smaller one
      any pain in the days leading up to this
      did you have pain in the days leading up to this
      any previous pain like it
      any previous pain like this
      have you had this before
      have you ever had this before
      have you had anything like this before
      have you ever had pain like this before
      has this happened before
      has it happened before
      is this the first time
      first time this has happened
      any previous episodes
      any similar episodes in the past
      have you experienced this before
      did you ever have similar symptoms
      similar pain in the past
      ever felt like this before
      have you ever felt anything like this
      is it like your usual pain
      is this different from your usual pain
      how is it different from before
      does it feel like before
      is it like your usual period pain
      have you had pain like this in the past
      any warning signs in the days before
      anything in the weeks before
      any symptoms in the days before
      have you had episodes like this in the past
      previous history of this`,
    otherwise: 'No, I have never had this before.',
  },
  worse: {
    asks: `what makes it worse
      does anything make it worse
      is there anything that makes it worse
      what makes the pain worse
      anything that aggravates it
      aggravating factors
      exacerbating factors
      what brings it on
      does anything bring it on
      any triggers
      what triggers it
      does anything trigger it
      does it get worse with anything
      when does it get worse
      does anything set it off
      what can you not do because of it`,
    otherwise: 'Nothing in particular makes it worse.',
  },
  better: {
    asks: `what makes it better
      does anything make it better
      is there anything that makes it better
      does anything help
      does anything relieve it
      what relieves the pain
      what eases it
      anything that eases it
      does anything ease the pain
      relieving factors
      alleviating factors
      what helps
      how do you get relief
      anything make it go away
      does anything take the pain away
      when does it get better`,
    otherwise: 'Nothing helps much.',
  },
  tried: {
    asks: `did anything you tried help
      did they give you anything
      did they give you something for it
      did the ambulance give you anything
      what did they give you
      did that help
      has it helped
      did you take something against it
      have you tried anything for it
      have you taken anything for it
      have you taken anything for the pain
      did you take anything
      did you take any medication for it
      how many tablets did you take
      how much did you take
      what have you put on it
      did it help
      what have you tried
      what did you take
      have you done anything about it
      what have you done for it
      have you used anything to help
      did you try any medication
      did the medication help
      have you taken anything today
      has anything helped so far
      did you do anything to help it
      have you had any treatment for this
      have you been treated for this
      what have you done so far`,
    otherwise: 'No, I have not taken anything for it.',
  },
  seenDoctor: {
    asks: `did someone bring you
      did somebody bring you here
      did you see a doctor for it
      did you see anyone about it
      who is waiting for you outside
      who is waiting outside
      have you seen a doctor about this
      have you seen anyone about this
      have you been to your gp
      have you seen your gp about it
      did you see a doctor before
      have you called an ambulance
      how did you get here
      who brought you here
      did you come by ambulance
      did you drive here
      did you come alone
      are you here alone
      is anyone here with you
      who came with you
      who sent you
      what did your doctor say
      has anyone examined you yet
      have you been seen by anyone
      who is with you today
      what did the other doctor say
      have you sought medical help`,
    otherwise: 'No, you are the first one I have told.',
  },
  associated: {
    asks: `any other symptoms
      do you have any other symptoms
      anything else
      is there anything else
      have you noticed anything else
      what else have you noticed
      any associated symptoms
      any other problems
      are there any other complaints
      anything else bothering you
      did anything else happen
      did you notice anything else at the time
      anything else going on
      have you had anything else with it
      do you have other complaints
      is anything else wrong
      what other symptoms do you have
      does anything come with the pain
      any other changes
      anything else you have noticed
      accompanying symptoms
      do you feel unwell in any other way
      have you been otherwise well
      have you been ill recently
      have you been unwell lately
      any recent illness
      did you have any illness before this
      were you ill before this`,
    otherwise: 'No, nothing else that I have noticed.',
  },
  ideas: {
    asks: `what is going through your mind
      do you have an idea what is causing the pain
      what do you believe is the cause
      what do you think is behind it
      what do you think you have got
      what is your explanation
      what do you think it is
      what do you think is going on
      what do you think is causing this
      do you have any idea what it could be
      any idea what it might be
      what do you think is wrong
      any thoughts about what is causing this
      what is your own theory
      do you know what is wrong with you
      what do you believe is happening
      have you thought about what it might be
      what do you put it down to
      do you have any ideas about the cause
      did you look it up
      did you google it`,
    otherwise: 'I don’t know. I hoped that you could tell me.',
  },
  worry: {
    keys: 'worry | worried | concern | afraid | scared | fear | frightened | frighten | scare | fearful',
    asks: `what are you worried about
      is there anything you are worried about
      does anything worry you
      are you worried
      what worries you most
      what is your biggest concern
      do you have any concerns
      are you afraid of something
      is there anything in particular you are worried about
      what are you afraid of
      are you scared
      does it frighten you`,
    otherwise: 'I only want to know what it is.',
  },
  expectations: {
    asks: `what do you hope to hear from me
      is there something specific you would like from us
      is there anything you would like to achieve
      what are you hoping for
      is there something you would like from us
      what do you expect from us
      what do you expect from this visit
      what were you hoping for
      what were you hoping we could do
      what would you like us to do
      what would you like me to do
      what are your expectations
      do you have any expectations
      what do you hope to get from today
      how do you hope i can help
      was there anything you wanted us to do
      what would help you most
      what would you like to happen
      any expectations for today
      what matters most to you
      what is important to you
      what are you hoping to get out of this`,
    otherwise: 'I want to know what it is, and to get rid of it.',
  },
  impact: {
    keys: 'normal activity | usual activity | daily routine | daily life | everyday life | daily activity',
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
      is there anything you can not do now
      does it affect your work
      are you managing
      does it limit you
      how has it changed your life`,
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
      why today`,
    otherwise: 'It would not go away by itself, so I came.',
  },
  nothingLeft: {
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
      anything else worth mentioning`,
    otherwise: 'No, I think you have asked me everything.',
  },
  questionsForYou: {
    asks: `would you like to ask me something
      do you want to ask me anything
      is there anything you would like to ask
      do you have any questions
      do you have any questions for me
      any questions for me
      is there anything you want to ask me
      anything you would like to ask
      do you understand
      does that make sense
      is everything clear
      what would you like to know
      do you have questions`,
    otherwise: 'Only one: what happens now?',
  },
} as const satisfies Record<string, Fact>;
