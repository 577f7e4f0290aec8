import {
  subcommand,
  type BooleanOption,
  type CommandRoute,
  type Localized,
  type StringOption,
  type Subcommand,
  type Suggest,
  type Meanwhile,
} from '../../discord/interactions/route.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { limits } from '../../discord/limits.ts';
import { keptAs, say, sayAll, type Answers, type Progress, type Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import type { Description, Packaging } from '../../service/compose.ts';
import type { SectionName } from '../../service/section.ts';
import type { Sessions } from '../../service/session.ts';
import type { Texts } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import {
  askForCase,
  blankWords,
  headingOf,
  longest,
  readDescription,
  type Models,
  type Typed,
} from './description.ts';
import type { KeptRun } from './whole-case.ts';

export interface CommandDeps {
  readonly service: Sessions;
  readonly models: Models;
  /** Where what is composed is kept for its author. */
  readonly cases: { readonly keeping: (caller: Caller, details: Description) => KeptRun };
}

type Lines = Texts['compose'];

const described =
  (name: keyof Lines['descriptions']): Localized =>
  ({ compose }) =>
    compose.descriptions[name];

const option =
  (name: keyof Lines['options']): Localized =>
  ({ compose }) =>
    compose.options[name];

const text = (name: keyof Lines['options'], maxLength: number): StringOption => ({
  type: 'string',
  description: option(name),
  maxLength,
});

const required = (option: StringOption): StringOption & { readonly required: true } => ({
  ...option,
  required: true,
});

/** The options that say who a case is about. */
const about = {
  name: text('name', longest.person),
  age: text('age', longest.person),
  gender: text('gender', longest.person),
  teaching_points: text('teaching_points', longest.teachingPoints),
};

/** For a single section, which has no form to ask for the rest. */
const aboutSection = {
  ...about,
  name: required(about.name),
  age: required(about.age),
  gender: required(about.gender),
};
const otherSections = text('other_sections', limits.optionText);
const packaged: BooleanOption = { type: 'boolean', description: option('packaged') };

const suggestModels =
  (models: Models): Suggest =>
  (_caller, typed) => {
    const wanted = typed.trim().toLowerCase();
    const fitting = models.filter((model) => model.toLowerCase().includes(wanted));
    return Promise.resolve(fitting.map((model) => ({ name: model, value: model })));
  };

/** Where there is a choice. */
const modelOption = (models: Models): { readonly model?: StringOption } =>
  models.length === 1 ? {} : { model: { ...text('model', longest.model), suggest: suggestModels(models) } };

const mostMessages = 5;

interface SectionCall {
  readonly caller: Caller;
  readonly progress: Progress;
  readonly name: SectionName;
  readonly typed: Typed;
  readonly more?: Packaging;
}

/** The commands for a single section. */
const sectionCommands = ({ models, service, cases }: CommandDeps): readonly Subcommand[] => {
  const model = modelOption(models);

  /** Throws a ServiceError, because there is no earlier work to lose. */
  const section = async ({ caller, progress, name, typed, more }: SectionCall): Promise<Reply> => {
    const { words } = caller;
    const { compose: texts } = words;
    const read = readDescription(typed, models);
    if (read.kind === 'blank') return say(blankWords(read.fields, words));
    const { description } = read;
    const kept = cases.keeping(caller, description);
    await progress(say(`${texts.steps.being_written(name, clock.wall())}\n${texts.keepsGoing}`));
    const written = await service.compose(caller)(name, { ...description, ...more });
    await kept.keepWritten(new Map([[name, written]]));
    const card = await kept.ending();
    const [first, ...others] = sectionMessages({
      name,
      section: written,
      heading: headingOf({ what: texts.sectionTitle[name], description, words }),
      // The card says so too, and how it becomes one.
      ...(kept.isKept() ? {} : { footer: texts.notAPatient }),
      mostMessages,
      words,
    });
    const reply = sayAll([first, ...others, ...card]);
    return kept.isKept() ? keptAs(words.cases.undelivered(caller.userId), reply) : reply;
  };

  const packagedSection = (name: 'vital_signs' | 'exam'): Subcommand =>
    subcommand({
      name,
      description: described(name),
      options: { ...aboutSection, other_sections: otherSections, packaged, ...model },
      handle: (caller, values, { progress }) => {
        const others = values.other_sections?.trim() ?? '';
        return section({
          caller,
          progress,
          name,
          typed: values,
          more: {
            ...(others === '' ? {} : { otherSections: others }),
            packaged: values.packaged ?? true,
          },
        });
      },
    });

  const narrative = subcommand({
    name: 'narrative',
    description: described('narrative'),
    options: { ...aboutSection, ...model },
    handle: (caller, typed, { progress }) => section({ caller, progress, name: 'narrative', typed }),
  });

  return [narrative, packagedSection('vital_signs'), packagedSection('exam')];
};

/** `composeWholeCase` runs once name, age and gender are known. */
export const composeCommand = (
  deps: CommandDeps,
  composeWholeCase: (caller: Caller, typed: Typed, meanwhile: Meanwhile) => Answers,
): CommandRoute => {
  const { models } = deps;
  return {
    kind: 'command',
    name: 'compose',
    description: ({ compose }) => compose.command,
    where: 'guild_and_dm',
    entries: [
      subcommand({
        name: 'case',
        description: described('case'),
        options: { ...about, ...modelOption(models) },
        handle: (caller, values, meanwhile) => {
          const { kind } = readDescription(values, models);
          if (kind === 'complete') return composeWholeCase(caller, values, meanwhile);
          return { kind: 'form', form: askForCase(values, { models, words: caller.words }) };
        },
      }),
      ...sectionCommands(deps),
    ],
  };
};
