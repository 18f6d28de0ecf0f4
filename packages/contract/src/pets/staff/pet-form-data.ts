/**
 * A pet as multipart form data. {@link encodePetForm} writes the text fields, and `PetInput` reads
 * them. The optional image is the part {@link PET_IMAGE_FIELD}.
 */

/** The name of the file part. */
export const PET_IMAGE_FIELD = 'image';

/** Sent as `trainingTraits`. */
const DERIVED_FIELDS = new Set(['house_trained', 'litter_trained']);

const encodeValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

/**
 * The text parts of a pet form, in the order of the object's fields: booleans as true/false, lists and
 * objects as JSON, null as the empty string. Undefined fields are left out, so that they stay
 * unchanged.
 */
export function encodePetForm(
  pet: Readonly<Record<string, unknown>>,
): [name: string, value: string][] {
  return Object.entries(pet)
    .filter(([name, value]) => value !== undefined && !DERIVED_FIELDS.has(name))
    .map(([name, value]) => [name, encodeValue(value)]);
}
