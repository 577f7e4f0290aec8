import type { NoRoom } from '../facts.ts';
import type { Texts } from '../en/english.ts';
import { limitEnd } from '../forms.ts';
import { times } from './forms.ts';

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `Du hast innerhalb einer Stunde ${times(most, 'Frage', 'Fragen')} gestellt; mehr darf eine Person nicht stellen.`
    : `${times(most, 'Frage wurde', 'Fragen wurden')} innerhalb eines Tages über das Konto gestellt, das dieses Gespräch nutzt; mehr geht nicht.`;

export const fairUseTexts: Texts['fairUse'] = {
  noRoom: (noRoom) =>
    `${limitOf(noRoom)} Ab ${limitEnd(noRoom)} kannst du wieder fragen. Was du vorher schreibst, wird zurückgestellt; danach kann es beantwortet werden, wenn das Gespräch dann noch offen ist.`,
  waitsUntil: (until) =>
    `Die Grenze für Fragen ist erreicht, deshalb ist das zurückgestellt. Ab ${limitEnd({ of: 'account', until })} kann es beantwortet werden: Klicke dann im Thread auf **Jetzt beantworten**.`,
  left: ({ of, asked, most, until }) => {
    const count = Math.max(0, most - asked);
    const left =
      count === 0
        ? 'kann keine Frage mehr'
        : `${count === 1 ? 'kann' : 'können'} noch ${times(count, 'Frage', 'Fragen')}`;
    const whose = of === 'person' ? '' : ' über das Konto';
    return `Bis ${limitEnd({ of, until })} ${left}${whose} gestellt werden.`;
  },
};
