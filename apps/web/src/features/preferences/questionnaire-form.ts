import {
  criterionNames,
  criterionOf,
  NO_PREFERENCE,
} from '@pawmatch/contract/preferences/criteria';
import {
  AboutYou,
  changePurpose,
  emptyQuestionnaire,
  PetPreferences,
  Questionnaire,
  type QuestionnaireDraft,
  type RequiredTrait,
  toggleRequiredTrait,
} from '@pawmatch/contract/preferences/questionnaire';
import * as z from 'zod/mini';

/** The name of the draft. */
export const QUESTIONNAIRE_DRAFT = 'questionnaire';

export type Step = 1 | 2;
export type Field = keyof Questionnaire;
export type FieldErrors = Partial<Record<Field, string>>;

/** The questionnaire while it is filled in. */
export interface QuestionnaireForm {
  step: Step;
  answers: QuestionnaireDraft;
  /** Fields that were answered or left. */
  touched: readonly Field[];
  /** How often each step was submitted. */
  attempts: Readonly<Record<Step, number>>;
  /** The server's errors, until the field is answered again or the step is submitted again. */
  serverErrors: FieldErrors;
}

export type FormAction =
  | { type: 'answer'; answers: Partial<QuestionnaireDraft> }
  | { type: 'choosePurpose'; purpose: Questionnaire['pet_purpose'] }
  | { type: 'toggleTrait'; trait: RequiredTrait }
  | { type: 'fillRest' }
  | { type: 'startOver'; answers: QuestionnaireDraft }
  | { type: 'leave'; field: Field }
  | { type: 'submit' }
  | { type: 'goBack' }
  | { type: 'showServerErrors'; serverErrors: FieldErrors };

const schemas: Readonly<Record<Step, z.core.$ZodType>> = { 1: AboutYou, 2: PetPreferences };

const stepFields: Readonly<Record<Step, readonly Field[]>> = {
  1: ['pet_type', 'pet_purpose', 'has_children', 'has_pets', 'ownership_experience'],
  2: [
    ...criterionNames.map((name) => criterionOf(name).question),
    'required_traits',
    'special_needs',
  ],
};

/** @param step to start with; the second one only when the first is valid */
export function startForm(answers: QuestionnaireDraft, step: Step = 1): QuestionnaireForm {
  const attempts = { 1: 0, 2: 0 };
  const form: QuestionnaireForm = { step: 1, answers, touched: [], attempts, serverErrors: {} };
  return isValid(form, 1) ? { ...form, step } : form;
}

export function formReducer(form: QuestionnaireForm, action: FormAction): QuestionnaireForm {
  switch (action.type) {
    case 'answer':
      return answer(form, { ...form.answers, ...action.answers });
    case 'choosePurpose':
      return answer(form, changePurpose(form.answers, action.purpose));
    case 'toggleTrait': {
      const required_traits = toggleRequiredTrait(form.answers.required_traits, action.trait);
      return answer(form, { ...form.answers, required_traits });
    }
    case 'fillRest':
      return answer(form, withoutPreference(form.answers));
    case 'startOver':
      return startForm(action.answers);
    case 'leave':
      return { ...form, touched: [...new Set([...form.touched, action.field])] };
    case 'submit':
      return submit(form);
    case 'goBack':
      return { ...form, step: 1 };
    case 'showServerErrors':
      return showServerErrors(form, action.serverErrors);
  }
}

/** Step 2 with "no preference" for every question that has no answer. */
function withoutPreference(answers: QuestionnaireDraft): QuestionnaireDraft {
  const open = criterionNames
    .map((name) => criterionOf(name).question)
    .filter((question) => !answers[question]);
  const { required_traits } = answers;
  return {
    ...answers,
    ...Object.fromEntries(open.map((question) => [question, NO_PREFERENCE])),
    required_traits: required_traits.length > 0 ? required_traits : ['none'],
  };
}

/**
 * The answers of a kept draft, which may be of an older version: an answer that today's questions do not allow is
 * left out, and a question that it does not have keeps its saved answer.
 */
export function readKeptAnswers(
  kept: unknown,
  saved: QuestionnaireDraft,
): QuestionnaireDraft | null {
  if (typeof kept !== 'object' || kept === null || !('required_traits' in kept)) return null;
  const answers = Object.entries(Questionnaire.shape).flatMap(([field, schema]) => {
    if (!(field in kept)) return [[field, saved[field as Field]]];
    const { success, data } = z.safeParse(schema, kept[field as keyof typeof kept]);
    return success ? [[field, data]] : [];
  });
  return { ...emptyQuestionnaire, ...Object.fromEntries(answers) };
}

/** All errors of a step, by field. */
export function stepErrors(form: QuestionnaireForm, step: Step): FieldErrors {
  const errors: FieldErrors = {};
  const issues = z.safeParse(schemas[step], form.answers).error?.issues ?? [];
  for (const field of stepFields[step]) {
    const message =
      issues.find(({ path }) => path[0] === field)?.message ?? form.serverErrors[field];
    if (message) errors[field] = message;
  }
  return errors;
}

/** The errors to show: those of touched fields, or all after a submission. */
export function shownErrors(form: QuestionnaireForm): FieldErrors {
  const { step, touched, attempts } = form;
  return Object.fromEntries(
    Object.entries(stepErrors(form, step)).filter(
      ([field]) => attempts[step] > 0 || touched.includes(field as Field),
    ),
  );
}

/** By the client's rules only: errors of the server may be out of date. */
export const isValid = ({ answers }: QuestionnaireForm, step: Step): boolean =>
  z.safeParse(schemas[step], answers).success;

function answer(form: QuestionnaireForm, answers: QuestionnaireDraft): QuestionnaireForm {
  const changed = ([...stepFields[1], ...stepFields[2]] as const).filter(
    (field) => answers[field] !== form.answers[field],
  );
  const serverErrors = { ...form.serverErrors };
  for (const field of changed) delete serverErrors[field];
  // Litter training is only for cats: a hidden option must not stay chosen.
  const required_traits =
    answers.pet_type === 'Cat'
      ? answers.required_traits
      : answers.required_traits.filter((trait) => trait !== 'litter_trained');
  return {
    ...form,
    answers: { ...answers, required_traits },
    touched: [...new Set([...form.touched, ...changed])],
    serverErrors,
  };
}

/** Goes to step 2 only when step 1 is valid. Clears the server's errors of the step. */
function submit(form: QuestionnaireForm): QuestionnaireForm {
  const { step } = form;
  const attempts = { ...form.attempts, [step]: form.attempts[step] + 1 };
  const serverErrors = { ...form.serverErrors };
  for (const field of stepFields[step]) delete serverErrors[field];
  return { ...form, attempts, serverErrors, step: step === 1 && isValid(form, 1) ? 2 : step };
}

/** Shows the server's errors, on the first step that has one. */
function showServerErrors(form: QuestionnaireForm, serverErrors: FieldErrors): QuestionnaireForm {
  const step: Step = stepFields[1].some((field) => serverErrors[field]) ? 1 : 2;
  const attempts = { ...form.attempts, [step]: form.attempts[step] + 1 };
  return { ...form, serverErrors, step, attempts };
}
