import type { Examples } from './example.ts';

export const complaint: Examples = {
  complaint: `
    What’s brought you in today? | Good evening Ms Castellano, what can I do for you?
    Tell me about the tummy pain please. | So what’s brought you in to A&E today?
    I’m so sorry to hear you’re in pain. Could you tell me a bit more about it in your own words?
    What brings you to the emergency department today?
    So what’s brought you to the emergency department today? | Can you tell me a bit more about this pressure?
    What is the reason for your visit? | What has brought you to hospital today, Mr Brandt?
    I’m sorry, that sounds frightening. Can you take me through what happened from the begining?
    what happened, can you tell me from the start?
    Hello Mr Hale, I’m one of the students here. What brings you in? | So what’s the problem today?
    Oh dear, sorry to hear you’re feeling rough. Could you tell me the whole story from when you were last completely well?
    Hi Mr. Hale, I’m Jessica, one of the med students here. What made you come in today?
    Tell me more about the cough please
    Good afternoon Mr. Adeyemi, I am Dr. Lee. Can you tell me what happened?
    Mr Adeyemi? What brings you to the hospital today? | whats the main problem
    Can you tell me what’s happened today? | What seems to be the problem?
    Hello, I’m Paul. Would you mind telling me what’s bothering you?
    morning mrs lindqvist, what’s troubling you | what can i do for you today
    So what’s made you come in to see us today?
    Oh I am sorry, that must be wearing. Could you tell me a bit more about that?
    What can we do for you today? | Could you tell me a bit more about that, just take your time`,
  onset: `
    When did it begin? | How many hours have you been in pain now? | what time yesterday did it begin
    when exactly did the pain start | When did the pressure first come on?
    When exactly did the chest pressure begin this morning? | What time did it start?
    Since when do you have the pressure in the chest? | How long have you had the cough?
    When did you first get ill? | did it start all of a sudden | How long have you had the cough for?
    How long have you been feeling sick? | What time did the headache start?
    At what time did the pain come on? | what was the first thing you noticed
    Gosh, that sounds awful. When exactly did the headache begin?
    When did the headache start, do you know the exact time? | How long have you been feeling so tired?
    When did the thirst start? | Since when have you been feeling this way? | how long have you felt like this
    How long has this been going on for? | since when are you so tired
    Did the thirst start at the same time?`,
  doing: `
    What were you doing when it started? | What were you doing when it came on?
    What were you doing when it began? | Were you doing anything in particular when it started?
    Did the pain start while you were resting? | did you stop what you were doing when it came
    what were you doing when it came on | What were you doing at that moment?
    Were you straining when it started? | What exactly were you doing at the gym? | How heavy was the weight?
    What were you doing at that very moment?
    Did you do anything strenuous beforehand, like the gym, lifting or sex? Sorry to be so direct
    what were you doing at that moment
    Had you been exercising, lifting, on the toilet or having sex when it started? I ask because these can trigger it.`,
  onsetManner: `
    Was it sudden or gradual? | Did it come on all of a sudden or was it more of a gradual thing?
    did it come on suddenly or slowly | did it come on suddenly or build up slowly | was it sudden or slow
    Please tell me in your own words how it all began. | So did it come on suddenly or build up slowly?
    Let me just check I’ve understood, would you mind telling me once more how the pressure began and when?
    sudden or gradual? | was it the worst right at the beginning or did it build up | Did it begin suddenly?
    how did it all start? | Did it come on quickly or creep up over a few days?
    Did it start from one hour to the next or slowly over days? | did it come on all of a sudden
    How quickly did it reach its maximum intensity? | Did the headache come like a thunderclap?
    Did it start gradually? | how sudden was it | did it reach full strength within a minute
    How quickly did it get to its worst, was it seconds, minutes or hours?
    Would you say it was like being hit on the back of the head? | Thunderclap onset?
    Did it hit you like a thunderclap or did it build up? | how long did it take until it was at its maximum
    How did it start? | Did it come on suddenly or has it been creeping up on you?`,
  howAreYou: `
    hey mira how’s the pain | Is the pressure still present at this moment? | how are you feeling in yourself
    Are you having the pressure right now as we speak? | how are you feeling right this minute
    Do you have the pressure right now? | Hey Timur, how are you doing?
    Hello Mrs Lindqvist, how are you today?`,
};
