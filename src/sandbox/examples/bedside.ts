import type { Examples } from './example.ts';

/** What is said while the patient is examined, and between the questions. */
export const bedside: Examples = {
  teachBack: `
    Could you tell me that back in your own words? | Can you repeat what you should do if it gets worse? | Could you repeat back what I’ve told you? | Can you tell me in your own words what I just explained?
    What will you do if it gets worse at home, can you tell me once more? | Just so I know I was clear, what are the next steps? | Could you sum up for me what we agreed? | Please say back what you have understood.
    What would make you come back at once? | Which things should alarm you at home? | Would you go through the next steps with me, so that I know I was clear?`,
  understood: `
    Is that clear, when to call us? | Was I clear enough? | Is all of that clear, or should I go over a part again? | Was everything understandable? | Did what I said make sense?`,
  findingAsked: `
    What can be heard over the left base? | Is the throat red when I look? | Are the lymph nodes enlarged on palpation? | Is there a systolic murmur? | Any added sounds on auscultation? | Is the belly rigid on palpation? | What do the pupils do in the light?
    What does the percussion sound like? | Is air entry equal? | Are bowel sounds present? | Murphy’s sign positive? | Is McBurney tender? | Neck veins distended? | Is there oedema to the knee, pitting?`,
  resultAsked: `
    What was the result of the finger prick? | How high is the glucose? | Have the blood results come back? | And the inflammation values? | Is the troponin positive? | What did the lab find? | Are the ketones raised?`,
  vitals: `
    What are her vital signs? | How are his observations? | Obs please. | Blood pressure, pulse, temperature? | Can I have the vitals? | What is the saturation on air? | Heart rate and blood pressure? | Tell me the pulse and the pressure. | Respiratory rate and sats please.
    Are the vitals stable? | Current temperature and pulse?`,
  coughHere: `
    Let me see you cough. | Now a strong cough, does it hurt? | One good cough, where do you feel it? | Cough for me once, is it painful?`,
  flankTapped: `
    I knock gently over the kidneys now, is that painful? | Any pain when I thump your loins? | Is it tender here at the flank when I tap?`,
  dentLeft: `
    I press my thumb on your ankle, does it leave a mark? | Is there a pit when I let go of your shin?`,
  examination: `
    Let me look into your eyes with the lamp. | I would like to look at the back of your eye with this instrument. | Would you let me examine you in general now? | I will start the examination now, is that fine for you? | Can I look at your nails?
    Put your tongue out. | Show me your palms. | I want to see your throat. | Follow the light with your eyes. | Hold your breath for a moment.`,
  reassurance: `
    Nobody else will hear about this. | It stays in this room. | This is nobody’s fault. | Many people feel like that, you don’t have to be ashamed. | Others have got through this too. | We’ll go step by step, you’re not alone in this. | You couldn’t have known. | That happens to lots of people.`,
  empathy: `
    I imagine that is frustrating for someone who was always busy. | It can’t be nice to lie here like this. | I guess that is hard for an active person. | That is a lot for one day. | No wonder that you are tired. | It’s only natural to be afraid. | Anybody would be upset about that. | I think that must be not easy for you. | I can imagine how hard that is on your own.`,
  impact: `
    How do you get on with your work and your everyday life with this pain? | How do you manage your job and your day with such a pain?`,
  toldAnyone: `
    Did you say that to the doctors? | Have you told the ambulance crew about it? | Do the other doctors know about that? | Have you mentioned that to the nurse? | Did you already tell a colleague of mine?`,
  questionsForYou: `
    What questions have come up for you? | Which questions are left on your side? | What would you still like to know? | Does that leave you with any questions? | Is there something that you want to ask about it?`,
  needles: `
    Any trouble with having blood taken? | Is it a problem for you when blood is drawn? | Do you mind having blood taken? | How are you with blood tests, do you faint?`,
  willing: `
    How would you feel about an X-ray and some blood tests? | What would you say to a scan? | How do you feel about having an ultrasound today? | Would you be open to a test in hospital?`,
  writeDown: `
    Can I give you a leaflet and arrange an appointment with the nurse? | Would a leaflet and a talk with the specialist nurse help? | Shall I print out some information for you?`,
  quitHelp: `
    Have you thought of cutting down on the cigarettes? | Would you consider smoking less? | Have you ever considered giving up, with some help? | Would you want support to cut down? | If you want help to give up smoking, tell me.`,
  work: `
    What did you use to do? | What did you do before you retired? | What was your job before? | What did you do for a living in the past?`,
  appetite: `
    Do you eat as much as before? | Are you still eating the same amounts? | Do you still eat like you used to? | Is your eating the same as ever?`,
  consent: `
    Are you comfortable enough to go on talking? | Do you feel up to more questions? | Is it still all right to talk? | Are you well enough for a few more questions?`,
};
