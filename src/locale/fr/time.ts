import type { Texts } from '../en/english.ts';
import { moment, small, upcoming } from '../forms.ts';
import { times } from './forms.ts';

/** The time that a conversation has. `end`: a moment, in milliseconds since 1970. */

const after = {
  patient:
    'Parlez entre vous : plus rien ne parvient au patient. Ce qui a été demandé à temps reçoit encore une réponse.',
  topic: 'Parlez entre vous : je ne réponds plus qu’à ce qui a été écrit à temps.',
};

export const timeTexts: Texts['time'] = {
  button: 'Limite de temps',
  choose: 'Combien de temps ?',
  minutes: (count) => `${count} minutes`,
  more: '2 minutes de plus',
  none: 'Sans limite',
  goOn: 'Continuer sans limite',
  sameEnd: 'La même fin pour tous',
  until: (end) => small(`Jusqu’à ${moment(end, 'T')} (${upcoming(end)}).`),
  near: (end) => `**Il reste peu de temps** : jusqu’à ${moment(end, 'T')}.`,
  up: ({ end, kind }) => `**Le temps est écoulé** (${moment(end, 'T')}). ${after[kind]}`,
  set: (by) => small(`${by} a fixé la limite de temps.`),
  lifted: (by) => small(`${by} a retiré la limite de temps.`),
  talked: small(
    'Ce qui a été écrit pendant la pause n’a pas été transmis. Pour qu’un message le soit, ouvrez son menu et choisissez **Applications**, puis « Ask this ».',
  ),
  panelUntil: (end) => `Ouverte jusqu’à ${moment(end, 'T')} (${upcoming(end)}).`,
  panelUp: 'Le temps est écoulé.',
  stateUntil: (end) => `ouverte jusqu’à ${moment(end, 'T')}`,
  stateUp: 'temps écoulé',
  did: {
    done: (count) => `Limite modifiée dans ${times(count, 'groupe', 'groupes')}`,
    already: (count) => `${count} sans changement`,
  },
  resumeUp: (count) => `pour ${count}, le temps est écoulé`,
  forAll:
    'Ce réglage vaut pour tous les groupes de ce salon. Toute personne qui peut gérer les fils ici peut le changer.',
};
