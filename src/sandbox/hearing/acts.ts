/** What somebody does in a sentence that is not a question about the patient: sums up, names a diagnosis, explains. */

export type Act =
  | 'summary'
  | 'diagnosis'
  | 'plan'
  | 'instruction'
  | 'consent'
  | 'empathy'
  | 'reassurance'
  | 'greeting'
  | 'examination'
  | 'thanks'
  | 'goodbye'
  | 'teachBack'
  | 'willing';

const summary =
  /\b(?:can i (?:just )?check (?:that |if |whether )?i (?:have )?(?:understood|got)|to sum(?:marise|marize)?(?: up)?|let me (?:just )?(?:sum|recap|repeat|check (?:that )?(?:i|if)|make sure)|in summary|summari[sz](?:e|ing)|to recap|recap|putting (?:it|this|that|everything|all of it) together|so i repeat|repeat (?:if|whether|what) i (?:have )?understood|may i repeat what|(?:so )?in short|so just to (?:confirm|clarify|be clear)|so from what (?:you|i)|if i understand (?:you |this )?(?:correctly|right)|so far i have (?:got|heard|understood|noted)|am i right (?:so far|up to here)|i repeat (?:shortly|briefly)|what i (?:have )?(?:heard|understood|got) (?:so far )?is|so you (?:are|have been|have had|came|started|first|told|said|say) .{25,}|you (?:told|said) .{30,}|(?:did|have) i (?:get|got|understand|understood) (?:that|this|it|you|everything) (?:right|correctly)|(?:is|was) (?:that|this) (?:right|correct|all right so far))\b/;

const suspects =
  /\b(?:i (?:think|believe|suspect|fear|reckon|would (?:say|guess)|am (?:fairly |quite |pretty )?(?:sure|certain|afraid|worried|concerned|thinking))(?: that)? (?:it|this|that|you|your|we|the|about|of)|my (?:working |main |provisional |differential |suspected |first )?(?:diagnos[ie]s|differential|impression|suspicion)|the (?:most likely )?diagnos[ie]s (?:is|would|could|might)|(?:most )?likely (?:diagnos[ie]s|cause|explanation)|differential diagnos[ie]s|i diagnose|you (?:probably|likely|most likely|clearly|definitely|might|may|could|seem to|appear to) (?:well )?(?:have|be having|be suffering)|you are (?:having|suffering from|showing signs of) an?|^(?:(?:so|ok|okay|probably) )*(?:could|may|might|must) (?:well )?be|(?:this|it|that) (?:could|may|might|must|is probably|is likely|is most likely|looks like|sounds (?:to me )?(?:like|as (?:though|if))|seems like|seems to|appears to) (?:well )?(?:be )?|(?:looks|sounds|seems) like|(?:this|it) is (?:a|an|called|most likely|likely|probably|due to|caused by)|^you have (?!not\b|never\b|had\b|been\b)(?:got )?|you have (?:got )?(?:a|an)\b|(?:signs|symptoms) (?:of|suggest|point)|^(?:(?:so|ok|most) )*(?:probably|likely) (?!not)|\b(?:could|may|might) (?:well )?be (?:one|a|the) (?:reason|cause|explanation)\b|consistent with|suggestive of|suspicious for|suspicion of|rule out|i suspect)/;

