/** Medicines and substances by name. */
import type { Named } from './fact.ts';

export const medicines = {
  aspirin: ['aspirin', 'aspirin'],
  bloodThinners: [
    'blood thinners',
    'blood thinner | anticoagulant | warfarin | anticoagulation | apixaban | rivaroxaban | clopidogrel | heparin | thin blood | anti coagulant | blood thinning | thin your blood | antiplatelet',
  ],
  painkillers: [
    'painkillers',
    'painkiller | pain killer | analgesic | analgesia | pain relief | pain medication | pain tablet | opioid | codeine | morphine | pain meds | pain reliever',
  ],
  ibuprofen: [
    'ibuprofen',
    'ibuprofen | nsaid | anti inflammatory | nurofen | naproxen | diclofenac | advil | antiinflammatory | voltarol',
  ],
  paracetamol: ['paracetamol', 'paracetamol | acetaminophen | tylenol | panadol'],
  statin: [
    'a statin',
    'statin | simvastatin | atorvastatin | cholesterol tablet | cholesterol medication | lipitor',
  ],
  bloodPressureTablets: [
    'blood pressure tablets',
    'blood pressure tablet | tablet for blood pressure | medication for blood pressure | anything for blood pressure | pill for blood pressure | something for blood pressure | blood pressure medication | beta blocker | ace inhibitor | ramipril | antihypertensive | bp tablet | bp medication | amlodipine | lisinopril | bisoprolol | metoprolol | blood pressure pill | bp med',
  ],
  waterTablets: [
    'water tablets',
    'water tablet | diuretic | furosemide | thiazide | hydrochlorothiazide | water pill',
  ],
  steroids: ['steroids', 'steroid | cortisone | prednisolone | prednisone | corticosteroid | glucocorticoid'],
  insulin: [
    'insulin or diabetes tablets',
    'insulin | metformin | diabetes medication | diabetes tablet | medication for diabetes | gliclazide',
  ],
  antibiotics: ['antibiotics', 'antibiotic | amoxicillin | course of antibiotics | any antibiotics already'],
  penicillin: ['penicillin', 'penicillin'],
  inhaler: ['an inhaler', 'inhaler | salbutamol | ventolin | nebuliser | puffer | albuterol'],
  nitro: [
    'a heart spray',
    'nitroglycerin | gtn | nitro | heart spray | nitrate | glyceryl trinitrate | spray under tongue | nitroglycerine',
  ],
  antacids: [
    'antacids',
    'antacid | omeprazole | ppi | gaviscon | proton pump inhibitor | rennie | stomach tablet | stomach protection | pantoprazole',
  ],
  laxatives: ['laxatives', 'laxative'],
  triptan: [
    'migraine tablets',
    'take for migraine | take for migraines | treat migraine | triptan | sumatriptan | migraine tablet | migraine medication',
  ],
  contraceptive: [
    'contraception',
    'contraceptive | contraception | birth control | pill | oral contraceptive | coil | iud | contraceptive implant | on pill | contraceptive pill | morning after pill | protection | depo | protect sex | safe sex | unprotected sex | protected sex | unprotect sex | unprotected | emergency contraception | combined pill | precaution | on the pill',
  ],
  hormones: [
    'hormones',
    'hrt | hormone replacement | hormone | hormone replacement therapy | testosterone | anabolic',
  ],
  sleepingTablets: [
    'sleeping tablets',
    'anything to sleep | something to sleep | anything for sleep | something for sleep | help you sleep | sleep tablet | sleep pill | sleeping tablet | sedative | zopiclone | benzodiazepine | diazepam',
  ],
  antidepressants: [
    'medicines for my mood',
    'antidepressant | lithium | anything for mood | tablet for mood | something for mood | mood tablet | mood stabiliser | medication for mood | anything for nerves | tablet for nerves | ssri | sertraline | fluoxetine',
  ],
  immuneDrugs: [
    'medicines against the immune system',
    'immunosuppressant | methotrexate | immunosuppressive',
  ],
  herbal: [
    'herbal remedies',
    'herbal | herb | homeopathic | alternative medication | natural remedy | traditional medication | home remedy | herbal remedy | complementary medication | complementary therapy | chinese medication | remedy | alternative remedy | ayurvedic | ayurvedic preparation',
  ],
  supplements: [
    'vitamins or supplements',
    'boost | vitamin | supplement | protein powder | protein shake | energy drink | pre workout | preworkout | performance enhancing | dietary supplement | iron tablet | mineral | creatine | stimulant | diet pill | slimming tablet | slimming pill | gym supplement | energy supplement | calcium | vitamin d | energy or gym supplement | energy drinks | anything online',
  ],
  overCounter: [
    'anything from the chemist',
    'over counter | otc | over the counter | without prescription | non prescription | pharmacy | chemist | bought yourself | you buy yourself | off shelf | from shop | decongestant | cold remedy | anything you buy | buy online | health food shop | health shop',
  ],
  injections: ['injections', 'injection | inject'],
  coughMedicine: [
    'cough medicine',
    'cough medication | cough syrup | lozenge | cough sweet | lemsip | cough mixture',
  ],
  antihistamine: ['hay fever tablets', 'antihistamine | hay fever tablet | cetirizine'],
  travelTablets: ['anti-sickness tablets', 'anti sick tablet | antiemetic | anti nausea | antisickness'],
  creams: ['creams or sprays', 'cream | ointment | eye drop | nasal spray'],
} as const satisfies Record<string, Named>;
