import type { Texts } from '../../locale/words.ts';
import type { Entry, Missing, Transcript } from './document.ts';
import { questionsIn } from './participation.ts';

/** What every readable form of a transcript says in the same words. */

/**
 * Times as a clock showed them where the bot runs (`TZ`). A page without a script does not know where its reader is, so
 * it names the offset, which is the same for a whole transcript, even if the clocks change in the middle.
 */
export interface LocalClock {
  /** Such as "UTC+5:30". */
  readonly zone: string;
  /** A moment whose UTC fields show that clock. */
  at(iso: string): Date;
}

const minute = 60_000;

const zoneOf = (offset: number): string => {
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const part = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(Math.abs(offset) / 60)}${part}`;
};

export const clockOf = ({ startedAt }: Pick<Transcript, 'startedAt'>): LocalClock => {
  const offset = -new Date(startedAt).getTimezoneOffset();
  return { zone: zoneOf(offset), at: (iso) => new Date(Date.parse(iso) + offset * minute) };
};

/** Times as a reader sees them. */
export interface Times {
  readonly zone: LocalClock['zone'];
  /** The day and the time of day. */
  full(iso: string): string;
  /** The time of day, and the day if not everything happened on the same one. */
  short(iso: string): string;
}

/** Empty if nothing is missing. */
export const missingNote = (
  missing: Missing,
  { missing: texts }: Texts['transcript']['page'],
): readonly string[] => {
  const reasons = (['deletedHere', 'deletedAtDiscord', 'unreadable', 'later'] as const).flatMap((reason) =>
    missing[reason] === 0 ? [] : [texts[reason](missing[reason])],
  );
  return reasons.length === 0 ? [] : [texts.all(reasons)];
};

/** What a reader of the transcript, in any form, has to know about it. */
export const notesOf = (
  transcript: Transcript,
  times: Times,
  { transcript: { page } }: Texts,
): readonly string[] => {
  const { readUpTo, names, missing } = transcript;
  return [
    ...missingNote(missing, page),
    ...(readUpTo === undefined ? [] : [page.readUpTo(times.full(readUpTo))]),
    ...(names === 'hidden' ? [page.hidden] : []),
    page.times(times.zone),
    page.simulation,
  ];
};

/** What stands above the conversation, as pairs of a label and its text. */
export const factsOf = (
  transcript: Transcript,
  times: Times,
  { transcript: { page } }: Texts,
): readonly (readonly [label: string, text: string])[] => {
  const { host, startedAt, endedAt, readAt, asked } = transcript;
  return [
    ...(host === undefined ? [] : [[page.host, host] as const]),
    [page.started, times.full(startedAt)],
    ...(endedAt === undefined ? [] : [[page.ended, times.full(endedAt)] as const]),
    [page.read, times.full(readAt)],
    [page.asked, String(asked.questions)],
    [page.people, String(asked.people)],
  ];
};

/** What several conversations have in common: all that was asked in them, and when. */
export const together = (
  transcripts: readonly Transcript[],
): Pick<Transcript, 'startedAt' | 'readAt' | 'entries' | 'people'> => ({
  startedAt: transcripts.map(({ startedAt }) => startedAt).toSorted()[0] ?? '',
  readAt:
    transcripts
      .map(({ readAt }) => readAt)
      .toSorted()
      .at(-1) ?? '',
  entries: transcripts.flatMap(({ entries }) => entries),
  people: [...new Map(transcripts.flatMap(({ people }) => people.map((one) => [one.key, one]))).values()],
});

export const timesIn = (
  transcript: Pick<Transcript, 'startedAt' | 'readAt' | 'entries' | 'people'>,
  { transcript: { page } }: Texts,
): Times => {
  const clock = clockOf(transcript);
  const formatOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(page.locale, { timeZone: 'UTC', ...options });
    return (iso: string): string => format.format(clock.at(iso));
  };
  const { startedAt, readAt } = transcript;
  const isos = [startedAt, readAt, ...questionsIn(transcript).map(({ time }) => time)];
  const isOneDay = new Set(isos.map((iso) => clock.at(iso).toISOString().slice(0, 10))).size <= 1;
  const day = isOneDay ? {} : ({ day: 'numeric', month: 'short' } as const);
  const full = formatOf({ dateStyle: 'medium', timeStyle: 'short' });
  const short = formatOf({ ...day, hour: '2-digit', minute: '2-digit' });
  return { zone: clock.zone, full: (iso) => `${full(iso)} ${clock.zone}`, short };
};

export const namesIn = ({ people }: Transcript): ((key: string) => string) => {
  const names = new Map(people.map(({ key, name }) => [key, name]));
  return (key) => names.get(key) ?? key;
};

/** Stands above an answer, and says how long it took, unless it came at once. */
export const answerHeading = (seconds: number, { transcript: { page } }: Texts): string =>
  seconds === 0 ? page.answer : `${page.answer} · ${page.after(seconds)}`;

/** What a moderator did, or their clock, in words. */
export const eventText = (
  { kind, by, minutes }: Exclude<Entry, { kind: 'turn' | 'greeting' | 'talk' | 'told' }>,
  nameOf: (key: string) => string,
  { transcript: { page, somebody } }: Texts,
): string => {
  if (kind === 'time_up') return page.timeUp;
  const name = by === undefined ? somebody : nameOf(by);
  const { reset, pause, resumed: resume, noLimit } = page;
  if (kind === 'time') return minutes === undefined ? noLimit(name) : page.time(name, minutes);
  return { reset, pause, resume }[kind](name);
};