const plans =
  /\b(?:(?:this|that|it) we (?:look at|check|test|find out|measure)\b|we (?:look|check|test) (?:at|into|for) (?:this|that|it)\b|i am (?:just )?going to (?:give|put|place|insert|attach|connect|order|prescribe|get|do|send|call|start|refer|admit|take some|arrange|explain|have|discuss|present|talk to|speak to|fetch|find|let)|i would (?:get|do|order|arrange|send|take|request) (?:an?|some|the|you)\b|i (?:will|would like to|want to|need to|should) (?:go and |just )?(?:present|fetch|pass|let|give|order|prescribe|get you|arrange|start|refer|admit|send|call|run|get (?:an?|some)|do an?|do some|put|book|request|organise|organize|speak(?! (?:quietly|slowly|softly|up|low))|talk to|discuss|explain|take (?:some|a) (?:blood|sample|swab|urine)|check your (?:blood|sugar|urine)|prick|measure|test)|we (?:will|might|may|should|need to|must|are going to|have to|would like to|would|want to|can|plan to|could) (?:measure|prick|bring|transfer|give|order|prescribe|do|get|arrange|start|refer|admit|keep|send|call|run|put|take|treat|operate|remove|check|test|have|need|monitor|observe|rule|perform|make sure|begin)|you (?:may|might|would|could) (?:also )?need|you (?:could|can|would|will|might)(?: please| also)? (?:give|leave|provide) (?:us |me )?(?:an?|the|some) (?:\w+ )?samples?|you (?:will|need to|should|must|have to|ought to|can|could) (?:take|stay|rest|have an?|get an?|need|go home|stop|start|quit|cut|lose|eat|drink|be (?:admitted|needing|given|started|getting|going|staying|put)|have to|come back|see|avoid|try|change|reduce|get some|go to|go for|not)|(?:we|i) would like (?:to (?:take|get|have|send)|an?|some) (?:\w+ )*(?:samples?|swabs?|x ray|scan|bloods?|blood test|urine)\b|you (?:really |probably |definitely )*(?:should|ought to|must) not (?:drive|work|go|fly|lift|smoke|run)\b|i (?:recommend|advise|suggest|propose|prescribe|would recommend|would advise|would suggest)|the (?:plan|next step|treatment) (?:is|would be|will be)|the operation|(?:your|the) (?:ecg|x ?ray|scan|ct|blood|bloods|tests?|results?|tracing|ultrasound|blood tests?|blood results?|urine)(?: \w+)? (?:shows?|is|are|was|were|came|reveals?|suggests?|confirms?|indicates?|looks?)|we (?:need|have|are going|ought) to (?!ask|talk|know|go (?:through|over)|discuss|move)\w+|let us (?:do|get|start(?! with (?:the|your|how|what|when|where))|order|run)|let me explain|the (?:senior |other )?(?:surgeons?|team|consultants?|doctors?|nurses?|cardiologists?|specialists?) (?:will|is going|are going|wants?|(?:might|may|would) (?:also )?(?:want|like|need|take|order|do))|will you be (?:ok|okay|happy|able|alright)|do you (?:agree|consent) (?:to|with)|are you happy with (?:that|this|the) plan|(?:treatment|therapy) (?:will|is|would)|you are going to (?:need|have|be|get|stay)|take (?:this|these|one|two) (?:tablet|pill|twice|once|medicine))\b/;

const feelsWith =
  /^(?:(?:that |it |this )?(?:sounds?|must be) (?:really |so |very |pretty |absolutely )*(?:\w{5,}ing|awful|tough|hard|rough|horrible|miserable|unpleasant|painful|terrible|dreadful|rotten|scary)$|(?:oh|ouch|wow|blimey|ok|okay|well|dear|no|gosh|goodness|god|right|i see|ah|me|poor you|of course (?:it|that|you|this) (?:does|do|is|are|would|has)|,) )*(?:i (?:imagine|guess|bet|suppose) (?:that )?you (?:worry|fear|are (?:afraid|worried|scared))\b|i (?:imagine|guess|bet|suppose|am thinking|think|know) (?:that )?(?:(?:that|this|it) (?:is|must|has to|can not|will)|you (?:must|are|worry|fear|feel)|how)\b.*\b(?:worry|fear|feel|hard|tough|frustrating|difficult|easy|scary|frightening|worrying|upsetting|exhausting|tired|tiring|annoying|stressful|horrible|awful|a lot|painful|unpleasant|worried|lonely|rough)\b|(?:that|this|it) can not be (?:easy|nice|pleasant|fun)\b|you (?:really |do )?(?:look|seem|sound|are) (?:(?:really|so|very|quite|a bit|rather|pretty|in) )*(?:uncomfortable|exhausted|worn out|frightened|scared|upset|pain|unwell|poorly|miserable|rough|pale)$|you have (?:coped|managed|been) (?:\w+ )*(?:a lot|alone|on your own|so much|through)\b|(?:that|this|it) (?:(?:does|do|really|all) )*(?:must|sounds?|seems?)\b|(?:that|this|it) makes (?:complete |total |perfect )?sense\b(?! of)|any(?:one|body) would\b|(?:that|this|it) is (?:completely |totally |very |quite |so |perfectly |absolutely )*(?:understandable|natural)\b|i would (?:also )?(?:worry|be (?:worried|afraid|scared|frightened|anxious)|feel the same)\b.*\b(?:too|as well|also|same|place)\b|i (?:can (?:imagine|see|understand|hear|tell)|am (?:so |very |really )?sorry (?:that|to|about|for|you|i)|hear you|feel for you)|(?:so |very )?sorry (?:to hear|about|for your|you)|you must (?:be|feel)|i understand(?: that| how| you| ,|$)|poor (?:you|thing)|what a (?:shock|nightmare|pity)|how (?:awful|terrible|horrible|frightening|scary|sad))\b/;

