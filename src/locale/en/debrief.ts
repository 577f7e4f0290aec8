import { list } from './forms.ts';

/** What was to be asked, and what of it was: looked at together after the end. */
export const debriefTexts = {
  button: 'Debrief',
  count: ({ asked, of }: { asked: number; of: number }): string => `${asked} of ${of}`,
  named: (lines: readonly string[], more: number): string =>
    `Not asked: ${list([...lines, ...(more === 0 ? [] : [`${more} more`])])}`,
  all: (count: string): string => `**${count}.** Everything was asked.`,
  tick: 'Tick what was asked',
  untick: 'Untick what was not asked',
  done: 'Done',
  here: 'The debrief is in this thread, for everybody.',
  notYet: 'The debrief begins when this conversation has ended.',
  othersStillAsk:
    'Other groups are still with this patient, so the list stays closed. Whoever may manage threads here can open it.',
  noList: 'I no longer keep what was to be asked here.',
} as const;
