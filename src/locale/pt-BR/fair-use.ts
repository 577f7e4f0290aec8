import type { NoRoom } from '../facts.ts';
import type { Texts } from '../en/english.ts';
import { limitEnd } from '../forms.ts';
import { plural, questions } from './forms.ts';

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `Você fez ${questions(most)} em uma hora, o máximo por pessoa.`
    : `A conta que esta conversa usa chegou ao limite de ${questions(most)} em um dia.`;

/** A time of day follows the limit of a person, a date the limit of an account. */
const from = (limit: Pick<NoRoom, 'of' | 'until'>): string =>
  `${limit.of === 'person' ? 'das' : 'de'} ${limitEnd(limit)}`;

export const fairUseTexts: Texts['fairUse'] = {
  noRoom: (noRoom) =>
    `${limitOf(noRoom)} Você pode perguntar de novo a partir ${from(noRoom)}. O que você escrever antes fica de lado; pode ser perguntado depois, se a conversa ainda estiver aberta.`,
  waitsUntil: (until) =>
    `O limite de perguntas foi atingido, então isto fica de lado. Pode ser perguntado a partir ${from({ of: 'account', until })}. Quando chegar a hora, clique em **Responder agora** no tópico.`,
  left: ({ of, asked, most, until }) => {
    const count = Math.max(0, most - asked);
    const left =
      count === 0
        ? 'Não resta nenhuma pergunta'
        : `${plural(count, { one: 'Resta', other: 'Restam' })} ${questions(count)}`;
    const whose = of === 'person' ? '' : ' na conta';
    return `${left}${whose} até ${of === 'person' ? 'as ' : ''}${limitEnd({ of, until })}.`;
  },
};
