import type { NoRoom } from '../facts.ts';
import type { Texts } from '../en/english.ts';
import { limitEnd } from '../forms.ts';
import { plural, questions } from './forms.ts';

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `Has hecho ${questions(most)} en una hora, el máximo por persona.`
    : `Se ha llegado al límite de ${questions(most)} al día para la cuenta que usa esta conversación.`;

export const fairUseTexts: Texts['fairUse'] = {
  noRoom: (noRoom) =>
    `${limitOf(noRoom)} Podrás preguntar de nuevo a partir de: ${limitEnd(noRoom)}. Lo que escribas antes queda apartado; se podrá preguntar después si la conversación sigue abierta.`,
  waitsUntil: (until) =>
    `Se ha llegado al límite de preguntas, así que esto queda apartado. Se podrá preguntar a partir de: ${limitEnd({ of: 'account', until })}. Entonces, pulsa **Responderlas** en el hilo.`,
  left: ({ of, asked, most, until }) => {
    const count = Math.max(0, most - asked);
    const left =
      count === 0
        ? 'No quedan preguntas'
        : `${plural(count, { one: 'Queda', other: 'Quedan' })} ${questions(count)}`;
    const whose = of === 'person' ? '' : ' para la cuenta';
    return `${left}${whose} hasta: ${limitEnd({ of, until })}.`;
  },
};