/** What the crew promises, without saying what will be done. */
const reassures =
  /\b(?:(?:we|i) (?:will|are going to|shall) (?:do (?:our|my|everything|all)\b|take (?:really |very |the )?(?:good|best|great) care|look after you|help you|be (?:here for|there for|with) you|get to the bottom|find out what|sort (?:this|it) out|get you (?:better|sorted|through))|in (?:very )?good hands)\b/;

/** "You have answered everything very clearly." */
const praises =
  /^(?:(?:and|all done|well done|ok|so|really|,) )*you (?:were|are|have been|have (?:answered|explained|described|told|helped|done))\b.*\b(?:clear(?:ly)?|helpful|patient|great|brilliant(?:ly)?|very well|really well|so well|wonderful(?:ly)?|a lot|a great deal|very much)$/;

/** What the patient does for the examination, so that "go ahead" would be no answer. */
const doesIt =
  /^(?:(?:please|now|just|and|then|first|next|ok|okay|right|great|good|try to|let us have|let me have|,|(?:can|could|would|will) you|i (?:would like|want|need) you to|(?:would|do) you mind) )*(?:puff(?:ing)? (?:out|up)|blow(?:ing)? (?:out|up)|(?:stick|put|poke) (?:out )?your tongue|touch (?:your|my) (?!chin)|hold (?:it|out|up|your (?:breath|arms?|hands?|legs?))\b|(?:step|hop|jump|climb|get|pop)(?:ping)? (?:up )?(?:on|onto|up on) (?:to )?(?:the|this|my)|shrug|frown|clench|wiggle|tap (?:my|your)|lift(?:ing)? (?:up )?(?:your|both|the|one)|tak(?:e|ing) (?:off )?your (?:shirt|t shirt|top|jumper|shoes?|socks?|jacket|trousers|blouse|pullover|clothes)|sit forward|show me (?:both )?your (?:hands|palms|tongue|teeth|nails)|undress\w*|get undressed|unbutton\w*|pull(?:ing)? (?:up|down) your|roll(?:ing)? (?:up|onto|over)|turn (?:onto|over|around|to the)|lie on your|(?:your|those|the) [\w ]*(?:shoes|socks|shirt|trousers|top)\b.*\b(?:off|up|down)\b)/;

