import type { Examples } from './example.ts';

/** Casual, indirect and curt ways to ask for what the other files ask in full. */
export const broad5: Examples = {
  appetite: `
    Could you face a plate of pasta? | Could you eat a horse? | Would you manage a sandwich? | Does food appeal to you?
    Do you fancy a bite? | Can you stomach anything? | How about food, any wish for it? | Would you eat if I gave you something?`,
  fever: `
    Did you check your temp with a thermometer? | Did you take your temperature at home? | What did the thermometer show?
    How warm were you? | Were you hot to the touch? | Has your temperature been up?`,
  contacts: `
    Has anyone in your flat got the same thing? | Anybody in your house with the same? | Is your wife ill as well?
    Has your family caught it? | Are your colleagues ill? | Is there something going round at work? | Have your flatmates got it too?
    Is anyone you live with unwell? | Does your partner have it too? | Are others sick as well?`,
  course: `
    When you got up this morning, how was it compared to last night? | How is it today compared to yesterday?
    Is today better than yesterday? | Ups and downs, or steady? | Is it building up or dying down? | Has it been steady?`,
  'better:still': `
    If you stay perfectly still, is that better? | Did those go away when you stood still? | Better if you do not move?
    Does it calm down when you sit quietly? | If you stop, does it go?`,
  'worse:pressing': `
    Which hurts more, when I push or when I let go? | Is it worse pressing or letting go? | Does it hurt more when I release?`,
  worse: `
    What is bad for it? | What can’t you do because it hurts more? | Is anything making it worse?`,
  sti: `
    Have you ever caught anything from sex? | Ever had something sexually transmitted? | Were you ever tested for chlamydia?
    Any infections down there from a partner?`,
  painSex: `
    Does intercourse hurt? | Is sex painful? | Does it hurt when you sleep with your boyfriend?`,
  pregnancy: `
    Might there be a baby on the way? | Could you be expecting? | Is a pregnancy possible? | Could you be pregnant without knowing?`,
  lastMeal: `
    Eaten at a sketchy place? | Have you had any dodgy takeaway? | Eaten anything weird? | What did you have for dinner last night?
    Any undercooked chicken or the like? | Could it be food poisoning, what did you eat?`,
  instruction: `
    nil by mouth from now on please! | Nothing to eat or drink from now on. | Keep that leg up. | Stay off your feet, please.
    Let the nurse know if it gets any stronger. | Shout if you feel faint. | No food for now, please.`,
  diagnosis: `
    I reckon it could be your appendix. | It may well be diabetes. | I’m worried this is a heart attack. | This looks like pneumonia to me.
    We suspect that an artery is blocked. | I think you have pneumonia and we should start antibiotics.`,
  associated: `
    What else did you feel in your body when it came? | What else did you notice at the time? | Did you feel anything else?
    Anything else going on in your body? | And besides that? | Other than that, any trouble?`,
  severity: `
    On a ten point scale, where is it this moment and where was it at the start? | Where on the scale are you?
    One being a mosquito bite and ten being on fire? | If ten is the worst, where are you? | Is it a two or more of an eight?
    How much does it hurt, honestly? | How intense is it?`,
  palpitations: `
    Did your heart stumble or race? | Did you feel your heart beating? | Is your heart going fast? | Does your heart miss a beat?`,
  orthopnoea: `
    Can you lie down flat to sleep? | Do you have to sit up to breathe at night? | How many pillows do you sleep with?`,
  diabetes: `
    Are you diabetic, do you know your sugar? | Do you know your sugar level? | Has your sugar been checked? | Any sugar problems?`,
  cholesterol: `
    And the cholesterol? | Is your cholesterol high? | What are your blood fats like? | Why did you stop the cholesterol one?`,
  bloodPressure: `
    And the blood pressure? | Is your pressure high? | Any hypertension? | When were you told about your blood pressure?`,
  smoking: `
    Ever thought of giving it up? | Have you cut down since you got ill? | How much do you smoke, and since when?
    Have you ever managed to stop? | Would you like to stop? | Are cigarettes your thing?`,
  alcohol: `
    Drink? | drink? | How about drink? | What about booze? | Do you have a tipple in the evening? | Wine, beer, spirits?
    Are you a drinker? | Do you drink at weekends?`,
  'smoking alcohol': `
    Do you smoke? Drink? | smoke? drink? | Do you smoke or drink? | Cigarettes, wine?`,
  before: `
    Did anything odd happen in the past few weeks, any unusual headaches? | Any unusual pain in the last weeks?
    Had you noticed anything like that on previous days? | Was there an earlier one, a smaller one? | How long did that one last?
    Any sudden severe headache in the last two or three weeks? | Any strong headache that you put down to something else?
    Any severe pain in the last weeks that you thought nothing of? | Did you have a sudden bad headache some days ago?
    Has your chest troubled you before today? | Have you had this sort of thing earlier in life?`,
  potencyPills: `
    Do you take any pills for your love life? | Any blue pills? | Have you taken something to help with erections?`,
  company: `
    Is your husband on his way? | Is your wife outside? | Do you want us to fetch your wife? | Is your daughter coming?
    Who is waiting for you? | Are they still here?`,
  complaint: `
    What is worse, the tiredness or the thirst? | Which is worse for you, the cough or the fever? | so... belly. go ahead
    What happened to you this morning, in as much detail as you can? | Go ahead, I’m listening. | So, the headache. Tell me.
    Would you like to tell me what’s brought you in? | Off you go, tell me everything.`,
  nocturia: `
    Do you get up at night to drink or to pee? | Do you have to get up at night? | How many times do you get up at night?
    Does the bladder wake you?`,
  tingling: `
    Any odd feelings in your hands or feet? | Funny feelings in the feet? | Do your feet feel strange? | Does it prickle in your toes?`,
  support: `
    Do you have any help? | Who helps you? | Do you cope? | Is there anyone who gives you a hand?
    Do you live on your own and cope all right?`,
  'home support': `
    Do you live on your own? Do you cope? | Do you live alone, and who helps you?`,
  lowMood: `
    How is your mood since your husband died? | How have your spirits been? | Do you feel sad? | Are you often sad these days?`,
  'pain:belly': `
    Is your tummy alright? | Tummy fine? | How is your tummy? | Is your belly all right? | Any tummy trouble?`,
  bloods: `
    When did you last have your blood taken? | Has your blood been taken today? | Did they draw blood? | Have you had blood tests?`,
  'childrenOwn pregnancies': `
    How many children did you have, and were the pregnancies normal? | Children? Were the births normal?`,
  photo: `
    Could I take a look at it? | Can I see it? | Would you show me the toe? | May I see your foot?`,
  haemoptysis: `
    Any streaks of blood in the phlegm? | Is there red in what you cough up?`,
  'bloodUrine urineLook': `
    Have you noticed blood in your urine or that it’s dark? | Is your urine dark or bloody?`,
  'headache musclePain': `
    What about your head and your limbs, do they ache? | Do your head and limbs ache?`,
  'tuberculosis tbContact': `
    Ever had TB, or been near someone who had? | Have you had tuberculosis, or met anyone with it?`,
  allergies: `
    Any medicines that don’t agree with you? | Does anything give you a rash? | Are you allergic to anything else, contrast medium for example?
    What happened back then with the penicillin? | What can you not take? | Do you come out in spots from anything?`,
  'work jobDetail': `
    What kind of work do you do, and do you breathe in anything nasty there? | What’s your job, any dust or fumes?`,
  travel: `
    Were you travelling in the last weeks? Where did you stay? | Where did you stay when you were away?`,
  xray: `
    What did the X-ray show? | Have they taken a picture of your chest? | Is there an X-ray already?`,
  expectations: `
    What can we do for you right now? | What would you like me to do? | How could I help you most? | What do you need from us?`,
  worry: `
    What do you fear it might be? | What frightens you most? | Is there something you’re scared of? | Anything that scares you?`,
  hair: `
    Is your hair falling out? | Losing hair? | Has your hair got thinner?`,
  photophobia: `
    Does light hurt your eyes? | Is it too bright in here? | Shall I switch the lights off?`,
  migraine: `
    You suffer from migraines, don’t you? What are they like? | How often do you get migraines? | What are your migraines like?`,
  'grandparents family:aneurysm': `
    What happened to your aunt? | How old was your aunt when she died?`,
  exercise: `
    Were you fit before this? | Are you sporty? | Do you get out of breath easily when you exercise normally?`,
  'seenDoctor company': `
    Who brought you in, and are they still here? | How did you come, and is anyone with you?`,
};
