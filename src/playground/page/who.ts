/** Who this tab is: whoever the address names, or whoever the tab was before, or a student. */
import type { Participant } from './wire-place.ts';

const remembered = 'person';
/** A student if there is one; the tests' own world has a teacher. */
const usual = ['student1', 'teacher'];

export const chooseParticipant = (people: readonly Participant[]): Participant => {
  const asked = new URLSearchParams(location.search).get('as');
  const wanted = [asked, sessionStorage.getItem(remembered), ...usual];
  const found = wanted
    .map((name) => people.find((one) => one.name === name))
    .find((one) => one !== undefined);
  const chosen = found ?? people[0];
  if (chosen === undefined) throw new Error('nobody takes part in this playground');
  return chosen;
};

/** The address shows the person too, so that it can be copied and kept. */
export const rememberParticipant = ({ name }: Participant): void => {
  sessionStorage.setItem(remembered, name);
  history.replaceState(null, '', `?as=${encodeURIComponent(name)}`);
};