const examines =
  /\bi am (?:(?:just|now|gently|only) )*(?:pressing|pushing|touching|tapping|bending|moving|squeezing|shining|listening to your|pinching)\b|\b(?:(?:i (?:am (?:just |now )?going to|will|would like to|should (?:now |also )?like to|would (?=(?:(?:now|just|then|also) )?(?:check|measure|listen|exam))|need to|want to|have to)|let me|(?:do you )?mind if i|may i|can i|could i|let us) (?:now |just |quickly |also )?(?:(?:perform|carry out|do) (?:a|an|the|some) (?:\w+ ){0,3}examination|tickle|stroke|scratch|count|pinch|prick|clip|check(?! (?:(?:your |i have your )?(?:full )?(?:name|age|date|details|that|if|who|how|whether|what|when|with|a few|some|something|one)))|measure|listen|exam(?:ine)?|feel|press|palpate|take your (?:pulse|temperature|blood pressure)|have a (?:look|listen|feel)|look (?:at|in|into)|inspect|shine|tap|auscultate|(?:see|hear) (?:your )?(?:lungs|heart|chest)|see (?:your|how))|say (?:ninety|99|aah?)\b|\bgive me your (?:arm|hand|finger|leg|foot)\b|^(?:i am )?(?:just )?(?:checking|measuring|taking) (?:your )?(?:oxygen|temp|temperature|pulse|blood pressure|sats|sugar|pressure)\b|^(?:please )?(?:a )?(?:deep breath|big smile)\b|\bgive me a (?:big |nice )?smile\b|^need to (?:examine|check|feel|listen|look at)\b|^(?:(?:now|so|ok|then|next|first) )*i (?:(?:now|just|then|quickly) )*(?:look|listen|press) (?:(?:now|just|then|quickly) )*(?:at|to|on|in|into)\b|^(?:now )?going to (?:bend|move|lift|press|touch|feel|listen|check|shine|tap|turn)\b|^are you able to (?:sit up|lie (?:down|flat|back)|stand up)\b(?! (?:at|in|all|or|, or|usually|normally)\b)|^(?:please )?(?:can|could|would) you (?:please )?(?:lie (?:down|back|on)|lean (?:back|forward)|sit up|stand|lift|raise|squeeze|push|pull|follow|smile|open|close|breathe|take (?:off|a deep)|show me your|touch(?! your chin)|breath|walk (?:for|over|to|a few)|hop|jump|cough|bend(?! your (?:head|neck))|turn(?! your (?:head|neck))|roll|press your|stick|put out)\b|^(?:please )?(?:lie (?:down|back)|lean (?:back|forward)|sit up|take a deep breath|breathe? (?:in|out|deep|deeply)|tell me (?:if|when) (?:(?:it|this|that) )?(?:hurts|gets sore|is sore|gets painful|is painful|feels sore)|open your|close your|follow my|squeeze|push against|lift your|raise|stick out|smile|roll up)\b)/;

/** What the patient is told or asked to do, not to tell. */
const instructs =
  /^(?:(?:please|just|now|ok|and) )*(?:(?:until then |so |meanwhile |for now )?it would (?:also )?be (?:good|best|better|helpful|important|wise) (?:to|if you)\b|(?:please )?(?:do not (?:eat|drink|get up|worry about)|(?:until then |then )?(?:stay|keep) lying\b|(?:call|tell|ring|shout)(?: for)? (?:us|me|a nurse|the nurse|the staff|someone|somebody|a doctor|the doctor|out|if)\b(?! about| what| how| when| where| why| more| everything| the| your| it| a| in| again| anything| something| exactly).*\b(?:if|when|immediately|at once|worse|faint)|let (?:us|me|a nurse|the nurse) know\b.*\b(?:if|when|immediately|at once)|(?:try to |just |please )*(?:lie (?:still|down and)|stay (?:still|calm|put)|keep still|rest|relax)\b(?!.*\?)|(?:ring|press|push|use) (?:the|your|this) (?:bell|buzzer|button|alarm))|(?:please )?(?:wear|put on|keep on|put (?:this|that|the|a|your) mask (?:on|over))\b|(?:can|could|would|will) you (?:please )?(?:wear|put on|put (?:this|that|the|a|your) \w+ (?:on|over)|keep on|wait|stay here|fill in|sign)\b|(?:would|do) you mind (?:wearing|putting on|putting (?:this|that|the|a|your) \w+ (?:on|over)|keeping on)\b|(?:can|could|would|will) you (?:please )?not (?:eat|drink|get up|stand up)\b|if .*\b(?:will|would|can|could) you (?:please )?(?:press|ring|push|use) the (?:bell|button|buzzer|alarm)|if (?!.*\byou (?:please )?tell\b).*\b(?:tell (?:us|me)(?! what| about| how| when| where| more| the| everything)|call (?:us|me|an|the|for)|let (?:us|me) know|ring (?:the|for)|come back|go to|get help)\b)/;

