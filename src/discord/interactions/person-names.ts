import { shownText, withoutDirection } from '../../lib/invisible.ts';
import { textOf, type Payload } from '../payload.ts';

interface PersonNames {
  /** The user's unique name, as in "@alice". */
  readonly userName: string;
  /** The name others see in this server. */
  readonly displayName: string;
}

/** Direction marks are taken out because they would reverse our own words next to the name. */
export const namesOf = ({
  user,
  member,
}: {
  readonly user: Payload;
  readonly member: Payload;
}): PersonNames => {
  const userName = textOf(user, 'username') ?? '?';
  const shown = [textOf(member, 'nick'), textOf(user, 'global_name')]
    .map((name) => shownText(withoutDirection(name ?? '')))
    .find((name) => name !== '');
  return { userName, displayName: shown ?? userName };
};
