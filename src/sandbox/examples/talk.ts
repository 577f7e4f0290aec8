import type { Examples } from './example.ts';

export const talk: Examples = {
  consent: `
    Hi Mira, I’m Tom, one of the medical students. Is it ok if I ask you some questions?
    Hello, my name is Priya and I’m one of the medical students here, would it be alright if I asked you some questions?
    I need to ask a few more personal questions now which we ask all women with tummy pain, is that okay with you?
    Hi, my name is Anna, I’m a final year medical student. Is it ok if I ask you a few questions before the doctor comes?
    I need to ask some more personal questions now, I ask these to every woman with belly pain. Is that okay for you?
    Good morning Mr Brandt, my name is Anna and I’m a third year medical student. Would it be alright if I asked you a few questions?
    Do you feel able to continue?
    Good morning Mr Brandt, I am Tobias, a medical student in the 4th year. I’d like to ask you some questions before the doctor comes, do you agree?
    Good morning sir, I am Arjun, a third year medical student. Is it ok if I take a history from you?
    Are you comfortable enough to talk to me just now?
    Good morning Mr. Brandt, I’m Lukas, a medical student in my last year. I would like to ask you some questions, is that all right?
    Everything you tell me stays within the team here. Happy to go ahead?
    I’d like to ask some questions about your sex life, because some infections are relevant for the lungs too. Is that ok?
    Hi there, I’m Ellie, a medical student working with the doctors in the clinic. Would you mind having a chat with me about how you’ve been?
    Hello Mr Adeyemi, I’m Tom, one of the medical students. I can see you’re suffering so I’ll try to be quick, is it alright if I ask you a few things?
    Hello Mr Adeyemi, I’m Paul, medical student. I heard you have a bad headache. Are you able to talk with me for a few minutes?
    Good afternoon Mrs Lindqvist, I’m Sunita, a medical student with the practice this month. Would you be happy to talk to me before the doctor sees you?
    Good afternoon Mrs. Lindqvist, my name is Sophie, I’m doing my final year in this practice. May I ask you some questions before the doctor sees you?
    Everything we discuss stays confidential, is that ok?
    What you tell me stays between us and the team, alright? | Is it okay if I ask you some questions?
    Are you happy to talk to me? | Would it be alright if I took a history from you?
    Do you mind if I sit down and talk with you for a few minutes?
    May I ask you a few questions before the doctor comes? | Can we have a chat about what’s been going on?
    I’d like to ask some personal questions now, is that okay? | Do you feel up to answering some questions?
    I’m going to ask you about your past health now. | Is it all right with you if I take some notes?
    Are you okay to carry on? | Can I ask you something personal?
    I have a few more questions, is that alright? | Is that alright with you? | Are you happy with that?
    Would that be okay? | Shall we start? | All information will be treated confidentially, do you agree?
    Is now a good time to talk? | everything you say here is confidential, ok?
    I just want to go over a few things with you, is that fine?
    Do I have your permission to ask you some questions? | Are you happy for me to go ahead? | can we continue
    Do you need a break or can we go on? | I’d like to talk about your family now, is that ok?
    Some of the next questions are a bit personal, we ask everybody, alright?
    Mind if I ask you some things while we wait?
    Everything we talk about stays within the team looking after you, is that alright?
    Is it okay if I talk with you first? | Are you able to talk with this headache?
    Do you feel well enough for a few questions?
    The doctor asked me to have a chat with you first, would that be all right?
    Dr. asked me to talk to you first, is that OK?
    My supervisor asked me to speak with you beforehand, alright?
    Would it be OK if a colleague of mine joined us? | Is it fine if another student listens in?`,
  examination: `
    Can you stand up straight for me? | Is it okay if I press on your belly?
    I’d like to examine your abdomen now. | Can you hop on one leg? | Where does it hurt when I push here?
    mind if I have a feel of your tummy | can you cough for me | I’d like to examine you now, is that ok?
    May I listen to your heart now? | I’m going to measure your blood pressure now.
    I’m just going to take your pulse | Can I listen to your lungs? | Could you take a deep breath for me?
    Could you sit up so that I can listen to your back? | Say ninety-nine please.
    I need to check your oxygen level. | can i listen to your chest please | could you cough for me
    Can I shine a light in your eyes? | Can I look into your eyes with a torch?
    Can you press your chin on your chest? | Could you raise both arms and close your eyes?
    Can you smile and show me your teeth? | please follow my finger | Can you feel me touching your foot?
    Has anybody looked at it? | Could you take off your sock so that I can see it?
    Could I check the feeling in your feet? | may i have a look at it | can i check your blood sugar
    Can I examine you now? | I’d like to listen to your heart and lungs. | May I press on your belly?
    I’m going to check your blood pressure and pulse. | Could you lie down on the couch?
    Please take a deep breath. | Let me have a look at your throat.
    I’d like to do a physical examination, is that ok? | Can I feel your pulse? | Can you squeeze my hands?
    Could you follow my finger with your eyes? | I would like to test the feeling in your feet.
    Could you take off your shirt please? | I’m going to shine a light in your eyes.
    Tell me if it hurts when I press here. | Can I take your temperature? | let me look at your feet
    may I feel your stomach | Can you show me how you walk?
    So next I’d listen to your chest and check your temperature, oxygen level, pulse and blood pressure, is that ok?
    I’d like to check your blood pressure, weight, pulse and feet now.
    I’m going to look at your throat, feel your neck and listen to your lungs.
    Is it all right if I press on your belly and listen to it?
    I would now examine your heart, lungs and legs, if that’s ok.
    Would it be all right if I put these stickers on your chest?
    Would it be OK if a colleague of mine examined you as well? | Can you feel it when I touch your feet?
    Can you lie flat for the examination?`,
  summary: `
    So to summarise: your pain began yesterday around the belly button and moved to the right, and you vomited twice. Is that right?
    So to sum up, you’ve come with a cough and fever - have I missed out anything important?
    Let me summarise: sudden headache this morning at the gym, stiff neck, vomited twice.
    So you have been tired and thirsty for three months and lost 5 kilos, correct?
    Let me summarise what you’ve told me.
    So to sum up, you’ve had pain since yesterday and you feel sick, is that right?
    Let me just repeat that to make sure I’ve understood: it started suddenly and you vomited twice.
    If I understand correctly, the pain began two hours ago and goes into your arm.
    Just to recap, you’ve been tired for three months, you’re drinking a lot and you’ve lost weight. Is that correct?
    So you’ve had a fever and cough for five days, you smoke, and you’ve been working in a hotel. Did I get that right?
    I’d like to check I’ve got everything right.
    So what I’ve heard so far is that the headache came on all at once while you were training.
    You said the pain moved from the middle to the right and that moving makes it worse. Correct?
    Can I quickly go over what you said to make sure I got it?
    To recap: chest pressure, sweating, nausea, smoker. Anything to correct?
    Let me see if I have this right, you woke up fine and then it hit you at the gym.
    So in a nutshell you’ve been coughing for five days with fever. | have I understood you correctly
    Is that an accurate summary?
    So: pressure for two hours after carrying boxes, into the left arm, sweating, smoker. Right so far?
    So, five days of fever, rusty phlegm, a stitch on the right, and the hotel job. Right?
    So you’ve been tired and thirsty for months, lost five kilos, and have a sore on your toe. Did I get it right?
    Right, so a sudden headache at the gym, stiff neck, vomited twice. Is there anything I got wrong?
    Okay so let me see if I’ve got it: pain since last night, moved to the right, and you feel sick.`,
  diagnosis: `
    I think you might have appendicitis. | I think it’s your appendix, it’s probably inflamed.
    I think you may be having a heart attack. | I suspect you have an acute myocardial infarction.
    you might be having a heart attack | It looks like you have pneumonia. | Could it be legionnaires disease?
    Your x-ray shows pneumonia on the right side. | It might be caused by legionella. | sounds like pneumonia
    Is it a migraine? | I’m concerned this could be a bleed around the brain, a subarachnoid haemorrhage.
    I believe this may be a bleed in your brain. | It could also be meningitis or a migraine.
    this could be bleeding in the brain | I believe you have type 2 diabetes.
    It sounds like you might have diabetes. | you could have diabetes | I think you have appendicitis.
    You may be having a heart attack. | I suspect a bleed in the brain. | I believe you have diabetes.
    This could be a problem with your heart. | I’m afraid this may be a subarachnoid haemorrhage.
    My diagnosis is type 2 diabetes. | It could be an ovarian cyst or your appendix.
    All of this points to an infection of the lungs. | What you describe fits with appendicitis.
    We think that it’s a heart attack. | It’s most likely legionnaires’ disease.
    You probably have an infection of your lung from the water systems.
    I’m concerned that this might be a brain haemorrhage. | Your symptoms suggest diabetes.
    I think your sugar may be too high. | it sounds like it could be your appendix
    You have a ruptured aneurysm. | Could it be a migraine?
    The ECG shows changes that fit with a heart attack.
    We think the most likely cause is an inflamed appendix, which usually means an operation with small cuts.
    Your sugar is very high, which means you have diabetes. | The X-ray shows pneumonia.
    The scan shows bleeding around the brain. | It’s an inflammation of your appendix.`,
  plan: `
    We’d like to do an ultrasound and take some blood. | You will probably need an operation. Do you agree?
    Would you mind giving us a urine sample? | Your blood tests show signs of inflammation.
    You’ll need surgery today. | You can’t eat or drink anything from now on. | you may need your appendix out
    we’ll keep you nil by mouth | We’re going to give you some aspirin and call the cardiologist.
    We need to get you to the catheter lab right away, do you understand?
    we’ll give you aspirin and something for the pain
    You need to stay in hospital and we will start antibiotics. | I’d recommend that you stay in the hospital.
    you’ll be needing antibiotics through a drip | will you be ok to stay in
    Would you be happy to have a chest x-ray or some bloods if the doctor thinks it’s needed?
    Would you be ok with a chest x ray and some blood tests?
    We need to do a CT scan of your head right away. | We’re going to do a CT and maybe a lumbar puncture.
    we need to scan your head urgently
    we will probably do a CT of your head and maybe a lumbar puncture, would you agree to that?
    We will do a blood test for your sugar and HbA1c.
    You should cut down on the lemonade and eat less sugar. | Would you be happy to have a blood test?
    You need to see the podiatrist and change your diet. | you’ll need to start tablets
    Would it be ok if the nurse pricked your finger and got a urine sample from you later?
    We’ll do some blood tests and an ECG. | I’d like to take some blood.
    We’re going to do a CT scan of your head. | We need to do an ultrasound of your belly.
    You’ll have to stay in hospital. | I will ask the surgeons to see you.
    We’ll give you something for the pain. | We’re going to start antibiotics. | The next step is an X-ray.
    You might need an operation. | I’m going to put a cannula in your arm.
    We’ll check your urine and do a pregnancy test. | I’d like to test your blood sugar, is that okay?
    We would like to admit you for observation. | The cardiologist will come and see you soon.
    We need to keep you on a monitor. | I’ll order a chest X-ray and some bloods.
    I recommend that you stop smoking. | You should see a dietician and a diabetes nurse.
    We’ll start you on metformin. | You need to take these tablets twice a day.
    We’d like to repeat the ECG in a while. | Would you agree to a lumbar puncture?
    We’ll need a urine sample from you. | I’d like to prick your finger to measure your sugar.
    I’m going to give you some oxygen and aspirin.
    let me explain what we do next: first blood tests, then a scan | we have to wait for the results
    I’d suggest we do some tests to find out what it is | We will call your wife
    If the scan is normal we’ll do a lumbar puncture.
    I’d like to check your blood pressure, weight, pulse and feet, and do a finger prick sugar and a urine test today, would you be happy with that?
    The doctor might want a chest X-ray, some blood tests and a sample of your phlegm. How do you feel about that?
    We’d want to see you again in a couple of days, would that work for you?
    I’m going to tell my senior about this right away. They’ll want to do an exam and an urgent CT scan of your head, is that alright?
    We’ll get you something for the pain and sickness.
    We would take some blood, do an ECG and put you on a monitor, is that alright with you?
    We’d book you in for another appointment next week.
    We might need to keep you in overnight, would you be happy with that?
    How would next week suit you for a check-up? | We’d like you to come back on Monday, does that work?
    They’ll want to operate today if the scan confirms it.
    Would you be happy for us to take some blood and scan your belly?
    You’ll have a thin tube put through your wrist to open up the artery.
    The scan will show us whether there’s blood around the brain. | A nurse will come to take some blood.
    You’d get a drip and antibiotics into the vein.`,
  empathy: `
    I’m sorry you’re in so much pain. | That sounds really unpleasant.
    That must be really frightening for you. | I understand that you are afraid.
    sorry you’re having such a rough time | that sounds miserable | that must be worrying with a baby at home
    That sounds terrifying, I’m sorry. | I can imagine how frightening that is with your aunt’s history.
    I’m sorry about your husband. | I’m sorry to hear that. | That must be hard for you.
    That sounds really difficult. | I can imagine that this is frightening. | Oh no, that sounds painful.
    You poor thing. | I can see that you are in pain. | I understand that you’re worried.
    It must be scary for you. | I’m so sorry you’re going through this. | That sounds like a tough time.
    It’s completely understandable that you feel that way. | I can see this is upsetting for you.
    Sounds like you’ve had a rough time. | That can’t be easy. | I’m sorry about your father.
    My condolences. | I’m very sorry for your loss. | It’s normal to be worried in your situation.
    I appreciate that this is difficult to talk about. | that sounds exhausting
    I’m sorry you’ve had to wait so long | That’s a lot to deal with.
    I’m sorry, that must have been very hard with your mother.
    Losing your father like that must have been hard. | That sounds miserable, no wonder you feel run down.
    I’m sorry you lost your husband. | I can see you’re really uncomfortable, I’m sorry.
    That must have given you a fright.`,
  goodbye: `
    thanks Mira, I’ll be back soon | Alright Mira, see you in a bit. | see you later
    All right, that’s it from my side, thanks a lot. | Thanks for your time, bye!
    OK thanks, I’ll come back later with the results. | ta, see you in a bit
    Brilliant, thanks ever so much Timur, I hope you feel better soon! | take care mr adeyemi
    Thank you Mr Adeyemi. Tell the nurse immediately if it gets worse or you get sleepy. Any questions from your side?
    Goodbye Mrs Lindqvist and take care. | Goodbye. | Bye, take care.
    I’ll go and speak to my senior now, bye. | Thank you very much, I will be back soon.
    Thanks for your time, I hope you feel better soon. | That’s all from me, see you later.
    I’m going to get the consultant now. | I’ll leave you to rest, get well soon. | It was nice meeting you.
    Thank you for talking to me, I’ll discuss this with my supervisor and come back.
    I’ll be back with the doctor in a few minutes. | Those were all my questions, thank you.
    That’s everything I wanted to ask. | All the best. | See you soon, feel better.
    We’re done for now, thank you for your time.
    I’m going to present your case to the attending and then we’ll come back together.
    I hope you get well soon. | I will fetch my colleague and be right back.
    Thank you very much for your time, it’s been lovely talking to you. The doctor will call you in shortly, bye bye!
    The doctor will see you shortly, bye. | It’s been lovely talking to you.
    Thanks, I’ll fetch the doctor now, see you in a bit. | Right, I’ll leave you in peace now, thank you.
    I’ll report to my supervisor and she’ll be with you in a minute.
    Great talking to you, take care of yourself.`,
  thanks: `
    Thank you Mr Brandt, you’ve been very helpful. | cheers walter
    Okay thank you, I’ll get my supervisor now. | Thanks for answering all my questions.
    thank you for talking to me | Thank you. | Thanks for telling me that. | Thank you for being so open.
    Thank you for your patience. | Thanks a lot for answering my questions. | I appreciate you sharing that.
    Thank you, that’s very helpful. | Many thanks for your honesty.`,
  acknowledgement: `
    You are doing great, hang in there. | Okay. | I see. | Right, thank you. | Alright, good to know. | Great.
    That’s helpful. | Okay, I understand. | Mhm. | Good. | Interesting. | Noted. | Okay, that makes sense.
    Perfect, that helps. | Let me just write that down. | Give me a second to think. | Right, let’s move on.
    Next I’d like to go through your past history. | Now some questions about your family.
    I’ll now ask about your general health. | I know it’s hard to answer with this pain, you are doing great.
    You’re doing very well. | Almost done.`,
  greeting: `
    good afternoon sir
    Good afternoon Mrs Lindqvist, nice to meet you. I’m Mei, I am a medical student in my second year and I’m here with your family doctor.
    Hello, my name is Anna and I’m a medical student. | Hi, I’m Dr Miller.
    Good morning, I’m one of the students here. | Nice to meet you. | Hello there!
    Good evening, my name is Lukas, I am a fourth year medical student. | Hey, how do you do
    I’m the doctor on call today. | Hi I’m a student doctor working with the team today | Good morning sir
    hello madam`,
  instruction: `
    If the pressure gets stronger or you feel faint, please tell us immediately, ok?
    please tell us at once if it gets worse ok?
    Could you wear a mask for now, just until we know what it is?
    If we give you tablets, could you get to the pharmacy and come back in two days for a check?
    Please call us at once if you get drowsy, your vision changes or the pain suddenly gets worse, alright?
    If it gets worse, please call the nurse. | Please press the button if you feel worse.
    Tell me straight away if the pain gets stronger. | Please don’t eat or drink anything for now.
    Let us know if you feel faint or short of breath. | Please lie still and try to rest.
    You should come back if you get more breathless or the fever doesn’t go down.
    Call an ambulance if it happens again. | Ring the bell if you need anything.
    Please stay in bed until the doctor comes. | Come back at once if you vomit or get drowsy.
    Please keep the mask on. | Don’t get up by yourself.
    If you notice any change in your vision, tell somebody right away. | Please keep your foot clean and dry.
    try not to move too much | If you become more breathless or confused, call 999 straight away.
    If so, I’ll tell the nurse straight away. | If the fever goes above 40, come back at once.
    If it comes back, ring us. | Let the nurses know if it gets worse.
    Please don’t drive until we know what it is. | Would you mind putting a mask on while we talk?
    If you get more breathless, confused or cough up blood, you need to go to the emergency department right away.
    If you start vomiting, get very drowsy or can’t keep up with drinking, please call 112 or get someone to.
    Please stay lying down and press the buzzer if anything changes - weakness, vision, drowsiness - ok?
    If the pain spreads or you feel faint or sweaty, shout for us.
    Call us immediately if your vision or speech changes. | If you get chest pain or breathlessness, ring 999.
    Should the foot get redder, hotter or more painful, come straight back.
    If you notice any bleeding or the pain gets unbearable, tell the nurse.`,
  insult: `
    You’re a liar, it’s just a migraine. | You’re lying. | You’re stupid. | Shut up.
    You are wasting my time. | What an idiot. | Stop whining.`,
  orientationDate: `
    Do you know what day it is? | What’s today’s date? | Can you tell me what year it is?
    What month are we in?`,
  orientationPlace: `
    Do you know where you are? | Can you tell me where you are right now?
    Do you know which hospital this is? | Do you know why you’re here?`,
  reassurance: `
    Don’t worry, you’re in good hands. | We’ll take good care of you. | Try to stay calm, we are here for you.
    You did the right thing coming in. | We’ll do everything we can. | You’re safe here.
    We’re going to look after you. | There is no need to be embarrassed. | It’s good that you came.
    You don’t have to be ashamed of that. | We will help you. | everything will be ok`,
  sure: `
    Are you sure? | Are you certain about that? | Really? | Are you quite sure you didn’t? | Is that all?`,
  repeat: `
    Can you say that again? | Sorry, I didn’t catch that. | What did you say? | Could you repeat that please?`,
  weather: `
    What’s the weather like? | Who won the football? | Tell me a joke.`,
  robot: `
    Are you a real patient? | Are you an AI? | Are you a computer?`,
  pressure: `
    Just answer me! | Hurry up, I haven’t got all day. | Come on, speak up. | You have to answer my questions.`,
};
