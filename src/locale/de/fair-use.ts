import type { NoRoom } from '../facts.ts';
import type { Words } from '../en/english.ts';
import { moment } from '../forms.ts';
import { times } from './counting.ts';

const from = ({ of, until }: Pick<NoRoom, 'of' | 'until'>): string =>
  `${moment(until, of === 'person' ? 't' : 'f')} (${moment(until, 'R')})`;

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `Du hast innerhalb einer Stunde ${times(most, 'Frage', 'Fragen')} gestellt; mehr darf eine Person nicht.`
    : `Über das Konto, das dieses Gespräch nutzt, wurden innerhalb eines Tages ${times(most, 'Frage', 'Fragen')} gestellt; mehr geht nicht.`;

export const fairUseTexts: Words['fairUse'] = {
  noRoom: (noRoom) =>
    `${limitOf(noRoom)} Ab ${from(noRoom)} kannst du wieder fragen. Was du vorher schreibst, wird zurückgestellt; danach kann es gefragt werden, wenn das Gespräch noch offen ist.`,
  setAside: (count) =>
    `${times(count, 'Frage wurde', 'Fragen wurden')} zurückgestellt, weil die Grenze für Fragen erreicht war.`,
  waitsUntil: (until) =>
    `Die Grenze für Fragen ist erreicht, deshalb ist das zurückgestellt. Ab ${from({ of: 'account', until })} kann es gefragt werden: Drücke dann im Thread **Beantworten**.`,
  left: ({ of, asked, most, until }) => {
    const count = Math.max(0, most - asked);
    const left =
      count === 0 ? 'kann keine Frage mehr' : times(count, 'Frage kann noch', 'Fragen können noch');
    const whose = of === 'person' ? '' : ' über das Konto';
    return `Bis ${from({ of, until })}: ${left}${whose} gestellt werden.`;
  },
};
