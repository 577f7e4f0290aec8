import type { Examples } from './example.ts';

/** Many ways to do one thing besides asking: greet, announce, explain, examine, sum up, take leave; and views and wishes. */
export const broad4: Examples = {
  greeting: `
    hi, tom, med student | Hello, I’m Lea. | Good day, I am Piotr, student of medicine in fifth year. | hey there, Ben here
    Good morning, my name is Anna and I am a fourth-year student working here in the emergency department.
    I’m Betty, lovely to meet you! | Hello, my name is Tim, nice to meet you. | Hi, student doctor here. | hello im sam
    The doctor sent me to see you first. | I’m the student who is with the team today. | Am I saying your name correctly?
    hello, sorry for all the beeping, it’s a loud place`,
  consent: `
    May I speak with you for a few minutes? | Is it okay if we have a little chat? | Is it ok that we speak now?
    Everything you tell me stays within the medical team. | I have some questions for you, is it ok?
    Now I would like to ask about other symptoms. | I need to ask some more personal questions. | Is that alright with you?
    The next one is a bit personal, is that all right? | I will ask you questions about your past, then about your family.
    May I begin? | Do you agree to that? | Are you all right to talk? | I need to ask you a few quick questions, ok?
    I’d like to go through your pain step by step. | I have a structured interview for you. | Let’s start then, ok?
    I’ll be taking your history. | Can you manage a few questions? | Fine with you if I sit down?`,
  acknowledgement: `
    I will now move on to your general health. | Let me jump to something else for a moment. | Next I’ll ask about your family.
    That is very clear so far. | I see, good. | ok, next | Right, moving on. | Now a few more general questions.
    Now to something different. | I’ve got everything on my sheet. | That’s the end of my list. | ok so far
    Just a second, I am writing this down. | Good, my form is complete.`,
  thanks: `
    Thank you for answering so openly. | Thank you for being so honest with me. | Thanks for trusting me with that.
    Thank you, you’re doing brilliantly. | That was very helpful, thank you. | I really appreciate you telling me that.
    You’re being so patient, thank you. | Thank you for sharing that with me.`,
  empathy: `
    That must be exhausting. | I can imagine it’s not easy to lie here with all these cables. | You poor thing.
    Oh dear, that sounds really unpleasant. | I hear you, it’s normal to worry. | You’re being very brave.
    I understand, it is normal that you are worried. | That is totally understandable. | I can completely understand that.
    It’s ok to be scared. | Being ill can really get one down. | That’s a lot to carry. | Uff, that sounds awful.
    You must be in a lot of pain. | I would feel the same.`,
  reassurance: `
    It’s good that you came. | You did right coming in. | ok. you did right coming in | Try not to worry too much.
    There’s a lot we can do, so you won’t be on your own with it. | You are in good hands now. | We’ll look after you well.
    We’ll find out what it is. | There’s a lot that can be done. | You’re safe with us. | Whatever it is, we’ll help you.`,
  instruction: `
    Please don’t get up on your own. | Please stay lying down. | stay in bed, don’t walk around, ring if it gets worse
    Press the red button straight away if it gets stronger, ok? | Try to drink plenty and rest a lot. | hold still please
    Please ring if anything changes. | Tell the nurse if the pain suddenly changes. | Keep your head slightly up.
    Please do not eat or drink anything until the doctor has seen you. | Come straight back if you feel worse, promise?
    Please stay lying and call us immediately if it becomes worse. | Lie still and rest. | Don’t walk about alone.
    If you get more breathless, please come back or call an ambulance. | Rest a little now.
    Tell us at once if you feel drowsier. | If anything changes, ring the bell.`,
  goodbye: `
    Thank you and get well soon. | Get well soon and take good care of yourself. | Bye bye! | Goodbye and thank you.
    ok getting the attending now. bye | I get now the doctor. | I’ll fetch the doctor now, okay? | All the best to you.
    I’ll hand over to the cardiologist now. | I’ll leave you in peace for a moment and get the doctor. | See you in a bit!
    Let me grab my supervisor. | I’ll report to the doctor now. | I’m calling my consultant now. | Have a pleasant day.
    I will be back shortly with the doctor. | The doctor will call you in shortly. | It’s been really nice talking to you.
    I’ll discuss this with my registrar right away. | doc comes soon, bye | then the doc sees you, bye
    It was so nice talking to you. All the best to your family! | I’ll go find the doctor and ask about pain relief.
    I will pass this on to the doctor straight away. | That was my last one, thanks for your patience. | Take care until then!
    I’ll be just outside. | Those are all my questions. | I’ll be right back with my supervisor.`,
  plan: `
    We’d next take blood, test your urine and do an ultrasound scan. | The next step would be a blood test and a scan.
    ecg and troponin now | drawing blood now, then again in a few hours | we do an xray now | going to get an x-ray of your chest
    need an ecg now | going to take some blood | ct now asap | finger prick for sugar first | bloods and urine test next
    I think the doctor may want a chest X-ray and a blood test. | We will make a CT picture of your head.
    Next we would like to take a blood and a urine sample. | I’d suggest a chest X-ray, an oxygen reading and some blood.
    If the first test is normal, we may also need to take some fluid from your lower back. | You’ll go through a scanner.
    We’ll find out what it is with a little blood test. | Here’s what comes next: we check the sugar and take some blood.
    I’d measure your blood sugar right now, then kidney values and a urine dip. | Then we send it to the lab.
    Could you give us a urine sample before you go? | May I prick your finger for a quick sugar test?
    Is there anything about that you’d rather not have done? | Would you agree to a scan right now?
    Would you mind if we did a test today? | Are you okay with needles? | We’ll be taking some samples from you.
    I will ask the nurse to bring you something for the pain. | We’ll make sure you get something for the pain.
    We need to exclude a bleed around the brain. | If those are good you could probably be treated at home.
    The doctor goes over the results with you. | We will write an ECG. | Then you’ll get a drip.
    We might recommend a catheter today. | I will get you something against the pain.
    I’m asking in case you need an operation. | Does that make sense? | Does that sound alright?`,
  'pregnancyTest plan': `
    Have you done a pregnancy test, or would you mind if we did one? | Did you test, and may we do a pregnancy test today?`,
  willing: `
    If it does need antibiotics, would you be okay with taking tablets for a few days at home?
    Would you take tablets for it? | Would you be ready to change your diet? | How would you feel about a catheter?
    If you needed insulin, would you be all right with that? | Could you imagine stopping? | Would you agree to an operation?
    How would you feel about that? | Would you be prepared to stay in hospital? | Would you manage to take tablets every day?`,
  examination: `
    First I will shine with a lamp in your eyes, please look straight. | Now please lift both arms and close the eyes.
    Press my hands as hard as you can. | I want to move your head a bit forward, tell me if it hurts.
    I would like now to examine you, do you agree? | With your permission I would now like to examine your abdomen.
    Could you take some nice deep breaths in and out through your mouth for me? | Breathe in and out through your mouth.
    I will start away from the painful spot and press gently. | Please tell me if it hurts when I press.
    going to listen to heart and lungs ok? | shirt off please | bp both arms, hold still | hold out both arms
    I’ll just pop this little clip on your finger to check your oxygen. | I’m putting this cuff around your arm.
    May I look in your throat too, and feel your neck for glands? | Close your eyes and tell me when you feel this touch.
    Could you slip off your shoes and socks for me, please? | I’d take your blood pressure, listen to your heart and look at your feet.
    I would now like to listen to your lungs with the doctor, if you agree. | Can you lie flat so that I can feel your tummy?
    I would also like to check your temperature, pulse and blood pressure. | Look at my finger without moving your head.
    We’ll have a listen to your chest. | Would you be okay with me examining you with a chaperone present?
    Squeeze my fingers, please. | Push against my hand. | Could you say ninety-nine? | Does it hurt more when I let go quickly?
    I am going to measure your pressure on both sides. | Let me feel your pulse. | Please open your mouth wide.`,
  'willing worry': `
    If it does turn out to be that, how do you feel about it? | How do you feel about that?`,
  summary: `
    Have I understood that correctly? | quick recap, tell me if wrong | Did I get that right? | Putting it together: is there anything you’d correct?
    So I repeat: is this correct or did I forget something? | So, just to check I understood. | Is that fair? | right so far?
    Okay so to sum up so far, you’ve been unwell and you came in to have it looked at. | May I repeat what I’ve understood?
    Let me see if I’ve got it right. | Let me briefly summarise what you have told me. | Anything you’d correct or add?
    In a nutshell that is what you told me. | You’ve told me about the start, what came with it, and your risks. Is that right?`,
  diagnosis: `
    My main concern is that the heart isn’t getting enough blood. | It may be an infection of the lungs. | I suspect it is the appendix.
    From what you say I’m considering appendicitis. | It sounds to me as though diabetes is the first thing to look for.
    I think pneumonia is the most likely explanation, though a virus would be possible too. | It might be a bleed.
    If it does turn out to be diabetes, we can treat it. | The most likely thing is a heart attack. | It could be your ovaries.`,
  explainPlease: `
    Would it help if I explain what will happen next? | Shall I tell you what comes next? | Would you like to know what we do now?
    Do you want me to explain that? | Should I go through the plan with you?`,
  whatIsThat: `
    Have you heard of that? | Do you know what this is? | What do you already know about it? | Has anybody ever explained that to you?
    Do you know what that means? | Ever heard of it? | Are you familiar with that?`,
  offer: `
    Can I get you a glass of water or some tissues? | Do you want some water? | Do you need anything? | do you need a break?
    Would you like to lie down? | Shall I get you a blanket? | Are you warm enough? | Would something for the pain help you?
    Are you still okay, do you need a break? | Are you comfortable where you’re sitting, and can I get you some water?
    Would you like me to write anything down for you? | Should we stop for a moment? | Are you too warm or too cold?`,
  'offer consent': `
    Shall I turn down the light, and are you all right to talk? | Do you need water, or can we start?`,
  'photophobia consent': `
    Would you like me to dim the light before we begin? And are you all right to talk? | Is the light too bright, and can we talk?`,
  worry: `
    What went through your head in that moment? | scared? | did you get scared? | Is there one thing that worries you more than the rest?
    What worries you when you lie awake? | Has it been worrying you, and what worries you the most? | What do you fear it could be?
    Do you have fear that it is something bad? | Is there something you’re afraid it could be? | Anything that frightens you about it?
    What is your greatest fear? | What are you most afraid of right now? | Are you particularly concerned about something?`,
  ideas: `
    What do you think yourself, where does it come from? | What do you think is behind it yourself? | what do you think it is
    Did you look it up on the internet? | Did you google it? | Have you read anything about it? | Did you search online?
    Did you have any thoughts yourself about what this could be? | What did you think it was at first? | any idea what it is
    What do you make of it yourself? | What is your own explanation? | Where might this be coming from, in your view?`,
  expectations: `
    What do you expect from us here? | What would be the best thing that could come out of today? | what do you want us to do
    What would you most like to get out of today’s visit? | What were you hoping for today? | medicine, a sick note, or peace of mind?
    What can we do that would help you most? | What is the most important thing for you today? | What should happen now, in your view?`,
  'impact expectations': `
    How is this affecting your life, and what were you hoping for from today? | What does it stop you doing, and what would you like us to do?`,
  impact: `
    What does it stop you from doing? | What can’t you do now that you could do a few months ago? | How have you been coping?
    Can you still do everything at home? | How does it change your day? | Could you do less than usual lately?
    Did you notice that you could do less than usual, for example climbing stairs? | Have you had to stay off work?
    What do you no longer manage? | How bad is it for your daily life? | Are you coping with it?`,
  questionsForYou: `
    Have you still a question? | Do you have any questions for me? | Is there anything you’d like to ask me? | questions?
    Is there anything you’d like to ask before I fetch the doctor? | Anything you want to know from me?`,
  nothingLeft: `
    anything else i should know | Is there anything important that I have forgotten to ask? | Did I miss something?
    Do you want to add or correct anything? | Is there anything I haven’t asked about that you think is important?
    Something we forgot? | Have I missed anything important? | Anything we haven’t talked about that’s on your mind?
    Anything left that you want to say? | Is there something you have not told me yet?`,
  talkToOthers: `
    May I speak with your wife? | Could I call your daughter and ask her? | Would you mind if I talked to your family about it?`,
  company: `
    Does anyone else know how you’ve been feeling, your family or a friend? | Who knows that you are here? | Who have you told?
    Does your family know that you are ill? | Can we ring anybody for you? | Is there anybody with you?`,
  'complaint associated': `
    What is the main reason you came in, and are there any other complaints? | What brings you here, and is there anything else?`,
};
