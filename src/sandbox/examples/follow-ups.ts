import type { Examples } from './example.ts';

export const followUps: Examples = {
  posture: `
    Is there a position that is most comfortable for you? | Which position is most comfortable?
    How do you lie to be comfortable? | What position do you prefer? | Is there a position that helps?
    How do you sit or lie best?`,
  offer: `
    Would you like something for the pain while you wait? | Would you like something for the pain?
    Do you want some water? | Can I get you anything? | Do you need a painkiller? | Do you need a bucket?
    Would you like a blanket? | Would you like to lie down? | Shall I turn the light down?
    Do you need a break? | Can I do anything to make you more comfortable?
    Should I get the nurse to give you something for the nausea? | would you like a tissue
    Would it help if I dimmed the lights?`,
  restless: `
    Is it easier if you lie still or do you find yourself needing to move around?
    do you prefer to lie still or do you have to move around | Do you lie still or do you have to move about?
    Do you prefer to keep still, or can’t you stay in one place? | Are you restless with the pain?`,
  order: `
    Did the sickness come before the pain or after it? | Which came first, the cough or the fever?
    what came first | What came first, the cough or the fever? | what came first, the cough or the fever
    Which did you notice first, the tiredness or the thirst? | What came first?
    Did the vomiting come before the pain or after? | Which of your symptoms came first?
    In what order did it happen? | What did you notice first, the cough or the fever?
    was the pain there before you were sick | Was the fever there first or the cough?
    Which came first, the pain or the vomiting? | Was the thirst there before the tiredness?`,
  lifeEvents: `
    have you been under a lot of stress lately | Anything difficult happened in the past year?
    Has anything difficult happened recently? | Any big changes in your life lately?
    Have you lost someone close to you? | Has there been a lot going on in your life?
    Any recent bereavement? | Have you been through anything hard in the last year?
    Has anything upsetting happened lately? | anything happen in your life recently that has been hard`,
  birthday: `
    Could you confirm your date of birth for me? | What’s your date of birth? | When were you born?
    Can you tell me your date of birth? | When’s your birthday? | could you confirm your date of birth for me`,
  episodes: `
    How long did those last, if there were any, and did they go away with rest?
    How long did those episodes last? | How often did you have those attacks?
    How many times did that happen in the last weeks? | How long did each one last?
    How many times have you had that feeling on the stairs? | How often did that happen over the last weeks?`,
  similarOthers: `
    Do you know someone who had something similar? | Do you know anyone who had something like that?
    Do you know anyone who’s had the same? | Has a friend had something similar?
    Do you know somebody with these symptoms?`,
  lyingOrStanding: `
    Is it any different lying flat compared to sitting up?
    Is it any different lying down compared with standing up?`,
  tbContact: `
    Have you been in contact with anyone with TB that you know of?
    Have you ever been in contact with somebody with tuberculosis?
    Have you been in contact with anyone with TB? | Do you know anybody who has tuberculosis?
    Have you been exposed to TB?`,
  witness: `
    Did anyone see it happen? | Did somebody see what happened? | Did anyone see what happened?
    Was anybody with you when it happened? | Did someone witness it? | Were you alone when it happened?
    Who saw it? | Was there somebody with you at the time?
    did anyone tell you what you looked like during it`,
  explained: `
    Has anyone explained to you what is going to happen next? | Has anyone explained to you what happens next?
    Has somebody told you what’s going on? | What have the doctors told you so far?
    Did anyone talk to you about the treatment? | Do you know why you’re having these tests?
    What have you been told? | What did the ambulance crew tell you? | What have you understood so far?
    What have they told you up to now?`,
  pressureChecks: `
    what’s it usually like when you measure | What’s your blood pressure normally?
    When was your blood pressure last measured? | Do you measure your blood pressure at home?
    Is your blood pressure well controlled? | What are your usual readings? | Is your blood pressure treated?
    When did someone last check your blood pressure? | Is your blood pressure under control?
    Is it well controlled, your blood pressure? | What was your pressure last time somebody checked?
    What was your last reading?`,
  willing: `
    How would you feel about changing your diet or taking tablets if it was needed?
    Would you be willing to stop smoking? | Could you imagine changing your diet?
    How would you feel about taking insulin? | Would you be prepared to have an operation?
    Would you consider cutting down on alcohol? | Are you ready to quit?
    Would you agree to stay in hospital? | Can you imagine taking tablets every day?
    What do you think about losing some weight? | how do you feel about having surgery
    Would you accept help to stop smoking? | would you be open to doing more exercise
    How would you feel about staying in hospital for a few days? | Would you want help with stopping smoking?
    Would you like help to give up? | Would you be prepared to prick your finger every day?
    Would you want help with stopping? | Could you see yourself giving up sweets?
    Would you be willing to check your sugar at home?
    How would you feel about a nurse coming to dress the toe? | Would you be happy to have a nurse visit you?`,
  urineAmount: `
    Are you passing large amounts each time or just little dribbles?
    is it large amounts or only little each time`,
  caringFor: `
    Do you look after anyone? | Is anyone dependent on you? | Who’s looking after your child now?
    Do you care for somebody at home? | Who will take care of your son while you’re here?
    is there anyone at home who needs you`,
  woundCare: `
    Who looks after the wound? | What have you put on it? | Has anyone dressed the sore?
    Have you shown the toe to a doctor? | Have you used a cream or plaster on it?
    How have you been treating the wound? | has a nurse or doctor seen your toe`,
  whatIsThat: `
    Do you know what a lumbar puncture is? | Have you heard of type 2 diabetes?
    Do you understand what that means? | Do you know what an ECG is? | What do you know about diabetes?
    Do you know what that is? | Is it clear to you what this test is for?
    Have you any idea what appendicitis is? | Are you familiar with the term angina?
    Do you know what an appendicectomy is? | Do you know what an angiogram is?
    Do you know what this operation involves? | Have you ever heard of pneumonia?
    What do you know about this illness? | Do you know what insulin is?`,
  babySize: `
    How heavy was your baby at birth? | Was your baby big?
    How much did your daughter weigh when she was born? | How big was your daughter at birth?
    How big was your daughter when she was born? | Was she a big baby?`,
  anaesthetic: `
    Have you ever had problems with an anaesthetic? | Did you tolerate anaesthesia well?
    Any problems with anaesthesia in you or your family?`,
  screening: `
    Have you been for any screening, such as a mammogram or colonoscopy?
    Are you up to date with your cancer screening? | When was your last mammogram?`,
  crescendo: `
    Has it been getting more frequent? | Does it come on with less effort than before?
    Have the attacks become worse over the weeks? | Do they come with less effort lately?
    Are they getting more frequent? | Do you need to do less to get it now?`,
};
