/** What a student asks to make sure: that something was understood, is agreed to, can be done, or is wanted. */

/** "We will take some blood, do you understand?" */
export const checks =
  /^(?:sounds? good|sound (?:ok|okay|fine|all right|alright)|all right|alright|(?:ok|okay|fine)(?: (?:for|with|by) you)?|understood|is that clear)$|^(?:do you (?:understand|agree)|does (?:that|this) (?:make sense|sound|help(?: you)?(?: (?:a bit|a little|at all))?$)|is (?:that|this|it)(?: (?:something|also|still|all|completely|quite|really|so far|with you|for you))*(?: (?:ok|okay|fine|all right|alright|clear|possible|good|acceptable|understandable|correct|right|agreeable|convenient|comfortable|an? \w+|too much|what(?! you )|bad|difficult|hard|how)|$)|is there anything (?:about|in) (?:that|this|it|them)|what do you (?:make|think|say) (?:of|to|about) (?:that|this|it)|(?:does|did) (?:that|this|it) (?:come as|surprise|shock)|(?:is|was) (?:that|this|it) an? (?:\w+ )?(?:shock|surprise|blow)|(?:do you have )?any objections?|(?:have you|do you have) (?:got )?(?:something|anything) against|would you (?:correct|add|change) anything|would you agree(?: (?:to|with) (?:that|this|it))?$|(?:would|do) you mind$|are you(?: (?:still |also |quite |completely )*(?:ok|okay|fine|all right|alright|happy|comfortable|willing|prepared|content|ready|up for)\b|$)|how does (?:that|this|it) sound|would (?:that|it) (?:be|work|suit|do)|(?:do you think )?(?:you )?(?:could|can|will|would) you (?:think you )?(?:could |can )?manage (?:that|it|this)|do you think you (?:could|can) manage (?:that|it|this)|will (?:that|it) be|would you be (?:happy|ok|okay|alright|all right|fine|willing|comfortable)|how (?:do|would) you feel about (?:that|it))\b/;

/** "I will ask about a painkiller. Would you like that?" */
export const offers =
  /^(?:would you (?:like|want)|do you (?:want|need)|shall i (?:get|bring) you) (?:that|it|this|some|one|something like that)(?: too| as well)?$/;

/** "The next questions are a bit personal. Is that all right?" */
export const asksLeave = /^is (?:that|this|it) (?:all right|alright|ok|okay|fine)(?: (?:with|for|by) you)?$/;
export const announcesQuestions = /\bquestions?\b/;

/** "You may have to stay here overnight." */
export const keepsHere =
  /\b(?:you|to|if you|have you) (?:(?:may|might|will|would|could|should|need|have|had|to|probably) )*(?:stay|stayed) (?:here )?(?:overnight|(?:for )?(?:the|a|one) night|tonight|in (?:the )?hospital|(?:here )?for (?:a |some |one |two )?(?:few )?(?:days?|nights?)|with us)\b/;
export const stayedBefore =
  /^(?:(?:and|so) )*(?:did|have|had|were|when|why|how (?:long|often|many))\b|\bever\b/;

export const isSore =
  /\b(?:hurts?|sore|painful|tender)\b|\b(?:the|your) (?:same )?(?:pain|pressure|headache|ache)\b/;
export const asksUnderstood = /^(?:does (?:that|this) make sense|do you understand|is (?:that|this) clear)\b/;

export const agrees =
  /^(?:are|would) you (?:be )?(?:ok|okay|fine|happy|comfortable|all right|alright) (?:with|about) (?:that|this|it)$/;

/** "We would like you to spit into this cup, would you manage that?" */
export const managesIt =
  /^(?:would|could|can|will) you (?:be able to )?(?:manage|do) (?:that|it|this)(?: for (?:me|us))?$/;
