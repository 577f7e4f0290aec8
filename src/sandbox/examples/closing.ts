import type { Examples } from './example.ts';

export const closing: Examples = {
  impact: `
    Can you still do your normal activities? | is it stopping you from doing things
    How has this been affecting you at work? | How has this changed your daily routine? | Can you still work?
    How is the illness affecting your daily life? | how are you managing at home
    Have you had to stay off work because of this? | Have you had to take time off because of this?
    have you been off work because of this | How does the headache affect what you can do?
    How’s it affected you, are you able to do anything with it, like read or look at your phone?
    How does the tiredness affect your daily life? | can you manage at home
    What can’t you do now that you could do say six months ago? | What can you not do anymore because of it?
    How does this affect your daily life? | What can’t you do because of it? | How is it affecting your work?
    Has it stopped you doing anything? | Does it interfere with your daily activities?
    How are you managing with this day to day? | Does it limit you? | How has this changed your life?
    Are you still able to work? | Does it stop you from sleeping or working?
    Can you do your normal activities? | What impact has it had on you? | Have you had to take time off?
    Have you missed work? | What are you not able to do anymore? | how has it affected you at home and at work
    is this getting in the way of everyday things | were you able to go to work
    can you still do everything you did before | how much is it bothering you in your everyday life
    How is it affecting your life, is there anything you’ve had to give up?
    Is there anything you’ve had to give up because of it? | Have you had to give anything up?
    Has this ever stopped you doing what you normally do?`,
  questionsForYou: `
    Is there anything you’d like to ask?
    Please don’t eat or drink anything until the surgeon has seen you, just in case. Does that make sense? Do you have any questions for me?
    Thank you so much Mira, you’ve been really helpful. I’ll go and speak to my senior now, do you have any questions for me before I go?
    Do you have any questions for me? Thank you Ms Castellano, I will talk to the doctor now and come back to you.
    Do you have any questions for me?
    Thank you very much for your time Mr Brandt. Please press the buzzer if it gets any worse. Any questions for me?
    Thank you very much Mr Brandt, do you have any questions before I get the attending?
    Would you like to ask me something? | Do you understand what I’ve told you?
    Do you have any questions you’d like me to pass on to the doctor?
    Ok great, do you have any questions for me? Get well soon, I’ll discuss it with my supervisor.
    Thank you for putting up with all my questions when you feel so poorly. I’ll get the registrar straight away, is there anything you want to ask me first?
    Thank you so much, it’s been a pleasure talking to you. Do you want to ask me anything before I fetch the doctor?
    Do you have any questions? | Is there anything you’d like to ask me? | Anything you want to know from me?
    What questions do you have? | Is there anything you want me to explain? | Would you like to ask anything?
    Any questions from your side? | Is there something you’d like to know?
    do you want to ask me anything before I go | is anything unclear
    would you like me to explain anything again | Is there anything you don’t understand?`,
  nothingLeft: `
    Did I forget anything? | Is there anything else you think I should know, or that I’ve forgotten to ask?
    so is there anything important i forgot to ask | Is there anything else you’d like to tell me?
    Anything else you feel is important that I have not asked about?
    Is there anything else I should know that I didnt ask? | Is there anything else I should know?
    Is there anything else you’d like to tell me, even if it seems silly?
    Anything else that’s bothering you that we haven’t talked about?
    Is there anything else at all that you think might be relevant?
    did i miss anything you think is important?
    Is there anything we haven’t covered that’s been on your mind? | Have I missed anything?
    Is there anything I haven’t asked that you think is important? | Anything you’d like to add?
    Did I forget something? | Is there anything we haven’t talked about?
    Anything else on your mind that we’ve not covered?
    Is there something you want to mention that I didn’t ask? | Was there anything else? | anything else?
    is there anything important I have left out | before I go, is there anything you want to add
    anything I should have asked about | is there something else you think we should know about
    Have I forgotten anything important? | Anything wrong there? | Anything to add? | Anything to correct?
    Is there something else on your mind? | Anything else on your mind?`,
  whyNow: `
    what made you call for help | Why did you come today and not earlier?
    Why did you decide to come today and not earlier or later?
    What made you decide to come today in particular, did something change?
    Why did you come in today in particular? | What made you decide to come now? | Why today?
    What made you seek help now? | What changed that you came in? | Why did you wait until now?
    What finally made you come? | what was it that made you come today rather than earlier
    you’ve had it for months, why come now? | What prompted you to call? | What made you come in now?
    What made you come today rather than last week?`,
};
