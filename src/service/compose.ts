/** Composing a section of a case (`service-api.md` 4.3). */
import { ServiceError } from '../lib/failure.ts';
import { posting, type SendAs, type Until } from './http.ts';
import { readSection, type Section, type SectionName } from './section.ts';

export interface Description {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly teachingPoints?: string;
  readonly model: string;
}

/** What the narrative takes none of. */
export interface Packaging {
  /** Text of other sections, such as the narrative. */
  readonly otherSections?: string;
  /** True asks for JSON, false for text; either answer can be read. */
  readonly packaged?: boolean;
}

const path = '/external/v1/case/compose/';

/** Milliseconds: two parts in a row, and their delivery, have to fit into the 15 minutes of an interaction. */
const longest = 400_000;

/** A language model writes it in one piece. `timeout`: milliseconds that any other call may take. */
const timeFor = (timeout: number): number => Math.max(timeout, Math.min(3 * timeout, longest));

/** Nothing keeps a text that did not arrive. */
const lost = (error: unknown): unknown => {
  if (!(error instanceof ServiceError) || error.failure.kind !== 'in_doubt') return error;
  const { failure } = error;
  return new ServiceError(failure.reason === 'timeout' ? { kind: 'too_slow' } : { ...failure, lost: true });
};

export const createCompose = (send: SendAs, usual: number) => {
  const timeout = timeFor(usual);
  /** May take three time-outs, and must not be repeated unless a person asks. */
  return async (section: SectionName, call: Description & Packaging & Until): Promise<Section> => {
    const { name, age, gender, teachingPoints, otherSections, model, packaged } = call;
    // Undefined fields are omitted from the JSON.
    const fields = {
      name,
      age,
      gender,
      section,
      teaching_points: teachingPoints,
      other_sections: otherSections,
      model,
      packaged,
    };
    try {
      const response = await send({ ...posting(path, JSON.stringify(fields), call), timeout });
      return readSection(response, section);
    } catch (error) {
      throw lost(error);
    }
  };
};
