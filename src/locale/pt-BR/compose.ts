import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { list } from './forms.ts';

type Lines = Texts['compose'];
type Section = keyof Lines['sectionTitle'];

const sectionTitle: Lines['sectionTitle'] = {
  narrative: 'História clínica',
  vital_signs: 'Sinais vitais',
  exam: 'Exame físico',
};

/** A section's name within a sentence. */
export const sectionInText = (section: Section): string => sectionTitle[section].toLowerCase();

const missing = (sections: readonly Section[]): string =>
  `Ainda sem texto: ${list(sections.map(sectionInText))}.`;

export const composeTexts: Lines = {
  command: 'Peça ao serviço que escreva partes de um caso. Só texto: ainda não é um paciente',
  descriptions: {
    case: 'História, sinais vitais e exame de uma vez. Só texto: ainda não é um paciente',
    narrative: 'A história de um caso. Só texto: ainda não é um paciente',
    vital_signs: 'Sinais vitais coerentes com um caso. Só texto: ainda não é um paciente',
    exam: 'Achados de exame coerentes com um caso. Só texto: ainda não é um paciente',
  },
  options: {
    name: 'O nome do paciente que você inventou',
    age: 'Com suas palavras: 34 anos, ou 6 meses',
    gender: 'Com suas palavras',
    teaching_points: 'O que os estudantes devem aprender com este caso',
    other_sections: 'Cole o que já está escrito, como a história, para que esta parte combine',
    packaged: 'Deixe vazio para uma lista fácil de ler. False: texto simples',
    model: 'Qual modelo de linguagem escreve o texto. Deixe vazio se ninguém indicou um nome',
  },
  form: {
    title: 'Quem é o paciente?',
    name: 'Nome',
    nameHint: 'Invente um: nada de pacientes reais, por favor.',
    age: 'Idade',
    gender: 'Gênero',
    teachingPoints: 'Objetivos de aprendizagem',
    teachingPointsHint: 'Opcional: o que os estudantes devem aprender',
    model: 'Modelo',
    modelHint: 'Deixe vazio se ninguém disse qual usar',
  },
  sectionTitle,
  notAPatient:
    'Os estudantes ainda não podem entrevistar este paciente: `/patient` precisa de um caso que o serviço conheça.',
  blank: (fields) => `Ainda preciso de: ${list(fields)}. Use o comando de novo e complete o que falta.`,
  heading: (what, { name, age, gender }) => `**${what}** de ${name}, ${age}, ${gender}`,
  wholeCase: 'Caso',
  steps: {
    waits: (section) => `▫️ ${sectionTitle[section]}: ainda não começou`,
    being_written: (section, since) =>
      `⏳ ${sectionTitle[section]}: escrevendo (começou ${moment(since, 'R')})`,
    written: (section) => `✅ ${sectionTitle[section]}: texto pronto`,
    failed: (section, why) => `❌ ${sectionTitle[section]}: ${why}`,
  },
  keepsGoing: '-# Pode levar alguns minutos. Enquanto isso, fique à vontade para fazer outra coisa.',
  missing: (sections) =>
    `${missing(sections)} O que está pronto fica guardado; você pode tentar o resto de novo.`,
  tryAgain: 'Tentar de novo',
  nothingMissing: 'Aqui não falta mais nada, ou não me lembro mais do caso. `/compose case` começa um novo.',
  alreadyTrying: 'Já estou trabalhando nisso. A resposta vai aparecer na outra mensagem.',
  normalRange: (range) => `(normal: ${range})`,
  outside: { high: '▲\u00a0alto', low: '▼\u00a0baixo' },
  asFile: 'É longo, então o texto inteiro está no arquivo. Ele começa assim:',
  empty: 'O serviço não enviou nada para esta parte.',
  noValue: 'não informado',
  noFinding: 'nada anotado',
  notUnderstood:
    'O serviço respondeu em um formato que não conheço. Esta é a resposta inteira, sem alterações.',
  remainder: 'O serviço enviou mais do que aparece acima. O resto está no arquivo.',
  fileDescription: (section) => `${sectionTitle[section]}: o texto do serviço`,
};
