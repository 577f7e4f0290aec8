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
      have you had this pain earlier in your life
      have you had the pain on exertion before
      did you have the pain on exertion before
      have you had anything like this before
      have you ever had pain like this before
      has this happened before
      was there another pain recently
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
      previous history of this
      has anything like this ever happened to you
      anything like this in the past
      have you had this sort of thing before
      have you ever had anything of this kind
      did you have any other sudden bad pain before
      any other sudden bad headache in the days or weeks before
      is it the same as the pain you usually get
      is the pain the same as your usual pain
      is the pain the same as your period pain
      does this feel like period pain or is it different
      do you normally suffer from this
      do you get this a lot
      were you ok before that
      were you all right before this
      is the pain the same as your period pains
      is this like your period pain
      had you been well up until then
      were you well up until then`,
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
      is there anything that brings it on or makes it worse
      anything that sets it off
      anything that makes it flare up
      what seems to set it off
      have you noticed anything that makes it worse`,
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
      is there something that helps
      is there anything that helps
      is there something that makes it better
      did anything help so far
      how do you get relief
      anything make it go away
      does anything take the pain away
      when does it get better
      is there anything that takes the edge off
      does anything take the edge off
      anything that helps at all
      have you found anything that eases it
      what do you do to ease it
      does anything soothe it`,
    otherwise: 'Nothing helps much.',
  },
  tried: {
    asks: `did anything you tried help
      did they give you anything
      did your wife give you anything
      has your husband given you anything
      did somebody give you anything
      did they give you something for it
      did the ambulance give you anything
      what did they give you
      did that help
      has it helped
      did you take something against it
      have you tried anything for it
      have you taken anything else
      have you tried anything else
      have you taken anything for it
      have you taken anything against it
      have you taken anything against the pain
      have you taken anything for the pain
      did you take anything
      did you take any medication for it
      how many tablets did you take
      how much did you take
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
      what have you done so far
      what have you taken for it so far
      have you taken anything to help
      did the crew give you anything
      did the paramedics give you anything
      did the paramedics give you anything for it
      have you been taking anything for it
      have you had anything for the pain
      what have you been doing to manage it
      did it make any difference
      did it do anything
      did it touch it
      did that make a difference
      has anybody given you anything for it yet
      have any painkillers helped
      were you given any treatment
      have you been given any treatment
      what have you done to try and help it
      what have you done to help it
      did that do any good
      did it do any good`,
    otherwise: 'No, I have not taken anything for it.',
  },
  seenDoctor: {
    asks: `did someone bring you
      did somebody bring you here
      did you see a doctor for it
      did you see anyone about it
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
      who came with you
      who sent you
      what did your doctor say
      has anyone examined you yet
      have you been seen by anyone
      what did the other doctor say
      have you sought medical help
      did you come in an ambulance
      did you see anybody about it before coming here
      have you seen anybody about it this time
      did you call an ambulance or did somebody bring you
      how did you get to the hospital
      have you been to another doctor about it`,
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
      any other symptoms along with the pain
      have you noticed anything else along with it
      have you noticed any other symptoms at the time
      anything else alongside it
      what else have you been experiencing
      have you been feeling generally unwell`,
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
      did you google it
      what do you reckon it is
      have you any thoughts about what it could be
      do you have any thoughts about the cause
      have you got any ideas about what is behind all this
      do you have a hunch
      what might be going on do you think
      what might be going on yourself
      what do you think might be going on
      what do you think has brought this on
      could it be something you ate do you think
      is there any chance it is something you ate
      what do you think is the matter
      what do you think the matter is
      what do you think is happening
      have you looked anything up online
      have you looked it up
      what does your family think it is
      is there anything you think could have caused this`,
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
      does it frighten you
      what is playing on your mind
      is there something in particular that is worrying you
      what is worrying you the most
      what is the worst thing it could be
      are you frightened
      does it scare you
      how do you feel about that
      how does that make you feel
      how do you feel about all this
      what is upsetting you the most`,
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
      do you have any wishes
      what do you hope to get from today
      how do you hope i can help
      was there anything you wanted us to do
      what would help you most
      what would you like to happen
      any expectations for today
      what matters most to you
      what is important to you
      is there something especially important to you
      what are you hoping to get out of this
      what were you hoping we would do
      was there something specific you hoped we would do
      was there anything in particular you were hoping for from us
      what would you like to get out of today
      what are you hoping the doctor will do
      is there something you were hoping or expecting us to do
      what would you like to happen today
      if i could do one thing for you today what would it be
      if we could do one thing for you what would it be
      what would you like from today
      what would help you
      what can we do to make this easier for you`,
    otherwise: 'I want to know what it is, and to get rid of it.',
  },
} as const satisfies Record<string, Fact>;
