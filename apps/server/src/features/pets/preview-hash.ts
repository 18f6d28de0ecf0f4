import { createHash } from 'node:crypto';
import type { Pet } from '@pawmatch/contract/pets/pet';

/** Part of the hash: a change of how previews are drawn gives them new names. */
const RECIPE = 'preview-1';

/** What the picture in a preview of a link to a pet is made of. */
export type PreviewFacts = Pick<
  Pet,
  'name' | 'species' | 'breed' | 'age_group' | 'sex' | 'size' | 'status'
> & {
  /** Of a photo of ours; null without one. */
  photoHash: string | null;
};

/** The name under which the image store keeps that picture, as it does photos. */
export function previewHash(facts: PreviewFacts): string {
  const { name, species, breed, age_group, sex, size, status, photoHash } = facts;
  const ingredients = [RECIPE, name, species, breed, age_group, sex, size, status, photoHash];
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 32);
}
