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
    What can we do for you today? | Could you tell me a bit more about that, just take your time
    What brings you to us today? | So tell me, what’s the matter? | What can I do for you?
    Could you tell me why you’ve come to hospital? | What’s the reason you came to the emergency department?
    In your own words, what’s been happening? | What’s troubling you at the moment?
    Please start from the beginning and tell me what happened. | Can you walk me through what has happened?
    I’d like to hear the story from you. | Can you tell me a bit more about the pain?
    Tell me everything about it. | What exactly is bothering you? | What problems are you having?
    What symptoms have you noticed? | Could you elaborate on that? | Can you expand on that a bit?
    What’s up? | Take me back to when this all began and talk me through it.
    How would you describe your main problem? | Which of these symptoms bothers you the most?
    What made you unwell? | Right, so what seems to be the trouble today?
    I gather you’re not feeling well, can you tell me about it?
    I’ve read that you have a pain, could you tell me more about that?
    I heard from the nurse you’re in pain, what happened? | What do you mean by tired?
    Could you explain what you mean by that? | Can you describe what you have been experiencing?
    And what brought you here? | I understand you have had some pain, tell me about it
    so why are you here today | what’s the main thing that’s been bothering you | how can we help you today
    could you describe the problem to me | what happened to you this morning
    I just want to hear from you what has been happening these last days | tell me what you’ve noticed
    what would you say is your biggest problem right now | let’s start with what brought you in`,
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
    Did the thirst start at the same time? | When did this start? | How long has this been going on?
    When did you first notice it? | Since when have you had this? | When did it all begin?
    How long have you had these symptoms? | What time did the pain start?
    When was the very first time you noticed something was wrong? | How many days have you had it?
    Can you remember when it started? | Was it yesterday or earlier that you first felt it?
    For how long have you felt like this? | When were you last completely well?
    When did you last feel normal? | How many hours ago did it begin? | Did it start today or before?
    What day did you become ill? | How long ago was that? | At what time did it come on?
    exactly when did the headache start | when did the cough begin | when did the fever and cough begin
    since when are you so thirsty | how long have you had the chest pressure
    how long ago did your belly start hurting | how long have you had the pain for
    how long have you been feeling unwell | when did you start feeling ill | do you know what time it started
    when was it you first became aware of it | what time was it when it first hit you
    so it started yesterday? | when did all of this kick off | How many days have you been coughing now?
    How many days have you been ill? | How long have you had the headache for now?
    When did it start? Do you remember the exact time? | Do you remember the exact time?`,
  doing: `
    What were you doing when it started? | What were you doing when it came on?
    What were you doing when it began? | Were you doing anything in particular when it started?
    Did the pain start while you were resting? | did you stop what you were doing when it came
    what were you doing when it came on | What were you doing at that moment?
    Were you straining when it started? | What exactly were you doing at the gym? | How heavy was the weight?
    What were you doing at that very moment?
    Did you do anything strenuous beforehand, like the gym, lifting or sex? Sorry to be so direct
    what were you doing at that moment
    Had you been exercising, lifting, on the toilet or having sex when it started? I ask because these can trigger it.
    What were you up to when it started? | Were you resting or active when it came on?
    Were you exerting yourself at the time? | What had you been doing just before? | Did anything trigger it?
    Was there anything that set it off in the first place? | Where were you when it happened?
    What were you in the middle of? | Did it start during exercise or at rest?
    Were you asleep or awake when it started? | Did anything happen before it started?
    Do you remember what you were doing at that moment? | Can you think of anything that brought it on?
    What was going on right before the pain? | Were you lifting anything at the time?
    did it come on at rest or with effort | Where were you at the time? | was there a trigger
    were you doing anything strenuous when it happened | did you do anything unusual the day before
    what did you do in the hours before it started | anything out of the ordinary that day?
    Was it during exercise, lifting something heavy, on the toilet or during sex?
    Did it come on during sport, sex or straining? | Were you straining, lifting or coughing when it came?
    What were you busy with when it struck? | Were you stressed or upset when it came on?`,
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
    How did it start? | Did it come on suddenly or has it been creeping up on you?
    Did it come on suddenly or gradually? | How did it start, slowly or quickly? | Was it sudden?
    Did it build up over time? | How quickly did it get to its worst?
    Was it there all at once or did it creep up? | How fast did it develop?
    Did the pain reach its peak straight away? | Was the onset abrupt?
    How long did it take to become this bad?
    Was it immediately at its maximum or did it get gradually worse? | Did it start out of the blue?
    Was it like a switch being flipped? | Did it come out of nowhere? | From one second to the next?
    Did it hit you like a clap of thunder? | Seconds, minutes or hours until it was at its worst?
    How long between when it began and its peak? | was it instant | did the fever come on suddenly or slowly
    did the tiredness come on gradually | how did it begin? was it sudden? | did it creep up on you
    did it start mild and become worse | did it come on all of a sudden or bit by bit
    how quickly did you get ill | over what period did it develop
    Was it like a clap of thunder or being hit on the head? | Was it like being hit on the head?
    Like an explosion, all at once? | How many seconds until it peaked?
    How many minutes until it was at its worst? | Did it go from nothing to full strength at once?
    How long did it take from nothing to its worst?`,
  howAreYou: `
    hey mira how’s the pain | Is the pressure still present at this moment? | how are you feeling in yourself
    Are you having the pressure right now as we speak? | how are you feeling right this minute
    Do you have the pressure right now? | Hey Timur, how are you doing?
    Hello Mrs Lindqvist, how are you today? | How are you feeling right now?
    How are you doing at the moment? | Are you in pain at the moment? | How are you today?
    Is it still hurting now? | Is the pain there now as we speak? | Do you still have the pain?
    Are you comfortable? | Are you feeling okay to continue? | How do you feel generally?
    How are you, apart from that? | Still in pain? | And how is it at this moment? | How are things right now?
    Does it hurt right now? | Are you comfortable sitting like this?
    How are you coping with the pain right now? | Is it any better now?
    are you feeling any better since you got here | how is the pain at the moment
    have you got any pain right now | still got the pain? | Tell me, how are things right now?
    How are you bearing up? | How are you holding up at the moment?`,
};
