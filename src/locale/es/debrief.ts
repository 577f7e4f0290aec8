import type { Texts } from '../en/english.ts';
import { list } from './forms.ts';

/** What was to be asked, and what of it was: looked at together after the end. */
export const debriefTexts: Texts['debrief'] = {
  button: 'Puesta en común',
  count: ({ asked, of }) => `${asked} de ${of}`,
  named: (lines, more) => `Sin preguntar: ${list([...lines, ...(more === 0 ? [] : [`${more} más`])])}`,
  all: (count) => `**${count}.** Se preguntó todo.`,
  tick: 'Marca lo que se preguntó',
  untick: 'Desmarca lo que no se preguntó',
  done: 'Listo',
  here: 'La puesta en común está en este hilo, para todas las personas.',
  notYet: 'La puesta en común empieza cuando termine esta conversación.',
  othersStillAsk:
    'Otros grupos siguen con este paciente, así que la lista permanece cerrada. Puede abrirla quien pueda gestionar hilos aquí.',
  noList: 'Ya no guardo lo que había que preguntar aquí.',
};
