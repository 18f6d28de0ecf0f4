import type { TrainingTrait } from '../pets/facts/training-traits.ts';
import { criterionNames, criterionOf } from './criteria.ts';
import { type Preferences, PreferencesInput } from './preferences.ts';
import {
  emptyQuestionnaire,
  type Questionnaire,
  type QuestionnaireDraft,
  type RequiredTrait,
} from './questionnaire.ts';

/** "none" and "allergy_friendly" are not training traits. */
const trainingTraits: Partial<Record<RequiredTrait, TrainingTrait>> = {
  house_trained: 'HouseTrained',
  litter_trained: 'LitterTrained',
};

/**
 * Converts the questionnaire's answers to preferences; a missing answer gets its default.
 */
export function toPreferences(answers: Partial<QuestionnaireDraft>): Preferences {
  const { pet_purpose, has_pets } = answers;
  return PreferencesInput.parse({
    preferred_species: answers.pet_type ?? undefined,
    pet_purpose: pet_purpose ?? undefined,
    has_children: pet_purpose === 'MyFamily' && answers.has_children === true,
    has_dogs: has_pets === 'Dog' || has_pets === 'Both',
    has_cats: has_pets === 'Cat' || has_pets === 'Both',
    ownership_experience: answers.ownership_experience ?? undefined,
    ...Object.fromEntries(
      criterionNames.map((name) => {
        const { preference, question } = criterionOf(name);
        return [preference, answers[question] ?? undefined];
      }),
    ),
    wants_allergy_friendly: answers.required_traits?.includes('allergy_friendly') ?? false,
    accepts_special_needs: answers.special_needs ?? false,
  });
}

/** Litter training applies to cats only. */
export function toTrainingTraits(answers: Partial<QuestionnaireDraft>): TrainingTrait[] {
  return (answers.required_traits ?? [])
    .filter((trait) => trait !== 'litter_trained' || answers.pet_type === 'Cat')
    .flatMap((trait) => trainingTraits[trait] ?? []);
}

/** The inverse of {@link toPreferences}; null yields the empty form. */
export function toQuestionnaire(
  preferences: Preferences | null,
  traits: readonly TrainingTrait[],
): QuestionnaireDraft {
  if (!preferences) return emptyQuestionnaire;
  const required: RequiredTrait[] = [];
  if (traits.includes('HouseTrained')) required.push('house_trained');
  if (traits.includes('LitterTrained') && preferences.preferred_species === 'Cat') {
    required.push('litter_trained');
  }
  if (preferences.wants_allergy_friendly) required.push('allergy_friendly');
  return {
    pet_type: preferences.preferred_species,
    pet_purpose: preferences.pet_purpose,
    has_children: preferences.pet_purpose === 'MyFamily' ? preferences.has_children : null,
    has_pets: toHasPets(preferences),
    ownership_experience: preferences.ownership_experience,
    ...toCriterionAnswers(preferences),
    required_traits: required.length > 0 ? required : ['none'],
    special_needs: preferences.accepts_special_needs,
  };
}

function toCriterionAnswers(preferences: Preferences): Partial<QuestionnaireDraft> {
  return Object.fromEntries(
    criterionNames.map((name) => {
      const { preference, question } = criterionOf(name);
      return [question, preferences[preference]];
    }),
  );
}

function toHasPets({ has_dogs, has_cats }: Preferences): Questionnaire['has_pets'] {
  if (has_dogs && has_cats) return 'Both';
  if (has_dogs) return 'Dog';
  return has_cats ? 'Cat' : 'none';
}
