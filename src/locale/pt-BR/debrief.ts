import type { Texts } from '../en/english.ts';
import { list } from './forms.ts';

/** What was to be asked, and what of it was: looked at together after the end. */
export const debriefTexts: Texts['debrief'] = {
  button: 'Debriefing',
  count: ({ asked, of }) => `${asked} de ${of}`,
  named: (lines, more) => `Não perguntado: ${list([...lines, ...(more === 0 ? [] : [`mais ${more}`])])}`,
  all: (count) => `**${count}.** Tudo foi perguntado.`,
  tick: 'Marque o que foi perguntado',
  untick: 'Desmarque o que não foi perguntado',
  done: 'Pronto',
  here: 'O debriefing está neste tópico, para todos.',
  notYet: 'O debriefing começa quando esta conversa terminar.',
  othersStillAsk:
    'Outros grupos ainda estão com este paciente, por isso a lista continua fechada. Quem pode gerenciar tópicos aqui pode abri-la.',
  noList: 'Não guardo mais o que era para perguntar aqui.',
};
