import type { Texts } from '../en/english.ts';
import { moment, small, upcoming } from '../forms.ts';
import { times } from './forms.ts';

/** The time that a conversation has. `end`: a moment, in milliseconds since 1970. */

const after = {
  patient:
    'Se puede charlar: nada más llega al paciente. Lo que se preguntó a tiempo todavía recibe respuesta.',
  topic: 'Se puede charlar: solo recibe respuesta lo que se escribió a tiempo.',
};

export const timeTexts: Texts['time'] = {
  button: 'Tiempo',
  choose: '¿Cuánto tiempo?',
  minutes: (count) => `${count} minutos`,
  more: '2 minutos más',
  none: 'Sin límite',
  goOn: 'Seguir sin límite',
  sameEnd: 'El mismo final para todos',
  until: (end) => small(`Hasta las ${moment(end, 'T')} (${upcoming(end)}).`),
  near: (end) => `**Queda poco tiempo**: hasta las ${moment(end, 'T')}.`,
  up: ({ end, kind }) => `**Se acabó el tiempo** (${moment(end, 'T')}). ${after[kind]}`,
  set: (by) => small(`${by} ha fijado el límite de tiempo.`),
  lifted: (by) => small(`${by} ha quitado el límite de tiempo.`),
  talked: small(
    'Lo que se escribió en la pausa no se preguntó. Para enviar un mensaje como pregunta, abre su menú y elige **Aplicaciones** y “Ask this”.',
  ),
  panelUntil: (end) => `Abierta hasta las ${moment(end, 'T')} (${upcoming(end)}).`,
  panelUp: 'Se acabó el tiempo.',
  stateUntil: (end) => `abierta hasta las ${moment(end, 'T')}`,
  stateUp: 'se acabó el tiempo',
  did: {
    done: (count) => `Tiempo cambiado en ${times(count, 'grupo', 'grupos')}`,
    already: (count) => `${count} sin cambios`,
  },
  resumeUp: (count) => `en ${count} se acabó el tiempo`,
  forAll: 'Esto vale para todos los grupos de este canal. Puede cambiarlo quien pueda gestionar hilos aquí.',
};
