import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { describe, expect, it } from 'vitest';
import {
  type FormAction,
  formReducer,
  isValid,
  type QuestionnaireForm,
  readKeptAnswers,
  shownErrors,
  startForm,
  stepErrors,
} from './questionnaire-form.ts';

const aboutYou = {
  pet_type: 'Dog',
  pet_purpose: 'Myself',
  has_pets: 'none',
  ownership_experience: 'FirstTime',
} as const;

const complete: QuestionnaireDraft = {
  ...aboutYou,
  preferred_age: 'NoPreference',
  preferred_sex: 'NoPreference',
  preferred_size: 'NoPreference',
  activity_level: 'NoPreference',
  hair_length: 'NoPreference',
  required_traits: ['none'],
  special_needs: false,
};

const play = (form: QuestionnaireForm, ...actions: FormAction[]) =>
  actions.reduce(formReducer, form);

describe('questionnaire form', () => {
  it('R5.07 reports every missing answer of step 1', () => {
    expect(stepErrors(startForm(emptyQuestionnaire), 1)).toEqual({
      pet_type: 'Please select a pet type',
      pet_purpose: 'Please select who this pet is for',
      has_pets: 'Please specify if you have other pets',
      ownership_experience: 'Please select your experience level',
    });
  });

  it('R5.07 R3.06 asks families about children', () => {
    const form = startForm({ ...emptyQuestionnaire, ...aboutYou, pet_purpose: 'MyFamily' });
    expect(stepErrors(form, 1)).toEqual({
      has_children: 'Please specify if there are children in the home',
    });
  });

  it('R5.08 reports every missing answer of step 2', () => {
    expect(stepErrors(startForm(emptyQuestionnaire), 2)).toEqual({
      preferred_age: 'Please select a preferred age',
      preferred_sex: 'Please select a preferred gender',
      preferred_size: 'Please select a preferred size',
      activity_level: 'Please select an activity level',
      hair_length: 'Please select a hair length',
      required_traits: 'Please select at least one required trait or "None"',
    });
  });

  it('R5.06 shows errors of touched fields only, until a submit attempt', () => {
    const form = startForm(emptyQuestionnaire);
    expect(shownErrors(form)).toEqual({});
    const touched = play(form, { type: 'leave', field: 'has_pets' });
    expect(Object.keys(shownErrors(touched))).toEqual(['has_pets']);
    const submitted = play(touched, { type: 'submit' });
    expect(Object.keys(shownErrors(submitted))).toHaveLength(4);
  });

  it('R4.08 continues only from a valid step 1, and goes back from step 2', () => {
    const wrong = play(startForm(emptyQuestionnaire), { type: 'submit' });
    expect(wrong.step).toBe(1);
    const right = play(wrong, { type: 'answer', answers: aboutYou }, { type: 'submit' });
    expect(right.step).toBe(2);
    expect(shownErrors(right)).toEqual({});
    expect(play(right, { type: 'goBack' }).step).toBe(1);
  });

  it('R4.09 choosing Myself clears the answer about children', () => {
    const form = play(startForm({ ...complete, pet_purpose: 'MyFamily', has_children: true }), {
      type: 'choosePurpose',
      purpose: 'Myself',
    });
    expect(form.answers.has_children).toBeNull();
  });

  it('R4.10 None and the other traits exclude each other', () => {
    const several = play(
      startForm({ ...complete, required_traits: ['none'] }),
      { type: 'toggleTrait', trait: 'house_trained' },
      { type: 'toggleTrait', trait: 'allergy_friendly' },
    );
    expect(several.answers.required_traits).toEqual(['house_trained', 'allergy_friendly']);
    const none = play(several, { type: 'toggleTrait', trait: 'none' });
    expect(none.answers.required_traits).toEqual(['none']);
  });

  it('R3.14 deselects litter training when the pet is no longer a cat', () => {
    const form = play(
      startForm({ ...complete, pet_type: 'Cat', required_traits: ['litter_trained'] }),
      { type: 'answer', answers: { pet_type: 'Dog' } },
    );
    expect(form.answers.required_traits).toEqual([]);
    expect(isValid(form, 2)).toBe(false);
  });

  it('R8.18 shows the server’s errors on their step until the answer changes', () => {
    const rejected = play(
      startForm(complete),
      { type: 'submit' },
      {
        type: 'showServerErrors',
        serverErrors: { has_pets: 'Not possible.', preferred_age: 'Neither.' },
      },
    );
    expect(rejected.step).toBe(1);
    expect(shownErrors(rejected)).toEqual({ has_pets: 'Not possible.' });
    const corrected = play(rejected, { type: 'answer', answers: { has_pets: 'Cat' } });
    expect(shownErrors(corrected)).toEqual({});
  });

  it('B7.02 fills the rest of step 2 without changing what was answered', () => {
    const answers = { ...emptyQuestionnaire, ...aboutYou, preferred_age: 'Senior' as const };
    const filled = play(startForm(answers, 2), { type: 'fillRest' });
    expect(filled.answers).toEqual({ ...complete, preferred_age: 'Senior' });
    expect(isValid(filled, 2)).toBe(true);
    const chosen = { ...answers, required_traits: ['house_trained' as const] };
    expect(play(startForm(chosen, 2), { type: 'fillRest' }).answers.required_traits).toEqual([
      'house_trained',
    ]);
  });

  it('B7.02 reads of a kept draft what the questions of today allow', () => {
    const saved = { ...complete, preferred_size: 'Large' } as const;
    expect(readKeptAnswers(complete, saved)).toEqual(complete);
    const { preferred_size: _, ...withoutSize } = complete;
    expect(readKeptAnswers(withoutSize, saved)).toEqual(saved);
    const older = { ...complete, hair_length: 'Curly', required_traits: 'none', garden: true };
    expect(readKeptAnswers(older, saved)).toEqual({
      ...complete,
      hair_length: undefined,
      required_traits: [],
    });
    for (const kept of [null, 'text', 7, [], {}]) expect(readKeptAnswers(kept, saved)).toBeNull();
  });
});
