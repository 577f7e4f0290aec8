import type { Examples } from './example.ts';

/** Many ways to ask for one thing: how a talk opens, how it began, and how it goes on. */
export const broad1: Examples = {
  complaint: `
    Tell me the story from the very beginning, please. | Start wherever you like and tell me all of it.
    So what’s the story? | Give me the whole picture from when you last felt well. | whats the story
    Just tell me, in your own time, what’s been happening. | Tell me what’s been going on, right from the start.
    I’d like to hear it from the beginning. | How did we end up here today? | Walk me through the last few days.
    Take me through your day, from getting up. | Let’s hear it then, what happened? | Can you run me through it?
    What is it that bothers you most? | Which of these things troubles you the most? | whats the worst bit of it all
    Of all this, what is the worst for you? | Which of the two bothers you more? | Which one is worse for you?
    Which symptom is the hardest to live with? | I’ve read that you have pain, can you tell me more about it?
    I heard you have a bad headache, can you tell me about that? | chest pain right? tell me
    It says here cough and fever, is that why you came? | You came because of your belly, is that right?
    hey whats up | hi whats wrong | what’s the matter with you then | so what brings u in | what can we do for ya
    Please tell me why you are coming to us today. | For what reason are you coming here? | What is your complaint?
    How would you describe the problem yourself? | If you had to put the problem in one sentence?`,
  howAreYou: `
    How do you feel this very minute? | First of all, how are you right now? | Still there now? | is it still there
    still got it? | And how is it just now? | How are you holding up? | how u feeling | Are you hanging in there?
    Are you coping with the pain just now? | Is it still as bad as that? | Are you very uncomfortable?
    How are things this minute? | Is the pain bearable at the moment or do you need help straight away?
    Is it so bad right now that you need help immediately? | Are you comfortable where you are sitting?
    Before we start, how are you doing? | how bad do u feel right now | Feeling any better?`,
  severity: `
    What was it at its worst? | worst it got? | And at its very worst? | how bad did it get | How strong is it until now?
    And now in this moment, how much? | and right now, what number | On that scale, where is it now?
    If you had to give it a mark out of ten? | How would you score it? | number from zero to ten please
    And now, is it as strong as at the beginning? | Is it as bad now as it was at first? | Is it any less now?
    How strong is it, from 0 until 10? | Is it the worst you have had in all your life? | pain score?
    When it was at its peak, how bad was it? | How bad does it get when it is bad? | Out of ten, how tired are you?`,
  onset: `
    At what hour exactly did it start? | what time | what time was that | Which day did it begin? | day and time please
    how long ago | How long is it now? | How many hours is it by now? | since this morning or longer?
    How long have you had it for? | When did you first become aware of it? | When did this first show?
    how long now, weeks or months? | Has it been days or weeks? | How many days ill? | When was the first sign of it?
    When was the last time you felt completely normal? | Until when were you well?
    To the minute, if you can: when did it start? | When did each of them begin? | How long has each been going on?`,
  onsetManner: `
    It came from one second to the other, or slowly? | How many seconds or minutes until it was at its maximum?
    How long until it was as bad as it gets? | Did it build up or was it there in full at once?
    seconds? minutes? | within seconds or hours | out of nothing? | sudden start? | Was it at maximum from the first second?
    Did it start with a bang, or gently? | Did it start off mild and get stronger? | Was it like flicking a switch?
    Did it begin abruptly with fever and shivering, or creep up? | Was it a sudden start with shaking and fever, or slow?
    Did the pain come at once, or did it creep up with sickness first? | Abrupt or creeping? | How did it all start, just like that? | Slow or fast beginning?
    Did it reach full strength within a minute? | How was the beginning: sudden or step by step?`,
  doing: `
    What did you do in that moment when it began? | doing what when it started? | What were you busy with just then?
    Were you lifting, straining or resting when it began? | during sport? during sex? on the toilet?
    Was it during training, or while lifting something heavy? | Is it possible that it came during sex?
    Did it come while you were doing something strenuous? | Where were you when it began, and what were you at?
    Were you sitting still or active at that moment? | Did you do anything unusual just before?
    What set it off that day? | did it begin while resting or moving | Did it start while you were working?
    Did it begin during exertion, straining, orgasm or a hot shower?`,
  location: `
    Where in the head is it located? | Where was it at the very start? | Where did it begin and where is it now?
    Has it stayed in one place or has it moved? | Which side is it on? | which side? | left or right?
    Where would you put your finger? | one finger or whole hand? | show me where | Point to the spot, please.
    Is it only one side or both? | front or back, left or right? | Did it shift from somewhere else?
    Is it in one small spot or spread over a wide area? | Could you mark the place with your hand?
    Was it the same place from the start, or did it wander? | Did it start in the middle and move?
    If it hurts, which side is it on? | Upper or lower part? | where abouts is the pain`,
  character: `
    stabbing or more like a weight | Is it pulsating, pressing, like a knife? | Does it throb? | Is it cramping or constant?
    Pressing, stabbing, burning or tearing? | Describe to me how the pain feels. | like a belt, like a stone, like fire?
    If you had to compare it to something? | some people say like an elephant, how would you say it
    Is it sharp or more of a dull ache? | Is it more a pressure or a pain? | What’s the feeling like?
    How would you put it into words? | Does it feel sharp or more like an ache? | pulling, boring, pounding?
    A tearing pain? | Is it crushing? | Dull and heavy or sharp and stinging? | Like something twisting?
    Is it like being hit, like a band, like needles?`,
  radiation: `
    goes anywhere? | goes anywhere else? | Does the pain go somewhere, like neck or eyes? | does it go down or up
    Does it move on to other places? | Do you feel it somewhere else as well? | Does it pull anywhere?
    Is it staying there or going somewhere? | and does it spread | Any spreading? | does it shoot into anything
    Does it stay there, or does it go to the back, shoulder or groin? | Where does it go from there?`,
  course: `
    constant or on and off | The pain is there all the time, or with pauses? | Is it becoming better or worse?
    how long does it last | Does it come in attacks? | Are there times without it? | Any breaks in between?
    Has it been there continuously since? | Has it eased at all since? | All the time, or does it come and go?
    better, worse, same? | Since it began, is it growing or fading? | Is it dragging on or getting better?
    Is it getting better, or worse, or just dragging on? | How has it been over the days? | Is it still increasing?
    Is it worse than at the start? | Does it ever let up? | Has it changed over the hours? | and since then?
    Would you say that it is going up or down? | Has it been like that the whole time?
    Is it continuous since it started, or does it stop in between? | Does it come in waves?`,
  timing: `
    Is it worse at any particular time of day? | Does it get worse in the evening? | mornings or evenings worse?
    Does it keep you up at night? | Did it wake you? | Is there a time of day when it is at its worst?
    Is it the same by day and by night? | Does it come at certain times of day? | When in the day is it strongest?
    Is it worst in the morning or at night? | Better in the morning, worse in the evening?`,
  before: `
    You have had already such a thing before? | had this before? | ever had this? | Is this the first time in your life?
    How is this one different from the others you know? | What is different this time? | how is this one different
    Any smaller one in the weeks before? | Anything similar in the last weeks that you did not think much of?
    In the days before, did you have a small one that came and went? | Was there a forerunner of it?
    Any sudden severe one in the last two or three weeks? | Did something like it happen earlier, only milder?
    ever on stairs or walking uphill before today? | Was there any warning in the weeks before?
    Have you been coughing for longer than this, on and off? | Have you noticed something like it earlier in life?
    Have you experienced similar before? | Do you know this from earlier? | Does this feel different from your usual one?`,
  recentIllness: `
    Were you completely fine before that? | Before that, were you your usual self? | Up to then, was it a normal day?
    And up to that moment you had been perfectly well? | Had you been feeling a bit run down already?
    Was everything normal until then? | Were you ill in any way in the weeks before? | Did you have a cold before?
    Were you your normal self before all this? | Had you been well the day before? | Up to then all was fine?
    Did you catch a cold or a virus shortly before? | Any infection just before it started?
    Was there something like a cold that had nearly gone and then came back worse?`,
  'recentIllness fever': `
    Any feverish illness or bad cold in the weeks before? | Have you had a fever or a cold lately?`,
  'onset onsetManner': `
    When did it begin, and was it sudden? | The exact time of the start, and how it came on?
    When and how did it start? | Since when, and did it come suddenly or slowly?`,
  'onset course': `
    When did it start, and has it been there ever since? | How long have you had it, and is it getting worse?
    Since when, and is it constant? | How long, and getting better or worse?`,
  'onset order': `
    When did it all start and in what order did things appear? | When did it begin, and what came first?`,
  'location radiation': `
    Where is it, and does it go anywhere? | Where exactly, and does it spread? | Where is it and where does it go to?`,
  'severity character': `
    How bad is it, and what does it feel like? | What is it like and how strong out of ten?`,
  posture: `
    Is there any position in which it is easier to bear? | Is there a position that is more comfortable for you?
    How do you have to lie so that it is bearable? | Which way of lying or sitting is best? | any comfy position?
    Does any position take the edge off? | What position do you find yourself in? | Do you find relief in some posture?
    Does it change with position? | Does position matter? | Does it make a difference how you sit or lie?`,
  'worse:breathing posture': `
    Does it change with a deep breath or with position? | Does breathing in or changing position alter it?
    Is it different when you breathe in, or in a certain position?`,
  'worse:jolts': `
    How was the ride here, did you notice the bumps? | Did the car ride hurt? | Were the bumps in the road bad?
    How was the journey here, every bump painful? | Does it hurt when you jump or hop? | Is each jolt painful?
    Did the drive here make it worse? | Did you feel every pothole on the way?`,
  'worse:cough': `
    Does it hurt when you cough? | Worse with a cough? | Is it painful to cough or sneeze?`,
  'worse:pressing': `
    Can you bring the pain on by pressing on it? | Can you reproduce it by pressing? | worse if i press on it
    Is it sore to the touch? | Does it hurt to press there? | Is the spot tender when you touch it?`,
  'worse:pressing injury': `
    Can you bring it on by pressing, or did you lift something heavy? | Is it sore to touch, or did you hurt yourself?
    Does pressing on it hurt, or have you strained something?`,
  'worse:cough better:still': `
    What happens when you cough or lie still? | How is it when you cough, and when you keep still? | Coughing, lying still: what does that do?`,
  'worse:cough worse:exertion': `
    What happens when you cough or walk? | What happens with it when you walk or cough? | How is it when you walk or cough?`,
  'worse:moving': `
    What happens when you move? | How does it behave when you move? | What does moving do to it?`,
  'worse:lying': `
    What happens when you lie down? | How is it when you lie flat?`,
  'worse:eating': `
    related to food at all? | Does it have anything to do with meals? | Does it come after big meals?
    Is it linked to eating? | Better or worse with food?`,
  'better:still': `
    goes away if you rest? | Does it settle when you stop? | Does it go away with rest? | Does resting help?
    Is it gone when you sit still? | Does it ease off when you lie quietly?`,
  'worse:breathing better:sitting': `
    Is it sharper on breathing in, or better when you lean forward? | Worse breathing in, better sitting forward?
    Does a deep breath hurt, and does leaning forward help?`,
  worse: `
    What brings it on, cold, food, effort? | Is there anything in particular that sets it off? | What triggers it?
    And does something make it worse? | What do you avoid because of it? | What is bad for it?`,
  'worse worse:cold worse:lying': `
    Is there anything that sets the cough off, cold air or lying down perhaps? | What sets it off, cold air, lying flat?`,
  better: `
    anything helps | Is there until now something which has helped a bit? | Does something bring relief?
    What does it good? | What gives you relief? | What takes the edge off? | And does something ease it?`,
  tried: `
    took anything for it | Did you take some painkiller already? | Has any of it actually helped?
    What have you been doing to help yourself at home? | Have you tried anything at home, and did it do any good?
    Have they given you anything yet? | Have you had anything for it so far? | Given anything by the ambulance?
    Has anything you have taken or done made any difference? | Did you do anything against it yourself?
    Any home remedies? | tea, hot water bottle, tablets? | What have you used against it? | did you self medicate
    Did you take something before coming, and did it do anything? | Anything taken against it?`,
  'nitro tried': `
    Did you take nitro or anything before coming? | Did you use a spray or take anything else?
    nitro spray or anything else taken?`,
  episodes: `
    How long does each episode last, and how often have you had them? | How often have you had these attacks?
    How long do the attacks last and how many have there been? | How many episodes so far?`,
  othersSay: `
    What do the people around you say about it? | What does your wife say about it? | What do your friends say?
    Did anybody say anything about how you looked? | Has your family noticed a change in you?
    Do others find that you have changed? | What does your daughter think of it? | Has anyone remarked on it?
    Have people commented on it? | What do those at home make of it?`,
  whyNow: `
    How long did you wait till you came? | Why did you wait so long? | What finally made you come?
    What tipped the balance for you to come in? | At what point did you think something was wrong?
    When did you realise that you needed help? | Was it you who wanted to come, or somebody else?
    Why today and not yesterday? | what made u come in today | What made you pick up the phone?
    Who decided that you should come? | Did your family send you, or did you decide yourself?`,
  order: `
    Which of the two did you notice first? | what came first | Which was first? | Did one of them come before the other?
    What did you feel first, and what next? | first sick then pain or the other way round?
    And in what order? | Which symptom started it all?`,
  associated: `
    Does anything hurt apart from that? | Have you any other troubles along with it? | what else
    Did other things go along with it? | What other changes have you noticed? | other symptoms?
    Anything that came with it? | What goes along with it? | any more symptoms | Did you feel ill in other ways?`,
};
