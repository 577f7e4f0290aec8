/** A registered command, and how Discord returns it: with all defaults filled in. */
import type { WireObject } from '../wire/json.ts';
import type { CommandBody, CommandOption, ValueOption } from './command-schema.ts';

export interface Command {
  readonly id: string;
  /** Changes with every change to the command. */
  readonly version: string;
  readonly applicationId: string;
  readonly guildId: string | undefined;
  readonly body: CommandBody;
}

const isValueOption = (option: CommandOption): option is ValueOption => option.type > 2;

/** Fields that Discord leaves out when they say nothing. */
const valueFields = (option: ValueOption): WireObject => {
  const { required, autocomplete, choices, min_length, max_length, min_value, max_value, channel_types } =
    option;
  return {
    ...(required ? { required } : {}),
    ...(autocomplete ? { autocomplete } : {}),
    ...((choices ?? []).length === 0
      ? {}
      : { choices: choices?.map((one) => ({ ...one, name_localizations: one.name_localizations ?? null })) }),
    ...((channel_types ?? []).length === 0 ? {} : { channel_types }),
    min_length: min_length ?? undefined,
    max_length: max_length ?? undefined,
    min_value: min_value ?? undefined,
    max_value: max_value ?? undefined,
  };
};

const wireOption = (option: CommandOption): WireObject => ({
  type: option.type,
  name: option.name,
  name_localizations: option.name_localizations ?? null,
  description: option.description,
  description_localizations: option.description_localizations ?? null,
  ...(isValueOption(option)
    ? valueFields(option)
    : (option.options ?? []).length === 0
      ? {}
      : { options: (option.options ?? []).map(wireOption) }),
});

/** The command as Discord returns it. */
export const wireCommand = ({ id, version, applicationId, guildId, body }: Command): WireObject => {
  const options = body.type === 1 ? (body.options ?? []) : [];
  return {
    id,
    application_id: applicationId,
    version,
    ...(guildId === undefined ? {} : { guild_id: guildId }),
    default_member_permissions: body.default_member_permissions ?? null,
    type: body.type,
    name: body.name,
    name_localizations: body.name_localizations ?? null,
    description: body.description ?? '',
    description_localizations: body.description_localizations ?? null,
    ...(guildId === undefined
      ? { dm_permission: body.contexts?.includes(1) ?? body.dm_permission ?? true }
      : {}),
    contexts: guildId === undefined ? (body.contexts ?? null) : null,
    integration_types: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false,
    ...(options.length === 0 ? {} : { options: options.map(wireOption) }),
  };
};
