/** English words that look like words of the bank and must not be taken for them. */
export const commonWords: readonly string[] =
  `resonance bronchial fremitus probe kernig pitting crepitation crepitations crackles percussion auscultation palpation loins nystagmus tonsils pupils
chess pupils muslim spain italy greece france turkey egypt india nepal nigeria ireland sweden norway finland poland portugal germany swedes germans
fermented herring shark meatballs cousin cousins nephew niece uncle aunt neighbour gardener plumber carpenter
patch patches about above instance across after afternoon again against airport almost along already although always among amount
another apple apples around aside asked asking aware awful band bank based bath beach bean beans bear beard because become beds
before behind below beside better between beyond birth board boat book books both bottle bottom bought bowl box brain brand bread bring broad
bugs build building built bush busy call called camp careful carefully carry case cases cause causes center centre certain chair
change chart cheap cheese chicken choice choose city class clean clear clearly clever close clothes cloud club come complete
computer contract control cool corner cost could count country couple course cover crazy cream cross crowd cup curious daily dance dark
date dates deal dear decide deep desk detail details differ different dinner dirt dirty dish door doubt down dream dress driver each
early earth easier easily east easy edge either else email empty enough enter entire even evening event events every exact example
except extra fact facts fair faith famous fancy fast fault favor felt fence fight figure file final finally fine finish fire first fish
flat floor flower flowers follow force forget form forward found free fresh front full funny furniture former formerly future game games gap gaps garden gave general gift
glad glass goal gold good goods grass great green ground group grow guess guest guide gun half hall happen happens happy hard hardly
hate heard heat heavy hence here herself hide high hill himself hint hire hold hole holiday honest honey hope horse hour hours house huge
hundred hurry idea ideas image inside instead island issue itself joke judge juice jump just keep kept key keys kick kind king kitchen knife knock
lake land large last late lately later laugh lead leaf learn least leave legal less lesson letter level lift likely line lines list
listen little local lock long look looks loose lose lots loud love lovely luck lucky lunch machine mail main major make many march mark
market marry matter maybe mean means meant meet meeting member mention might mile milk million mind mine minor minute minutes miss model
modern moment monday money month months moon more morning most mostly motor mountain move movie much museum must myself name names narrow nation
nature near nearby nearly neat need needs neither never news next nice night nobody noise none normal normally north note nothing notice
number numbers ocean offer office often okay only open opinion orange order other others ought outside over paint pair paper park
part parts party pass path pattern peace pear pencil people perfect perhaps person phone photo piano pick piece place plan plane planet
plans plant plants plate play player please plenty plus point police poor popular possible post potato pound power practice present press pretty price
prison private probably problem problems product program promise proper properly proud prove public pull pure push quality quarter question
quick quickly quiet quite radio rain raise range rather reach read ready real really reason recent record regular relax remember rent
repeat reply report rest restaurant result return rich ride right ring rise river road rock role roof room rooms round rule rules sale same
sand save scene science score screen second secret seem seems sell send sense sentence serious serve service seven several shape share sharp
sheet shelf ship shirt shoe shoes shop shopping short should shout show shut sign silent silver similar simple since sing single sister
struck situation size sleeve slow slowly small smart smile smooth snow soap social sock soft soil solid some song soon sort soul soup south space
speak special speed spell spend spoke spoon spot spring square staff stage stairs stamp stand star start state stay steak steal steel
step steps still stock stone store storm story straight strange street strike strong student stuff style subject such sudden suddenly sugar suggest suit
summer supply suppose sure surface surprise switch system table tail talent talk tall tattoo tattoos taxi teach teacher team technology tell tend
tent term test than thank that their them then there these they thin thing things think third this those though thousand three through throw thus
ticket tidy tight till tiny tired title today together tomorrow tone tonight tools tooth topic total touch tour toward town track trade traffic train
tree trees tried true truly trust truth turn twelve twenty twice type under until upon used useful using usual usually value variety various very
view village visit vote wage wait walk wall want warm warn wash waste watch wear weather wedding week weekend weeks weight well went west what wheel
when where which while white whole whom whose wide wild will window wine winter wise wish with within without woman wonder wood word words world
would write wrong yard year years yellow yesterday young yours yourself youth zero sauce stuck plain paid train brave grave stable staple crash trash
grape grapes peach pants cloth curly sandy handy candy mobile label marathon tennis hockey guitar violin cinema theatre broccoli biscuit cereal noodles pizza
salad pasta burger bacon sausage banana chocolate cookies crisps nuts peanut peanuts shellfish latex pollen plaster plasters insect spider snake rabbit hamster
occur occurs occurred adjusted adjust prick thicker thick especially inform informed related relate relation relatively homeless grade graded instant lesion lesions lately meant heaven liver river lever never fewer sever compliant compliance lamp lamps chat chats mate mates dude buddy guys folks lady gentleman thing stuff bloke colour coloured paint painting sheet notes file form list forms desk brief briefly
actually basically honestly obviously certainly definitely perhaps sometimes rarely seldom usually whenever wherever however whatever whichever although unless whether
ready steady staying stayed moved moving leaving left arrive arrived arriving travel bring bringing brought carry carrying carried push pushing pulled lifting throw throwing
happening happened worked working walked walking talked talking spoke spoken listen listened listening heard watch watched watching looked looking showed shown pointed
told asked answer answered explain explained describe described mention mentioned repeat repeated understand understood remember remembered forget forgot forgotten
believe believed think thought wonder wondered guess guessed hope hoped hoping wish wished expect expected fear feared hate hated liked loved enjoyed bothered annoyed
kids kid child teen adult person people couple friend neighbour neighbours cousin nephew niece auntie uncle granny grandma grandpa gran nan nana mummy daddy
weekday weekend monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
spring summer autumn winter season christmas easter birthday party wedding funeral holiday holidays trip trips beach forest garden kitchen bathroom bedroom sofa couch
shirt trousers jeans jacket coat socks gloves scarf belt pocket glasses watch ring necklace phone laptop keyboard screen television radio book newspaper magazine
street corner bridge station train tram plane boat bike bicycle scooter lorry truck taxi driver passenger ticket
fruit banana orange lemon grape onion carrot potato rice pasta bread butter cheese egg eggs honey sugar spice pepper soup stew salad steak curry burger chips
first second third fourth fifth half quarter double triple dozen hundred thousand million minus plus equal total
gently softly slowly quickly loudly quietly badly nicely kindly firmly tightly loosely deeply lightly heavily straight sideways forward backward upright upside
brave strong weak tall short thick wide narrow round square flat steep smooth rough soft hard wet damp dry loud quiet bright dim sharp blunt
exclude overlook careful careless worried excited bored lonely proud jealous angry upset calm relaxed nervous shy polite rude funny serious silly clever stupid smart lazy busy
anyway though besides instead otherwise meanwhile therefore moreover furthermore indeed rather quite fairly pretty really truly simply merely hardly barely nearly
beep beeping noise noises crowded queue receptionist nurse nurses porter ward corridor lift stairs window curtain blanket pillow mattress chair bench table lamp
supervisor consultant registrar professor teacher tutor colleague boss manager owner worker builder baker farmer lawyer engineer artist singer actor
community project professional addition additional media novel studio eastern eventually particularly numerous battle
decision decisions spent regarding basis basic fellow valley latter earned primarily commonly branch prize internet prominent
officially official mayor composer castle apply applies applied gallery prince estate draft campus join joins joined joining
spain trial revealed apparently facilities presence theme opera drums rose seat seats seated seating introduction agency grant
granted chapter restored incident identify theater derived focused decade decades collected collect factory factories skill
skills selection comic super forum contest substantial advertising print expert creative tropical liberal distinct rear chose
drawn laid thorough defence attached attach compete whilst suitable chain appeal depth sequence quote photograph photography
threat struck circle lane harry closer extent losses familiar coal walker necessarily apparent colony crisis grown shore partly
treaty cape chemistry shall publicly wider steam roots automatic protest contents channels channel mission bible concerts
concert ridge arena server transition choir layer poster departure respond fantasy recover recovered recovery trump basin
dismissed hunter reception angle coaching grace worthy exclusive resort alice remote blank reduction chess carrier ideal hungary
sacred contrary celebration celebrate seal radical specified dealt attitude thirty fifty loop solve tanks proven problematic
taxes tales tenth minimal recall recalled recalling equation prayer gates module notion confidence aggregate rider skilled globe
pride deliver explosion trend expertise rally vague layers unity confidential distant devil considerable considerably scout
convince shallow slight stake decree graph inland flooding pearl shrine invention triangle integrity premises clause loyal
whatsoever comply keen knee spite spends nest dense quantity metre dimension smallest swing elimination conviction tackle
celebrities trunk sprint meaningful laser oversight overnight secondly trick chaos lightning wheat toxic scratch unexpected
starter bitter slide dairy fairy suspicion inflamed intestine inspect seize grains curiosity protector kinda stud study rainy
convincing chancel trying tying freezing learnt diver spears surge shades stranded certainty imminent foreseeable
systematically stripe drowning scream screaming clutter oils faulty scarce tires fried spark favorable donors clown torch blonde
catering merry humidity compartment strangers stranger stunning enjoyable sincere greeted pointer timetable grams moths stray
cautious hostel feather shafts cure cured barge breadth widened crust brace greetings beautifully joker sticky waist spill
strive camel shiny risky stuffed beads loosen brighter slice baked baking bake laughter therapist smoothly candle sigh housemate
housemates cracked tides sewer steer elastic closet inflated heightened traumatic waiting insulted instinct needless pronounce
pronouncing pronounced grabs sewing huts chefs stacked helper previews sneak sheep gaps projectile whooping miserable tiring
doable feeds respected former patience grateful cardigan bunch unsettling electrodes electrode tickly plantar plantars forth
wrote jokes hobby nosy lame karate gymnastics humming gossip homesick neighbourhood landlord landlady roommate roommates
flatmates commute commuting bakery pastry pastries strawberry tractor harvest choirmaster sauna pilot sailor plumber carpenter
hairdresser cashier accountant architect surveyor engineering lecture lectures seminar semester thesis exams revision cosy
crossword crosswords knitting sketch sketching sculpture drumming guitarist singing hiking sailing rowing climbing skiing
skating swimming league champion championship match matches goalkeeper referee stadium fans supporter
horrid nasty lovely gorgeous awful dreadful terrible brilliant fantastic amazing wonderful superb decent okay fine grand cheers sorry pardon
opposite similar different same equal unlike alike separate together apart alone
exactly precisely roughly approximately about around almost maybe probably possibly surely
handle handled handling manage managed managing cope coping deal dealing struggle struggled struggling suffer suffered suffering bear bearing stand standing
caught catch catching spread spreading pass passed passing given giving gave taken taking took made making make done doing did seen seeing saw known knowing knew swear swears swore`
    .split(/\s+/)
    .filter((word) => word !== '');