/** "If your breathing gets worse, go to the emergency department." */
const warns =
  /^(?:(?:and|but|so) )*if\b.*, (?:please )?(?:go|come|drive|call|ring) (?:straight |back |right )?(?:away |here )?(?:to (?:the )?(?:emergency|hospital|a&e|nearest)|to us|back|in\b|an ambulance|999|112|911)/;

/** "You must take all of the tablets, finish the box." */
const takesAll =
  /\b(?:finish|complete) (?:the|your|all(?: of)?(?: the| your)?|this) (?:(?:whole|entire|full) )?(?:pack\w*|course|box|antibiotics?|tablets|pills)\b/;

/** "We must make sure that it is not a clot": what is feared is said, and no test is announced. */
const excludes =
  /\b(?:(?:have|need|want|got) to|must|should) (?:\w+ )?(?:exclude|rule out|make sure (?:that )?(?:it|this|that|there) is (?:not|no))\b|\bthing (?:that )?(?:we|i) (?:must|can|should|do) not (?:want to )?(?:miss|overlook)\b/;
const fears =
  /\b(?:bleed\w*|clot\w*|vessels?|infection|blockage|blocked|burst|torn|tear|stroke|heart attack|tumou?r|cancer)\b/;
const announcesTest =
  /\b(?:scans?|ct|mri|tests?|bloods?|x ?ray|ultrasound|puncture|samples?|ecg|swab|so we|that is why we)\b/;

/** A student who says who is there and wants to ask: leave is given, whether or not it is asked for. */
const wantsToAsk =
  /\b(?:going to|want to|wanted to|would like to|will|here to|hoping to) (?:(?:just|quickly|now) )?(?:ask|talk to|speak to|chat (?:to|with)) you\b|\b(?:ok|okay|all right|alright|fine|cool|possible)(?: (?:for|with) you)? (?:to|if (?:i|we)) (?:(?:just|quickly) )?(?:ask|talk|speak|chat)\b/;

/** Asks to say again in other words what was explained. */
const teachesBack =
  /^(?!.*\b(?:let me|i will|i would|may i|can i|could i|shall i)\b.*\b(?:repeat|say|back)\b).*(?:\bwhat (?:should|would|will|must|do) you (?:have to |need to )?(?:look|watch) out for\b|^(?:and |so )?what (?:should|will|must) you do (?:if|when)\b.*\b(?:worse|sleep\w*|drows\w*|pain|breath\w*|faint\w*|blood|bleed\w*|fever|vomit\w*|red|hot)\b|^what would (?:make|bring) you (?:to )?(?:come )?(?:straight |right )?back\b|\b(?:run|go|talk) (?:me )?through (?:with me )?what\b.*\b(?:next|agreed|explained|said)\b|\bin your own words\b.*\b(?:what|how|when|which)\b.*\b(?:i|we)\b|\brepeat\b.*\bin your own words\b|\b(?:(?:tell|say|give|repeat) (?:it |that |this )?(?:to )?me back\b|(?:tell|say|repeat|explain|name|give) (?:me |to me |us )?(?:again )?in your own words (?:what|how) (?:i|we|you)\b|(?:can|could|would|will|please) (?:you )?(?:please )?(?:repeat|name|list|say|tell me) (?:me )?(?:these|those|the|all) (?:\w+ )?(?:signs?|warnings?|things|points|three|two|four|ones|symptoms|reasons)\b|(?:tell|say|explain|repeat) (?:me )?(?:that|it|this) back|(?:tell|say|explain) (?:it |that )?(?:back )?to me (?:again )?(?:in your own words|when you (?:should|would)))\b)/;

