import type { DecisionOf } from '../../machine/events.ts';
import { noEnd } from '../../machine/pause.ts';
import { isTimeUp } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { MenuOption } from '../../discord/reply.ts';
import type { Texts } from '../../locale/words.ts';

/** What **Time** offers, in the panel of a conversation and in that of a channel's: for these, at once. */

type Timed = readonly Pick<Conversation, 'time'>[];

const minutesOffered = [5, 8, 10, 15, 20, 30, 45];

/** Which end of its time a press is about. */
export const endShown = ({ time }: Timed[number]): string => time?.on ?? noEnd;

/** The latest end to which a time runs. */
const latestEnd = (conversations: Timed): number | undefined =>
  conversations
    .flatMap(({ time }) =>
      time === undefined || time.left !== undefined || isTimeUp({ time }) ? [] : time.endsAt,
    )
    .toSorted((a, b) => a - b)
    .at(-1);

export const timeOptions = (conversations: Timed, { time: texts }: Texts): readonly MenuOption[] => {
  const latest = latestEnd(conversations);
  const isOneEnd = conversations.every(({ time }) => time?.endsAt === latest);
  return [
    ...(conversations.some(({ time }) => time !== undefined)
      ? [
          { value: 'more', label: texts.more },
          { value: 'no_limit', label: texts.none },
        ]
      : []),
    ...(latest === undefined || isOneEnd ? [] : [{ value: 'same', label: texts.sameEnd }]),
    ...minutesOffered.map((count) => ({ value: String(count), label: texts.minutes(count) })),
  ];
};

/** What a choice gives; undefined if it is not offered any more. */
export const givenTime = (
  value: string | undefined,
  conversations: Timed,
): DecisionOf<'set_time'>['give'] | undefined => {
  if (value === 'more' || value === 'no_limit') return value;
  const until = latestEnd(conversations);
  if (value === 'same') return until === undefined ? undefined : { until };
  return minutesOffered.find((count) => String(count) === value);
};
