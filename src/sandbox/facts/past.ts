/** What happened before: illnesses, operations, medicines, allergies, family. */
import type { Fact } from './fact.ts';

export const past = {
  history: {
    keys: 'known illness | medical condition | medical problem | health problem | chronic illness | chronic disease | long term illness | long term condition | illness | medical history | past history | health issue | disease | health condition | chronic condition | underlying condition | comorbidity | pre existing condition | medical issue | medical illness | chronic health condition | health history | long term health condition | long term health problem | long standing illness | comorbidities | medical background | pmh | pmhx | past medical history | medical problem at all | ongoing medical | ongoing condition | health trouble',
    asks: `do you have any medical conditions
      any medical conditions
      do you have any other conditions
      any other conditions
      do you have any other illnesses
      do you have any health problems
      any past medical history
      what is your medical history
      tell me about your medical history
      past medical history
      have you ever been seriously ill
      have you been diagnosed with anything
      any long term conditions
      any chronic illnesses
      any chronic diseases
      any chronic conditions
      do you suffer from anything
      do you have any diseases
      any known illnesses
      are you otherwise healthy
      are you usually fit and well
      are you generally healthy
      are you normally well
      how is your health in general
      how is your general health
      any previous illnesses
      any serious illnesses in the past
      any medical problems
      do you see a doctor for anything
      do you see any specialist
      are you being treated for anything
      any pre existing conditions
      any underlying conditions
      any comorbidities
      do you have any risk factors
      any other health issues
      are you under any doctor
      any other medical problems
      anything in your past health
      how is your health generally
      apart from that how is your health
      how is your health otherwise`,
    otherwise: 'No, I have always been healthy.',
  },
  surgery: {
    keys: 'surgery | scar | operation | surgical | operated | anaesthetic | operate | anesthesia | surgical history | surgical procedure | anaesthesia | caesarean | c section | appendix | tonsil | appendectomy | appendicectomy | under surgeon | under knife | under the surgeons | be cut open | surgeries | op | ops',
    asks: `have you had any surgery
      have you had any operations
      any previous surgery
      any surgical history
      have you ever been operated on
      any procedures in the past
      do you still have your appendix
      have you had your appendix out
      have you had a general anaesthetic
      have you ever been under the surgeons
      have you ever gone under the knife
      have you ever had an operation
      have you ever been under the surgeons for anything`,
    otherwise: 'No, I have never had an operation.',
  },
  hospital: {
    keys: 'intensive care | icu | ventilator | hospitalised | hospitalized | hospital admission | hospital stay | hospitalisation | hospitalization | inpatient | be in hospital overnight | hospital overnight | ever admit | be admit',
    asks: `have you ever been in hospital
      have you been admitted to hospital
      have you ever stayed in hospital
      any previous hospital admissions
      have you been hospitalised before
      when were you last in hospital
      any recent hospital stays
      have you been in hospital recently`,
    otherwise: 'No, I have not been in hospital for anything.',
  },
  immobile: {
    keys: 'immobile | immobilised | bed rest | long flight | long journey | immobility | long haul | long car | plaster cast | bedbound | immobilisation | long distance | in plaster',
    asks: `have you been on a long flight
      any long journeys recently
      have you been in bed for a long time
      have you been sitting for long periods`,
    otherwise: 'No, no long journeys, and I have not been stuck in bed.',
  },
  medication: {
    keys: 'medication | medicament | tablet | prescription | drug do you take | meds regular | regular meds | pmh meds | dh | on any meds | pop any pill | what pills | pills do you take | which pills',
    asks: `what medication do you take regularly
      what medication do you take
      are you on any medication
      do you take any medication
      do you take any tablets
      are you taking anything regularly
      do you take anything regularly
      what tablets are you on
      what else do you take
      do you take anything else regularly
      could you list your medications
      do you take anything besides that
      any regular medication
      do you take any drugs for your health
      what drugs do you take
      are you on any treatment
      drug history
      any prescription drugs
      what do you take every day
      do you take any tablets regularly
      any medicines at home
      do you take any medicines regularly
      do you take any regular medicines
      are you on any regular tablets
      could you tell me the names and doses
      tell me the names and doses
      what are the names and doses
      what are they called and what dose
      any regular tablets
      are you taking any medicines
      what medicines are you on
      which medicines do you take
      do you take any regular medications prescribed or over the counter`,
    otherwise: 'No, I don’t take any medicines.',
  },
  adherence: {
    keys: 'compliant | compliance | adherent | trouble remember to take | remember to take | forget to take',
    asks: `are you good at taking your tablets
      do you take your tablets every day
      have you taken your medicine
      have you taken your tablets
      do you take your medication regularly
      do you take your tablets as prescribed
      do you take them every day
      do you ever forget your tablets
      do you ever forget
      did you miss any
      do you miss doses
      when did you last take your medicines
      when did you last take any of your medicines
      when did you take your tablets the last time
      have you missed any doses
      are you taking your medication as prescribed
      do you always remember your medication
      did you take your tablets today
      have you taken your medication today
      did you take your medication this morning
      when did you last take your medication
      did you miss any pills
      have you missed a pill
      have you forgotten any pills
      how good are you at taking it
      do you forget to take it
      do you remember to take it every day
      do you remember to take them
      do you have trouble remembering to take them
      do you ever forget to take them
      do you ever forget to take them or stop them on your own
      do some get missed
      do you take them every day as prescribed
      have you ever missed a dose
      do you take it every day`,
    otherwise: 'There is nothing that I ought to take every day.',
  },
  newMedication: {
    keys: 'new medication | change medication | medication change | recently start medication | new tablet | change in medication | changed tablet | start any new medication | new drug',
    asks: `have you started any new medication
      anything new in the last weeks
      did you start anything new
      did you take anything new
      has your medication changed recently
      have your tablets been changed
      have you stopped any medication
      did you stop taking anything
      any recent changes to your medication
      have you recently started or stopped any tablets
      has any medicine been started stopped or changed lately
      have any of your medicines been changed`,
    otherwise: 'No, nothing has changed there.',
  },
  sideEffects: {
    keys: 'side effect | adverse reaction | medicine upset you',
    asks: `do you have any side effects
      does the medication cause you problems
      do you tolerate your tablets well
      do medicines ever upset you
      do your tablets agree with you
      do you get on with them`,
    otherwise: 'No, I have not noticed any side effects.',
  },
  allergies: {
    keys: 'allergy | allergic | allergies | allergen | intolerance | intolerant | anaphylaxis | epipen | nkda | reaction did you get',
    asks: `what happens when you come in contact with it
      have you ever had a reaction
      if you had a reaction
      what kind of reaction was it
      what happened when you had it
      what happens when you use it
      what happens when you use plasters
      do you have any allergies
      are you allergic to anything
      any drug allergies
      are you allergic to any medicines
      any food allergies
      do you react to any medicines
      have you ever had a reaction to a medicine
      any bad reactions to drugs
      what happens when you take it
      what happens when you have penicillin
      what was the reaction
      what kind of reaction
      are you allergic to any medicines or foods
      any allergies at all
      any reactions to medicines
      what sort of reaction did you get
      what does it do to you
      what happened when you took it
      are there any medicines you can not take
      are there any drugs you can not take
      are there any medicines you can not take because of an allergy
      nkda`,
    otherwise: 'No allergies that I know of.',
  },
  family: {
    keys: 'family history | run in family | family | relative | heredity | hereditary | genetic | in family | inherited | close relative | blood relative | hereditary disease | family member | fhx | fh | family illness',
    asks: `does anything run in your family
      any illnesses in the family
      tell me about your family
      is your family healthy
      any family history
      what about your family
      family history of anything
      has anyone in your family had this
      has anyone in your family had something similar
      does anyone else in the family have this
      any diseases in your family
      is everyone in the family healthy
      are your family well
      any illnesses that run in the family
      has anyone in the family been ill in the past
      has anybody in your family been seriously ill`,
    otherwise: 'Nothing runs in my family that I know of.',
  },
  parents: {
    keys: 'parent | mother and father | mum and dad | father and mother | mum dad | dad mum | mother father | father mother',
    asks: `are your parents alive
      are your parents healthy
      are your parents still alive
      how are your parents
      how is your parents health
      did your parents have any illnesses
      what did your parents die of
      are your mum and dad both well
      are your parents alive and well
      are your mother and father well
      are your parents in good health
      are your parents still living
      are your parents living`,
    otherwise: 'My parents are fine, as far as I know.',
  },
  mother: {
    keys: 'mother | mum | mom | mothers',
    asks: `how is your mother
      is your mother well
      what about your mother
      is your mother alive
      does your mother have any illnesses`,
    otherwise: 'My mother is fine, as far as I know.',
  },
  father: {
    keys: 'father | dad | fathers',
    asks: `how is your father
      is your father well
      what about your father
      is your father alive
      how old was your father when he died
      what did your father die of
      does your father have any illnesses`,
    otherwise: 'My father is fine, as far as I know.',
  },
  siblings: {
    keys: 'sibling | brother | sister | brother and sister | brother or sister',
    asks: `do you have any brothers or sisters
      do you have siblings
      are your siblings healthy
      what about your brother
      what about your sister`,
    otherwise: 'My brothers and sisters are fine, as far as I know.',
  },
  grandparents: {
    keys: 'grandparent | grandmother | grandfather | grandad | grandma | uncle | aunt | cousin',
    asks: `are your grandparents alive
      did your grandparents have any illnesses`,
    otherwise: 'I know of nothing special there.',
  },
  vaccinations: {
    keys: 'vaccine | vaccination | vaccinated | immunisation | immunization | jab | immunised | booster | tetanus | shots | flu shot | flu jab | covid vaccine | flu vaccine | pneumococcal | covid jab | vaccinate | vaccinated against covid | vaccinated against flu | vaccinated against the flu | inoculation | bcg | bcg jab | up to date with covid | covid flu vaccine',
    asks: `are you vaccinated
      are your vaccinations up to date
      have you had your flu jab
      have you had the covid vaccine
      what vaccinations have you had
      have you had the bcg jab
      are you up to date with covid and flu vaccines
      are your jabs up to date`,
    otherwise: 'I have had what one gets as a child; I don’t know of anything since.',
  },
  transfusion: {
    keys: 'transfusion | blood transfusion | donate blood',
    asks: `have you ever had a blood transfusion`,
    otherwise: 'No, I have never needed blood.',
  },
  period: {
    keys: 'period | how heavy period | heavy period | painful period | period painful | last menstrual period | first day last menstrual period | first day last period | cycle | menstrual | menstruate | menstruation | last period | lmp | menstrual cycle | monthly cycle | menopause | postmenopausal | still menstruating | menopausal | lighter heavier than usual | light heavy than usual | heavier than usual | lighter than usual | heavy than usual | time of month | monthly | monthlies | time of the month',
    asks: `when was your last period
      are your periods regular
      are your periods heavy
      are your periods painful
      how long do your periods last
      when did your periods start
      is your cycle regular
      have you gone through the menopause
      any chance of a late period
      have you missed a period`,
    otherwise: 'That does not apply to me.',
  },
  pregnancy: {
    keys: 'baby on way | baby on the way | pregnant | pregnancy | expecting baby | could be pregnant | be expecting | up the duff | late period',
    asks: `are you pregnant
      could you be pregnant
      is there any chance you could be pregnant
      is it possible that you are pregnant
      might you be pregnant
      any chance of pregnancy`,
    otherwise: 'That does not apply to me.',
  },
  pregnancies: {
    keys: 'ever pregnant | been pregnant | miscarriage | abortion | give birth | gravida | previous pregnancy | termination | deliveries | past pregnancy | ever be pregnant | pregnant before | pregnancies | how many pregnancy | obstetric | obstetric history',
    asks: `have you ever been pregnant
      have you been pregnant before
      how many pregnancies have you had
      have you had any miscarriages
      how many times have you been pregnant
      any problems in your pregnancies
      how was the pregnancy`,
    otherwise: 'That does not apply to me.',
  },
} as const satisfies Record<string, Fact>;
