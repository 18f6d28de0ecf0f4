import { ageRange } from '@pawmatch/contract/pets/ages/age-groups';
import { listInWords } from '../../lib/text/format-text.ts';

export const SAVED_MESSAGE = 'Preferences saved successfully! Redirecting to your matches...';

/** Shown instead of the success message when the user has left the page meanwhile. */
export const SAVED_AFTER_LEAVING_MESSAGE = 'Preferences saved successfully!';

/** Also shown when the user has left while the preferences were being saved. */
export const NOT_SAVED_MESSAGE = 'Failed to update preferences. Please try again.';

export const TRAITS_MESSAGE = 'Failed to save training traits';

export const FORBIDDEN_MESSAGE =
  'You do not have permission to save preferences. Please log in again.';

export const LOAD_FAILED_MESSAGE = 'Failed to load saved preferences. Starting with a fresh form.';

export const retryMessage = ({ retry, most }: { retry: number; most: number }) =>
  `Retrying... (${retry}/${most})`;

/** Why preferences were not saved. */
export const saveFailureMessages = {
  unexpected: 'An unexpected error occurred while saving preferences.',
  noResponse: 'No response from server. Please check your connection and try again.',
  invalid: 'Failed to save preferences. Validation error. Please check your inputs and try again.',
  update: 'Failed to update preferences.',
  create: 'Failed to create new preferences.',
  serverFault: {
    update: 'Failed to update preferences. Server error. Please try again later.',
    create: 'Failed to create new preferences. Server error. Please try again later.',
  },
  /** The same after the last retry. */
  exhausted: {
    update:
      'Failed to update preferences. Server error. Please try again later. Maximum retry attempts reached.',
    create:
      'Failed to create new preferences. Server error. Please try again later. Maximum retry attempts reached.',
  },
} as const;

/** The texts of the questionnaire; the questions about a pet are criteria of the contract. */
export const questionnaireMessages = {
  title: 'Tell Us About Your Ideal Pet',
  lede: 'Two short steps. You can change your answers at any time.',
  restored:
    'Here are your answers as you left them. They are saved when you press “Find My Match”.',
  startOver: 'Start Over',
  loading: 'Loading your preferences...',

  petYouCameFrom: 'The pet you came from',
  petIsWaiting: ({ name }: { name: string }) => `${name} is waiting for you`,
  petHint: 'See who else would fit, or go back and request a visit.',
  meetPet: ({ name }: { name: string }) => `Meet ${name}`,

  steps: 'Steps',
  stepNames: { 1: 'Your Info', 2: 'Pet Preferences' },
  stepHeadings: { 1: 'About You – Step 1 of 2', 2: 'Pet Preferences – Step 2 of 2' },
  /** Behind the name of a step, for screen readers. */
  stepIsDone: '(done)',
  back: 'Back',
  next: 'Next: Pet Preferences',
  submit: 'Find My Match',
  submitting: 'Submitting...',
  saving: 'Saving your preferences...',

  petType: 'Pet type',
  purpose: 'Who is this pet for?',
  children: 'Are there children in the home?',
  hasPets: 'Do you have other pets?',
  experience: 'Your experience with pets',
  yes: 'Yes',
  no: 'No',

  noPreferenceForRest: 'No preference for the rest',
  /** @param questions that had no answer @param isTraits whether the required traits had none, either */
  filledRest: (questions: readonly string[], isTraits: boolean) => {
    const traits = 'no required traits';
    if (questions.length === 0) return `We filled in: ${traits}.`;
    return `We filled in “No preference” for ${listInWords(questions)}${isTraits ? `, and ${traits}` : ''}. You can change each of them.`;
  },
  /** Without their labels, which stand on the choices. */
  ages: (ageGroups: readonly string[]) =>
    `In this order: ${ageGroups.flatMap((group) => ageRange(group) ?? []).join(', ')}.`,
  traits: 'Required traits',
  traitsHint: 'A pet without these is left out.',
  specialNeeds: 'I am open to a pet with special needs',
  specialNeedsHint: 'Such as daily medicine, a missing leg, or a shy heart.',
} as const;

/** The saved preferences on the dashboard. */
export const preferenceRowsMessages = {
  petType: 'Pet Type',
  specialNeeds: 'Special Needs',
  experience: 'Experience with Pets',
  training: 'Training Requirements',

  /** An answer that is missing. */
  notSpecified: 'Not specified',
  noPreference: 'Any',
  yes: 'Yes',
  no: 'No',
} as const;
