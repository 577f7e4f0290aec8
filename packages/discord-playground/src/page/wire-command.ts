/** Slash commands as the playground sends them, and each way to call one. */
import { z } from 'zod';

const choice = z.object({ name: z.string(), value: z.union([z.string(), z.number()]) });

const valueOption = z.object({
  type: z.number(),
  name: z.string(),
  description: z.string(),
  required: z.boolean().default(false),
  autocomplete: z.boolean().default(false),
  choices: z.array(choice).default([]),
  min_length: z.number().optional(),
  max_length: z.number().optional(),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
  channel_types: z.array(z.number()).nullish(),
});

const subcommand = valueOption.extend({ options: z.array(valueOption).default([]) });
const option = subcommand.extend({ options: z.array(subcommand).default([]) });

const wireCommand = z.object({
  type: z.number(),
  name: z.string(),
  description: z.string(),
  options: z.array(option).default([]),
});
export const wireCommands = z.array(wireCommand);
/** Names of the commands in the menu of a member (2) or of a message (3). */
export const commandNamesOf = (commands: z.infer<typeof wireCommands>, of: 2 | 3): readonly string[] =>
  commands.filter(({ type }) => type === of).map(({ name }) => name);

export const wireChoices = z.array(choice);

export type Choice = z.infer<typeof choice>;
export type Option = z.infer<typeof valueOption>;

/** `/compose case`, with its own options. */
export interface Call {
  readonly path: string;
  readonly description: string;
  readonly options: readonly Option[];
}

/** Everything that can be called: commands, or their subcommands if they have any. */
export const callsOf = (commands: z.infer<typeof wireCommands>): readonly Call[] =>
  commands
    .filter(({ type }) => type === 1)
    .flatMap(({ name, description, options }) => {
      // Options are either all values or all subcommands: 1, or 2 for a group of them.
      if (!options.some((one) => one.type < 3)) return [{ path: `/${name}`, description, options }];
      return options.flatMap((inner) =>
        inner.type === 2
          ? inner.options.map((last) => ({
              path: `/${name} ${inner.name} ${last.name}`,
              description: last.description,
              options: last.options,
            }))
          : [{ path: `/${name} ${inner.name}`, description: inner.description, options: inner.options }],
      );
    });
