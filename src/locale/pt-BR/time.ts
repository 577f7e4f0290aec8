import type { Texts } from '../en/english.ts';
import { moment, small, upcoming } from '../forms.ts';
import { times } from './forms.ts';

/** The time that a conversation has. `end`: a moment, in milliseconds since 1970. */

const after = {
  patient:
    'Conversem à vontade: nada mais chega ao paciente. O que foi perguntado a tempo ainda recebe resposta.',
  topic: 'Conversem à vontade: só recebe resposta o que foi escrito a tempo.',
};

export const timeTexts: Texts['time'] = {
  button: 'Tempo',
  choose: 'Quanto tempo?',
  minutes: (count) => `${count} minutos`,
  more: 'Mais 2 minutos',
  none: 'Sem limite',
  goOn: 'Continuar sem limite',
  sameEnd: 'O mesmo fim para todos',
  until: (end) => small(`Até ${moment(end, 'T')} (${upcoming(end)}).`),
  near: (end) => `**Resta pouco tempo**: até ${moment(end, 'T')}.`,
  up: ({ end, kind }) => `**O tempo acabou** (${moment(end, 'T')}). ${after[kind]}`,
  set: (by) => small(`${by} definiu o limite de tempo.`),
  lifted: (by) => small(`${by} removeu o limite de tempo.`),
  talked: small(
    'O que foi escrito na pausa não foi perguntado. Para enviar uma mensagem como pergunta, abra o menu dela e escolha **Apps** e depois “Ask this”.',
  ),
  panelUntil: (end) => `Aberta até ${moment(end, 'T')} (${upcoming(end)}).`,
  panelUp: 'O tempo acabou.',
  stateUntil: (end) => `aberta até ${moment(end, 'T')}`,
  stateUp: 'o tempo acabou',
  did: {
    done: (count) => `Tempo alterado em ${times(count, 'grupo', 'grupos')}`,
    already: (count) => `${count} sem mudança`,
  },
  resumeUp: (count) => `em ${count}, o tempo acabou`,
  forAll: 'Isto vale para todos os grupos deste canal. Quem pode gerenciar tópicos aqui pode mudar.',
};
