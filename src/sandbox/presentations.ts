/** What the sandbox composes cases from. */

export interface Presentation {
  /** Beginnings of words in the teaching points that call for it. */
  readonly words: readonly string[];
  readonly complaint: string;
  readonly story: string;
  readonly vitalSigns: readonly VitalSign[];
  readonly exam: readonly { readonly name: string; readonly finding: string }[];
}

interface VitalSign {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly normal_range: string;
}

export const presentations: readonly Presentation[] = [
  {
    words: ['chest', 'heart', 'cardi', 'infarct', 'angina', 'coronary'],
    complaint: 'a pressing pain behind the breastbone',
    story:
      'It came on while climbing stairs ninety minutes ago, spreads into the left arm, and has not gone with rest. There is cold sweat and nausea, no fever and no cough. Blood pressure has been high for years; the tablets are taken when they are thought of. A parent had a heart attack before sixty.',
    vitalSigns: [
      { name: 'Heart rate', value: 112, unit: 'bpm', normal_range: '60-100' },
      { name: 'Blood pressure', value: '158/96', unit: 'mmHg', normal_range: '90/60-120/80' },
      { name: 'Respiratory rate', value: 18, unit: 'breaths/min', normal_range: '12-20' },
      { name: 'Temperature', value: 36.8, unit: '°C', normal_range: '36.1-37.2' },
      { name: 'Oxygen saturation', value: 96, unit: '%', normal_range: '95-100' },
    ],
    exam: [
      { name: 'General', finding: 'Anxious, pale, sweating; lies still.' },
      { name: 'Heart', finding: 'Regular, fast; a fourth heart sound, no murmur.' },
      { name: 'Lungs', finding: 'Clear on both sides.' },
      { name: 'Abdomen', finding: 'Soft, not tender.' },
      { name: 'Legs', finding: 'No swelling; pulses felt on both sides.' },
    ],
  },
  {
    words: ['lung', 'pneumon', 'cough', 'breath', 'asthma', 'respir'],
    complaint: 'a cough with fever',
    story:
      'For four days there has been a cough, first dry, then with rusty phlegm, and shivering at night. Breathing in stings low on the right side. Stairs have become hard. There is asthma in childhood and ten cigarettes a day; nobody at home is ill.',
    vitalSigns: [
      { name: 'Heart rate', value: 96, unit: 'bpm', normal_range: '60-100' },
      { name: 'Blood pressure', value: '118/74', unit: 'mmHg', normal_range: '90/60-120/80' },
      { name: 'Respiratory rate', value: 24, unit: 'breaths/min', normal_range: '12-20' },
      { name: 'Temperature', value: 38.9, unit: '°C', normal_range: '36.1-37.2' },
      { name: 'Oxygen saturation', value: 95, unit: '%', normal_range: '95-100' },
    ],
    exam: [
      { name: 'General', finding: 'Flushed, tired, speaks in whole sentences.' },
      { name: 'Lungs', finding: 'Crackles and dull percussion low on the right; left side clear.' },
      { name: 'Heart', finding: 'Regular, no murmur.' },
      { name: 'Throat', finding: 'Slightly red, no coating.' },
    ],
  },
  {
    words: [],
    complaint: 'pain in the lower right belly',
    story:
      'It began around the navel yesterday evening and has moved to the lower right since. Coughing and the bumps of the road make it worse; lying still with bent knees helps. There was vomiting after the pain had started, and no appetite. No operations, no regular medicines.',
    vitalSigns: [
      { name: 'Heart rate', value: 104, unit: 'bpm', normal_range: '60-100' },
      { name: 'Blood pressure', value: '116/72', unit: 'mmHg', normal_range: '90/60-120/80' },
      { name: 'Respiratory rate', value: 16, unit: 'breaths/min', normal_range: '12-20' },
      { name: 'Temperature', value: 37.9, unit: '°C', normal_range: '36.1-37.2' },
      { name: 'Oxygen saturation', value: 99, unit: '%', normal_range: '95-100' },
    ],
    exam: [
      { name: 'General', finding: 'Lies bent to the right, avoids every movement.' },
      {
        name: 'Abdomen',
        finding: 'Tender in the lower right with guarding; letting go hurts more than pressing.',
      },
      { name: 'Bowel sounds', finding: 'Few.' },
      { name: 'Back', finding: 'No pain on tapping the flanks.' },
    ],
  },
];
