/** How a talk opens: what brings the patient, and how they are. */
import type { Fact } from './fact.ts';

export const opening = {
  complaint: {
    asks: `what happened today
      could you explain a little more
      what has happened to you
      what happened to you
      what brought you to the emergency department
      what brought you to the hospital
      what brings you here today
      what brings you in
      what brought you to hospital
      why are you here
      why did you come in today
      what made you come in
      how can i help you
      what can i do for you
      what seems to be the problem
      what is the matter
      what is wrong
      what is going on
      what is up
      what happened
      what is troubling you
      what is bothering you
      what is your main problem
      what are your symptoms
      what symptoms do you have
      tell me about your symptoms
      tell me why you came
      tell me what happened
      tell me what is going on
      tell me about your pain
      tell me more about it
      tell me more about the pain
      can you tell me a bit more about the pain
      can you tell me more
      could you tell me more about that
      start from the beginning
      in your own words
      what is your chief complaint
      presenting complaint
      tell me everything
      go on
      talk me through it
      walk me through what happened
      what has been happening
      what is your biggest problem
      reason for your visit
      what can we do for you
      what bothers you most
      what is the worst part
      tell me the story
      take me through what happened from the beginning
      talk me through what happened
      take me through the whole thing
      tell me the whole story
      tell me the whole story from the beginning
      tell me the story from when you were last well
      tell me what has been going on
      what can we help you with
      what can we help you with today
      how can we help
      what has made you come in
      what made you come and see us
      what is the problem today
      what has been bothering you
      what have you come about
      what is the reason for coming in
      why have you come to see us
      tell me about what brought you here
      tell me a bit more about that
      tell me more
      what has been troubling you
      what has brought you here
      tell me about it`,
    otherwise: 'I just don’t feel right.',
  },
  howAreYou: {
    asks: `how are you feeling in yourself
      how are you in yourself
      what about in yourself
      in yourself
      how about in yourself
      how are you feeling right this minute
      how do you feel at this very moment
      how is the pain
      is the pain still there
      is it still present
      is the pain still present
      how are you
      how are you feeling today
      how are you doing
      how do you feel
      how do you feel now
      how are you feeling right now
      how is it going
      are you ok
      are you alright
      are you comfortable
      do you feel well
      you alright
      are you ok to talk
      how have you been feeling
      how have you been
      how is the pain now
      are you in pain
      are you in pain right now
      do you have pain now
      do you have any pain
      any pain
      is there any pain
      are you in a lot of pain
      does it hurt now
      does it hurt
      is it still there
      do you still have it
      have you got pain at the moment
      are you comfortable enough to talk right now
      are you having the pain right now
      have you got the pain now
      do you have the pain right now
      is it still hurting
      is it hurting now
      are you in any pain at the moment
      how are you bearing up
      how are you holding up
      do you feel any better now than before`,
    otherwise: 'Not so well, or I would not be here.',
  },
} as const satisfies Record<string, Fact>;
