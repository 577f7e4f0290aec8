/** Presentations concerning the heart, vessels and lungs. */
import type { Presentation } from './presentation.ts';

export const heartAndLungs: readonly Presentation[] = [
  {
    points:
      'myocardial infarction heart attack acs acute coronary syndrome stemi nstemi mi angina coronary ischaemia ischemia infarct chest pain chest tightness chest pressure cardiac heart troponin st elevation ecg',
    complaint: 'a pressing pain behind the breastbone',
    story:
      'It came on while climbing stairs ninety minutes ago, spreads into the left arm, and has not gone with rest. There is a cold sweat and nausea, no fever and no cough. Blood pressure has been high for years; the tablets are taken when remembered. A parent had a heart attack before sixty.',
    vitals: { pulse: 112, pressure: [158, 96], breaths: 18, temperature: 36.8, saturation: 96 },
    exam: {
      General: 'Anxious, pale, sweating; lies still.',
      Heart: 'Regular, fast; a fourth heart sound, no murmur.',
      Lungs: 'Clear on both sides.',
      Abdomen: 'Soft, not tender.',
      Legs: 'No swelling; pulses felt on both sides.',
    },
    ages: [25, 120],
  },
  {
    points:
      'atrial fibrillation af afib arrhythmia irregular pulse palpitations rate control anticoagulation cha2ds2 irregularly irregular tachyarrhythmia flutter',
    complaint: 'a racing, irregular heartbeat',
    story:
      'It began at breakfast two days ago and has been there since, with tiredness and a little dizziness on standing. Climbing stairs takes a rest halfway. No chest pain, no fainting. Blood pressure has been high for some years; there were several glasses of wine at a wedding the evening before. No blood thinners are taken.',
    vitals: { pulse: 138, pressure: [132, 84], breaths: 18, temperature: 36.7, saturation: 97 },
    exam: {
      General: 'Comfortable at rest, slightly pale.',
      Pulse: 'Irregularly irregular, fast; fewer beats at the wrist than at the apex.',
      Heart: 'First sound of varying loudness, no murmur.',
      Lungs: 'Clear on both sides.',
      Thyroid: 'Not enlarged; no tremor of the hands.',
      Legs: 'No swelling; strength and speech normal.',
    },
    ages: [30, 120],
  },
  {
    points:
      'heart failure chf cardiac failure pulmonary oedema edema orthopnoea orthopnea paroxysmal nocturnal dyspnoea leg swelling ankle oedema diuretics ejection fraction bnp jugular venous pressure',
    complaint: 'breathlessness when lying flat and swollen legs',
    story:
      'It has developed over three weeks. Three pillows are needed at night, and twice the patient woke up fighting for air. The shoes no longer fit and the scales show four kilos more. There was a heart attack six years ago. The water tablets ran out before a journey, and the food there was salty.',
    vitals: { pulse: 104, pressure: [148, 88], breaths: 26, temperature: 36.6, saturation: 91 },
    exam: {
      General: 'Sits upright, short of breath in long sentences.',
      Neck: 'Jugular veins filled to the angle of the jaw.',
      Heart: 'Apex beat moved to the left; a third heart sound.',
      Lungs: 'Fine crackles over both lower fields.',
      Abdomen: 'Liver edge two fingers below the ribs, slightly tender.',
      Legs: 'Pitting swelling to both knees.',
    },
    ages: [40, 120],
  },
  {
    points:
      'pulmonary embolism pe venous thromboembolism vte clot d-dimer wells score pleuritic anticoagulation immobilisation thrombosis',
    complaint: 'sudden breathlessness and a stabbing pain on breathing in',
    story:
      'It began this morning on the way to the bathroom, all at once, low on the right side of the chest. There was a streak of blood in the handkerchief and a moment of faintness. Two weeks ago a knee was operated on, and since then most of the day was spent on the sofa. The left calf has been sore for three days. No fever.',
    vitals: { pulse: 118, pressure: [108, 70], breaths: 28, temperature: 37.2, saturation: 89 },
    exam: {
      General: 'Anxious, breathing fast and shallow.',
      Heart: 'Fast, regular; the second sound is loud over the pulmonary valve.',
      Lungs: 'A rub low on the right; otherwise clear.',
      Abdomen: 'Soft, not tender.',
      Legs: 'Left calf 3 cm thicker than the right, warm and tender.',
    },
    ages: [16, 120],
  },
  {
    points:
      'pneumonia community acquired chest infection lower respiratory tract infection cough fever sputum consolidation curb-65 crb-65 antibiotics lung infection lung respiratory legionella pneumococcal',
    complaint: 'a cough with fever',
    story:
      'For four days there has been a cough, first dry, then with rusty phlegm, and shivering at night. Breathing in stings low on the right side. Stairs have become hard. There was a cold the week before; nobody at home is ill, and there has been no journey.',
    vitals: { pulse: 106, pressure: [118, 74], breaths: 24, temperature: 38.9, saturation: 93 },
    exam: {
      General: 'Flushed, tired, speaks in whole sentences; clear in mind.',
      Lungs: 'Crackles, bronchial breathing and dull percussion low on the right; left side clear.',
      Heart: 'Regular, no murmur.',
      Throat: 'Slightly red, no coating.',
      Skin: 'Warm and dry; no rash.',
    },
  },
  {
    points:
      'asthma wheeze wheezing bronchospasm inhaler peak flow salbutamol exacerbation trigger inhaled steroids',
    complaint: 'wheezing and a tight chest',
    story:
      'It began last night after an evening with a friend’s cat and has grown since. The blue inhaler was needed ten times and helps for an hour at most; the brown one was left off in spring, because all was well. Sleep was impossible. Asthma has been known since childhood, with one stay in hospital. No fever.',
    vitals: { pulse: 122, pressure: [128, 78], breaths: 30, temperature: 37.0, saturation: 92 },
    exam: {
      General: 'Sits leaning forward; speaks in half sentences.',
      Chest: 'Overinflated; uses the muscles of the neck for breathing.',
      Lungs: 'Wheezing on breathing out over all fields, breathing out long.',
      'Peak flow': '45 % of the personal best.',
      Heart: 'Fast, regular.',
    },
    ages: [4, 80],
  },
  {
    points:
      'copd chronic obstructive pulmonary disease emphysema chronic bronchitis exacerbation smoking smoker hypercapnia controlled oxygen niv',
    complaint: 'worse breathlessness and more phlegm than usual',
    story:
      'For five days the morning cough has brought up more phlegm, now green, and the way to the letter-box is too far. There are forty pack-years of smoking, and COPD has been known for eight years; there were two such attacks last winter. The inhalers are used, though nobody has ever looked at how. No chest pain.',
    vitals: { pulse: 102, pressure: [142, 84], breaths: 27, temperature: 37.8, saturation: 87 },
    exam: {
      General: 'Breathes out through pursed lips; slightly drowsy, warm hands.',
      Chest: 'Barrel-shaped, little movement.',
      Lungs: 'Quiet breathing, wheezes on both sides, a few coarse crackles.',
      Heart: 'Faint sounds, regular.',
      Hands: 'A flapping tremor when stretched out; nicotine stains.',
    },
    ages: [40, 120],
  },
  {
    points:
      'deep vein thrombosis dvt leg swelling swollen leg leg pain unilateral calf pain swollen calf contraceptive pill long flight compression ultrasound',
    complaint: 'a swollen, painful calf',
    story:
      'The left lower leg has grown thicker and tighter over two days, and it aches in walking. A flight of eleven hours lies a week back. There was no blow and no twist, there is no fever, no chest pain and no breathlessness. A parent once had a clot in the leg.',
    vitals: { pulse: 84, pressure: [126, 78], breaths: 15, temperature: 37.1, saturation: 98 },
    exam: {
      General: 'Well, walks with a limp.',
      Legs: 'Left calf 4 cm thicker than the right, warm, tender along the deep veins; pitting swelling at the ankle.',
      Pulses: 'Felt at both feet.',
      Skin: 'No wound, no red streak.',
      Lungs: 'Clear on both sides.',
    },
    ages: [16, 120],
    place: 'the practice',
  },
];
