/** Who this tab is: the person whom the address names, or whom the tab was before, or a student. */
import type { Participant, Place } from './wire-place.ts';

const remembered = 'person';
/** A student if there is one; the tests' own world has a teacher. */
const usual = ['student1', 'teacher'];

const personInAddress = (): string => new URLSearchParams(location.search).get('as') ?? '';

/** Whom the address names, if nobody here is called that. */
export const findUnknown = (people: readonly Participant[]): string | undefined => {
  const asked = personInAddress();
  return asked === '' || people.some(({ name }) => name === asked) ? undefined : asked;
};

export const chooseParticipant = (people: readonly Participant[]): Participant => {
  const wanted = [personInAddress(), sessionStorage.getItem(remembered), ...usual];
  const found = wanted
    .map((name) => people.find((one) => one.name === name))
    .find((one) => one !== undefined);
  const chosen = found ?? people[0];
  if (chosen === undefined) throw new Error('nobody takes part in this playground');
  return chosen;
};

/** The page as this person, with a channel or thread open. */
export const addressOf = (name: string, place: string): string =>
  `?${new URLSearchParams({ as: name, in: place }).toString()}`;

/** The channel or thread that the address names, if this person may see it. */
export const choosePlace = (places: ReadonlyMap<string, Place>): string => {
  const asked = new URLSearchParams(location.search).get('in') ?? '';
  const [first = ''] = places.keys();
  return places.has(asked) ? asked : first;
};

/** The address shows who somebody is and where, so that it can be copied and kept, and the page loaded again. */
export const remember = (name: string, place: string): void => {
  sessionStorage.setItem(remembered, name);
  const address = addressOf(name, place);
  if (location.search !== address) history.replaceState(null, '', address);
};
