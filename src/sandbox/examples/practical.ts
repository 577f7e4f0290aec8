import type { Examples } from './example.ts';

export const practical: Examples = {
  gynaecologist: `
    Have you been to a gynaecologist recently?
    When have you been to the gynecologist the last time and was everything ok there?`,
  company: `
    Is somebody here with you today or is there someone we should call?
    Just to check, is there someone here with you or somebody you’d like us to ring?
    Who’s waiting outside for you? | Does your family know that you’re here, can I call someone?
    does your family know that you are here, should we call someone
    Is there someone who you’d like us to let know that you’re here?`,
  condoms: `
    do you use condoms | Do you use condoms?`,
  testsSoFar: `
    did the nurses take blood or urine from you yet`,
  institutions: `
    Have you ever been in prison or a homeless shelter?
    Have you ever lived in a shelter or been in prison? I ask this everybody because of certain infections.`,
  dryHome: `
    Do you live in a damp flat?`,
  frequentInfections: `
    Did you have frequent infections as a child or an adult?`,
  sickNote: `
    do you need a sick note`,
  vitals: `
    did anyone measure your oxygen or your temp when you came in?`,
};
