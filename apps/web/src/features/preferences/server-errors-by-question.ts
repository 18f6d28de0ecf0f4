import type { FieldError } from '@pawmatch/contract/errors';
import { criterionNames, criterionOf } from '@pawmatch/contract/preferences/criteria';
import type { Field, FieldErrors } from './questionnaire-form.ts';

/** The question of each preference. */
const questions: Readonly<Record<string, Field>> = {
  preferred_species: 'pet_type',
  pet_purpose: 'pet_purpose',
  has_children: 'has_children',
  has_dogs: 'has_pets',
  has_cats: 'has_pets',
  ownership_experience: 'ownership_experience',
  ...Object.fromEntries(
    criterionNames.map((name) => {
      const { preference, question } = criterionOf(name);
      return [preference, question];
    }),
  ),
  wants_allergy_friendly: 'required_traits',
  accepts_special_needs: 'special_needs',
};

/** The server's errors per preference as errors per question, the first of each. */
export function errorsByQuestion(errors: readonly FieldError[]): FieldErrors {
  const byQuestion: FieldErrors = {};
  for (const { field, message } of errors) {
    const question = questions[field];
    if (question) byQuestion[question] ??= message;
  }
  return byQuestion;
}
