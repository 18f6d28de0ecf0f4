import * as z from 'zod/mini';
import {
  type CriterionChoice,
  type CriterionName,
  criterionChoices,
  criterionNames,
  criterionOf,
  type QuestionName,
} from './criteria.ts';
import { criterionMessages } from './criterion-messages.ts';
import { missingAnswerMessages } from './preference-messages.ts';
import { OwnershipExperience, PetPurpose, PreferredSpecies } from './preferences.ts';

export const HasPets = z.enum(['none', 'Dog', 'Cat', 'Both'], {
  error: () => missingAnswerMessages.otherPets,
});

/** litter_trained is offered for cats only. */
export const RequiredTrait = z.enum([
  'house_trained',
  'litter_trained',
  'allergy_friendly',
  'none',
]);
export type RequiredTrait = z.infer<typeof RequiredTrait>;

/** The questions about the adopter, in the order of the form. */
const aboutYou = {
  pet_type: z.enum(PreferredSpecies.options, { error: () => missingAnswerMessages.petType }),
  pet_purpose: z.enum(PetPurpose.options, { error: () => missingAnswerMessages.purpose }),
  has_children: z.nullish(z.boolean()),
  has_pets: HasPets,
  ownership_experience: z.enum(OwnershipExperience.options, {
    error: () => missingAnswerMessages.experience,
  }),
};

type CriterionQuestions = {
  [Name in CriterionName as QuestionName<Name>]: z.ZodMiniType<
    CriterionChoice<Name>,
    CriterionChoice<Name>
  >;
};

const criterionQuestions = Object.fromEntries(
  criterionNames.map((name) => {
    const error = () => criterionMessages[name].message;
    return [criterionOf(name).question, z.enum([...criterionChoices(name)], { error })];
  }),
) as unknown as CriterionQuestions;

/** The questions about the pet, in the order of the form. */
const petPreferences = {
  ...criterionQuestions,
  required_traits: z
    .array(RequiredTrait)
    .check(z.minLength(1, { error: () => missingAnswerMessages.requiredTraits })),
  special_needs: z._default(z.boolean(), false),
};

/** Asked only when the pet is for a family, and then it must be answered. */
const childrenAreSpecified = z.refine<{ pet_purpose: string; has_children?: boolean | null }>(
  (answers) => answers.pet_purpose !== 'MyFamily' || typeof answers.has_children === 'boolean',
  {
    path: ['has_children'],
    error: () => missingAnswerMessages.children,
    // Checked together with the other fields, not only when those are valid.
    when: (payload) =>
      typeof payload.value === 'object' && payload.value !== null && 'pet_purpose' in payload.value,
  },
);

/** Step 1, "Your Info". */
export const AboutYou = z.object(aboutYou).check(childrenAreSpecified);

/** Step 2, "Pet Preferences". */
export const PetPreferences = z.object(petPreferences);

/** Both steps. */
export const Questionnaire = z
  .object({ ...aboutYou, ...petPreferences })
  .check(childrenAreSpecified);
export type Questionnaire = z.infer<typeof Questionnaire>;

/** The form while it is being filled in. */
export type QuestionnaireDraft = {
  [Field in keyof Questionnaire]?: Questionnaire[Field] | null | undefined;
} & { required_traits: RequiredTrait[]; special_needs: boolean };

export const emptyQuestionnaire: QuestionnaireDraft = { required_traits: [], special_needs: false };

/** "None" clears all others; any other removes "None". */
export function toggleRequiredTrait(
  traits: readonly RequiredTrait[],
  toggled: RequiredTrait,
): RequiredTrait[] {
  if (traits.includes(toggled)) return traits.filter((trait) => trait !== toggled);
  if (toggled === 'none') return ['none'];
  return [...traits.filter((trait) => trait !== 'none'), toggled];
}

/** Choosing Myself clears the answer about children. */
export function changePurpose(
  answers: QuestionnaireDraft,
  purpose: Questionnaire['pet_purpose'],
): QuestionnaireDraft {
  return {
    ...answers,
    pet_purpose: purpose,
    has_children: purpose === 'Myself' ? null : answers.has_children,
  };
}
