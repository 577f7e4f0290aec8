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
    Good afternoon Mrs. Lindqvist, my name is Sophie, I’m doing my final year in this practice. May I ask you some questions before the doctor sees you?`,
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
    Could I check the feeling in your feet? | may i have a look at it | can i check your blood sugar`,
  summary: `
    So to summarise: your pain began yesterday around the belly button and moved to the right, and you vomited twice. Is that right?
    So to sum up, you’ve come with a cough and fever - have I missed out anything important?
    Let me summarise: sudden headache this morning at the gym, stiff neck, vomited twice.
    So you have been tired and thirsty for three months and lost 5 kilos, correct?`,
  diagnosis: `
    I think you might have appendicitis. | I think it’s your appendix, it’s probably inflamed.
    I think you may be having a heart attack. | I suspect you have an acute myocardial infarction.
    you might be having a heart attack | It looks like you have pneumonia. | Could it be legionnaires disease?
    Your x-ray shows pneumonia on the right side. | It might be caused by legionella. | sounds like pneumonia
    Is it a migraine? | I’m concerned this could be a bleed around the brain, a subarachnoid haemorrhage.
    I believe this may be a bleed in your brain. | It could also be meningitis or a migraine.
    this could be bleeding in the brain | I believe you have type 2 diabetes.
    It sounds like you might have diabetes. | you could have diabetes`,
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
    Would it be ok if the nurse pricked your finger and got a urine sample from you later?`,
  empathy: `
    I’m sorry you’re in so much pain. | That sounds really unpleasant.
    That must be really frightening for you. | I understand that you are afraid.
    sorry you’re having such a rough time | that sounds miserable | that must be worrying with a baby at home
    That sounds terrifying, I’m sorry. | I can imagine how frightening that is with your aunt’s history.
    I’m sorry about your husband.`,
  goodbye: `
    thanks Mira, I’ll be back soon | Alright Mira, see you in a bit. | see you later
    All right, that’s it from my side, thanks a lot. | Thanks for your time, bye!
    OK thanks, I’ll come back later with the results. | ta, see you in a bit
    Brilliant, thanks ever so much Timur, I hope you feel better soon! | take care mr adeyemi
    Thank you Mr Adeyemi. Tell the nurse immediately if it gets worse or you get sleepy. Any questions from your side?
    Goodbye Mrs Lindqvist and take care.`,
  thanks: `
    Thank you Mr Brandt, you’ve been very helpful. | cheers walter
    Okay thank you, I’ll get my supervisor now. | Thanks for answering all my questions.
    thank you for talking to me`,
  acknowledgement: `
    You are doing great, hang in there.`,
  greeting: `
    good afternoon sir
    Good afternoon Mrs Lindqvist, nice to meet you. I’m Mei, I am a medical student in my second year and I’m here with your family doctor.`,
  instruction: `
    If the pressure gets stronger or you feel faint, please tell us immediately, ok?
    please tell us at once if it gets worse ok?
    Could you wear a mask for now, just until we know what it is?
    If we give you tablets, could you get to the pharmacy and come back in two days for a check?
    Please call us at once if you get drowsy, your vision changes or the pain suddenly gets worse, alright?`,
  insult: `
    You’re a liar, it’s just a migraine.`,
  orientationDate: `
    Do you know what day it is? | What’s today’s date? | Can you tell me what year it is?
    What month are we in?`,
  orientationPlace: `
    Do you know where you are? | Can you tell me where you are right now?
    Do you know which hospital this is? | Do you know why you’re here?`,
};