/** Asks for a view of something to come. */
const asksView =
  /^(?:(?:and|so|ok|,) )*(?:how (?:would|do) you feel (?:about|if) (?!that$|it$|this$|all\b)|would you (?:ever )?(?:consider|be (?:willing|prepared|open|ready) to)|what would you (?:think|say) (?:of|about|to|if)|could you imagine)\b/;

/** Asks leave to do something: "would it be ok if the nurse took some blood?" */
const asksToDo =
  /^(?:(?:and|so|ok|,) )*(?:would|could|can|will) you (?:be able to )?come (?:back|again)\b|^(?:(?:and|so|ok|,) )*(?:(?:is it|would it be|will it be|would you be|are you|will you be) (?:ok|okay|fine|all right|alright|happy|willing|comfortable|prepared)\b|(?:would|do) you (?:mind|agree)\b|(?:can|could|may|shall) (?:we|i) (?:just )?(?:take|do|get|send|arrange|put|run)).*\b(?:x ?ray|bloods|blood(?! pressure)|blood tests?|samples?|prick(?:ed|s)?|swab|scan|ecg|tests?|drip|cannula|needle|urine|admit(?:ted)?|ct|mri|lumbar puncture|operation|surgery|catheter|examination|injections?|treatment|stay(?:ing)? in)\b/;

/** Asks leave to ask. */
const asksLeave =
  /^(?:(?:so|ok|now|and|thank you|but|,) )*(?:(?:ok|okay|all right|alright|fine) (?:to|if (?:i|we)) (?:ask|talk|start|go on|chat|continue)\b|i (?:would like|want|need|have|am going|am here|was wondering if i could) to ask (?:you )?(?:\w+ ){0,5}questions?\b|i (?:will|shall) (?:first |just )?(?:ask|go through|start with) (?:you )?(?:\w+ ){0,5}questions?\b(?!.*\babout\b)|(?:is it|would it be|will it be|is that|are you|would you be|do you feel)(?: still)? (?:ok|okay|fine|all right|alright|possible|happy|comfortable(?: enough)?|willing|well enough|up|able|convenient|content)\b.*\b(?:ask(?:ed|ing)?|talk(?:ed|ing)?|speak(?:ing)?|spoke|chat(?:ted|ting)?|(?:take|took|taking) (?:a |your )?(?:\w+ )?(?:history|notes)|(?:few|some|couple of) (?:\w+ )?(?:questions|things|minutes)|tell|pass on|share|discuss|sit down|sat down|go on|carry on|continue|carried on)\b|(?:(?:would|do) you )?mind (?:if (?:i|we) (?:ask(?:ed)?|talk(?:ed)?|sat?|sit|took?|take|(?:have|had) a (?:quick |little )?(?:chat|word|talk)|speak|spoke|chat(?:ted)?|go|went)\b|me (?:asking|talking|having|taking)|(?:having a (?:chat|word|talk)|talking|speaking|answering|chatting))\b(?!.*\babout (?:your|the) (?!past|life)\w+$)|(?:can|could|may|might) (?:i|we) (?:just )?(?:have a (?:quick )?(?:chat|word|talk)|ask (?:you )?(?:\w+ ){0,3}(?:questions?|things?|something)|(?:talk|speak|chat)(?: (?:to|with) you)?(?! (?:to|with|about))|take (?:a|your|the) (?:\w+ )?history|start|begin|go on|carry on|continue)\b|(?:can|could) you spare\b|is (?:now|this|it) a (?:good|convenient|bad) (?:time|moment)|(?:would|will) (?:now|this) be (?:ok|okay|alright|all right|fine|a good)|have you got (?:(?:a|\w+) (?:moment|minutes?|few minutes)|time)\b|(?:everything|anything|what) (?:you|we) (?:tell|say|talk about|discuss|speak about)\b.*\b(?:stays?|confidential|private|between)\b|(?:are you )?happy (?:to (?:go ahead|start|talk|continue|carry on|go on)|for me to|with that)\b)/;

