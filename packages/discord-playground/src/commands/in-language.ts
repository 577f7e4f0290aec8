import type { CommandBody, CommandOption } from './command-schema.ts';
import type { Command } from './command.ts';

/** Commands as Discord's client shows them to somebody: in their language, if the bot has them in it. */

type Texts = Readonly<Record<string, string | null>> | null | undefined;

interface Described {
  readonly description?: string | null | undefined;
  readonly description_localizations?: Texts;
}

const descriptionIn = (part: Described, locale: string): string =>
  part.description_localizations?.[locale] ?? part.description ?? '';

const optionIn = <Option extends CommandOption>(option: Option, locale: string): Option => ({
  ...option,
  description: descriptionIn(option, locale),
  ...('choices' in option && option.choices
    ? {
        choices: option.choices.map((choice) => ({
          ...choice,
          name: choice.name_localizations?.[locale] ?? choice.name,
        })),
      }
    : {}),
  ...('options' in option && option.options
    ? { options: option.options.map((inner: CommandOption) => optionIn(inner, locale)) }
    : {}),
});

const bodyIn = (body: CommandBody, locale: string): CommandBody =>
  body.type === 1
    ? {
        ...body,
        description: descriptionIn(body, locale),
        options: body.options?.map((option) => optionIn(option, locale)),
      }
    : body;

export const inLanguage = (command: Command, locale: string): Command => ({
  ...command,
  body: bodyIn(command.body, locale),
});
