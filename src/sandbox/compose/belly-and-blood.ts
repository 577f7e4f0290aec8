/** Presentations concerning the belly, kidneys, womb and metabolism. */
import type { Presentation } from './presentation.ts';

export const bellyAndBlood: readonly Presentation[] = [
  {
    points:
      'appendicitis acute abdomen right iliac fossa mcburney abdominal pain belly pain peritonitis rebound guarding surgical abdomen',
    complaint: 'pain in the lower right belly',
    story:
      'It began around the navel yesterday evening and has moved to the lower right since. Coughing and the bumps of the road make it worse; lying still with bent knees helps. There was vomiting after the pain had started, and no appetite. No operations, no regular medicines.',
    vitals: { pulse: 104, pressure: [116, 72], breaths: 16, temperature: 37.9, saturation: 99 },
    exam: {
      General: 'Lies bent to the right, avoids every movement.',
      Abdomen: 'Tender in the lower right with guarding; letting go hurts more than pressing.',
      'Bowel sounds': 'Few.',
      Back: 'No pain on tapping the flanks.',
    },
  },
  {
    points:
      'ectopic pregnancy early pregnancy vaginal bleeding pelvic pain hcg gynaecology gynecology missed period obstetrics ruptured',
    complaint: 'pain low in the belly and bleeding, seven weeks after the last period',
    story:
      'The pain came this morning on the left, sharp, and has not gone; there is some dark bleeding. An hour ago everything went black for a moment, and the right shoulder tip aches. The period is three weeks late; no test was made. There was an infection of the tubes five years ago.',
    vitals: { pulse: 116, pressure: [98, 58], breaths: 20, temperature: 36.8, saturation: 98 },
    exam: {
      General: 'Pale, dizzy on sitting up.',
      Abdomen: 'Tender low on the left with guarding.',
      Pelvis: 'Pain when the cervix is moved; some dark blood; the womb is not enlarged.',
      Back: 'No pain on tapping the flanks.',
      Skin: 'Cool hands; refill takes three seconds.',
    },
    ages: [13, 52],
    gender: 'female',
  },
  {
    points:
      'gi bleed gastrointestinal bleeding upper gi haemorrhage hemorrhage melaena melena haematemesis hematemesis peptic ulcer nsaid endoscopy blatchford varices',
    complaint: 'black stools and faintness',
    story:
      'Since the day before yesterday the stools have been black and sticky, and this morning there was vomit like coffee grounds. Standing up makes everything go grey. For three weeks ibuprofen was taken three times a day, for the back. There is a dull pain above the navel, better after food. No blood thinners, little alcohol.',
    vitals: { pulse: 118, pressure: [96, 56], breaths: 20, temperature: 36.5, saturation: 98 },
    exam: {
      General: 'Pale, sweating; alert and oriented.',
      Abdomen: 'Soft, tender above the navel, no guarding.',
      'Rectal examination': 'Black, tarry stool on the glove.',
      Skin: 'Cool hands; no yellow colour, no spider veins.',
      Heart: 'Fast, regular, no murmur.',
    },
    ages: [18, 120],
  },
  {
    points:
      'cholecystitis biliary colic gallstones gall bladder murphy right upper quadrant cholangitis jaundice',
    complaint: 'pain under the right ribs since a heavy meal',
    story:
      'It came last night two hours after roast goose and has not gone, as it did the other times. It goes through to the right shoulder blade. There was vomiting twice, and shivering once. Urine and stools are their usual colour. There have been short attacks of this kind for a year.',
    vitals: { pulse: 102, pressure: [138, 84], breaths: 18, temperature: 38.4, saturation: 97 },
    exam: {
      General: 'Uncomfortable, warm.',
      Abdomen: 'Tender under the right ribs; breathing in stops when pressed there.',
      Eyes: 'White.',
      Back: 'No pain on tapping the flanks.',
      Lungs: 'Clear on both sides.',
    },
    ages: [20, 120],
  },
  {
    points:
      'renal colic kidney stone ureteric stone nephrolithiasis loin to groin haematuria hematuria flank pain urology',
    complaint: 'waves of pain from the flank to the groin',
    story:
      'It woke the patient four hours ago, on the left, and comes in waves that make it impossible to keep still. There was vomiting at the height of one. The urine looked like weak tea. There is no fever. A stone passed by itself three years ago. Little was drunk in the heat of the last days.',
    vitals: { pulse: 104, pressure: [152, 92], breaths: 20, temperature: 36.9, saturation: 99 },
    exam: {
      General: 'Walks up and down, cannot lie still.',
      Abdomen: 'Soft, no guarding.',
      Back: 'Pain on tapping the left flank.',
      Groin: 'No lump; testicles or ovaries unremarkable.',
      Pulses: 'Felt in both groins.',
    },
    ages: [18, 120],
  },
  {
    points:
      'sepsis urosepsis pyelonephritis urinary tract infection uti septic shock lactate sepsis six qsofa urine infection kidney infection',
    complaint: 'shivering, fever and pain in the right flank',
    story:
      'For three days passing water has burned; since last night there has been shivering that shakes the bed, and the flank hurts. Today there was confusion about the day of the week, and hardly any urine. Diabetes is known. There was no cough and no rash.',
    vitals: { pulse: 126, pressure: [88, 52], breaths: 26, temperature: 39.4, saturation: 94 },
    exam: {
      General: 'Ill, flushed, slow to answer; unsure of the date.',
      Abdomen: 'Soft, a little tender above the pubic bone.',
      Back: 'Strong pain on tapping the right flank.',
      Skin: 'Warm trunk, mottled knees; refill takes four seconds.',
      Lungs: 'Clear on both sides, breathing fast.',
    },
  },
  {
    points:
      'dka diabetic ketoacidosis diabetes ketones hyperglycaemia hyperglycemia type 1 insulin polyuria polydipsia kussmaul endocrine metabolic acidosis',
    complaint: 'thirst, belly pain and vomiting',
    story:
      'For two weeks there has been great thirst, with a trip to the toilet every hour, at night too; four kilos are gone. Since yesterday there has been vomiting and a dull pain all over the belly, and the breath smells of pear drops. There was a cold last week. No regular medicines; an aunt injects insulin.',
    vitals: { pulse: 124, pressure: [102, 62], breaths: 32, temperature: 36.8, saturation: 99 },
    exam: {
      General: 'Dry lips and tongue; drowsy, answers correctly.',
      Breathing: 'Deep and fast; the breath smells of acetone.',
      Abdomen: 'Tender everywhere, soft, no guarding.',
      Skin: 'Stays up in a fold; refill takes three seconds.',
      Lungs: 'Clear on both sides.',
    },
    ages: [3, 60],
  },
  {
    points:
      'type 2 diabetes mellitus hba1c diabetic foot metformin lifestyle chronic disease neuropathy metabolic syndrome complications',
    complaint: 'tiredness, thirst and a sore on the foot that will not heal',
    story:
      'It has crept up over three months: more water by day and by night, five kilos lost, sight that blurs. The feet feel as if in thick socks, and under the right big toe a sore has been open for six weeks without hurting. Mother and sister have diabetes. A water tablet is taken for the blood pressure.',
    vitals: { pulse: 82, pressure: [148, 90], breaths: 14, temperature: 36.7, saturation: 98 },
    exam: {
      General: 'Well, overweight, dry mouth.',
      Feet: 'An open sore of 2 cm under the right big toe, red rim, no pus; the monofilament is not felt up to the ankles on both sides.',
      Pulses: 'Weak in both feet.',
      Eyes: 'Distance vision blurred; a specialist needs to look at the retina.',
      Heart: 'Regular, no murmur.',
    },
    ages: [35, 120],
    place: 'the practice',
  },
  {
    points: 'hyperthyroidism thyrotoxicosis graves thyroid goitre goiter tsh weight loss tremor',
    complaint: 'weight loss, trembling hands and a heart that races',
    story:
      'Over two months seven kilos have gone, though the appetite is bigger than ever. Others are cold when a T-shirt is enough. Sleep is short, and so is the temper, and the hands shake at the keyboard. The eyes feel full of sand. A grandmother had a goitre. No medicines.',
    vitals: { pulse: 116, pressure: [142, 68], breaths: 17, temperature: 37.3, saturation: 99 },
    exam: {
      General: 'Restless, warm moist hands.',
      Thyroid: 'Evenly enlarged, soft; a hum is heard over it.',
      Eyes: 'Wide open; the upper lid lags behind when looking down.',
      Nerves: 'Fine tremor of the fingers; brisk reflexes.',
      Heart: 'Fast, regular.',
    },
    ages: [14, 90],
    place: 'the practice',
  },
];
