/** What somebody does in a sentence that is not a question about the patient: sums up, names a diagnosis, explains. */

export type Act =
  | 'summary'
  | 'diagnosis'
  | 'plan'
  | 'instruction'
  | 'consent'
  | 'empathy'
  | 'greeting'
  | 'examination'
  | 'thanks'
  | 'goodbye';

const summary =
  /\b(?:to sum(?:marise|marize)?(?: up)?|let me (?:just )?(?:sum|recap|repeat|check|make sure)|in summary|summari[sz](?:e|ing)|to recap|recap|so just to (?:confirm|clarify|be clear)|so from what (?:you|i)|if i understand (?:you |this )?(?:correctly|right)|what i (?:have )?(?:heard|understood|got) (?:so far )?is|so you (?:are|have been|have had|came|started|first|told|said|say) .{25,}|you (?:told|said) .{30,}|(?:did|have) i (?:get|got|understand|understood) (?:that|this|it|you|everything) (?:right|correctly)|(?:is|was) (?:that|this) (?:right|correct|all right so far))\b/;

const suspects =
  /\b(?:i (?:think|believe|suspect|fear|reckon|am (?:fairly |quite |pretty )?(?:sure|certain|afraid|worried|concerned|thinking))(?: that)? (?:it|this|that|you|your|we|the|about|of)|my (?:working |main |provisional |differential |suspected |first )?(?:diagnos[ie]s|differential|impression|suspicion)|the (?:most likely )?diagnos[ie]s (?:is|would|could|might)|(?:most )?likely (?:diagnos[ie]s|cause|explanation)|differential diagnos[ie]s|i diagnose|you (?:probably|likely|most likely|clearly|definitely|might|may|could|seem to|appear to) (?:well )?(?:have|be having|be suffering)|you are (?:having|suffering from|showing signs of) an?|(?:this|it|that) (?:could|may|might|must|is probably|is likely|is most likely|looks like|sounds like|seems like|seems to|appears to) (?:well )?(?:be )?|(?:looks|sounds|seems) like|(?:this|it) is (?:a|an|called|most likely|likely|probably|due to|caused by)|^you have (?:got )?|you have (?:got )?(?:a|an)\b|(?:signs|symptoms) (?:of|suggest|point)|consistent with|suggestive of|suspicious for|suspicion of|rule out|i suspect)/;

const plans =
  /\b(?:i am going to (?:give|order|prescribe|get|do|send|call|start|refer|admit|take some|arrange|explain|have)|i (?:will|would like to|want to|need to|should) (?:give|order|prescribe|get you|arrange|start|refer|admit|send|call|run|do an?|do some|put|book|request|organise|organize|speak|talk to|discuss|explain|take (?:some|a) (?:blood|sample|swab|urine)|check your (?:blood|sugar|urine)|measure|test)|we (?:will|might|may|should|need to|must|are going to|have to|would like to|want to|can|plan to|could) (?:give|order|prescribe|do|get|arrange|start|refer|admit|keep|send|call|run|put|take|treat|operate|remove|check|test|have|need|monitor|observe|rule|perform|make sure|begin)|you (?:will|need to|should|must|have to|ought to|can|could) (?:take|stay|rest|have an?|get an?|need|go home|stop|start|quit|cut|lose|eat|drink|be (?:admitted|needing|given|started|getting|going|staying|put)|have to|come back|see|avoid|try|change|reduce|get some|go to|go for|not)|i (?:recommend|advise|suggest|propose|prescribe|would recommend|would advise|would suggest)|the (?:plan|next step|treatment) is|the operation|(?:your|the) (?:ecg|x ?ray|scan|ct|blood|bloods|tests?|results?|tracing|ultrasound|blood tests?|blood results?|urine)(?: \w+)? (?:shows?|is|are|was|were|came|reveals?|suggests?|confirms?|indicates?|looks?)|let us (?:do|get|start|order|run)|let me explain|the (?:surgeons?|team|consultants?|doctors?|nurses?|cardiologists?|specialists?) (?:will|is going|are going|wants?)|will you be (?:ok|okay|happy|able|alright)|do you agree (?:to|with)|are you happy with (?:that|this|the) plan|(?:treatment|therapy) (?:will|is|would)|you are going to (?:need|have|be|get|stay)|take (?:this|these|one|two) (?:tablet|pill|twice|once|medicine))\b/;

const feelsWith =
  /^(?:oh |ok |okay |well )*(?:(?:that|this|it) (?:must|sounds?|seems)|i (?:can (?:imagine|see|understand)|am (?:so |very |really )?sorry (?:that|to|about|for|you|i)|hear you|feel for you)|(?:so |very )?sorry (?:to hear|about|for your|you)|you must (?:be|feel)|i understand(?: that| how| you| ,|$)|poor (?:you|thing)|what a (?:shock|nightmare|pity)|how (?:awful|terrible|horrible|frightening|scary|sad))\b/;

