import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@pawmatch/contract/languages';
import type { Pet } from '@pawmatch/contract/pets/pet';

/** Part of the hash, so that a change of the drawing code gives previews new names. */
const PIPELINE_VERSION = 'preview-2';

/** The facts that the preview picture of a pet shows. */
export type PreviewFacts = Pick<
  Pet,
  'name' | 'species' | 'breed' | 'age_group' | 'sex' | 'size' | 'status'
> & {
  /** Null without a photo in the image store. */
  photoHash: string | null;
};

/** The name of the preview picture in the image store. @param language of its words */
export function previewHash(facts: PreviewFacts, language: Language): string {
  const { name, species, breed, age_group, sex, size, status, photoHash } = facts;
  const inputs = [PIPELINE_VERSION, name, species, breed, age_group, sex, size, status, photoHash];
  // English pictures keep the names that they had before there were others.
  if (language !== DEFAULT_LANGUAGE) inputs.push(language);
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
