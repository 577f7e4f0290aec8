import type { Examples } from './example.ts';

export const practical: Examples = {
  gynaecologist: `
    Have you been to a gynaecologist recently?
    When have you been to the gynecologist the last time and was everything ok there?
    When did you last see a gynaecologist? | Do you go to the gynaecologist regularly?
    Have you got any gynaecological problems? | was everything fine at your last visit to the gynaecologist`,
  company: `
    Is somebody here with you today or is there someone we should call?
    Just to check, is there someone here with you or somebody you’d like us to ring?
    Who’s waiting outside for you? | Does your family know that you’re here, can I call someone?
    does your family know that you are here, should we call someone
    Is there someone who you’d like us to let know that you’re here? | Is someone here with you?
    Who came with you? | Would you like us to call someone? | Should we ring anyone for you?
    Does your family know you’re here? | Is there anyone we should inform?
    Do you want someone to be with you? | Who’s your next of kin? | Who is your emergency contact?
    Is there a family member we can phone? | Have you told your partner you’re here?
    does your wife know where you are | shall I call somebody for you
    Would you like your husband to be here? | did someone come along with you
    is anybody waiting for you outside | Shall I let your wife in?
    Would you like me to bring your husband in? | Does your husband know? | Should I call your daughter?
    Is there somebody you’d like us to ring? | Does anyone need to know that you’re here?
    Who should we call for you? | Whom shall we ring for you? | Would you like your husband to be with you?
    Is your wife coming in? | Do you want your mum here?`,
  condoms: `
    do you use condoms | Do you use condoms? | Do you use a condom? | Do you use protection when you have sex?
    Do you practise safe sex? | Is the sex protected? | have you had unprotected sex
    Have you had sex without a condom?`,
  testsSoFar: `
    did the nurses take blood or urine from you yet | Have you had any tests done?
    What tests have you had so far? | Has anyone taken blood from you?
    Did they do anything in the ambulance? | Have any investigations been done?
    What have they done for you so far? | have they done any examinations already`,
  institutions: `
    Have you ever been in prison or a homeless shelter?
    Have you ever lived in a shelter or been in prison? I ask this everybody because of certain infections.
    Have you ever lived or worked in a hostel, shelter or prison, or somewhere crowded?
    Ever stayed in a shelter or a prison?`,
  dryHome: `
    Do you live in a damp flat? | Is there any damp or mould at home? | Is your flat damp?
    What condition is your home in, any mould? | Is your home warm and dry? | Any mould on the walls?
    is your flat overcrowded`,
  frequentInfections: `
    Did you have frequent infections as a child or an adult? | Do you often get infections?
    Do you catch colds often? | Are you often ill?`,
  sickNote: `
    do you need a sick note | Do you need a sick note? | Do you need a certificate for work?
    Shall I write you a note for your employer?`,
  vitals: `
    did anyone measure your oxygen or your temp when you came in? | Has your blood pressure been taken today?
    Did somebody measure your oxygen level? | What was your blood pressure when they measured it here?
    Did the nurse take your temperature? | What were your vital signs?`,
  talkToOthers: `
    May I speak to your wife? | Could I talk to your family about this?
    Is it alright if I ask your daughter a few questions? | Would you mind if we phoned your GP?
    Can I speak to the person who came with you? | may we share information with your family
    Would you like us to keep your family updated? | May we tell your family about this?
    Is it ok to share this with your wife? | Would you want us to keep your family updated?
    Does your husband know? May I talk to him?`,
  getHome: `
    How will you get home? | Can someone pick you up? | Is there someone who can take you home?
    Could you come back for a check-up? | Can you get to the pharmacy? | Do you feel safe going home?
    Would you manage if we sent you home?`,
  recentIllness: `
    Have you been ill recently? | Were you well before this?
    Did you have a cold or flu in the last few weeks? | Had you been feeling unwell before it began?
    Any recent illnesses? | Were you sick in the last month? | have you been well otherwise lately
    Have you been feeling generally unwell in recent months? | Were you run down in the weeks before?`,
  mask: `
    Do you wear a mask at work? | Do you use a dust mask for your job?`,
  medicineList: `
    Have you brought a list? | Have you got a list of your medicines? | Did you bring your tablets with you?`,
};
