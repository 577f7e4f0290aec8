import type { Examples } from './example.ts';

/** Words that mean something else elsewhere: "travel" of a pain, "a cold", "pressure" at work, "where it comes from". */
export const everyday: Examples = {
  fluids: `
    About how much do you drink in a day, and what do you like to drink? | What do you like to drink?
    How much water do you drink a day? | last drink? | When did you last drink anything?`,
  'lastMeal fluids': `
    last meal and last drink? | When did you last eat and drink? | Last food, last drink?`,
  radiation: `
    Does the pain travel anywhere? | Does the sensation travel to the arm or the neck? | where does it go
    Does it go anywhere else? | Does it wander? | Does it travel up or down? | does it go anywhere
    Does the feeling travel at all, say into the jaw or the back? | Where does it travel to?
    Does it stay put or does it travel? | Is it in one spot only or does it go somewhere?`,
  character: `
    Is it pressing, stabbing, burning or tearing? | Sharp, dull, burning? | Is it sharp or dull or squeezing?
    Would you call it a burning, a stabbing or an ache? | Is it more of a cramp or more of a stab?
    pressing, stabbing, burning? | Dull or sharp? | Is it tight, heavy, burning or like a knife?`,
  'recentIllness fever': `
    Have you had a feverish illness or a bad cold in the last month? | Any fever or cold in recent weeks?`,
  recentIllness: `
    Was there a cold before this that had nearly gone? | Did you have a cold or the flu before it started?
    Were you ill with anything in the weeks before? | Had you just got over a cold?
    Did this follow a cold? | Any bug or virus in the weeks before this? | Had you been ill shortly before?`,
  onset: `
    First, the exact time of onset, please. | At what time exactly did it begin? | Exact time it started?
    What time was it when it hit you? | On which day and at what hour did it begin?`,
  'onset onsetManner': `
    The exact time of onset, and how it came on? | When exactly did it start, and was it sudden?`,
  onsetManner: `
    Was this an abrupt start or did it creep up over days? | Did it come out of the blue or build up slowly?
    Could you tell me how the headache started? | Can you tell me how the pain started?
    Was it an abrupt start, or did it creep up on you? | All at once or little by little?`,
  whyNow: `
    At what point did you think that something was wrong? | When did you realise this was serious?
    What made you decide that it could not wait? | How long did you wait till you decided to come in?
    Was it your family who said you should get checked, or did you decide yourself?
    Whose idea was it to come in? | What was the last straw? | Who talked you into coming?
    Did somebody send you or was it your own decision? | How long did you put up with it before you came?`,
  worry: `
    What went through your head in that moment? | What was your first thought when it happened?
    Is there something about it that frightens you? | What is the scariest part for you?
    What are you most afraid it might be? | What did you think when it came on?`,
  ideas: `
    Do you have your own idea about where this might be coming from? | What do you put it down to?
    Where do you think this comes from? | What would you say is behind it? | Any theory of your own?
    Do you have a hunch what it might be?`,
  'stress sleep': `
    Been under a lot of pressure lately, little sleep? | A lot on your plate lately, and bad nights?
    Much stress, and too little sleep lately?`,
  stress: `
    Been under a lot of pressure lately? | Is there a lot of pressure on you at work or at home?
    Have things been hectic for you lately? | A lot on your plate at the moment?`,
  'seenDoctor pressureChecks': `
    Have you seen a doctor in the last years, has anyone checked your blood pressure?`,
  pressureChecks: `
    Has anyone checked your blood pressure in recent years? | When was your blood pressure last taken?
    Does anyone ever measure your blood pressure? | Has a doctor ever measured your pressure?`,
  adherence: `
    If you were given pills for it, do you really take them? | Lots of people don’t take their pills; do you?
    Do you always manage to take your tablets, or do you forget or skip some of them?
    Honestly, do you take your tablets every day? | Do you sometimes skip your pills?`,
  history: `
    Are you being treated for anything by your family doctor? | Does your doctor treat you for anything?
    Are you under a doctor for something, for instance blood pressure or sugar?
    Before all this, how was your health in general? | Do you have any condition at all that is being treated?
    Were you a healthy person up to now?`,
  hobbies: `
    What do you do when you’re not working or studying? | What would you normally be up to on a good day?
    What do you get up to on a day when you feel well? | How do you spend your free time?
    What does a normal Sunday look like for you? | When you are well, what do you like to do?`,
  'origin travel': `
    Where were you born, and have you lived in or travelled to other countries?
    Where did you grow up, and have you been abroad? | Where are you from, and have you travelled lately?
    Are you from here, and have you ever lived abroad? | Where were you born, and have you been to other countries?`,
  travel: `
    Have you lived in other countries? | Have you been to other countries? | Have you lived abroad?
    Have you been away somewhere lately? | Been anywhere nice recently?`,
  tried: `
    Did you try anything at home, like a hot water bottle or tea? | Have you done anything for it yourself?
    Did you try any home remedies or something from the pharmacy? | Did you take anything for it at home?
    Have they given you anything yet? | Have you been given anything for it? | Did the ambulance give you anything?
    What have you done about it so far? | Did you get anything from the chemist for it?
    Did you take anything before you came, and did it do anything?`,
  sleep: `
    Do you get any sleep at all with that? | Does it let you sleep? | Are you getting any sleep with the cough?
    Do you wake up refreshed? | Do you sleep at all with this pain? | How are your nights with it?`,
  contacts: `
    Could you have caught it from someone there? | Where might you have caught this?
    Could somebody have passed it on to you? | Was somebody there ill as well?`,
  gp: `
    Have you been coming to Dr Berg for a long time? | Have you been going to the same doctor for years?
    Have you been coming to this doctor for a long time? | How long have you been with your family doctor?
    Have you been with Dr Berg for long? | Do you have a doctor you always go to?`,
  support: `
    Is there someone you can talk to when things get heavy? | Who do you turn to when things are hard?
    Is there anybody you can lean on? | Do you have someone to talk to?`,
  weightLoss: `
    Are your clothes still fitting you like before? | Have your clothes become loose? | Is your belt looser?
    Are your trousers looser than they were? | Have you had to tighten your belt?`,
  'thirst dryMouth': `
    Is it a real thirst, or more of a dry mouth? | Are you really thirsty, or is your mouth just dry?`,
  medication: `
    What are you taking, since when, and who prescribed it? | What do you take, and who prescribed it?
    Current medicines with doses? | Which medicines, and how much of each? | What has your doctor prescribed you?`,
  complaint: `
    I’ve read it on the sheet, can you fill me in? | Can you fill me in? | Bring me up to speed, please.
    Tell me what happened, a little bit at a time is fine. | If you feel up to it, tell me what happened.
    So tell me the whole story. | Could you put me in the picture? | Talk me through it.
    So take me through your day, how did it start? | Tell me what happened, in your own time.`,
  migraine: `
    Are you someone who gets headaches a lot? | Do you get headaches often, or is that not like you?
    Do you usually get headaches? | Are you a headache person?`,
  seizure: `
    Did you have a fit? | Any fits? | passed out? fit?`,
  pregnancies: `
    Pregnancies: how many? | How many pregnancies have you had? | How many times were you pregnant?`,
  'pregnancies gestational babySize': `
    Pregnancies: how many, and did you have diabetes in pregnancy or very large babies?`,
  offer: `
    Are you comfortable, or is it so bad that you need help at once? | Do you need something right now?`,
  instruction: `
    Please come straight back if you get worse. | Call an ambulance if you start vomiting or get drowsy.
    Come back at once if you cough up blood or can’t keep the tablets down.
    If it gets worse, ring us at once. | Stay in bed, please. | Stay lying down, please.`,
  goodbye: `
    It was so nice talking to you. | The doctor will call you in shortly. | All the best to you and your family!
    Otherwise we’ll see you for the results. | See you soon. | I will be just outside.
    The nurse is coming. Rest a little now.`,
  empathy: `
    You’re being very brave. | I know everything must be too loud right now. | That must be so hard for you.`,
  consent: `
    I am going to work through a set of questions with you, okay? | I have a list of questions, is that all right?
    I will go through some questions with you now, is that okay? | Are you all right to talk? | Is there anything about that you’d rather not have done?
    Does that sound alright? | Does that sound all right to you? | How would you feel about that?
    I will try to keep it short. | Would that be all right with you?`,
  'childhood vaccinations': `
    Childhood illnesses and vaccinations? | What did you have as a child, and are your jabs up to date?
    Childhood illnesses and vaccinations: are you up to date?`,
  tiredness: `
    You’re tired? | So you are tired? | You are tired, is that right? | You feel worn out?`,
  seenDoctor: `
    Did you get here all right? | Did you find your way here? | How did you get here? | Who brought you in?`,
  'smoking alcohol substances': `
    smoke drink drugs | smoking drinking drugs | Cigarettes, alcohol, drugs? | do you smoke drink or use drugs`,
  'smoking alcohol': `
    smoking alcohol | Do you smoke or drink? | smoke? drink? | Cigarettes and alcohol?`,
  timing: `
    Timing: is it there all the time, or in waves? | Is it there all the time or does it come in waves?`,
  'timing course': `
    Is it constant or in waves, and has it changed over the hours? | Does it come and go, and is it getting worse?`,
  location: `
    Is it on one side or both? | Front, temples, back of the head? | Left, right or both sides? | Which side is it?
    Front or back? | Is it at the front or at the back?`,
  'worse:eating worse:lying': `
    Does it come after big meals or lying down? | Is it worse after food or when you lie flat?`,
  'sputum cough': `
    Is it a dry cough, or do you bring anything up?`,
  sputum: `
    Is it dry, or do you bring anything up? | Is the sputum rusty, green, foul smelling? | What does the phlegm look like?
    Do you bring anything up with it? | Colour or smell of the phlegm?`,
  'fever chills': `
    When the fever comes, do you get the shakes? | Fever with shaking? | Do you shake when the fever comes?`,
  'chills nightSweats': `
    Do you have shivering attacks or do you sweat a lot during the night? | Shivers, or sweats at night?`,
  'allergies vaccinations': `
    Allergies and vaccinations? | Any allergies, and are your jabs up to date?`,
  'dysuria bloodUrine': `
    Any burning when you pee, blood in urine? | Does it burn when you pee, or is there blood in it?`,
  'worse:breathing lyingOrStanding': `
    Does it change when you take a deep breath or when you change position?`,
  'childrenOwn support': `
    Do you have kids at home? Are they being looked after?`,
  'allergies ulcer bleedingDisorder': `
    Any allergies, stomach ulcer, bleeding?`,
  'anaesthetic bleedingDisorder': `
    Have you ever had a general anaesthetic, and were there any problems with it or with bleeding?`,
  'photophobia phonophobia': `
    Does light or noise bother you? | Are light and noise a problem? | Do lights or sounds hurt?`,
};
