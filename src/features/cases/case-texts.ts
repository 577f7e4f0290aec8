import type { Section, SectionName } from '../../service/section.ts';
import type { Collection } from '../../store/collection.ts';
import type { Row } from '../../store/engine.ts';
import type { CaseText, KeptCase, Version } from './collections.ts';
import { partNames, standing } from './kept-case.ts';

/** Where the texts of a case, or of an offered copy, are stored: a row each, below the id of the case or the offer. */

export interface TextStore {
  readonly caseTexts: Pick<Collection<CaseText>, 'get' | 'row' | 'place'>;
}

/** The texts of a case's parts as they stand. */
export type Sections = Readonly<Partial<Record<SectionName, Section>>>;

export const textKey = (id: string, what: number | 'posted'): string => `${id}/${what}`;

/** These texts of a case as rows below it, or below the offer with this id. */
export const textRows = (
  { caseTexts }: TextStore,
  { id, kept, sections }: { readonly id: string; readonly kept: KeptCase; readonly sections: Sections },
): readonly Row[] =>
  partNames.flatMap((name) => {
    const [version, section] = [standing(kept, name), sections[name]];
    return version === undefined || section === undefined
      ? []
      : [caseTexts.row(textKey(id, version.id), section)];
  });

/** The text of one version below a case, or below an offer; undefined if it cannot be read. */
export const sectionAt = async (
  { caseTexts }: TextStore,
  id: string,
  version: Version,
): Promise<Section | undefined> => {
  const text = await caseTexts.get(textKey(id, version.id));
  return text?.kind === 'messages' ? undefined : text;
};

/** The texts below a case, or below an offer, as its parts stand. */
export const sectionsBelow = async (
  stores: TextStore,
  {
    id,
    kept,
    names = partNames,
  }: { readonly id: string; readonly kept: KeptCase; readonly names?: readonly SectionName[] | undefined },
): Promise<Sections> => {
  const found: Partial<Record<SectionName, Section>> = {};
  for (const name of names) {
    const version = standing(kept, name);
    const section = version === undefined ? undefined : await sectionAt(stores, id, version);
    if (section !== undefined) found[name] = section;
  }
  return found;
};
