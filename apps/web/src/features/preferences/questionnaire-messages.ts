/** The texts of the questionnaire; the questions about a pet are criteria of the contract. */
export const questionnaireMessages = {
  title: 'Tell Us About Your Ideal Pet',
  lede: 'Two short steps. You can change your answers at any time.',
  loading: 'Loading your preferences...',

  petYouCameFrom: 'The pet you came from',
  petIsWaiting: ({ name }: { name: string }) => `${name} is waiting for you`,
  petHint: 'See who else would fit, or go back and request a visit.',
  meetPet: ({ name }: { name: string }) => `Meet ${name}`,

  steps: 'Steps',
  // R2.26
  stepNames: { 1: 'Your Info', 2: 'Pet Preferences' },
  // R2.28, R2.29
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

  traits: 'Required traits',
  traitsHint: 'A pet without these is left out.',
  specialNeeds: 'I am open to a pet with special needs',
  specialNeedsHint: 'Such as daily medicine, a missing leg, or a shy heart.',
} as const;
