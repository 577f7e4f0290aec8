/** How a sandbox patient answers: what was heard, said in the words of the case, always the same way. */
import type { Answer, PatientCase } from './cases/case.ts';
import { facts } from './facts/all.ts';
import type { talk } from './facts/talk.ts';
import { createEar, type Heard, type Hearing, type Listener } from './hearing/hear.ts';
import { createDictionary } from './hearing/tagging.ts';
import type { Picture } from './pictures/picture.ts';
import { deny, illnessName, puzzled, usual, type Denied, type Wording } from './wording.ts';

/** What one user's chat in one case has heard so far. */
export interface ChatState {
  readonly questions: number;
  /** How often each thing was answered, so that a second answer is worded anew. */
  readonly asked: Readonly<Partial<Record<string, number>>>;
  /** What was last spoken of, for questions that lean on it. */
  readonly last?: string;
}

export interface PatientReply {
  readonly text: string;
  /** What it answers: facts by their keys, and what the student did. For whoever judges the hearing. */
  readonly about: readonly string[];
  readonly preceptorQuestion?: string;
  readonly picture?: Picture;
  readonly state: ChatState;
}

export type AnswerAsPatient = (patient: PatientCase, state: ChatState, message: string) => PatientReply;

export const freshChat: ChatState = { questions: 0, asked: {} };

/** Small talk, the weightiest first: only one of it is answered, and none beside a real question. */
const smallTalk = [
  'insult',
  'pressure',
  'goodbye',
  'consent',
  'reassurance',
  'empathy',
  'apology',
  'thanks',
  'greeting',
  'sure',
  'repeat',
  'acknowledgement',
] as const satisfies readonly (keyof typeof talk)[];

const isSmallTalk = ({ fact }: Heard): boolean => smallTalk.some((each) => each === fact);

const withoutSmallTalk = (heard: readonly Heard[]): readonly Heard[] => {
  const real = heard.filter((each) => !isSmallTalk(each));
  if (real.length > 0) return real;
  const weightiest = smallTalk.find((fact) => heard.some((each) => each.fact === fact));
  return heard.filter(({ fact }) => fact === weightiest).slice(0, 1);
};

interface Source {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly listener: Listener;
}

const sourceOf = (patient: PatientCase): Source => {
  const answers = new Map<string, Answer>(Object.entries(patient.answers));
  const name = patient.title.split(',')[0] ?? '';
  return {
    answers,
    listener: {
      dictionary: createDictionary(Object.entries(patient.words)),
      light: new Set(patient.light),
      called: new Set([...name.toLowerCase().split(' '), 'mr', 'mrs', 'ms', 'miss', 'sir', 'madam']),
      knows: (key) => answers.has(key),
    },
  };
};

/** Two names of one thing. */
const twins: Readonly<Record<string, string>> = {
  chestPain: 'pain:chest',
  'pain:chest': 'chestPain',
  bellyPain: 'pain:belly',
  'pain:belly': 'bellyPain',
  headache: 'pain:head',
  'pain:head': 'headache',
};

/** A side of one thing that is a thing of its own. */
const sides: Readonly<Record<string, string>> = {
  'urine/colour': 'urineLook',
  'bowels/colour': 'stoolLook',
};

/** The key of the case's own answer, the closest first. */
const ownKey = ({ fact, aspects }: Heard, answers: Source['answers']): string | undefined => {
  const [frame = '', id = ''] = fact.split(':');
  const other = frame === 'pain' ? `spread:${id}` : frame === 'spread' ? `pain:${id}` : fact;
  const candidates = [
    ...aspects.map((aspect) => `${fact}/${aspect}`),
    ...aspects.map((aspect) => sides[`${fact}/${aspect}`] ?? fact),
    fact,
    twins[fact] ?? fact,
    other,
  ];
  return candidates.find((key) => answers.has(key));
};

interface Telling {
  readonly words: readonly Wording[];
  readonly asked: ChatState['asked'];
}