const examines =
  /\b(?:(?:i (?:am (?:just |now )?going to|will|would like to|need to|want to|have to)|let me|(?:do you )?mind if i|may i|can i|could i|let us) (?:now |just |quickly |also )?(?:check(?! (?:your )?(?:full )?(?:name|age|date|details|that|if))|measure|listen|examine|feel|press|palpate|take your (?:pulse|temperature|blood pressure)|have a (?:look|listen|feel)|look (?:at|in|into)|inspect|shine|tap|auscultate|see (?:your|how))|say (?:ninety|99|aah?)\b|^(?:please )?(?:can|could|would) you (?:please )?(?:lie (?:down|back|on)|sit up|stand|lift|raise|squeeze|push|pull|follow|smile|open|close|breathe|take (?:off|a deep)|show me your|touch|walk (?:for|over|to|a few)|hop|cough|bend|turn|roll|press your|stick|put out)\b|^(?:please )?(?:lie (?:down|back)|sit up|take a deep breath|breathe (?:in|out|deeply)|open your|close your|follow my|squeeze|push against|lift your|raise|stick out|smile|roll up)\b)/;

/** What the patient is told or asked to do, not to tell. */
const instructs =
  /^(?:(?:please|just|now|ok|and) )*(?:(?:please )?(?:do not (?:eat|drink|get up|worry about)|(?:call|tell|ring|let) (?:us|me|a nurse|the nurse)\b.*\b(?:if|when|immediately|at once)|ring the bell)|(?:can|could|would|will) you (?:please )?(?:wear|put on|keep on|wait|stay here|fill in|sign)\b|if (?!.*\byou (?:please )?tell\b).*\b(?:tell (?:us|me)|call (?:us|me|an|the|for)|let (?:us|me) know|ring (?:the|for)|come back|go to|get help)\b)/;

/** Asks leave to ask. */
const asksLeave =
  /^(?:(?:so|ok|now|and|thank you|,) )*(?:i (?:would like|want|need|have|am going|am here) to ask (?:you )?(?:\w+ ){0,3}questions?\b|(?:is it|would it be) (?:ok|okay|fine|all right|alright) (?:if|for)\b.*\b(?:ask|talk|speak)\b|(?:everything|anything|what) you (?:tell|say)\b.*\b(?:stays?|confidential|private|between)\b|(?:are you )?happy (?:to (?:go ahead|start|talk|continue)|for me to|with that)\b)/;

const thanks = /^(?:ok |okay |alright |right |great |well |and |so |, )*(?:thank|thanks|cheers|ta)\b/;
const leaves = /\b(?:bye|goodbye|see you|later|back soon|tomorrow|be back)\b/;

const greets =
  /^(?:(?:hello|hi|hey|there|(?:good )?(?:morning|afternoon|evening|day)|doctor|again|mate|,)\s*)+$/;

const introduces =
  /^(?:(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|nice to meet you|there|and|so|,|\s)*)(?:my name is|i am (?:a|an|one|the|your|dr|doctor|called|here to|\w+$|\w+ ?,|\w+ and i am))(?:\s|$)/;

const asking =
  /^(?:(?:and|so|ok|okay|but|also|well|now|sorry|please|then|have|had|did|do|are|were|was|has|does|is (?:there|any|anyone|anybody|some|someone|somebody|your|one|the|every)|any|what|when|where|why|who|which|how|can you|could you|would you)\b)/;

/** Undefined for what is to be read as a question or as small talk. `namesIllness`: an illness is in it. */
export const actOf = (sentence: string, namesIllness: boolean, marked: boolean): Act | undefined => {
  if (instructs.test(sentence)) return 'instruction';
  if (asksLeave.test(sentence)) return 'consent';
  if (summary.test(sentence)) return 'summary';
  if (greets.test(sentence)) return 'greeting';
  if (introduces.test(sentence) && !/\b(?:can|could|may|would|do you|what|how)\b/.test(sentence))
    return 'greeting';
  if (
    namesIllness &&
    suspects.test(sentence) &&
    /^(?:(?:it|this|that) (?:sounds|looks|seems|could|may|might|must)|(?:sounds|looks|seems) like)\b/.test(
      sentence,
    )
  ) {
    return 'diagnosis';
  }
  // "You must be worried, aren't you?" asks.
  if (!marked && feelsWith.test(sentence)) return 'empathy';
  if (
    thanks.test(sentence) &&
    !/\b(?:do|did|have|are|is|any|what|when|how|can)\b(?! (?:not|been))/.test(sentence)
  ) {
    return leaves.test(sentence) ? 'goodbye' : 'thanks';
  }
  if (examines.test(sentence)) return 'examination';
  const isQuestion = asking.test(sentence.replace(/^(?:so|ok|okay|well|and|but|now|then) /, ''));
  if (isQuestion && !/\bdo you agree\b|^are you happy with\b/.test(sentence)) {
    return undefined;
  }
  if (plans.test(sentence))
    return namesIllness && /\b(?:shows?|reveals?|suggests?|confirms?|indicates?)\b/.test(sentence)
      ? 'diagnosis'
      : 'plan';
  if (
    /\b(?:my|the|working|differential) (?:\w+ )?(?:diagnos[ie]s|differential)\b|\bi diagnose\b/.test(sentence)
  )
    return 'diagnosis';
  if (namesIllness && suspects.test(sentence)) return 'diagnosis';
  if (
    namesIllness &&
    /^(?:is|could|might|may) (?:it|this|that)\b(?!.*\b(?:worse|than|like|because|from|related|with)\b)/.test(
      sentence,
    )
  )
    return 'diagnosis';
  return undefined;
};
