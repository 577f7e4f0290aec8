import type { Examples } from './example.ts';

export const outlook: Examples = {
  worse: `
    What makes it worse? | did anything bring the pain on | what makes it worse | Does anything bring it on?
    Does anything make the cough worse? | Anything that sets it off or makes it worse?
    Does anything make the headache worse? | What aggravates the pain?
    Does anything bring it on or make it worse? | Is the tiredness worse at certain times?
    Does anything make it worse? | Is there anything that makes it worse?
    Have you noticed anything that aggravates it? | What triggers it? | Any aggravating factors?
    When is it worse? | Are there any positions or activities that make it worse?
    Is there something that you avoid because it hurts more? | what exacerbates the pain
    anything that sets it off | What makes it unbearable?
    Is there anything you can’t do because it hurts too much?`,
  better: `
    Anything that makes it better? | what position is most comfortable | Does anything make it better at all?
    I’m sorry, that sounds really uncomfortable. Is there anything that makes it better?
    Does anything make it better? | What helps? | what eases it | Is there anything that helps?
    Does anything bring relief? | what have you done to relieve it | Does anything help it?
    does the thirst go away after drinking | is there something that helps | What makes it better?
    Does anything help? | Is there anything that relieves it? | Have you found a way to ease it?
    Any relieving factors? | What helps with the pain? | Is there anything you do that takes the edge off?
    What eases it? | does anything take the pain away | when is it better
    have you noticed anything that makes it go away`,
  before: `
    Have you had this kind of pain before? | Is it like your period pain?
    Have you ever had similar abdominal pain? | Has anything like this ever happened to you before?
    Have you ever had this kind of pain before? | Do you usually have strong pain with your periods?
    Have you ever experienced anything like this before? | Any previous episodes of chest pain?
    Have you ever had anything like this before?
    Have you had something like this before, maybe weaker, in the last weeks?
    Have you had anything like this before? | Have you had a cough like this before?
    Is it different from your usual headaches?
    Did you have any warning headaches in the past few days or weeks?
    Have you experienced a headache of this kind before?
    Did you have headaches in the days leading up to this?
    Can you tell me more about the headache last week? | any previous headaches like it
    Do you usually get headaches?
    In the last days or weeks did you have another sudden headache, maybe a smaller one?
    Do you normally suffer from headaches?
    In the days or weeks before, did you have any other sudden bad headache that then went off?
    Do you normally get headaches?
    In the last days or weeks, was there a smaller headache that came suddenly? | Have you had this before?
    Has anything like this ever happened to you? | Is this the first time?
    Have you ever experienced similar pain? | Have you had similar episodes in the past?
    Do you often get this kind of pain? | Did you have any warning signs in the weeks before?
    Has this happened previously? | Have you ever felt like this before? | Ever had anything similar?
    Is this new for you? | Have there been smaller attacks leading up to this?
    Did you notice anything in the last few weeks before today? | Do you get headaches normally?
    is it the first time you’ve had something like this | any previous episodes
    was there anything like this in the days or weeks before | is it like anything you’ve had in the past
    have you ever had chest pain before today | has it ever happened when you climbed stairs
    did you ever have a headache like this one | how does this compare with the headaches you normally get
    is it different from what you usually get | How does it compare to others you’ve had?
    Were you getting headaches in the morning, or that woke you from sleep, before this?
    Have you ever had to stop what you were doing because of this before?
    Did you ever get this in the weeks before, at night or in the morning?
    How does this headache compare with your usual ones? | Did anything warn you before it struck?
    Are you someone who gets a lot of tummy aches? | Is it the same as the feeling you had on the stairs?
    Do you suffer from tummy aches a lot? | Any warning headaches?`,
  ideas: `
    What do you think is going on? | What do you believe is the cause? | what do you reckon it is
    What do you think might be going on yourself? | What do you think could be causing this?
    What do you think might be causing this? | What’s going through your mind?
    Do you have an idea what’s causing the pain? | what do you think’s causing it
    What do you think is causing this? | What do you think it is? | What do you think you’ve got?
    what do you think this is | Have you any thoughts about what it could be? | What do you think you have?
    What do you think this could be? | What do you think caused this headache?
    whats your own idea about this | Have you got any idea yourself what this might be?
    What do you think is wrong? | What do you think is causing all this? | what do you think the problem is
    Have you got any ideas about what’s behind all this? | what do you think is the reason for it
    What do you think it might be? | Do you have any thoughts about what’s causing this?
    Any idea what it could be? | Have you got an explanation for it? | What do you believe is behind it?
    Did you have something in mind that it could be? | Do you have any ideas about what’s wrong?
    What went through your mind when it happened? | What was your first thought? | What do you put it down to?
    Have you looked it up on the internet? | Why do you think this is happening?
    in your opinion, what’s the cause | is there something you suspect it might be
    have you any theories about what might be causing it | did you google your symptoms
    what did you think it was at first | Do you think it could be related to your work?
    Could it have something to do with your job, do you think?
    Do you think the travel has something to do with it? | What does your wife think it is?
    What do your family think it is?`,
  worry: `
    What are you most worried about? | Is there anything in particular you’re afraid of?
    what’s your biggest worry | Is there anything in particular that you’re worried about?
    is there something you are especially afraid of | Is there anything in particular that’s worrying you?
    What are your fears about this? | what’s worrying you most
    Are you worried about anything in particular? It’s quite natural to be
    What worries you the most right now? | Are you worried about anything?
    Is there anything that worries you? | what worries you about it
    Is there anything specific that’s worrying you about it? | Are you worried about something particular?
    What worries you the most? | Are you scared that it could be something bad?
    is there something that scares you | What’s worrying you the most right now?
    What scares you the most about it? | What’s your biggest fear? | What are you worried about?
    what are you frightened of | Is anything about it worrying you in particular?
    I can hear this has been wearing you out. Is there something that you’re afraid it could be?
    What worries you most? | Is there anything you’re particularly afraid of? | What are your concerns?
    Is something specific frightening you? | Do you have any fears about this?
    What are you most concerned about? | Are you scared? | Is anything on your mind?
    What scares you about it? | What’s your biggest fear in all this?
    Is there something in particular that makes you anxious about it?
    Are you worried it could be something serious? | What would be the worst thing it could be, for you?
    You seem worried, what is it? | do you have any particular concerns
    you look frightened, what are you afraid of? | what is it that worries you about this
    is there anything about this that’s been playing on your mind | are you afraid that it’s your heart
    You look quite frightened. Would you like to tell me about it?
    You look frightened. Would you like to tell me why? | Are you afraid you might die?
    What’s going through your mind, you look worried? | Is something troubling you?`,
  expectations: `
    What would you like us to do for you? | What would you like to get out of today’s consultation?
    what do you need from us | What were you hoping we could do for you today?
    What do you hope we can do for you today? | Is there something specific you’d like from us?
    what would you like to happen today
    Is there something you were hoping or expecting us to do for you today?
    I understand, thank you for telling me. What would you expect from us today?
    What do you expect from us today? | What do you want me to do for you? | what would you like us to do
    What were you hoping for today, antibiotics for example? | What do you expect from us?
    What do you hope we can do? | what are you hoping for
    Was there anything in particular you were hoping for from us, like a scan or stronger pain relief?
    what would you like us to do for you first | What would you like from today’s visit?
    Is there anything you’d like to achieve? | What were you hoping the doctor would do today?
    What is most important for you today, what do you hope we find out or do? | What would you like us to do?
    What do you hope we can do for you? | What are you expecting from today?
    Is there anything specific you want from this visit? | What would help you the most?
    What are you hoping for? | What do you want to get out of today’s appointment?
    How do you think we can help you? | What were you hoping we would do?
    Do you have any wishes for your treatment? | What’s most important to you right now?
    Did you have anything in mind that we should do? | what do you expect of us
    what do you hope happens next | what outcome would you be happy with
    what would be the best thing for you to come out of this
    What were you expecting from the visit - did you have something in mind like antibiotics or an xray?
    Were you hoping for antibiotics, a scan or something else?
    Did you hope to get a prescription or a sick note?`,
  seenDoctor: `
    How did you get here? | Did you see a doctor for it back then?
    How did you get here, did someone call an ambulance? | Did you see another doctor for this already?
    Who brought you here? | Did you drive here or did someone bring you?
    Did somebody bring you in today or did you call an ambulance?
    Have you tried something yourself already or been to another doctor for this? | Did you come by ambulance?
    Who brought you in? | Have you seen a doctor about this? | Have you been to your GP with it?
    Did someone drive you here? | How did you travel to the hospital?
    Have you already consulted anyone about this problem? | Did you call an ambulance yourself?
    Who called the ambulance? | Did you drive yourself here? | Did you drive here? | Did you come here alone?
    Has another doctor looked at you for this? | have you talked to anybody medical about it before today
    did you come in by car or ambulance | have you sought help for it before | did you get here on your own
    Did you drive yourself? | How did you get to the hospital, did somebody drive you?
    Did you drive to hospital? | Who drove you?`,
  tried: `
    have you taken anything to ease it | any relief from that?
    Did you take something against the pain today? What and how much? | did that help, if you took any?
    Did you take anything for it? | What have you done so far against it? | Have you taken anything?
    Did you take something against the fever? | Did that help?
    Have you been taking anything for it so far and did it make any diference?
    Have you taken anything against the fever and the cough? | did it help, if you took something
    What have you taken for it? | did they work | did anything you tried work?
    Have you taken anything for it, and if so how much and when? | did it help at all, if you took something?
    That sounds awful, I’m sorry you have to go through this. Have you taken anything for it?
    Did it do anything, if you took something? | Did the ambulance or another doctor give you anything?
    Have you taken anything for it? | Did you take any medicine for this? | What have you tried so far?
    Have you tried anything to relieve it? | Did you take something for the pain?
    Did it help when you took something? | What did you do to help yourself?
    Have you used any home remedies? | Did you do anything about it? | Have you treated it yourself?
    Was there anything you took before coming? | Have you taken any medication today for this?
    Did the tablets help? | what have you done about it so far
    did you take something at home before you came | have you tried any treatment
    have you been given anything for it yet?
    did anybody give you anything for the pain, like in the ambulance | did you try anything against it
    how well did what you took work | Did that ibuprofen do anything for you?
    Did the paracetamol do anything? | Did that do anything?`,
  associated: `
    is there anything else
    That sounds really unpleasant, thank you for bearing with me. Have you noticed any other symptoms along with the pain?
    Thanks, you’re doing very well. Did you notice any other symptoms at the time? | Does anything else hurt?
    I’m really sorry you’re going through this. Have you noticed anything else along with the pain?
    Have you noticed anything else? | Any other symptoms? | Did anything else come with it?
    Is there anything else wrong? | Have you had any other complaints?
    Apart from the pain, is there anything else? | What other symptoms have you had?
    Anything else going on besides that? | Were there other things you noticed at the same time?
    Have you felt ill in any other way? | any associated symptoms | does anything else bother you
    do you have any other problems along with it | besides the cough, have you noticed anything else
    are there other changes in your body you have noticed`,
};
