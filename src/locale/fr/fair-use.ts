import type { Words } from '../en/english.ts';
import { limitEnd } from '../forms.ts';
import { questions } from './counting.ts';
import { times } from './forms.ts';

type Texts = Words['fairUse'];
type NoRoom = Parameters<Texts['noRoom']>[0];

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `Tu as posé ${questions(most)} en une heure : une personne ne peut pas en poser plus.`
    : `En un jour, ${times(most, 'question a été posée', 'questions ont été posées')} sur le compte de cette conversation : la limite est atteinte.`;

export const fairUseTexts: Texts = {
  noRoom: (noRoom) =>
    `${limitOf(noRoom)} Tu pourras en poser d’autres à partir de ${limitEnd(noRoom)}. Ce que tu écris d’ici là est mis de côté et pourra être posé ensuite, si la conversation est encore ouverte.`,
  setAside: (count) =>
    `${times(count, 'question mise de côté', 'questions mises de côté')}, car la limite de questions est atteinte.`,
  waitsUntil: (until) =>
    `La limite de questions est atteinte : celle-ci est mise de côté. Elle pourra être posée à partir de ${limitEnd({ of: 'account', until })} : appuie alors sur **Y répondre** dans le fil.`,
  left: ({ of, asked, most, until }) => {
    const count = Math.max(0, most - asked);
    const whose = of === 'person' ? '' : ' sur le compte';
    const end = limitEnd({ of, until });
    return count === 0
      ? `Plus aucune question possible${whose} jusqu’à ${end}.`
      : `Encore ${times(count, 'question possible', 'questions possibles')}${whose} jusqu’à ${end}.`;
  },
};
