import {
  commandGroup,
  subcommand,
  type BooleanOption,
  type CommandRoute,
  type Localized,
  type StringOption,
  type Subcommand,
  type Suggest,
} from '../../discord/interactions/route.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { limits } from '../../discord/limits.ts';
import { say, type Answers } from '../../discord/reply.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Session } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import { askForCase, blankWords, readDescription, type Typed } from './description.ts';
import { longest } from '../showing/details-fields.ts';
import { composeSection } from './one-section.ts';
import type { ComposeDeps } from './ports.ts';

type Texts = Words['compose'];

const described =
  (name: keyof Texts['descriptions']): Localized =>
  ({ compose }) =>
    compose.descriptions[name];

const option =
  (name: keyof Texts['options']): Localized =>
  ({ compose }) =>
    compose.options[name];

const text = (description: Localized, maxLength: number): StringOption => ({
  type: 'string',
  description,
  maxLength,
});
const required = (option: StringOption): StringOption & { readonly required: true } => ({
  ...option,
  required: true,
});

const patientName = text(option('name'), longest.person);
const patientAge = text(option('age'), longest.person);
const patientGender = text(option('gender'), longest.person);
const teachingPoints = text(option('teaching_points'), longest.teachingPoints);
const otherSections = text(option('other_sections'), limits.optionText);
const packaged: BooleanOption = {
  type: 'boolean',
  description: option('packaged'),
};

const suggestModels =
  (models: readonly string[]): Suggest =>
  (_caller, typed) => {
    const wanted = typed.trim().toLowerCase();
    const fitting = models.filter((model) => model.toLowerCase().includes(wanted));
    return Promise.resolve(fitting.map((model) => ({ name: model, value: model })));
  };

interface SectionCall {
  readonly caller: Caller;
  readonly name: SectionName;
  readonly typed: Typed;
  readonly call: (compose: Session['compose'], description: Description) => Promise<Section>;
}

/** The options that say who a section is about. */
const person = {
  name: required(patientName),
  age: required(patientAge),
  gender: required(patientGender),
  teaching_points: teachingPoints,
} as const;

/** The commands for a single section. */
const sectionCommands = (
  { models, service, cases }: ComposeDeps,
  model: StringOption,
): readonly Subcommand[] => {
  const [firstModel] = models;

  const section = (given: SectionCall): Answers => {
    const read = readDescription(given.typed, firstModel);
    if (read.kind === 'blank') return say(blankWords(read.fields, given.caller.words));
    const { caller, name } = given;
    const { description } = read;
    const { compose } = service.as(caller);
    return composeSection({
      caller,
      name,
      description,
      call: () => given.call(compose, description),
      cases,
    });
  };

  const packagedSection = (name: 'vital_signs' | 'exam'): Subcommand =>
    subcommand({
      name,
      description: described(name),
      options: { ...person, other_sections: otherSections, packaged, model },
      repeatable: true,
      handle: (caller, values) => {
        const others = values.other_sections?.trim() ?? '';
        return section({
          caller,
          name,
          typed: values,
          call: ({ exam, vitalSigns }, description) =>
            (name === 'exam' ? exam : vitalSigns)({
              ...description,
              ...(others === '' ? {} : { otherSections: others }),
              packaged: values.packaged ?? true,
            }),
        });
      },
    });

  const narrative = subcommand({
    name: 'narrative',
    description: described('narrative'),
    options: { ...person, model },
    repeatable: true,
    handle: (caller, typed) =>
      section({ caller, name: 'narrative', typed, call: (to, description) => to.narrative(description) }),
  });

  return [narrative, packagedSection('vital_signs'), packagedSection('exam')];
};

/** `composeWholeCase` runs once name, age and gender are known. */
export const composeCommand = (
  deps: ComposeDeps,
  composeWholeCase: (caller: Caller, typed: Typed) => Answers,
): CommandRoute => {
  const [firstModel] = deps.models;
  const model: StringOption = {
    ...text(option('model'), longest.model),
    suggest: suggestModels(deps.models),
  };
  return commandGroup({
    name: 'compose',
    description: ({ compose }) => compose.command,
    where: 'guild_and_dm',
    subcommands: [
      subcommand({
        name: 'case',
        description: described('case'),
        options: {
          name: patientName,
          age: patientAge,
          gender: patientGender,
          teaching_points: teachingPoints,
          model,
        },
        repeatable: true,
        handle: (caller, values) => {
          const { kind } = readDescription(values, firstModel);
          if (kind === 'complete') return composeWholeCase(caller, values);
          return { kind: 'form', form: askForCase(values, caller.words) };
        },
      }),
      ...sectionCommands(deps, model),
    ],
  });
};
