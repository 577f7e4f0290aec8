import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { list } from './forms.ts';

type Lines = Texts['compose'];
type Section = keyof Lines['sectionTitle'];

const sectionTitle: Lines['sectionTitle'] = {
  narrative: 'Histoire clinique',
  vital_signs: 'Constantes',
  exam: 'Examen clinique',
};

/** A section's name within a sentence. */
export const sectionInText = (section: Section): string => sectionTitle[section].toLowerCase();

const missing = (sections: readonly Section[]): string => `Il manque : ${list(sections.map(sectionInText))}.`;

export const composeTexts: Lines = {
  command: 'Fais rédiger des parties d’un cas par le service. Texte seulement : pas encore de patient',
  descriptions: {
    case: 'Histoire, constantes et examen d’un coup. Texte seulement : pas encore de patient',
    narrative: 'L’histoire d’un cas. Texte seulement : pas encore de patient',
    vital_signs: 'Des constantes adaptées à un cas. Texte seulement : pas encore de patient',
    exam: 'Un examen clinique adapté à un cas. Texte seulement : pas encore de patient',
  },
  options: {
    name: 'Le nom du patient que tu inventes',
    age: 'Avec tes mots : 34 ans, ou 6 mois',
    gender: 'Avec tes mots',
    teaching_points: 'Ce que les étudiants doivent apprendre de ce cas',
    other_sections: 'Colle ce qui est déjà rédigé, comme l’histoire, pour que cette partie y corresponde',
    packaged: 'Laisse vide pour une liste facile à lire. False : du texte brut',
    model: 'Quel modèle de langage rédige. Laisse vide si on ne t’en a pas indiqué',
  },
  form: {
    title: 'Qui est le patient ?',
    name: 'Nom',
    nameHint: 'Inventes-en un : pas de vrais patients, s’il te plaît.',
    age: 'Âge',
    gender: 'Genre',
    teachingPoints: 'Objectifs pédagogiques',
    teachingPointsHint: 'Facultatif : ce que les étudiants doivent apprendre',
    model: 'Modèle',
    modelHint: 'Laisse vide si on ne t’en a pas indiqué',
  },
  sectionTitle,
  notAPatient:
    'Les étudiants ne peuvent pas encore interroger ce patient : `/patient` a besoin d’un cas que le service connaît.',
  blank: (fields) => `Il me faut encore : ${list(fields)}. Relance la commande et ajoute ce qui manque.`,
  heading: (what, { name, age, gender }) => `**${what}** pour ${name}, ${age}, ${gender}`,
  wholeCase: 'Cas',
  steps: {
    waits: (section) => `▫️ ${sectionTitle[section]} : en attente`,
    being_written: (section, since) =>
      `⏳ ${sectionTitle[section]} : rédaction commencée ${moment(since, 'R')}`,
    written: (section) => `✅ ${sectionTitle[section]} : texte rédigé`,
    failed: (section, why) => `❌ ${sectionTitle[section]} : ${why}`,
  },
  keepsGoing: '-# Cela peut prendre quelques minutes. Tu peux faire autre chose en attendant.',
  missing: (sections) =>
    `${missing(sections)} Ce qui est fait est conservé ; tu peux réessayer pour le reste.`,
  tryAgain: 'Réessayer',
  nothingMissing:
    'Il ne manque plus rien ici, ou je ne me souviens plus du cas. `/compose case` en commence un nouveau.',
  alreadyTrying: 'J’y travaille déjà. La réponse sera dans l’autre message.',
  normalRange: (range) => `(normale : ${range})`,
  outside: { high: '▲\u00a0élevé', low: '▼\u00a0bas' },
  asFile: 'C’est long : le texte entier est dans le fichier. Il commence ainsi :',
  empty: 'Le service n’a rien envoyé pour cette partie.',
  noValue: 'non indiqué',
  noFinding: 'rien de noté',
  notUnderstood:
    'Le service a répondu dans un format que je ne connais pas. Voici la réponse entière, telle quelle.',
  remainder: 'Le service a envoyé plus que ce qui est affiché ci-dessus. Le reste est dans le fichier.',
  fileDescription: (section) => `${sectionTitle[section]}, texte rédigé par le service`,
};
