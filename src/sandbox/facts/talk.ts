/** What is said between questions. */
import type { Fact } from './fact.ts';

export const talk = {
  greeting: {
    asks: `hello
      hi
      hi there
      hey
      nice to meet you
      pleased to meet you
      hello my name is
      hello i am a medical student
      i am doctor
      my name is
      i am your doctor today
      i am one of the doctors
      i am the medical student
      i will be looking after you today
      welcome
      is this a good time`,
    otherwise: 'Hello.',
  },
  instruction: {
    asks: `please tell us immediately
      please call us at once
      please ring the bell
      you should call the ambulance
      please do not eat or drink anything`,
    otherwise: 'All right, I will do that.',
  },
  consent: {
    asks: `happy to go ahead
      is that fine for you
      are you ok with that
      do you agree
      is it all right if we talk for some minutes
      is it alright if i talk to you
      can i talk to you for a few minutes
      i am going to ask you a few questions about your pain
      i would like to ask you about your pain
      do you feel able to continue
      can we go on
      are you able to talk
      are you walter brandt
      may i ask you some questions
      can i ask you a few questions
      is it ok if i ask you some questions
      i would like to ask you some questions
      i would like to take a history
      do you mind if i ask you something
      may i ask you something personal
      can i ask about something private
      is that ok with you
      is that alright
      would that be ok
      can we talk
      can we start
      shall we begin
      do you consent
      everything you say is confidential
      i need to ask you some personal questions
      some of these questions are personal
      now i would like to ask about your family
      i am going to ask you about your past
      i have a few more questions
      do you have a minute
      can i take some notes
      may i call you by your first name
      may i sit down
      can i come in
      mind if i ask you a couple of things
      would you be alright with me asking you some questions`,
    otherwise: 'Yes, of course.',
  },
  thanks: {
    asks: `thank you
      thanks
      thank you very much
      thanks for telling me
      thank you for your time
      thank you for your honesty
      thanks a lot
      i appreciate it
      cheers
      thank you for answering
      thank you for answering my questions
      thanks for answering all my questions
      you have been very helpful`,
    otherwise: 'You are welcome.',
  },
  goodbye: {
    keys: 'i will be back | i will come back | see you later | see you soon | see you in bit | see you tomorrow | goodbye | bye | from my side | back later | back soon | back with',
    asks: `goodbye
      bye
      bye bye
      see you later
      see you soon
      that is all for now
      that is all
      that is everything
      take care
      i will be back
      i will be back soon
      i will come back
      i will go and talk to my senior
      i will discuss this with my consultant
      have a nice day
      get well soon
      i will leave you to rest
      talk to you later
      we are done
      i have no more questions
      no further questions
      i will see you tomorrow`,
    otherwise: 'Goodbye, and thank you.',
  },
  empathy: {
    asks: `i am sorry to hear that
      i am so sorry
      that must be hard
      that must be difficult for you
      that sounds awful
      that sounds painful
      that sounds scary
      that must be frightening
      i can imagine
      i understand
      i understand how you feel
      poor you
      oh dear
      that is terrible
      i can see that you are in pain
      you poor thing
      sorry for your loss
      i am sorry about your husband
      that must have been a shock
      it must be tough
      that sounds really tough
      i hear you`,
    otherwise: 'Thank you. It is good that somebody listens.',
  },
  reassurance: {
    asks: `do not worry
      you are in good hands
      we will take good care of you
      we will look after you
      everything will be fine
      you will be fine
      you will be ok
      it is going to be ok
      try to stay calm
      we will help you
      we are going to help you
      we will find out what it is
      you are safe here
      you did the right thing to come
      it is good that you came
      take your time
      no rush
      i will do my best`,
    otherwise: 'Thank you. That calms me a little.',
  },
  acknowledgement: {
    asks: `you are doing great
      you are doing well
      hang in there
      ok
      okay
      i see
      alright
      right
      good
      great
      sure
      got it
      hmm
      uh huh
      noted
      fine
      very good
      perfect
      excellent
      yes
      no
      interesting
      let me see
      just a moment
      one moment please
      let me think
      i do not know
      never mind
      oh
      wow
      ah
      well
      so`,
    otherwise: 'All right.',
  },
  apology: {
    asks: `sorry
      i am sorry
      excuse me
      my apologies
      sorry i mean
      sorry for the wait
      sorry to keep you waiting
      i apologise
      forgive me
      sorry to ask`,
    otherwise: 'It is all right.',
  },
  insult: {
    keys: 'lie to me | stupid | idiot | shut up | fuck | fucking | fuck off | hate you | useless | moron | asshole | dumb | bullshit | go to hell | liar | you suck | bitch | bastard | crap',
    asks: `you are an idiot
      you are wasting my time
      stop whining
      stop complaining
      you are faking it
      there is nothing wrong with you
      you are pretending
      you are annoying
      it is your own fault
      it is all in your head
      you are exaggerating
      man up
      pull yourself together
      you are boring`,
    otherwise: 'Please don’t talk to me like that. I came here for help.',
  },
  pressure: {
    asks: `just answer the question
      answer me
      answer my question
      hurry up
      i do not have time for this
      quickly please
      get to the point
      be quick
      come on
      tell me the truth
      be honest
      i do not believe you
      are you hiding something
      yes or no
      you must tell me
      just tell me what you have
      what is your diagnosis
      tell me the diagnosis
      why do you not answer
      you did not answer my question
      that is not what i asked
      you already said that
      that does not answer my question`,
    otherwise: 'I am telling you what I know. Ask me one thing at a time, please.',
  },
  sure: {
    asks: `are you sure
      really
      are you certain
      is that true
      you sure
      seriously
      definitely
      never
      not at all
      none at all
      nothing at all
      nothing
      absolutely not
      nothing else
      nothing more`,
    otherwise: 'Yes, I am sure, as far as I can tell.',
  },
  opinionAsked: {
    asks: `what is your opinion
      do you have an opinion on that
      what is your view on that`,
    otherwise: 'I have no opinion on that, to be honest.',
  },
  feelingAsked: {
    asks: `how did that feel for you
      what did that do to you
      how was that for you`,
    otherwise: 'It is hard to put into words.',
  },
  wishAsked: {
    asks: `which would you prefer
      which of them would you rather have
      what would you rather`,
    otherwise: 'I don’t mind. Whatever you think is best.',
  },
  requestMade: {
    asks: `do this for me
      could you do that for me
      would you try it for me`,
    otherwise: 'I can try.',
  },
  chat: {
    asks: `let us chat a little
      shall we chat about something nice`,
    otherwise: 'Let us talk about that when I feel better.',
  },
  repeat: {
    asks: `can you repeat that
      could you say that again
      say that again please
      what did you say
      pardon
      sorry what
      i did not understand
      i did not catch that
      come again
      what do you mean
      what do you mean by that
      could you explain that
      can you clarify
      can you speak up
      in other words`,
    otherwise: 'What would you like to hear again?',
  },
} as const satisfies Record<string, Fact>;
