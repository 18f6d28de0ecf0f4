/**
 * R5.11: how a pet travels as multipart form data. {@link encodePetForm} writes the text fields;
 * reading them back is `PetInput`, which takes the texts that are written here. The optional image
 * is one more part, {@link PET_IMAGE_FIELD}.
 */

/** Name of the file part. */
export const PET_IMAGE_FIELD = 'image';

/** Handled by `trainingTraits`, not by fields of their own. */
const DERIVED_FIELDS = new Set(['house_trained', 'litter_trained']);

const encodeValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

/**
 * Text parts of a pet form, in the order of the object's fields: booleans as true/false, lists and
 * objects as JSON, null as the empty string. Fields that are undefined are left out, so that a
 * change of one field stays a change of one field.
 */
export function encodePetForm(
  pet: Readonly<Record<string, unknown>>,
): [name: string, value: string][] {
  return Object.entries(pet)
    .filter(([name, value]) => value !== undefined && !DERIVED_FIELDS.has(name))
    .map(([name, value]) => [name, encodeValue(value)]);
}
