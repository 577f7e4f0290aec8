/** Illnesses that a student may ask about in the patient's past or family, or name as a diagnosis. */
import type { Named } from './fact.ts';

export const conditions = {
  heart: [
    'heart trouble',
    'heart disease | heart problem | heart condition | heart attack | angina | coronary disease | coronary artery disease | coronary | cardiac | cardiac problem | heart issue | heart trouble | problem with heart | heart | cardiac history | cardiac disease | cardiac event | infarct | infarction | myocardial infarction | mi | stemi | nstemi | acs | acute coronary syndrome | heart murmur | murmur | stent | issue with heart | cardiovascular | cardiovascular disease | cardiovascular problem | ischaemic heart disease | ischemic heart disease | heart surgery | bypass | cardiovascular risk factor | cardiac risk factor | trouble with heart | cardiac arrest | dicky heart | ticker | bad heart | heart scare',
  ],
  heartFailure: ['heart failure', 'heart failure | weak heart'],
  arrhythmia: ['an irregular heartbeat', 'atrial fibrillation | arrhythmia | af | a fib | afib | pacemaker'],
  bloodPressure: [
    'high blood pressure',
    'blood pressure run high | high blood pressure | blood pressure | hypertension | hypertensive | high bp | bp | pressure high | pressure problem | raised blood pressure',
  ],
  cholesterol: [
    'high cholesterol',
    'cholesterol | high cholesterol | hyperlipidaemia | hyperlipidemia | lipid | fat in blood',
  ],
  diabetes: [
    'diabetes',
    'diabetes | diabetic | sugar disease | blood sugar | high sugar | high blood sugar | sugar | glucose | sugar problem | blood sugar problem | diabetes mellitus | type 2 diabetes | type 1 diabetes | type two diabetes | dka | ketoacidosis | diabetic ketoacidosis | prediabetes | sugar level | blood sugars | borderline sugar | sugar be high',
  ],
  gestational: [
    'diabetes in pregnancy',
    'gestational diabetes | pregnancy diabetes | diabetes in pregnancy | diabetes when pregnant | diabetes during pregnancy | sugar in pregnancy | diabetes when you were pregnant | diabetes while pregnant | high sugar in pregnancy | diabetes while you were pregnant | blood sugar during pregnancy',
  ],
  stroke: ['a stroke', 'stroke | tia | mini stroke | transient ischaemic attack | tias'],
  aneurysm: [
    'an aneurysm or a bleed in the brain',
    'aneurysm | brain bleed | bleed in brain | brain haemorrhage | brain hemorrhage | subarachnoid | subarachnoid haemorrhage | subarachnoid hemorrhage | sah | bleed in head | cerebral aneurysm | bleed on brain | bleed on the brain | bleeding in the brain | intracranial bleed | brain aneurysm | haemorrhage brain | bleed around brain | bleed around the brain | bleed into brain | bleed around head',
  ],
  clots: [
    'a blood clot',
    'blood clot | clot | dvt | deep vein thrombosis | thrombosis | pulmonary embolism | embolism | pe | clotting disorder | clot disorder | clot in leg | clot in lung | clotting problem',
  ],
  asthma: ['asthma', 'asthma | asthmatic'],
  copd: [
    'a lung disease',
    'copd | emphysema | lung sickness | lung disease | lung problem | lung condition | bronchitis | chronic bronchitis | chest problem | respiratory problem | respiratory disease | respiratory condition | respiratory illness | lung issue | problem with lung | chest disease | lung trouble | breathing condition | respiratory | lung | chest condition',
  ],
  pneumonia: [
    'pneumonia',
    'pneumonia | chest infection | lung infection | legionnaire | legionella | lower respiratory tract infection | chest infections',
  ],
  tuberculosis: [
    'tuberculosis',
    'expose to tb | expose to tuberculosis | contact with tb | contact with tuberculosis | tuberculosis | tb',
  ],
  covid: ['Covid', 'corona | covid | coronavirus | covid 19'],
  influenza: ['the flu', 'influenza | the flu'],
  cancer: [
    'cancer',
    'cancer | lung cancer | tumour | malignancy | leukaemia | lymphoma | chemotherapy | radiotherapy | breast cancer | bowel cancer | brain tumour | colon cancer',
  ],
  kidney: [
    'kidney trouble',
    'kidney | kidney disease | kidney problem | renal | renal disease | kidney failure | dialysis | renal problem | kidney trouble | kidney function | kidney infection | problem with kidney | cyst on kidney | kidney cyst | renal failure | kidney ever be scan | own kidney',
  ],
  polycystic: ['kidneys with cysts', 'polycystic kidney | polycystic kidney disease | pkd | adpkd'],
  kidneyStones: ['kidney stones', 'kidney stone | renal stone | renal colic'],
  liver: ['liver trouble', 'liver | hepatitis | cirrhosis | liver disease | liver problem | hepatic'],
  gallstones: ['gallstones', 'gallstone | gall stone | gall bladder | gallbladder | cholecystitis'],
  ulcer: ['a stomach ulcer', 'stomach ulcer | ulcer | peptic ulcer | gastritis | gastric ulcer'],
  bowelDisease: [
    'a bowel disease',
    'crohn | colitis | ulcerative colitis | crohn colitis | ibd | ibs | irritable bowel | inflammatory bowel disease | inflammatory bowel | coeliac | celiac | diverticulitis | bowel disease | bowel problem | bowel condition | gastrointestinal problem | gi problem | gastrointestinal | gut problem | stomach issue | digestive problem | digestive issue | gastrointestinal disease | gastrointestinal issue | bowel issue | gi disease | irritable bowel syndrome | gastroenteritis | food poisoning | abdominal problem',
  ],
  appendicitis: ['appendicitis', 'appendicitis'],
  pancreatitis: ['pancreatitis', 'pancreatitis | pancreas'],
  thyroid: ['thyroid trouble', 'thyroid | goitre | hyperthyroidism | hypothyroidism'],
  anaemia: ['anaemia', 'anaemia | low iron | iron deficiency | anaemic'],
  bleedingDisorder: [
    'a bleeding disorder',
    'bleed disorder | haemophilia | hemophilia | blood disorder | blood disease | bleeding problem | clot bleed disorder',
  ],
  epilepsy: ['epilepsy', 'epilepsy | epileptic'],
  migraine: ['migraine', 'aura | migraine | cluster headache | tension headache'],
  meningitis: ['meningitis', 'meningitis | encephalitis | brain infection'],
  neurological: [
    'a nerve disease',
    'multiple sclerosis | parkinson | dementia | alzheimer | neurological | neurological problem | neurological disease | neuropathy | nerve damage | nerve problem | brain disease | neurological condition',
  ],
  arthritis: [
    'arthritis',
    'arthritis | rheumatism | rheumatoid | osteoarthritis | lupus | autoimmune | autoimmune disease | autoimmune condition',
  ],
  gout: ['gout', 'gout'],
  osteoporosis: [
    'brittle or broken bones',
    'osteoporosis | fracture | brittle bone | broken bone | break bone',
  ],
  depression: [
    'depression',
    'depression | depressed | bipolar | schizophrenia | mental illness | psychiatric | mental health problem | mental health condition | mental health issue | psychiatric history | psychiatric illness | psychiatric problem | eating disorder | anorexia | bulimia | anxiety disorder',
  ],
  hiv: [
    'HIV or a weak immune system',
    'hiv | aids | immune system | immunocompromised | immunosuppressed | weak immune system | immune problem | immune deficiency | immunity | low immunity | hiv test',
  ],
  sti: [
    'an infection from sex',
    'sti | std | chlamydia | gonorrhoea | gonorrhea | sexually transmitted | sexual transmit infection | sexually transmitted infection | sexually transmitted disease | syphilis | herpes | pelvic inflammatory disease | pid | pelvic infection | venereal',
  ],
  hayFever: ['hay fever', 'hay fever | atopy | atopic'],
  eczema: ['eczema', 'eczema | dermatitis | psoriasis'],
  connective: [
    'a disease of the connective tissue',
    'marfan | marfan syndrome | ehlers danlos | ehler danlos | ehlers | danlos | connective tissue disease | connective tissue',
  ],
  ovaries: [
    'trouble with my womb or ovaries',
    'ovarian cyst | endometriosis | pcos | polycystic ovary | fibroid | cyst on ovary | gynaecological | gynaecological problem | gynecological problem | gynecological | ovarian torsion | ovary | gynae problem | womb | uterus | ovarian | gynaecological history | ruptured ovarian cyst | polycystic ovaries | polycystic ovary syndrome',
  ],
  ectopic: ['an ectopic pregnancy', 'ectopic | ectopic pregnancy'],
  uti: [
    'urine infections',
    'uti | urinary tract infection | water infection | bladder infection | cystitis | urine infection | urinary infection | thrush',
  ],
  eyes: ['an eye disease', 'eye screening | glaucoma | cataract | retinopathy | eye disease'],
  circulation: [
    'poor circulation',
    'circulation | vascular disease | poor circulation | peripheral vascular disease | peripheral arterial disease | varicose vein',
  ],
  obesity: ['trouble with my weight', 'obesity | obese | overweight'],
  addiction: [
    'an addiction',
    'addiction | alcohol addiction | alcohol problem | problem with alcohol | addicted | substance abuse',
  ],
  suddenDeath: [
    'a sudden death',
    'sudden death | die suddenly | die young | die of a brain | unexplained death | early death | sudden cardiac death | die unexpectedly | sudden unexplained death',
  ],
  contrast: [
    'a reaction to contrast dye',
    'iodine | contrast dye | contrast medium | contrast agent | reaction to contrast | reaction to contrast dye',
  ],
  metal: ['metal in my body', 'metal | metal in body | metal implant | implant'],
  claustrophobia: [
    'trouble in narrow spaces',
    'small space | afraid of small space | claustrophobia | claustrophobic | narrow space | tight space',
  ],
  childhood: [
    'serious childhood illnesses',
    'in childhood | childhood illness | have as child | ill as child | serious illness as child | illness as a child | chickenpox | measles | childhood disease | rheumatic fever | ill as a child | illness in childhood | sick as a child | childhood condition | childhood',
  ],
  sickleCell: ['sickle cell disease', 'sickle cell | sickle cell disease | thalassaemia | sickle'],
  spleen: [
    'trouble with my spleen',
    'spleen | problem with spleen | spleen out | spleen remove | still have spleen',
  ],
} as const satisfies Record<string, Named>;
