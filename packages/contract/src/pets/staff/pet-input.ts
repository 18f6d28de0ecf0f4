import * as z from 'zod/mini';
import { translationsInput } from '../../own-words-schemas.ts';
import { optionalText, requiredLine } from '../../text.ts';
import { fieldNames } from '../../text-messages.ts';
import { ExpectedVersion } from '../../version.ts';
import { AnswerInput, petFactInputs } from '../facts/pet-fact-schemas.ts';
import { TrainingTrait } from '../facts/training-traits.ts';
import { ImageUrl } from '../image-url.ts';
import { petIdentityInputs } from '../pet-identity.ts';
import { PetStatusInput } from '../pet-status.ts';
import { petInputMessages } from './pet-input-messages.ts';

/** The longest names in real listings have 97 characters. */
export const PET_NAME_MAX_LENGTH = 120;
export const BREED_MAX_LENGTH = 120;
/** The longest descriptions in real listings have 4,265 characters. */
export const DESCRIPTION_MAX_LENGTH = 10_000;
export const NOTES_MAX_LENGTH = 2_000;

/** Forms send lists as JSON. */
const Traits = z.pipe(
  z.union([z.array(TrainingTrait), z.string()], { error: () => petInputMessages.traits }),
  z.pipe(
    z.transform((value: TrainingTrait[] | string, context) => {
      if (typeof value !== 'string') return value;
      if (value.trim() === '') return [];
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: petInputMessages.jsonList, input: value });
        return z.NEVER;
      }
    }),
    z.array(TrainingTrait, { error: () => petInputMessages.traits }).check(z.maxLength(20)),
  ),
);

const summary = optionalText(NOTES_MAX_LENGTH, () => fieldNames.summary);
const description = optionalText(DESCRIPTION_MAX_LENGTH, () => fieldNames.description);

/** The story in other languages, all of them together. Forms send it as JSON. */
const PetTranslations = z.pipe(
  z.union([z.record(z.string(), z.unknown()), z.string()], {
    error: () => petInputMessages.translations,
  }),
  z.pipe(
    z.transform((value: Record<string, unknown> | string, context) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.issues.push({
          ...{ code: 'custom', message: petInputMessages.translations, input: value },
        });
        return z.NEVER;
      }
    }),
    translationsInput(
      z.object({
        summary: z._default(summary, null),
        description: z._default(description, null),
      }),
    ),
  ),
);

/** Missing fields are reported in the order of the form, with the breed after the species. */
const { species, ...otherFacts } = petFactInputs;

const fields = {
  name: requiredLine(PET_NAME_MAX_LENGTH, () => fieldNames.name),
  species,
  breed: requiredLine(BREED_MAX_LENGTH, () => fieldNames.breed),
  ...otherFacts,
  /** Sets `dog_friendly` and `cat_friendly`. */
  pet_friendly: z.optional(AnswerInput),
  status: z.optional(PetStatusInput),
  shelter_notes: z.optional(optionalText(NOTES_MAX_LENGTH, () => fieldNames.shelterNotes)),
  summary: z.optional(summary),
  description: z.optional(description),
  translations: z.optional(PetTranslations),
  image_url: z.optional(ImageUrl),
  trainingTraits: z.optional(Traits),
  ...petIdentityInputs,
};

/** A new pet, as form or JSON; missing facts are unknown. */
export const PetInput = z.extend(z.object(fields), {
  status: z._default(PetStatusInput, 'Available'),
});
export type PetInput = z.output<typeof PetInput>;

/** Any subset; missing fields stay unchanged. */
export const PetChanges = z.extend(z.partial(z.object(fields)), {
  expected_version: ExpectedVersion,
});
export type PetChanges = z.output<typeof PetChanges>;

const factFields = new Set<string>([
  ...Object.keys(otherFacts),
  'pet_friendly',
  'trainingTraits',
  'expected_version',
]);

/** Whether the changes say only what a pet is like, which wants less trust than its name or status. */
export const changesOnlyFacts = (changes: PetChanges): boolean =>
  Object.entries(changes).every(([field, value]) => value === undefined || factFields.has(field));
