import * as z from 'zod/mini';
import { petFacts } from '../pets/facts/pet-facts.ts';
import {
  type CriterionName,
  type CriterionValue,
  criterionChoices,
  criterionNames,
  criterionOf,
  NO_PREFERENCE,
  type PreferenceName,
} from './criteria.ts';
import { criterionMessages } from './criterion-messages.ts';

export const PetPurpose = z.enum(['Myself', 'MyFamily']);
export const OwnershipExperience = z.enum(['FirstTime', 'HadBefore', 'CurrentlyHave']);
export const PreferredSpecies = z.enum([...petFacts.species.values, NO_PREFERENCE]);

type CriterionSchemas = {
  [Name in CriterionName as PreferenceName<Name>]: z.ZodMiniType<
    CriterionValue<Name>,
    CriterionValue<Name>
  >;
};

type CriterionInputs = {
  [Name in CriterionName as PreferenceName<Name>]: z.ZodMiniDefault<
    z.ZodMiniType<CriterionValue<Name>, CriterionValue<Name>>
  >;
};

function criterionSchema(name: CriterionName): z.ZodMiniType {
  const choice = z.enum([...criterionChoices(name)]);
  return 'isNullable' in criterionOf(name) ? z.nullable(choice) : choice;
}

const byPreference = (make: (name: CriterionName) => z.ZodMiniType) =>
  Object.fromEntries(criterionNames.map((name) => [criterionOf(name).preference, make(name)]));

/** An adopter's preferences, as stored. */
export const Preferences = z.object({
  preferred_species: PreferredSpecies,
  pet_purpose: PetPurpose,
  has_children: z.boolean(),
  has_dogs: z.boolean(),
  has_cats: z.boolean(),
  ownership_experience: OwnershipExperience,
  ...(byPreference(criterionSchema) as unknown as CriterionSchemas),
  wants_allergy_friendly: z.boolean(),
  accepts_special_needs: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

const noAge = { error: () => criterionMessages.age_group.message };

const PreferredAgeInput = z.pipe(
  z.pipe(
    z.string(noAge),
    z.transform((age: string) => (age === 'Puppy' || age === 'Kitten' ? 'Baby' : age)),
  ),
  z.enum([...criterionChoices('age_group')], noAge),
);

const input = z.extend(Preferences, { preferred_age: PreferredAgeInput });

/** Any subset. */
export const PreferencesChanges = z.partial(input);
export type PreferencesChanges = z.output<typeof PreferencesChanges>;

/** With the defaults of missing values. */
export const PreferencesInput = z.extend(input, {
  preferred_species: z._default(PreferredSpecies, 'Dog'),
  pet_purpose: z._default(PetPurpose, 'Myself'),
  has_children: z._default(z.boolean(), false),
  has_dogs: z._default(z.boolean(), false),
  has_cats: z._default(z.boolean(), false),
  ownership_experience: z._default(OwnershipExperience, 'FirstTime'),
  ...(byPreference((name) =>
    z._default(criterionSchema(name), NO_PREFERENCE),
  ) as unknown as CriterionInputs),
  preferred_age: z.prefault(PreferredAgeInput, NO_PREFERENCE),
  wants_allergy_friendly: z._default(z.boolean(), false),
  accepts_special_needs: z._default(z.boolean(), false),
});
