import type { Examples } from './example.ts';

export const outlook: Examples = {
  worse: `
    What makes it worse? | did anything bring the pain on | what makes it worse | Does anything bring it on?
    Does anything make the cough worse? | Anything that sets it off or makes it worse?
    Does anything make the headache worse? | What aggravates the pain?
    Does anything bring it on or make it worse? | Is the tiredness worse at certain times?
    Does anything make it worse?`,
  better: `
    Anything that makes it better? | what position is most comfortable | Does anything make it better at all?
    I’m sorry, that sounds really uncomfortable. Is there anything that makes it better?
    Does anything make it better? | What helps? | what eases it | Is there anything that helps?
    Does anything bring relief? | what have you done to relieve it | Does anything help it?
    does the thirst go away after drinking | is there something that helps`,
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
    In the last days or weeks, was there a smaller headache that came suddenly?`,
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
    Have you got any ideas about what’s behind all this? | what do you think is the reason for it`,
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
    I can hear this has been wearing you out. Is there something that you’re afraid it could be?`,
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
    What is most important for you today, what do you hope we find out or do?`,
  seenDoctor: `
    How did you get here? | Did you see a doctor for it back then?
    How did you get here, did someone call an ambulance? | Did you see another doctor for this already?
    Who brought you here? | Did you drive here or did someone bring you?
    Did somebody bring you in today or did you call an ambulance?
    Have you tried something yourself already or been to another doctor for this?`,
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
    Did it do anything, if you took something? | Did the ambulance or another doctor give you anything?`,
  associated: `
    is there anything else
    That sounds really unpleasant, thank you for bearing with me. Have you noticed any other symptoms along with the pain?
    Thanks, you’re doing very well. Did you notice any other symptoms at the time? | Does anything else hurt?
    I’m really sorry you’re going through this. Have you noticed anything else along with the pain?`,
};
