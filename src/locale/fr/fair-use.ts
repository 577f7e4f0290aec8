import type { Texts } from '../en/english.ts';
import { limitEnd } from '../forms.ts';
import { questions, times } from './forms.ts';

type Lines = Texts['fairUse'];
type NoRoom = Parameters<Lines['noRoom']>[0];

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `Tu as posé ${questions(most)} en une heure : une personne ne peut pas en poser plus.`
    : `En un jour, ${times(most, 'question a été posée', 'questions ont été posées')} avec le compte de cette conversation : la limite est atteinte.`;

/** A time of day follows the limit of a person, a date the limit of an account. */
const from = (limit: Pick<NoRoom, 'of' | 'until'>): string =>
  `à partir ${limit.of === 'person' ? 'de' : 'du'} ${limitEnd(limit)}`;

export const fairUseTexts: Lines = {
  noRoom: (noRoom) =>
    `${limitOf(noRoom)} Tu pourras en poser d’autres ${from(noRoom)}. Ce que tu écris d’ici là est mis de côté et pourra être posé ensuite, si la conversation est encore ouverte.`,
  waitsUntil: (until) =>
    `La limite de questions est atteinte : celle-ci est mise de côté. Elle pourra être posée ${from({ of: 'account', until })} : appuie alors sur **Y répondre** dans le fil.`,
  left: ({ of, asked, most, until }) => {
    const count = Math.max(0, most - asked);
    const left = count === 0 ? 'Plus aucune question possible' : `Encore ${questions(count)}`;
    const whose = of === 'person' ? '' : ' avec le compte';
    return `${left}${whose} jusqu’${of === 'person' ? 'à' : 'au'} ${limitEnd({ of, until })}.`;
  },
};
