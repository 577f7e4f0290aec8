import type { Examples } from './example.ts';

export const story: Examples = {
  location: `
    Where is the pain? | Can you point to it with one finger? | Has the pain always been there or did it move?
    wheres the pain now | Show me where it hurts the most. | Was the pain somewhere else at first?
    where did it first hurt | which side is worse | Whereabouts in your tummy is it exactly?
    Has it stayed in the same spot since it began or has it moved at all?
    Can you show me with words where it hurts the most?
    Was it in the same place at the beginning or has it moved? | Where exactly in your chest do you feel it?
    Can you localise the pain with one finger or is it more diffuse? | Does it feel worse on one side?
    can u point to where its sore | has the pain shifted at all | Can you show me where you feel it?
    Where in your chest do you feel it? | Can you show me, is it one spot or more all over?
    Where exactly do you feel it? Could you point with one finger or is it more the whole hand?
    Where does it hurt? | where’s the pain | Where in your head is the pain? | Is it on one side or both?
    Where did the pain begin? | where’s it hurting | is it the whole head or just one part | One side or both?
    Where in your head do you feel it? | Where in your head is it? | one side or both
    Whereabouts do you feel it? | Can you point to where it hurts? | Show me where it is.
    Which part of your belly hurts? | Could you show me with one finger where it is?
    Is it in the middle, left or right? | Where exactly is the discomfort? | Can you point to the spot?
    Where is it worst? | Where did it start and where is it now? | Has it moved since it began?
    Did the pain move from somewhere else? | Has the pain shifted? | Where did you first feel it?
    Has it stayed in the same place? | What part of the head hurts? | Which side is it on?
    Is it localised or all over? | Is it at the front or the back of your head?
    Is the pain in one particular place or spread out? | Could you put your hand where it hurts
    is it more on the right or the left | Was it always in that spot? | upper or lower belly
    is the pain on the surface or deep inside | does it feel deep inside or on the surface
    is it all over or just in one spot | where in your chest do you feel it
    can you localise the pain with a finger or is it more diffuse | is it behind the breastbone or on one side
    and where is it now? | does it hurt in one spot or over a wider area
    Could you point with one finger and tell me where that is?
    Was it in the same spot when it first came on as it is now? | Can you put a finger on it?
    How long did it take to move there? | How long did it take to get from the middle to the right?
    If it moved, how long did that take? | Could you show me where it started? | Where’s the pain right now?`,
  character: `
    How would you describe the pain? | Is it crampy or more sharp? | Is it a stabbing kind of pain?
    How would you describe the pain - is it sharp, dull, crampy, burning?
    how would you describe the pain, sharp, dull, crampy, burning? | Can you describe what it feels like?
    Is it more of a stabbing or a squeezing feeling? | How would you characterise the sensation?
    Is it like an elephant sitting on your chest? | would you call it pain or discomfort
    does it feel like burning or pressing
    would you say it’s more like a weight on your chest, or stabbing, or burning?
    How would you describe the feeling, like a tightness, a stabbing, a burning, a weight?
    Does it feel like somebody sitting on your chest or more of a tearing pain?
    can you describe the feeling in your own words | Is it like a weight, a burning, a stabbing or a tearing?
    what is the pain like | Is it sharp or dull? | What does the pain feel like?
    Does it throb or is it a steady pain? | What type of headache is it? | could you describe the type of pain
    What does it feel like - throbbing, tight like a band, stabbing?
    what does it feel like, throbbing, stabbing, pressing? | What do you mean by tired?
    Does it feel like burning? | Could you explain a little more what you mean with tired?
    Could you describe the tiredness for me, is it sleepiness or weakness or just no energy?
    Is it a burning, stabbing or aching pain? | What kind of pain is it? | What sort of pain?
    Is it crushing? | Is it a pressure, a tightness or a stabbing pain? | Is it throbbing?
    Can you describe it? | What’s the nature of the pain? | Would you say it’s more like an ache or a stab?
    Is it cramping? | What does it feel like, exactly? | What’s it like?
    Describe the feeling in your chest to me. | Can you find words for how it feels?
    Is it more of a squeezing or a burning? | Is it like a band around your chest?
    Does it feel like something heavy is sitting on you? | Would you call it pain or rather pressure?
    is it colicky | a pulsating headache or more of a tight band? | is it a dull ache or sharp like a knife
    how does the sensation feel | does it feel tight, heavy, burning? | what’s the quality of the pain
    tell me what the pain is like | is it stabbing, does it burn, or is it more like pressure
    Is it pulsating? | Is it like something tightening around your head? | Describe your cough to me.
    What does the cough sound like?`,
  course: `
    does it come in waves or is it there all the time | How did the pain develop over time?
    Is the pain there all the time or in waves? | is it a constant ache or cramps
    Is it there all the time or does it come and go?
    Would you say it’s getting better, worse or staying about the same since it started?
    is it there all the time or does it come in waves | has it got worse since it started?
    Has it been constant since it began or does it come and go? | How often did that happen?
    How long did the worst pain last? | How long did those last?
    how many times have you had chest tightness in the last month | how long do those episodes usually last
    How long did it last, or has it been there the whole time?
    Has it been constant or is it coming in waves? | How long does it last?
    Has it been constant or does it come and go?
    Just to be safe, has the pressure changed at all while we’ve been talking?
    Has the cough changed over the days? | How many times a day do you cough?
    how many days have you been coughing | Has it changed at all since it started, better or worse?
    Has the pain changed since this morning? | Has it been continuous? | has it got any better since
    Has it ever gone away since it started, even for a short time?
    Has it been there non stop or has it let up at any time? | Is it getting better or worse as time goes on?
    has it been constant since then | Is it getting worse? | is the tiredness there every day
    Has it become worse over the time or is it stable? | Is it there all the time?
    Is it constant or does it come and go? | Has it got better or worse since it started?
    Does it come in waves? | Has it changed over time? | Is it getting better? | How has it developed since?
    Is it continuous? | Has it been the same the whole time? | Has it improved at all?
    Are there pain-free intervals? | Has it ever gone away completely? | How long did the pain last?
    How long does it last each time? | Is it steady or on and off? | How has it changed since this morning?
    Does the pain ever let up? | Did it ever stop? | has there been any moment without pain
    how long has it lasted altogether | does it come in attacks or is it there continuously
    did it go away and come back | has it been getting steadily worse | is the pain constant or intermittent
    since it began, better, worse or about the same? | how has it been progressing
    how does it change over the course of time | has it stayed the same since it came on
    does it wax and wane | Is the tightness easing off at all? | Is the pain easing off?
    Has it let up since this morning? | Is it dying down?
    What’s the pain like right now compared with last night?`,
  severity: `
    How bad is it out of 10? | whats ur pain score now | How would you score it now, and at its worst?
    can you rate it for me
    On a scale of nought to ten, with ten being the worst pain you can imagine, what would you give it right now?
    On a scale from 0 to 10, how bad is it right now? | On a scale from 0 to 10, how would you rate the pain?
    If 10 is the worst pain imaginable, what is yours? | Has the intensity changed? | 0-10?
    how bad is it from 1 to 10 | How strong is the pain? | how bad’s the pain
    How bad do you feel overall from 0 to 10? | How severe is the pain from 1 to 10?
    Is this the worst headache you’ve ever had? | On a scale of one to ten?
    Is it still as strong as at the beginning? | score from 0 to 10
    How severe from 0 to 10, at the peak and now? | Out of ten, how bad is it at this moment?
    rate it 0 to 10 please | Is this the worst headache of your life?
    On a scale of one to ten how bad would you say the tiredness is? | How bad is the pain from 0 to 10?
    On a scale of one to ten, how severe is it? | How would you rate it out of ten?
    What number would you give it? | How bad was it at its worst? | How bad is it now compared with the start?
    If ten is the worst pain you can imagine, where are you? | How severe is it?
    Is it the worst pain you’ve ever had? | Would you call it severe?
    Is it bad enough to stop you from doing things? | Can you score the pain for me? | out of 10?
    how bad is it | rate your pain | Is it bearable? | How intense is it right now, 0 to 10?
    is this the worst headache of your life | have you ever had pain as bad as this | what’s your pain score
    how much does it hurt | at its peak how bad was it out of ten and what is it now
    so if zero was no pain and ten the worst, what would you say
    You said it’s the worst headache, is that the worst of your whole life? | Is it the worst of your life?`,
  radiation: `
    does it go anywhere else, like your back or your shoulder or your groin? | radiation?
    Does it move anywhere, like your arm or your jaw? | does it spread anywhere?
    does it spread anywhere, arm, jaw, neck, back, belly? | Does the pain go anywhere?
    Does the pain spread anywhere? | Did the pain spread from there? | does it go anywhere else
    Does it move anywhere, for instance into the neck or behind the eyes?
    Has it moved anywhere since or does it spread, like down your neck? | Does it go anywhere else?
    Does the pain spread? | Does it radiate? | Do you feel it anywhere else? | Does it shoot anywhere?
    Does the pain move anywhere from there? | Is it only there or does it travel?
    Does it go through to anywhere? | does it stay there or go somewhere | does the pain go elsewhere
    anywhere else that it hurts? | do you feel the pain somewhere else as well
    does it radiate out to anywhere`,
  timing: `
    Ever woken you from sleep? | Is the cough worse at night?
    Is the cough worse at a certain time of the day?
    Is the cough there all day or worse at any particular time? | Does it keep you up at night?
    Is the cough worse at night or in the morning? | Did it wake you up from sleep?
    Is it worse first thing in the morning? | did it wake you from sleep | Do you wake up thirsty at night?
    Is it worse at any particular time of day? | Is it worse in the morning or at night?
    Does it wake you up at night? | Did it wake you from sleep? | Is there a pattern during the day?
    When in the day is it worst? | Is it worse in the evenings? | How is it at night?
    Does it vary through the day? | What about at night, is it different?
    any time of the day when it’s worst? | do you get it more in the mornings | does the pain wake you`,
};
