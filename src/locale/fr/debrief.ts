import type { Texts } from '../en/english.ts';
import { list } from './forms.ts';

/** What was to be asked, and what of it was: looked at together after the end. */
export const debriefTexts: Texts['debrief'] = {
  button: 'Débriefing',
  count: ({ asked, of }) => `${asked} sur ${of}`,
  named: (lines, more) => `Non demandé : ${list([...lines, ...(more === 0 ? [] : [`${more} de plus`])])}`,
  all: (count) => `**${count}.** Tout a été demandé.`,
  tick: 'Cochez ce qui a été demandé',
  untick: 'Décochez ce qui n’a pas été demandé',
  done: 'Terminé',
  here: 'Le débriefing est dans ce fil, pour tout le monde.',
  notYet: 'Le débriefing commence une fois cette conversation terminée.',
  othersStillAsk:
    'D’autres groupes parlent encore avec ce patient : la liste reste fermée. Toute personne qui peut gérer les fils ici peut l’ouvrir.',
  noList: 'Je n’ai plus ce qu’il fallait demander ici.',
};
