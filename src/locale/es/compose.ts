import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { list } from './forms.ts';

type Lines = Texts['compose'];
type Section = keyof Lines['sectionTitle'];

const sectionTitle: Lines['sectionTitle'] = {
  narrative: 'Relato clínico',
  vital_signs: 'Signos vitales',
  exam: 'Exploración física',
};

/** A section's name within a sentence. */
export const sectionInText = (section: Section): string => sectionTitle[section].toLowerCase();

const missing = (sections: readonly Section[]): string =>
  `Sin redactar: ${list(sections.map(sectionInText))}.`;

export const composeTexts: Lines = {
  command: 'Pide al servicio que redacte partes de un caso. Solo texto: aún no es un paciente',
  descriptions: {
    case: 'Relato, signos vitales y exploración de una vez. Solo texto: aún no es un paciente',
    narrative: 'La historia de un caso. Solo texto: aún no es un paciente',
    vital_signs: 'Signos vitales acordes con un caso. Solo texto: aún no es un paciente',
    exam: 'Hallazgos de exploración acordes con un caso. Solo texto: aún no es un paciente',
  },
  options: {
    name: 'El nombre del paciente que te inventas',
    age: 'Con tus palabras: 34, o 6 meses',
    gender: 'Con tus palabras',
    teaching_points: 'Lo que los estudiantes deben aprender de este caso',
    other_sections: 'Pega lo que ya está redactado, como el relato, para que esta parte encaje con ello',
    packaged: 'Vacío: una lista fácil de leer. False: texto sin formato',
    model: 'Qué modelo de lenguaje lo redacta. Déjalo vacío si nadie te ha dado un nombre',
  },
  form: {
    title: '¿Quién es el paciente?',
    name: 'Nombre',
    nameHint: 'Inventa uno: nada de pacientes reales, por favor.',
    age: 'Edad',
    gender: 'Género',
    teachingPoints: 'Objetivos de aprendizaje',
    teachingPointsHint: 'Opcional: lo que los estudiantes deben aprender',
    model: 'Modelo',
    modelHint: 'Déjalo vacío si nadie te ha dicho cuál usar',
  },
  sectionTitle,
  notAPatient:
    'Aún no es un paciente al que se pueda entrevistar: `/patient` necesita un caso que el servicio conozca.',
  blank: (fields) => `Aún falta: ${list(fields)}. Vuelve a usar el comando y añade lo que falta.`,
  heading: (what, { name, age, gender }) => `**${what}** de ${name}, ${age}, ${gender}`,
  wholeCase: 'Caso',
  steps: {
    waits: (section) => `▫️ ${sectionTitle[section]}: sin empezar`,
    being_written: (section, since) =>
      `⏳ ${sectionTitle[section]}: en redacción (desde ${moment(since, 'R')})`,
    written: (section) => `✅ ${sectionTitle[section]}: texto redactado`,
    failed: (section, why) => `❌ ${sectionTitle[section]}: ${why}`,
  },
  keepsGoing: '-# Puede tardar unos minutos. Mientras tanto puedes hacer otra cosa.',
  missing: (sections) =>
    `${missing(sections)} Lo que está hecho se conserva; puedes intentar el resto de nuevo.`,
  tryAgain: 'Intentar de nuevo',
  nothingMissing: 'Aquí ya no falta nada, o ya no recuerdo el caso. `/compose case` empieza uno nuevo.',
  alreadyTrying: 'Ya estoy en ello. La respuesta estará en el otro mensaje.',
  normalRange: (range) => `(normal: ${range})`,
  outside: { high: '▲\u00a0alto', low: '▼\u00a0bajo' },
  asFile: 'Es largo, así que el texto entero está en el archivo. Empieza así:',
  empty: 'El servicio no ha enviado nada para esta parte.',
  noValue: 'sin dato',
  noFinding: 'nada anotado',
  notUnderstood:
    'El servicio ha respondido en un formato que no conozco. Esta es la respuesta entera, tal cual.',
  remainder: 'El servicio ha enviado más de lo que se ve arriba. El resto está en el archivo.',
  fileDescription: (section) => `${sectionTitle[section]}, según lo redactó el servicio`,
};
