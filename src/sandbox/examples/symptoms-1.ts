import type { Examples } from './example.ts';

export const symptoms1: Examples = {
  nausea: `
    Are you feeling sick? | Do you feel nauseous now? | do you feel queasy | do you feel nauseated
    any tummy upset | are you feeling sick | Do you feel sick? | Are you nauseous? | Have you felt queasy?
    Any nausea? | Do you feel like you want to throw up?`,
  vomiting: `
    Have you thrown up? | How many times? | What colour was the vomit?
    Did the vomiting start before or after the pain? | How often did you vomit?
    Could you keep down any food or water? | how many times have you been sick
    was it food or bile that came up | Have you vomited, and if yes how many times?
    Have you been throwing up? | Have you been sick recently? | Any vomiting? | are you keeping fluids down
    Have you vomited? | How often have you thrown up? | any vomiting, how many times
    How many times have you been sick, if you have? | how often did you vomit, if at all?
    have you been vomiting | Did you throw up? | What did the vomit look like? | Have you been sick?
    When did you last vomit? | Are you still vomiting? | Was there anything unusual in the vomit?
    what colour was the vomit | How many times have you thrown up? | Can you keep anything down?
    what came up when you were sick | did you actually vomit | What was in your vomit?
    What did you bring up when you were sick? | Was it food or bile that came up?`,
  bloodVomit: `
    Was there any blood in it? | Any blood in the vomit, or anything green? | Was there blood in the vomit?
    Did you vomit blood? | Did it look like coffee grounds? | any blood when you were sick`,
  fever: `
    Do you have a temperature? | What’s your temperature been like? | have you been running a temperature
    Have you had a temprature or felt feverish at all? | Did you measure your temperature at home?
    When did the fever start? | How high was your temperature? | How high did your fever go?
    Does the fever come and go? | hows your temperature been
    Could you tell me a bit more about the fever - have you actually measured your temperature?
    What was the highest it got? | Does it come and go or is it there all the time?
    How high was the fever and how did you measure it? | does the fever come and go or is it there all day
    Do you have a fever? | have you been feverish | Have you had a fever? | Have you had a temperature?
    Did you take your temperature? | How high was the fever? | Have you felt feverish?
    What was the highest temperature? | Do you feel hot? | When did the fever begin?
    Does the fever come down with paracetamol? | Have you been running a temperature?
    Did you measure your temperature? | What did the thermometer say? | is the fever there all the time
    how high did your temperature get | does the fever come and go
    how high has your temp been, did you measure it | Did you check your temp at home, and how high was it?
    What’s the highest you measured? | Are the fevers there every day? | What about your temperature?
    What did your thermometer read? | How high did it climb?`,
  chills: `
    Have you had any chills or shivers? | Do you feel shivery? | did you have shivers | Any rigors?
    Have you been shaking with cold? | Any shivering, I mean the kind where your teeth chatter?
    Have you had any rigors, like proper uncontrollable shaking? | Have you been shivering?
    Did you have rigors? | Do you get the shivers? | Have you had shaking chills?
    Have you felt cold and shivery?`,
  bowels: `
    When did you last open your bowels? | Are your stools normal?
    When did you last go to the toilet for a number two? | any change in bowel habit
    did you pass stool today | When was your last bowel movement and was it normal?
    Any problems with going to the toilet? | Any changes in your bowel habits? | how are your bowels
    How are your bowels? | When was your last bowel movement? | Have you been to the toilet normally?
    Any change in your bowel habits? | How often do you have a bowel movement? | Have you had a poo today?
    Is your digestion OK? | Have your bowels been regular? | Any problems with your bowels?
    Any changes when you go to the toilet, number two I mean? | did you go to the toilet today
    do you go to the toilet regularly`,
  bloodStool: `
    Have you noticed any blood in your stool? | Any blood when you go to the toilet?
    any blood or black colour in it | Any blood or mucus in your stools?
    Have you seen blood in the stool, or was it black? | Is there any blood in the stool?
    any blood in the poo | Have you noticed blood in your stool? | Is there any blood in your stool?
    Have you noticed blood when you go to the toilet? | Any blood in your poo?
    Any mucus or blood in the stools? | Have you seen blood on the toilet paper?`,
  bloating: `
    Are you passing wind? | Do you have gas? | Have you passed any wind today?
    Does your belly feel bloated or swollen at all? | can you still pass gas | Are you bloated?
    Is your belly swollen? | Does your belly feel distended? | Have you passed gas today?
    Have you been burping a lot? | Have you noticed your tummy getting bigger or harder? | Can you pass wind?
    Is your tummy tight or blown up?`,
  dysuria: `
    Does it burn when you pee? | does it hurt when you urinate | Any dysuria? | does it burn when you pee
    any stinging when you go | Is it painful to pass urine? | Any stinging when you urinate?
    Does it hurt when you wee? | Do you have pain or burning when urinating?`,
  urineOften: `
    Are you peeing more often than usual?
    Do you have to go to the toilet more often than usual, or very urgently? | How often do you pass urine?
    Do you go to the toilet often? | How many times do you pee during the day?
    are you passing a lot of water | do you pee more than before | Do you have to pee more often?
    Are you going to the toilet more often? | How many times a day do you pee?
    Are you urinating more than usual? | Do you have to rush to the toilet?
    do you need to go for a wee a lot | Are you passing more water than you used to?`,
  bloodUrine: `
    Any blood in your urine? | have you seen blood in your pee
    Have you noticed any blood in your urine or a change in its colour? | Any blood in the urine?
    Is there blood in your urine? | Has your pee been red or pink? | Have you noticed blood when you pee?
    Any blood in your wee?`,
  flank: `
    Any pain in your flanks? | Any pain in the loins, I mean round the sides of your back?
    Do you have pain in your sides or kidneys? | Any pain in the flanks?
    Does your back hurt around the kidneys?`,
  discharge: `
    Have you had any unusual vaginal discharge? | Have you noticed any change in vaginal discharge?
    any unusual discharge or smell | Any unusual vaginal discharge?
    Any vaginal discharge that is different from normal, colour or smell?
    Have you had any vaginal discharge? | Is there any unusual discharge? | Any discharge down below?
    Has your discharge changed colour or smell?
    Have you noticed any unusual vaginal discharge - different color, smell or amount?
    Has the discharge changed in smell, colour or amount?`,
  vaginalBleeding: `
    Any bleeding between periods? | any bleeding after sex
    Have you had any bleeding in between periods or after sex? | vaginal bleeding or spotting between periods?
    Any bleeding since the menopause? | Any vaginal bleeding since the menopause?
    Any vaginal bleeding since menopause? | Any vaginal bleeding? | Have you had bleeding from the vagina?
    Any bleeding between your periods? | Any spotting? | Any bleeding after sex?
    Have you noticed any bleeding down below?`,
  painSex: `
    Is sex painful? | Do you have pain when having sex? | any dyspareunia?
    Sorry, that’s our jargon, I meant is there any pain during sex | Do you have pain during sex?
    Do you have pain during intercourse? | Does it hurt when you have sex?
    Any pain or bleeding during or after sex? | do you ever get pain during sex`,
  weightLoss: `
    Have you lost weight? | Have you lost any weight recently? | Have you lost weight over the last months?
    Have you lost any weight? | have you lost weight recently
    Have you lost any weight recently without meaning to? | Any weight loss in the last weeks or months?
    Have you lost weight lately? | Any weight loss, or feeling generally unwell over the last few months?
    Did you lose weight lately or feel generally unwell? | How much have you lost?
    Were you trying to lose weight? | Have you lost weight without trying?
    has anyone commented that you look thinner | how much weight | Are your clothes any looser?
    Have you lost weight? Do your clothes fit looser? | How much weight have you lost?
    Was the weight loss intentional? | Did you lose weight without trying? | Are your clothes looser?
    Have your clothes become too big? | Over what time did you lose the weight?
    were you on a diet when you lost weight | Has your weight changed, and did you want it to?
    Have you lost weight, and was it on purpose? | Has your belt or skirt become loose?
    Do your trousers sit looser than before? | Have you become thinner? | Have you had to buy smaller clothes?`,
  rash: `
    Any rashes? | Any rash? | Any spots on your skin? | any rash | Any rash anywhere? | Any rash on your skin?
    have you noticed a rash
    Have you noticed any rash, especially one that doesnt fade when you press a glass on it? | how’s your skin
    Do you have a rash? | Have you noticed any rashes? | Any changes to your skin? | any skin problems
    have you seen any purple spots or a rash`,
  injury: `
    Have you hurt your tummy in any way, like a fall? | have you hurt your stomach
    Any knocks or injuries to your tummy? | Any recent injuries to your chest?
    Did you hurt your chest in any way, for example lifting?
    Did you lift something heavy or hurt your chest? | Any injury to the chest, heavy lifting or strain?
    Did you hurt your chest or lift something heavy lately? | Have you had neck trauma or seen a chiropractor?
    Have you seen a chiropractor lately? | Have you hurt your head or neck recently, even a minor bump?
    Have you had any neck manipulation, like seeing a chiropractor, or any sudden twisting?
    any chiropractor visit or a sudden twist of the neck? | Have you hurt yourself?
    Did you have an accident? | Any injuries recently? | Have you had a blow to the chest or belly?
    Could you have pulled a muscle? | Any trauma? | Any neck manipulation or chiropractor lately?
    Any knocks, bumps or bruises? | Is there a chance you’ve strained something?`,
  stress: `
    Are you stressed about anything? | Are you stressed at the moment? | have you been stressed
    any stress going on in your life | Are you stressed? | Are you under a lot of pressure?
    Do you have a lot of stress? | How stressful is your life at the moment?
    Have you been under any stress lately? | Is there anything stressing you?
    Do you feel stressed at work or at home? | how do you deal with stress | Is life stressful right now?
    Have you been under pressure lately? | Any stress at home or with work?
    Is anything putting you under strain? | Were you stressed or upset? | Do you have a lot on your plate?
    Are you under any strain at home or at school?`,
  diarrhoea: `
    Have you had any runny poos? | How many times a day do you have diarrhoea? | Have you had loose stools?
    Since when do you have diarrhoea? | how many times a day is the diarrhoea | Do you have diarrhoea?
    Any loose stools? | Have you had the runs? | How many times have you had diarrhoea? | is it watery`,
  urineLook: `
    What does your urine look like? | What colour is your urine?
    Does your urine smell different or look cloudy? | is the urine dark
    Is your urine frothy or smelly or a different colour? | Is your urine dark?
    Is your urine cloudy or foamy? | Does your urine smell? | Has your urine changed colour?
    is your pee clear or dark | What’s your urine like to look at? | What does your pee look like?`,
  itching: `
    Any itching or soreness down there? | Do you have any itching? | Any itchiness in the genital area?
    any itching or infections in the genital area | Do you itch? | Any itching? | Is your skin itchy?
    Any itching in the genital area? | Do you have itching down below?`,
  weightChange: `
    Any recent weight changes? | Has your weight changed recently without you trying?
    Has your weight changed in the last months? | Did your weight change in the last months?
    Have you lost or gained any weight lately? | Has your weight changed? | Have you lost or gained weight?
    Any change in your weight? | Any weight loss or weight gain? | Is your weight stable?
    have you noticed your weight going up or down`,
  dizzy: `
    Do you feel dizzy? | do you feel light-headed on standing | Are you feeling light headed at the moment?
    dizzy when standing up? | Do you feel dizzy when you stand up? | do you feel dizzy on standing
    Have you been dizzy, for example when you stand up quickly? | dizzyness when getting up
    Have you felt light-headed? | Do you get dizzy when you stand up? | Any dizziness? | Did you feel faint?`,
  breathless: `
    Are you short of breath? | Have you felt short of breath? | How is your breathing?
    have you been short of breath at night | Were you short of breath? | Only when you move or also at rest?
    Do you get breathless when you walk? | are you breathless | can you talk in full sentences
    Have you been short of breath at all? | Is that at rest or only when you’re doing things?
    Can you manage to finish your sentences alright? | SOB? | Are you breathless when you just sit there?
    Do you get out of breath easily? | any breathlessness
    Do you get breathless, for example on stairs or lying flat?
    Do you get breathless at all, on the flat or on stairs? | short of breath?
    Do you have trouble breathing? | Are you breathless? | Do you get out of breath?
    Have you had difficulty breathing? | Is it hard to breathe?
    How far can you go before you get short of breath? | Do you get out of breath on the stairs?
    Are you breathless at rest? | Is your breathing worse when you lie down? | Any problems with breathing?
    Is it hard to catch your breath? | are you breathing faster than usual | do you get puffed
    How’s your breathing? | can you speak in full sentences without running out of breath
    does walking make you short of breath | does it affect your breathing
    Can you finish a sentence without stopping? | Do you puff? | Do you need to stop for breath?`,
  hernia: `
    Do you have any swelling in your groin?`,
  jaundice: `
    Have you noticed yellowing of your eyes? | is your skin or eyes yellow
    Have you noticed your skin or eyes going yellow? | Have your eyes or skin turned yellow?
    Have you noticed any yellowing? | Any jaundice? | Has anybody said that you look yellow?`,
  anxiety: `
    Are you feeling anxious? | That must be frightening. Did you have the feeling that you’re going to die?
    Do you feel anxious? | Are you an anxious person? | Do you get panic attacks?
    Have you had anxiety before? | Are you nervous? | do you worry a lot in general
    Do you suffer from anxiety?`,
  urine: `
    how frequently are you peeing | Any problems passing urine? | Is your urine darker than usual?
    How is your peeing? | are you peeing normally | Do you still pee normally? | Any trouble peeing?
    Is it painful to urinate? | How’s your waterworks? | Do you have any problems when you pee?
    Is your urine normal? | Are you passing urine normally? | When did you last pee?`,
  haemorrhage: `
    do you bleed heavily | any bleeding tendency | Have you had any bleeding? | Any unusual bleeding?
    Do you bleed easily? | Have you noticed bleeding from anywhere? | Have you ever bled from the stomach?
    Any nosebleeds or bleeding gums?`,
  jointPain: `
    do your joints hurt | Do your joints hurt? | Any joint pain or swelling?
    Do you have pain in your joints?`,
  lumps: `
    is there a lump anywhere | Have you noticed any lumps or swollen glands in your neck, armpits or groin?
    have you noticed swollen glands in your neck, armpits or groin | Have you noticed any lumps?
    Do you have a lump in your neck? | Have you noticed any lumps anywhere, such as in your neck or breasts?
    Any lumps you noticed, in the breast or neck for example? | Any swollen glands?
    Any lumps or bumps anywhere? | Swelling in the neck, armpits or groin?
    Any swollen glands in your neck or under your arms?
    Any lumps or swellings you have noticed in the groin, neck or armpit?`,
  blackStool: `
    Any malaena or steatorrhoea? | No black stools? | Are your stools black? | Any black, tarry stools?
    Has your poo been dark or tarry?`,
  falls: `
    Did you have a fall or a hit on the belly? | Have you fallen recently? | any falls?
    Have you had any falls? | Have you fallen? | Did you fall? | Have you tripped or fallen recently?`,
  sweating: `
    have you been sweating | did you break out in a sweat | Did you break out in a sweat or go clammy?
    Did you break out in a sweat, cold sweat? | Do you sweat a lot? | Do you sweat a lot at night?
    Were you sweating? | Have you been sweaty? | Did you break out in a sweat? | Were you clammy?
    Have you had cold sweats?`,
  palpitations: `
    Have you noticed your heart racing or skipping beats? | Did you have any skipped heartbeats?
    did you feel your heart fluttering
    Have you had palpitations, like your heart racing or fluttering or missing beats?
    palpitations? heart racing or skipping? | Do you feel like your heart is racing?
    Have you felt your heart pounding? | Is your heart racing? | Do you get palpitations? | Any palpitations?
    Have you had palpitations? | Does your heart skip beats? | Have you noticed your heart beating fast?
    Do you feel your heart pounding? | Does your heart beat irregularly? | any fluttering in your chest`,
  haemoptysis: `
    Have you coughed up any blood? | Any haemoptysis? | Have you seen any blood when coughing?
    is there blood | haemoptysis? | sorry, I mean have you seen any blood when you cough, even streaks?
    any blood in it | Even little streaks? | Have you coughed up blood? | Is there any blood in the phlegm?
    Any blood when you cough? | How much blood did you cough up? | Did you notice blood in your sputum?
    Is the rust colour blood? | any streaks of blood | Have you seen any blood in it? If so streaks or clots?
    Streaks or clots? | Is it streaks, or more than that?`,
  ankleSwelling: `
    any swelling in your legs or ankles? | Have you got swollen legs? | any ankle swelling
    Have you noticed any swelling of your ankles or legs? | are your ankles swollen
    Any swelling in the legs? | Are your legs swollen? | any leg swelling or pain | Do your ankles swell?
    Do you have swollen feet in the evening? | do your legs swell | Any ankle oedema?
    Swollen ankles I mean, sorry, or shoes getting tight | Have your legs been swollen?
    Any swelling of the feet or legs? | Are your shoes tighter than usual?
    Have you noticed swollen ankles in the evening? | any fluid in your legs`,
  calf: `
    Have you had any pain in your calves? | Do your calves hurt when walking?
    Any pain or swelling in just one of your calves? | One leg thicker or painful?
    do you get pain in your calves when you walk | Do you have any pain in your calves?
    Is one calf swollen or tender? | Any calf pain or swelling? | Is one of your legs swollen or painful?
    Is one leg thicker than the other? | Pain in one leg? | Any pain or redness in one calf?
    Is one calf sore, warm or bigger than the other?`,
  orthopnoea: `
    Can you lie flat at night or do you need extra pillows? | how many pillows do you sleep on
    How many pillows do you sleep on, and do you wake up at night because of air hunger?
    How many pillows do you sleep with? | Does lying down make your breathing harder? | any orthopnoea?
    Can you lie flat? | Do you get breathless when you lie flat? | Do you need to sit up to breathe at night?
    Do you sleep propped up?`,
  pnd: `
    Do you wake up at night gasping for air? | Do you wake up gasping for air?
    Do you wake up at night short of breath? | Have you woken up at night because you couldn’t breathe?
    do you ever wake up in the night gasping for air
    Do you wake up short of air at night and have to sit up?
    Have you had to get up at night because of your breathing?`,
  heartburn: `
    Do you get heartburn? | Do you have a burning feeling after meals? | heartburn or acid coming up?
    Any acid reflux? | Do you have indigestion? | Does acid come up into your throat?
    Do you have a burning feeling behind the breastbone after meals?
    Do you bring up acid, or does it hurt after meals? | Any sour taste or burning after meals?`,
  swallowing: `
    Any trouble swallowing? | any problems with swallowing | Do you have difficulty swallowing?
    Do you have trouble swallowing? | Does food get stuck? | Is it hard to swallow?`,
  potencyPills: `
    Do you take viagra? | Have you taken viagra in the last 48 hours?
    This is a bit personal, sorry, but have you taken anything like Viagra in the past couple of days?
    Do you take anything for erections, like Viagra? I have to ask because it doesn’t go together with some heart medicines.`,
  testicles: `
    any trouble with erections
    Any pain or swelling in your testicles? | Any problems down there? | Do you have erection problems?
    Any trouble with erections? | Have you had any discharge from your penis?`,
  numbness: `
    Do your fingers feel numb? | Do your feet go numb? | can you feel the floor under your feet
    Do you feel numb anywhere? | Any numbness? | Is the feeling in your feet normal?
    Have you lost feeling anywhere? | Can you feel your feet? | Can you feel the ground when you walk?
    Do you feel it when you step on something?`,
  sputum: `
    Are you coughing anything up? | Is it a dry cough or do you bring anything up?
    What colour is the phlegm? | How much sputum do you produce? | Are you coughing up phlegm?
    Is it green or yellow? | are you bringing up any phlegm | what does your phlegm look like
    how much do you cough up | Is it a dry cough or are you bringing anything up?
    What colour is it, if there’s any phlegm?
    How much would you say you’re coughing up in a day, like a teaspoon or an eggcup?
    Does it smell nasty at all? | is it dry or are you bringing anything up
    What colour is the stuff you cough up, if there is any? | Are you bringing anything up?
    Do you cough up mucus? | Is there any phlegm? | What does your sputum look like?
    What consistency is it, thick or runny? | Is it a dry cough or a productive one?
    What comes up when you cough? | Does the phlegm smell? | do you spit anything out
    is the mucus clear, yellow or green | what’s the stuff you cough up like`,
  weightGain: `
    Any recent weight gain? | have you gained weight`,
  tiredness: `
    Have you been feeling unusually tired lately? | Have you been more tired than usual of late?
    How have your energy levels been? | Have you been more tired than usual also before all this?
    Did the tiredness come on gradually? | Do you have to lie down during the day? | Are you tired?
    Have you been feeling tired? | Do you feel more tired than usual? | Any fatigue?
    Do you have less energy? | Are you exhausted? | How are your energy levels?
    How long have you been tired? | Do you get tired easily? | is the tiredness there all day
    do you fall asleep during the day | Are you sleepy during the day? | Could you nod off in the daytime?
    Do you doze off during the day? | Are you worn out by the evening?`,
};
