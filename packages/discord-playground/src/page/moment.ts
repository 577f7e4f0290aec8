/** Moments as Discord shows them, in a text in the language of the reader's Discord, and as ids hold them. */

const forms: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** "in 5 minutes", "2 days ago". */
const relative = (seconds: number, locale: string): string => {
  const away = seconds - Math.round(Date.now() / 1_000);
  const [unit, size] = steps.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / size), unit);
};

/** `form` is the letter that Discord puts after a timestamp. */
export const showMoment = (seconds: number, form: string, locale: string): string =>
  form === 'R'
    ? relative(seconds, locale)
    : new Intl.DateTimeFormat(locale, forms[form] ?? forms['f']).format(new Date(seconds * 1_000));

/** The time of a message; the day too, if it was not today. */
export const showSent = (timestamp: string): string => {
  const sent = new Date(timestamp);
  const today = new Date().toDateString() === sent.toDateString();
  return new Intl.DateTimeFormat(
    undefined,
    today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(sent);
};

/** Milliseconds since 1970 at which Discord's ids begin; the lowest 22 bits hold other things. */
const firstMoment = 1_420_070_400_000;

interface WithId {
  readonly id: string;
}

/** Whether a message is younger than a moment, according to its id. */
export const cameSince = (moment: number, { id }: WithId): boolean =>
  Number(BigInt(id) >> 22n) + firstMoment >= moment;

/** Oldest first: ids are numbers of up to twenty digits, and the longer one is the higher. */
export const byAge = (a: WithId, b: WithId): number => a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
