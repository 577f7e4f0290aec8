import type { Examples } from './example.ts';

/** Questions in pairs and threes, as students put them at the end of a list. */
export const broad8: Examples = {
  tried: `
    What medicines have you tried? | Which medicines have you tried for it? | What have you tried against it so far?`,
  questionsForYou: `
    Is there anything you want to know? | Something you would like to know from us? | Is there anything you would like to know?`,
  'course severity': `
    What was it like when it began, and how is it now? | How was it at first, and how is it now?`,
  'worse better': `
    Is anything making the pain worse or better? | Does something make it better or worse? | What makes it better or worse? | Better or worse with anything?`,
  'family:heart': `
    What about your family, any heart problems at a young age? | Your family, any heart disease there? | And in the family, any heart trouble?`,
  'family:diabetes': `
    What about your family, any diabetes there? | And in the family, any sugar?`,
  stress: `
    Do you have stress at work or at home? | Stress at home or at work? | Is life stressful just now?`,
  gp: `
    When were you last at the doctor’s? | When did you last go to your doctor? | How often do you see your doctor?`,
  'onsetManner course': `
    How did the illness begin and how has it gone on? | How did it start, and how has it developed? | How did it begin, and has it got worse since?`,
  'cough sputum': `
    Can you describe the cough and what comes up with it? | What is the cough like, and does anything come up?`,
  'speech vision limbWeakness': `
    Any trouble speaking, seeing, or moving? | Speech, sight, arms and legs all right?`,
  'bowels pain:belly': `
    How are your bowels and your tummy? | Tummy and bowels in order? | Bowels? Belly?`,
  'diet fluids': `
    What do you eat and drink in a day? | Tell me what you eat and drink. | How is your eating and drinking on a normal day?`,
  'photo plan': `
    I’d like to look at your foot and check your sugar, all right? | May I see the toe and then prick your finger?`,
  vomiting: `
    Have you been sick, and how often? | Did you vomit, how many times? | Were you sick more than once?`,
  medication: `
    Which tablets do you take and for what? | What do you take, and what for? | Which medicines, and what are they for?`,
  'family:aneurysm': `
    What about your family, any brain bleeds? | Any bleeds or aneurysms on your mother’s or father’s side?`,
  'appetite lastMeal': `
    How is your appetite, and when did you last eat? | Hungry? Last meal?`,
  'onset doing': `
    Exactly when did it start and what were you doing? | When did it begin, and what were you at just then?`,
  'fever cough': `
    Any fever or cough? | Have you had a cough or a fever? | cough, fever?`,
  'breathless chestPain': `
    Are you short of breath, any chest pain? | Short breath, pain in the chest?`,
  'alcohol smoking substances': `
    Alcohol, cigarettes, drugs? | What about drinking, smoking or drugs?`,
  'worry expectations': `
    What worries you most, and what would you like us to do? | What are your worries and your wishes for today?`,
  'ideas worry': `
    What do you think you have, and what worries you? | What do you think it is, and what are you afraid of? | Do you have any ideas or worries about it?`,
  'ideas worry expectations': `
    What are your ideas, concerns and expectations? | Ideas, concerns, expectations?`,
  'surgery medication allergies': `
    Any operations, medicines, allergies? | Operations? Regular medicines? Allergies?`,
  'history medication allergies': `
    Past illnesses, medicines, allergies? | Any illnesses, any tablets, any allergies?`,
  'home work': `
    Where do you live and what is your job? | Home and job?`,
  'partner home': `
    Are you married, and who do you live with? | Do you live with your partner?`,
  'sleep appetite': `
    How are your sleep and your appetite? | Sleeping and eating all right?`,
  'sleep lowMood': `
    How do you sleep, and how is your mood? | Sleep and mood?`,
  'thirst urineOften': `
    Are you very thirsty, and do you pee a lot? | Thirst, peeing a lot?`,
  'weightLoss appetite': `
    Lost weight, off your food? | Have you lost weight or your appetite?`,
  'weightLoss nightSweats fever': `
    Weight loss, night sweats, fevers? | Any fevers, sweats or weight loss?`,
  'dizzy headache': `
    Any dizziness or headaches? | Dizzy? Headache?`,
  'palpitations breathless': `
    Palpitations, breathlessness? | Any racing heart or short breath?`,
  'travel contacts': `
    Any travel, any contact with ill people? | Been away, or near anyone ill?`,
  'pets travel': `
    Any pets, any travel? | Pets? Travel?`,
  'vaccinations travel': `
    Are your vaccinations up to date, and have you travelled? | Jabs and travel?`,
};
