import { small } from './forms.ts';

/** How a conversation opens, and who is answered in it. Each language brings its sentences. */

type Kind = 'patient' | 'topic';
type Who = 'everyone' | 'me' | 'hands' | 'chosen';
type Hears = 'everything' | 'mentions';

interface About {
  readonly kind: Kind;
  readonly title: string;
  readonly host: string;
}

interface Opening {
  readonly kind: Kind;
  readonly who: Who;
  readonly hears: Hears;
  readonly host: string;
  readonly demo: boolean;
}

interface OpeningLines {
  readonly ask: Readonly<Record<Kind, string>>;
  /** Follows `ask` where only mentions are heard. */
  readonly mention: string;
  readonly oneAtATime: string;
  readonly onlyHost: string;
  readonly sideTalk: Readonly<Record<Kind, string>>;
  readonly simulation: (host: string) => string;
  readonly demo: string;
  readonly transcript: string;
  readonly more: string;
  readonly announced: Readonly<Record<Kind, (title: string, host: string) => string>>;
  readonly join: string;
  readonly raiseHand: string;
  readonly readAlong: (host: string) => string;
  readonly ended: string;
}

interface Opened {
  readonly announcement: (about: About & Pick<Opening, 'who'>) => string;
  readonly announcementOfEnded: (about: About) => string;
  /** Three lines, four on a phone; the thread's name is its title, and `/help` tells the rest. */
  readonly first: (opening: Opening) => string;
}

export const openingText = (lines: OpeningLines): Opened => {
  const announced = ({ kind, title, host }: About): string => lines.announced[kind](title, host);

  const howToJoin = (who: Who, host: string): string => {
    switch (who) {
      case 'everyone':
        return lines.join;
      case 'hands':
        return lines.raiseHand;
      case 'me':
      case 'chosen':
        return lines.readAlong(host);
    }
  };

  const howToAsk = ({ kind, who, hears }: Opening): string => {
    const asked = `${lines.ask[kind]}${hears === 'everything' ? '' : lines.mention}.`;
    switch (who) {
      case 'everyone':
        return `**${asked}**`;
      case 'hands':
        return `**${lines.oneAtATime}** ${asked}`;
      case 'me':
      case 'chosen':
        return `**${lines.onlyHost}** ${asked}`;
    }
  };

  return {
    announcement: ({ who, ...about }) => `${announced(about)} ${howToJoin(who, about.host)}`,
    announcementOfEnded: (about) => `${announced(about)} ${lines.ended}`,
    first: (opening) => {
      const simulation = [lines.simulation(opening.host), ...(opening.demo ? [lines.demo] : [])];
      const print = [lines.sideTalk[opening.kind], ...simulation].join(' ');
      return `${howToAsk(opening)} ${lines.more}\n${small(print)}\n${small(lines.transcript)}`;
    },
  };
};

export interface Terms {
  readonly who: Who;
  readonly hears: Hears;
  /** The people and roles that were chosen, as mentions. */
  readonly chosen?: readonly string[];
}

interface AnsweredLines extends Readonly<Record<Exclude<Who, 'chosen'> | 'nobody' | 'mentions', string>> {
  readonly chosen: (chosen: readonly string[]) => string;
}

/** Who is answered; and that only mentions are heard, if that is so. */
export const answeredText = ({ who, hears, chosen = [] }: Terms, lines: AnsweredLines): string => {
  const chosenOnes = chosen.length === 0 ? lines.nobody : lines.chosen(chosen);
  const answered = who === 'chosen' ? chosenOnes : lines[who];
  return hears === 'everything' ? answered : `${answered} ${lines.mentions}`;
};