/** "Is it alright if I ask about your periods": leave for what may as well be asked at once. */
const names =
  /\b(?:ask(?:ed)?|talk|know|questions?) (?:you )?(?:\w+ ){0,2}(?:about|whether|if|what|when|how)\b/;

const thanks =
  /^(?:(?:ok|okay|alright|all right|right|great|well|and|so|brilliant|lovely|perfect|wonderful|excellent|good|super|fantastic|oh|no|really|many|,) )*(?:thank|thanks|cheers|ta|much appreciated)\b/;

const leaves =
  /\b(?:bye|goodbye|see you|later|back soon|tomorrow|be back|feel(?:ing)? better|get well|take care|all the best|nice (?:to (?:have )?(?:meet|met|talk|talked|speak)|meeting|talking|speaking|chatting)|(?:good|speedy|quick) recovery|pleasure|that is (?:it|all|everything)(?: (?:from|for|i))?|no (?:more|further) questions)\b/;

/** Somebody else will come: the student takes leave. */
const handsOver =
  /^(?!.*\b(?:discuss|explain|go over|go through|decide)\b).*\b(?:the )?(?:doctor|consultant|senior|supervisor|registrar|surgeon|cardiologist|specialist|attending)s? (?:will|is going to) (?:call you|see you|be (?:with|right|here)|come|join|take over)|\bi (?:will|am (?:just )?going to) (?:hand over|fetch|get|find) (?:to )?(?:the|my) (?:doctor|consultant|senior|supervisor|registrar|surgeon|cardiologist|specialist|attending)\b/;

const greets =
  /^(?:(?:hello|hi|hey|there|(?:good )?(?:morning|afternoon|evening|day)|doctor|again|mate|,)\s*)+$/;

const introduces =
  /^(?:(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|nice to meet you|there|and|so|,|\s)*)(?:my name is|i am (?:a|an|one|the|your|dr|doctor|called|here to|(?!sorry\b|afraid\b|glad\b)\w+$|\w+ ?,|\w+ and i am))(?:\s|$)/;

const asking =
  /^(?:(?:and|so|ok|okay|but|also|well|now|sorry|please|then|have|had|did|do|are|were|was|has|does|is (?:there|any|anyone|anybody|some|someone|somebody|your|one|the|every)|any|what|when|where|why|who|which|how|can you|could you|would you)\b)/;

