/** Composing a section of a case (`service-api.md` 4.3). */
import type { Send } from './http.ts';
import { post, type Caller } from './http.ts';
import { readSection, type Section, type SectionName } from './section.ts';

export interface Description {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly teachingPoints?: string;
  readonly model: string;
}

interface SectionDescription extends Description {
  /** Text of other sections, such as the narrative. */
  readonly otherSections?: string;
  /** True asks for JSON, false for text; either answer can be read. */
  readonly packaged: boolean;
}

/** Every call may take as long as the time-out allows, and must not be repeated unless a person asks. */
export interface Compose {
  readonly narrative: (call: Description & Caller) => Promise<Section>;
  readonly vitalSigns: (call: SectionDescription & Caller) => Promise<Section>;
  readonly exam: (call: SectionDescription & Caller) => Promise<Section>;
}

const path = '/external/v1/case/compose/';

export const createCompose = (send: Send): Compose => {
  const compose = async (
    section: SectionName,
    call: Description & Caller & Partial<SectionDescription>,
  ): Promise<Section> => {
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
    const answer = await post(send, { path, json: JSON.stringify(fields), caller: call });
    return readSection(answer, section);
  };
  return {
    narrative: (call) => compose('narrative', call),
    vitalSigns: (call) => compose('vital_signs', call),
    exam: (call) => compose('exam', call),
  };
};
