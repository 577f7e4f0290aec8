/** Presentations concerning the brain, nerves and mind, allergy, and joints. */
import type { Presentation } from './presentation.ts';

export const headAndMood: readonly Presentation[] = [
  {
    points:
      'migraine aura primary headache triptan photophobia unilateral headache headache red flags tension headache',
    complaint: 'a throbbing headache on one side',
    story:
      'It began five hours ago after twenty minutes of zigzag lines in the left half of the visual field, which then went. Light and noise are hard to bear, and there was vomiting once. Such attacks have come every two months for ten years, often after short nights; this one is like the others. No fever, no injury.',
    vitals: { pulse: 78, pressure: [128, 80], breaths: 15, temperature: 36.7, saturation: 99 },
    exam: {
      General: 'Lies in the dark, eyes closed; answers everything.',
      Neck: 'Moves freely.',
      Eyes: 'Pupils equal, fields full, discs sharp.',
      Nerves: 'Strength, feeling, speech and gait normal.',
      Skin: 'No rash.',
    },
    ages: [8, 70],
    place: 'the practice',
  },
  {
    points:
      'subarachnoid haemorrhage hemorrhage sah thunderclap headache aneurysm worst headache sudden severe headache intracranial bleed xanthochromia',
    complaint: 'the worst headache ever, from one second to the next',
    story:
      'It struck two hours ago while lifting a suitcase, at the back of the head, and was at its worst at once. Vomiting followed, and the neck has become stiff. For a moment everything was double. There is no fever and there was no fall. An aunt died suddenly of a bleed in the brain.',
    vitals: { pulse: 92, pressure: [172, 98], breaths: 17, temperature: 37.0, saturation: 98 },
    exam: {
      General: 'In great pain, wants the light off; drowsy but fully oriented.',
      Neck: 'Stiff on bending forward.',
      Eyes: 'Pupils equal and reacting; light hurts.',
      Nerves: 'No weakness; reflexes equal; speech clear.',
      Heart: 'Regular, no murmur.',
    },
    ages: [18, 120],
  },
  {
    points:
      'stroke cva tia transient ischaemic attack hemiparesis facial droop aphasia thrombolysis thrombectomy fast time window weakness one side neurological deficit',
    complaint: 'sudden weakness of the right side and trouble with words',
    story:
      'At breakfast, seventy minutes ago, the cup fell from the right hand and the words would not come. The spouse saw the right side of the mouth droop and called at once. There is no headache and there was no fit. High blood pressure is known, and the pulse was once called irregular; no blood thinner is taken.',
    vitals: { pulse: 96, pressure: [178, 102], breaths: 16, temperature: 36.7, saturation: 97 },
    exam: {
      General: 'Awake, understands, searches for words.',
      Face: 'Right corner of the mouth droops; the forehead moves on both sides.',
      Nerves: 'Right arm sinks at once, right leg slowly; feeling less on the right; right big toe turns up.',
      Heart: 'Irregular; no murmur.',
      Neck: 'No murmur over the carotid arteries.',
    },
    ages: [35, 120],
  },
  {
    points: 'meningitis neck stiffness photophobia purpura rash meningococcal lumbar puncture meningism',
    complaint: 'fever, headache and a stiff neck',
    story:
      'Since yesterday evening there has been a headache that grows by the hour, with fever and shivering, and since this morning light hurts. There was vomiting twice. A few small dark spots have come on the legs. Two people in the same household are well. Vaccinations are incomplete.',
    vitals: { pulse: 124, pressure: [102, 60], breaths: 24, temperature: 39.6, saturation: 97 },
    exam: {
      General: 'Ill, drowsy, answers slowly; turns away from the light.',
      Neck: 'Stiff; bending it makes the knees draw up.',
      Skin: 'Small dark red spots on the legs that do not fade under a glass.',
      Nerves: 'No weakness; pupils equal.',
      Lungs: 'Clear on both sides.',
    },
  },
  {
    points:
      'depression low mood depressive suicide suicidal risk mental health psychiatric psychiatry phq-9 anhedonia antidepressant ssri anxiety psychological mental state',
    complaint: 'tiredness and bad sleep',
    story:
      'For two months nothing has given any pleasure. Sleep ends at four in the morning, food tastes of nothing, and four kilos are gone. Work piles up, and friends are no longer called back. “They would be better off without me” was said, more to the floor; when asked, there is no plan and there was no attempt. A separation was half a year ago. No alcohol, no drugs.',
    vitals: { pulse: 68, pressure: [118, 74], breaths: 14, temperature: 36.6, saturation: 99 },
    exam: {
      Appearance: 'Tired, little care for clothes and hair; hardly looks up.',
      Speech: 'Slow and quiet, short answers.',
      Mood: 'Low, with tears when asked about the family; worst in the morning.',
      Thoughts: 'Guilt and worthlessness; no plan to die; no voices.',
      Thyroid: 'Not enlarged; skin and reflexes normal.',
    },
    ages: [14, 120],
    place: 'the practice',
  },
  {
    points:
      'anaphylaxis anaphylactic allergy allergic reaction adrenaline epinephrine urticaria bee sting peanut angioedema',
    complaint: 'an itching rash and a tight throat',
    story:
      'Twenty minutes ago there was a biscuit with nuts in it. Then the palms itched, wheals came up all over, and the lips swelled. Now the voice is rough, breathing is hard, and everything spins on standing up. Nuts once gave a rash in childhood; there is an adrenaline pen, at home.',
    vitals: { pulse: 132, pressure: [86, 48], breaths: 28, temperature: 36.8, saturation: 92 },
    exam: {
      General: 'Frightened, flushed; dizzy when sitting up.',
      Skin: 'Wheals on trunk and arms.',
      Mouth: 'Lips and tongue swollen; hoarse voice.',
      Lungs: 'Wheezing on both sides.',
      Heart: 'Fast, weak pulse.',
    },
  },
  {
    points:
      'gout arthritis monoarthritis acute joint pain uric acid urate podagra swollen joint septic arthritis crystal allopurinol colchicine big toe',
    complaint: 'a red, swollen big toe that cannot bear the bedsheet',
    story:
      'It came at three in the morning, out of sleep, after a feast with meat and beer. No blow, no wound. The other foot had the same two years ago, gone within a week. A water tablet is taken for the blood pressure. There is no shivering.',
    vitals: { pulse: 88, pressure: [146, 88], breaths: 15, temperature: 37.6, saturation: 98 },
    exam: {
      General: 'Well except for the pain; limps on the heel.',
      Foot: 'Base joint of the right big toe red, hot, swollen; the lightest touch hurts.',
      'Other joints': 'Free.',
      Skin: 'A small hard white lump on the rim of the left ear; no wound.',
      Heart: 'Regular, no murmur.',
    },
    ages: [25, 120],
    place: 'the practice',
  },
];