/** Undefined for what is to be read as a question or as small talk. `namesIllness`: an illness is in it. */
export const actOf = (sentence: string, namesIllness: boolean, marked: boolean): Act | undefined => {
  if (teachesBack.test(sentence)) return 'teachBack';
  if (warns.test(sentence) || instructs.test(sentence)) return 'instruction';
  if (!marked && takesAll.test(sentence) && !asking.test(sentence)) return 'instruction';
  if (!marked && /\b(?:bye|goodbye|take care(?! of))\b/.test(sentence)) return 'goodbye';
  if (asksToDo.test(sentence)) return 'plan';
  if (asksView.test(sentence)) return 'willing';
  // "Are you still able to swallow normally?" asks how it is; nobody has to do it now.
  if (/^are you (?:still )?able to\b.*\b(?:swallow|normally|clearly|properly)\b/.test(sentence))
    return undefined;
  if (asksLeave.test(sentence) && !(marked && names.test(sentence))) return 'consent';
  // "You said that there was one last week, tell me about it" asks for more.
  if (summary.test(sentence) && !/\b(?:tell me|hear) (?:more )?about\b/.test(sentence)) return 'summary';
  // "So basically: a cough for a week, fever and no appetite. Right?"
  if (!marked && /^(?:ok )?so (?:basically|overall|all in all|all together)\b.{30,}/.test(sentence))
    return 'summary';
  if (greets.test(sentence)) return 'greeting';
  if (introduces.test(sentence) && wantsToAsk.test(sentence)) return 'consent';
  if (introduces.test(sentence) && !/\b(?:can|could|may|would|do you|what|how)\b/.test(sentence))
    return 'greeting';
  if (
    namesIllness &&
    suspects.test(sentence) &&
    /^(?:(?:(?:it|this|that) )?(?:sounds|looks|seems|could|may|might|must) (?:like|be)|(?:it|this|that) (?:sounds|looks|seems|could|may|might|must)|probably)\b/.test(
      sentence,
    )
  ) {
    return 'diagnosis';
  }
  // "I can see that you need to pause": noticed, not planned.
  if (
    !marked &&
    /^(?:and |so |but )?i (?:can |could )?(?:see|hear|notice|noticed|saw) (?:that )?you (?:\w+ )?(?:need|have) to\b/.test(
      sentence,
    )
  )
    return 'empathy';
  // "I imagine that is frustrating" feels with somebody; "you must be worried, aren't you?" asks.
  if (!marked && feelsWith.test(sentence) && !plans.test(sentence)) return 'empathy';
  if (
    thanks.test(sentence) &&
    !/\b(?:do|did|have|are|is|any|what|when|how|can)\b(?! (?:not|been))/.test(sentence)
  ) {
    return leaves.test(sentence) ? 'goodbye' : 'thanks';
  }
  if (
    !marked &&
    /^(?:(?:right|ok|okay|all right|alright|well|so|,) )*(?:i hope you|hope you|take care|all the best|get well|it (?:was|has been) (?:a pleasure|nice|lovely|good)|that is (?:it|all|everything)\b.*\b(?:for|from|i)\b)/.test(
      sentence,
    )
  )
    return 'goodbye';
  if (!marked && praises.test(sentence)) return 'thanks';
  if (!marked && reassures.test(sentence)) return 'reassurance';
  if (examines.test(sentence) || doesIt.test(sentence)) return 'examination';
  const isQuestion = asking.test(sentence.replace(/^(?:so|ok|okay|well|and|but|now|then) /, ''));
  if (isQuestion && !/\bdo you (?:agree|consent)\b|^are you happy with\b/.test(sentence)) {
    return undefined;
  }
  // "Sweats at night, do you have to change the sheets?", "shaking so that you can't stop": asked, not planned.
  if (
    /\bdo you (?:ever |sometimes )?(?:have|need) to\b|\b(?:so|(?:so )?(?:much|bad|badly|wet|strong)) (?:that )?you (?:can not|(?:have|need|had) to|must)\b|\bwhich \w+ we (?:may|can|might)\b/.test(
      sentence,
    )
  )
    return undefined;
  // "The pressure in the blood is high?"
  if (
    marked &&
    /^(?:the|your) (?!plan|next|team|doctors?|nurses?)\w+(?: \w+){0,5} (?:is|are|was|were) (?:too |very |a bit )?(?:high|low|raised|up|bad|good)\b/.test(
      sentence,
    )
  )
    return undefined;
  // "I will discuss it with the doctor, and then we will come back to you": nobody takes leave.
  if (/\bdiscuss\b.*\b(?:come|be) back to you\b/.test(sentence)) return 'plan';
  if (
    /^(?!.*\bso (?:that )?you\b).*\bi (?:will|am (?:just )?going to) (?:(?:go and|just|now) )*(?:speak|talk|present|discuss|report|fetch|find|let|get|grab|tell|inform)\b.*\b(?:senior|supervisor|consultant|registrar|doctor|team|boss)\b/.test(
      sentence,
    )
  ) {
    return 'goodbye';
  }
  if (
    /\bi (?:think|believe|suspect) (?:it|this|that) (?:is|could be|might be|may be) (?:your|an?|the|probably|likely)\b(?! (?:good|bad))/.test(
      sentence,
    )
  )
    return 'diagnosis';
  if (handsOver.test(sentence)) return 'goodbye';
  if (excludes.test(sentence) && !announcesTest.test(sentence) && (namesIllness || fears.test(sentence)))
    return 'diagnosis';
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
    /^(?:is|could|might|may) (?:it|this|that)\b(?!.*\b(?:have you|first time)\b)(?!.*\b(?:worse|than|like|because|from|related|with)\b)/.test(
      sentence,
    )
  )
    return 'diagnosis';
  return undefined;
};
