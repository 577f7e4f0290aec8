import type { Examples } from './example.ts';

/** What patients are asked to do, to give or to decide. */
export const requests: Examples = {
  urineSample: `
    Would you be able to pass some water into this pot? | Can you pee in this beaker for us? | Could we get some urine from you? | We need a urine sample, please.
    Please could you fill this little cup in the toilet? | Can you do a urine sample now? | A urine sample would help us, can you manage? | Could you wee in a bottle for me?
    Can I have a sample of your urine to test it? | Do you think that you can give a urine sample? | Could I get a urine sample from you before you leave?`,
  sputumSample: `
    We would like you to cough something up into this little tub. | Spit some of it in here for the laboratory, please. | I would like you to spit the phlegm in this pot. | Could you cough up some phlegm into this cup for us? | Can you spit what you cough up in here? | Would you be able to give a sputum sample? | Could you bring up some mucus in this jar?
    Please cough into this pot, we send it to the lab. | Can you produce some sputum for the laboratory? | We would like to send some of what you bring up to the lab, can you cough some up?
    Could you cough up some slime in this tube?`,
  samePain: `
    I am pushing here now, is that the pain you had? | Does this bring back your pain? | Is this what you feel all the time? | When I press here, is it the same pain? | Is that the same pain that you have been having?
    Does it feel like your usual pain when I push here? | Is it this pain that you mean? | I press here, do you recognise the pain? | Can I bring it on by pressing on the ribs?`,
  pressElsewhere: `
    When I push on the left, where does it hurt? | I press over here on the other side, where do you feel it? | Pressing on this side, do you feel it on the other? | Where is the pain when I push down here on the left?
    If I push here on the left, does it hurt on the right?`,
  sorePlaces: `
    Did that hurt when you breathed in? | Was it painful as I did that? | Did you feel any pain when I pressed? | Did it hurt just now?`,
  whichHand: `
    Which arm do you want me to take the blood from? | Left or right arm for the blood? | Which finger shall I take? | A small prick now, which side would you like? | What hand should I use for the needle?
    Which side is better for the drip?`,
  writeDown: `
    Shall I make a note of it for you? | Do you want me to put down the main points for you? | Should I put that on a piece of paper for you? | Would it help if I noted it down for you? | Do you want it in writing? | Would you like a leaflet to take home? | Can I give you something to read about it?
    Shall I write all this down? | Would you like me to write the name of it down?`,
  homeOrStay: `
    Would you rather be treated at home or here? | Could you cope at home like this, or do you prefer a bed here? | Do you feel fit enough to go home tonight? | Are you happy to go home or would you rather be admitted?
    Where would you feel better looked after, here or at home? | Would you prefer to stay in the hospital or to go home? | Would you manage by yourself at home? | Do you think you can be at home with this?`,
  stayWorry: `
    What would trouble you most if we had to keep you here? | If you had to stay in, what would be difficult for you? | What would be the hardest part of having to stay overnight? | Is there anything that makes staying in hospital hard for you?
    What is the worst about having to stay here, for you? | What would you worry about if you had to stay tonight? | If we admitted you, what would bother you most?`,
  location: `
    Can you put your hand where it is? | Show me the place with your hand. | Is it a spot you can cover with a fingertip, or is it as big as your palm? | Put a finger on the place, or your whole hand if it is bigger.
    Could you lay your hand on it? | Show me with one finger or your fist where it sits.`,
  examination: `
    Would you mind lifting your shirt? | Would you mind taking your top off? | Could you slip your jumper off for me? | Hop onto the scales for me. | Would you step onto the scale, please? | Could you get up on the scales?
    Blow out your cheeks. | Puff your cheeks up. | Tap my finger and then your nose. | Poke your tongue out. | Stick out your tongue, please. | Touch my finger with yours as quickly as you can. | Let’s get those trousers rolled up.
    Let me have your socks off, I want to see your toes. | Take a breath and hold it there. | I am going to count your breaths now. | I’ll just count your pulse. | I will pinch the skin on your hand. | Lie on your left side for me.
    Can you turn over, please? | Turn to the wall, please. | Keep still for a moment, please. | I’ll clip this on your finger to measure the oxygen. | I am tapping on your back now. | Please get undressed to the waist.`,
  teachBack: `
    At which point would you call the ambulance? | When would you ring for an ambulance? | When would you ring for help, at home? | So when will you call the doctor or the ambulance? | In which case would you have to come back? | Could you say it back to me in your own words? | What have I just told you, in your own words? | Can you tell me again what we agreed on? | Can you say the warning signs back to me? | Would you tell me once more which signs you must look out for?
    To check that I was clear: what will you tell your family? | Just to be sure I explained it well, what did you take from it? | Can you explain back to me what is going to happen? | How would you explain it to a friend, what I just said?
    Can you name me those signs again? | Please repeat what I have explained to you.`,
  talkToOthers: `
    Would you like somebody to be with you when the doctor goes through the results? | Do you want your husband or someone else there when you hear the results? | Shall we wait for your family before the doctor explains the results? | Do you want somebody with you when the doctor tells you what they found? | Should your husband be present when we talk about what was found?
    Would it help to have a friend with you for the results?`,
  'drugReaction contrast': `
    Have you reacted badly to any medicine or to the dye for a scan? | Did you ever react to a drug or to contrast medium? | Any bad reaction to a medicine, or to contrast? | Have you had trouble with a medicine or with the dye for scans? | Did a drug or a contrast injection ever make you ill?`,
  drugReaction: `
    Do some tablets disagree with you? | Are there drugs that disagree with you? | Is there a medicine that does not agree with you? | Are there tablets that you can’t tolerate? | Any drugs that do not suit you? | Do some medicines make you ill? | Which medicines do you not tolerate?`,
  needles: `
    What frightens you about needles? | What is it about the needle that worries you? | Is it the needle that you are afraid of?`,
  'family:cancer family:thyroid family:heart': `
    Other diseases in the family, such as cancer, thyroid or heart trouble? | And other illnesses in your relatives: cancer, the thyroid, heart attacks?`,
};
