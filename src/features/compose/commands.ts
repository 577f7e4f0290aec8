import {
  commandGroup,
  subcommand,
  type CommandRoute,
  type StringOption,
  type Subcommand,
  type Suggest,
} from '../../discord/route.ts';
import type { Caller } from '../../discord/caller.ts';
import { limits } from '../../discord/limits.ts';
import { say, type Reply } from '../../discord/reply.ts';
import type { Secret } from '../../lib/secret.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import { composeTexts } from '../../locale/en/compose.ts';
import { askForCase } from './case-buttons.ts';
import { longest, readDescription, type Typed } from './description.ts';
import { composeSection } from './one-section.ts';
import type { ComposeDeps } from './ports.ts';

const { descriptions, options: words } = composeTexts;

const text = (description: string, maxLength: number): StringOption => ({
  type: 'string',
  description,
  maxLength,
});
const required = (option: StringOption): StringOption & { readonly required: true } => ({
  ...option,
  required: true,
});

const person = (description: string): StringOption => text(description, longest.person);
const teachingPoints = text(words.teaching_points, longest.teachingPoints);
const otherSections = text(words.other_sections, limits.optionText);
const packaged = { type: 'boolean', description: words.packaged } as const;

const suggestModels =
  (models: readonly string[]): Suggest =>
  (_caller, typed) => {
    const wanted = typed.trim().toLowerCase();
    const fitting = models.filter(
      (model) => model.toLowerCase().includes(wanted) && model.length <= limits.choiceValue,
    );
    return Promise.resolve(fitting.slice(0, limits.choices).map((model) => ({ name: model, value: model })));
  };

interface SectionCall {
  readonly caller: Caller;
  readonly name: SectionName;
  readonly typed: Typed;
  readonly call: (description: Description, bearer: Secret) => Promise<Section>;
}

/** `composeWholeCase` runs once name, age and gender are known. */
export const composeCommand = (
  deps: ComposeDeps,
  composeWholeCase: (
    caller: Caller,
    typed: Typed,
  ) => Promise<Reply> | AsyncGenerator<Reply, Reply, undefined>,
): CommandRoute => {
  const [firstModel] = deps.models;
  const model: StringOption = { ...text(words.model, longest.model), suggest: suggestModels(deps.models) };

  const section = (given: SectionCall): Promise<Reply> | AsyncGenerator<Reply, Reply, undefined> => {
    const read = readDescription(given.typed, firstModel);
    if (read.kind === 'blank') return Promise.resolve(say(composeTexts.blank(read.labels)));
    const { caller, name } = given;
    const { description } = read;
    return composeSection(deps, {
      caller,
      name,
      description,
      call: (bearer) => given.call(description, bearer),
    });
  };

  const packagedSection = (name: 'vital_signs' | 'exam'): Subcommand =>
    subcommand({
      name,
      description: descriptions[name],
      options: {
        name: required(person(words.name)),
        age: required(person(words.age)),
        gender: required(person(words.gender)),
        teaching_points: teachingPoints,
        other_sections: otherSections,
        packaged,
        model,
      },
      repeatable: true,
      handle: (caller, values) => {
        const others = values.other_sections?.trim() ?? '';
        const compose = name === 'exam' ? deps.compose.exam : deps.compose.vitalSigns;
        return section({
          caller,
          name,
          typed: values,
          call: (description, bearer) =>
            compose({
              ...description,
              ...(others === '' ? {} : { otherSections: others }),
              packaged: values.packaged ?? true,
              bearer,
            }),
        });
      },
    });

  return commandGroup({
    name: 'compose',
    description: composeTexts.command,
    where: 'guild_and_dm',
    subcommands: [
      subcommand({
        name: 'case',
        description: descriptions.case,
        options: {
          name: person(words.name),
          age: person(words.age),
          gender: person(words.gender),
          teaching_points: teachingPoints,
          model,
        },
        repeatable: true,
        handle: (caller, values) => {
          const { kind } = readDescription(values, firstModel);
          if (kind === 'complete') return composeWholeCase(caller, values);
          return Promise.resolve<Reply>({ kind: 'form', form: askForCase(values) });
        },
      }),
      subcommand({
        name: 'narrative',
        description: descriptions.narrative,
        options: {
          name: required(person(words.name)),
          age: required(person(words.age)),
          gender: required(person(words.gender)),
          teaching_points: teachingPoints,
          model,
        },
        repeatable: true,
        handle: (caller, values) =>
          section({
            caller,
            name: 'narrative',
            typed: values,
            call: (description, bearer) => deps.compose.narrative({ ...description, bearer }),
          }),
      }),
      packagedSection('vital_signs'),
      packagedSection('exam'),
    ],
  });
};