const tell = (heard: readonly Heard[], { answers }: Source, before: ChatState['asked']): Telling => {
  const asked = { ...before };
  const done = new Set<string>();
  const words = heard.flatMap((each): readonly Wording[] => {
    const key = ownKey(each, answers);
    const name = key ?? each.fact;
    if (done.has(name)) return [];
    done.add(name);
    const count = asked[name] ?? 0;
    asked[name] = count + 1;
    if (each.aspects.includes('other') && key?.endsWith('/other') !== true) {
      return [{ kind: 'said', text: 'The other one is fine.' }];
    }
    const answer = key === undefined ? undefined : answers.get(key);
    if (answer === undefined) return [usual(each.fact)];
    if (typeof answer !== 'string')
      return [{ kind: 'said', text: answer[count % answer.length] ?? answer[0] }];
    return [{ kind: 'said', text: count === 0 || isSmallTalk(each) ? answer : `As I said: ${answer}` }];
  });
  return { words, asked };
};

/** One text; what is denied alike is denied together, where the first of it was asked. */
const join = (words: readonly Wording[]): string => {
  const told = new Set<Denied>();
  const texts = words.flatMap((word) => {
    if (word.kind === 'said') return [word.text];
    if (told.has(word.what)) return [];
    told.add(word.what);
    const names = words.flatMap((other) =>
      other.kind === 'denied' && other.what === word.what ? [other.name] : [],
    );
    return [deny(word.what, [...new Set(names)])];
  });
  return [...new Set(texts)].join(' ');
};

const heardOf = (hearing: Hearing): readonly Heard[] => withoutSmallTalk(hearing.heard);

const reactionsTo = ({ acts }: Hearing): readonly string[] =>
  acts.slice(0, 1).map(({ act, named }) => {
    const illness = illnessName(named);
    if (act !== 'diagnosis') return facts[act].otherwise;
    return illness === undefined
      ? facts.diagnosis.otherwise
      : `${illness.slice(0, 1).toUpperCase()}${illness.slice(1)}? ${facts.diagnosis.otherwise}`;
  });

export const createAnswering = (): AnswerAsPatient => {
  const ear = createEar();
  const sources = new Map<PatientCase, Source>();
  const drawn = new Map<PatientCase, Picture>();

  const pictureOf = (patient: PatientCase, draw: () => Picture): Picture => {
    const picture = drawn.get(patient) ?? draw();
    drawn.set(patient, picture);
    return picture;
  };

  return (patient, state, message) => {
    const source = sources.get(patient) ?? sourceOf(patient);
    sources.set(patient, source);
    const hearing = ear.hear(message, source.listener, state.last);
    const heard = heardOf(hearing);
    const { words, asked } = tell(heard, source, state.asked);
    const reactions = reactionsTo(hearing);

    const missed = hearing.unknown.slice(0, 2);
    const isPuzzled = missed.length > 0 || (heard.length === 0 && reactions.length === 0);
    const turn = asked['puzzled'] ?? 0;
    const puzzlement = isPuzzled
      ? (missed.length > 0 ? missed : [message]).map((question, at) => puzzled(question, turn + at))
      : [];

    const tests = [...heard.map(({ fact }) => fact), ...hearing.acts.flatMap(({ named }) => named)];
    const shown =
      patient.picture?.tests.some((test) => tests.includes(test)) === true ? patient.picture : undefined;
    const last = heard.findLast((each) => !isSmallTalk(each))?.fact ?? state.last;
    const next: ChatState = {
      questions: state.questions + 1,
      asked: isPuzzled ? { ...asked, puzzled: turn + 1 } : asked,
      ...(last === undefined ? {} : { last }),
    };

    const spoken = [...reactions, join(words), ...puzzlement].filter((text) => text !== '');
    const said =
      shown !== undefined && !spoken.some((text) => text.includes(shown.says))
        ? [...spoken, shown.says]
        : spoken;
    const named =
      hearing.acts.some(({ act }) => act === 'diagnosis') || heard.some(({ fact }) => fact === 'diagnosis');
    const preceptorQuestion = named
      ? patient.preceptor.onDiagnosis
      : next.questions === 5
        ? patient.preceptor.afterFive
        : undefined;
    return {
      text: said.join(' '),
      about: [
        ...hearing.acts.map(({ act }) => act),
        ...heard.map(({ fact }) => fact),
        ...(isPuzzled ? ['puzzled'] : []),
      ],
      ...(preceptorQuestion === undefined ? {} : { preceptorQuestion }),
      ...(shown === undefined ? {} : { picture: pictureOf(patient, shown.draw) }),
      state: next,
    };
  };
};
