import { localized } from '../localized.ts';
import type { IntakeKind, OutcomeKind } from './stay-values.ts';

export const intakeLabels = localized('intakeLabels', {
  stray: 'Found as a stray',
  surrendered: 'Given up by its owner',
  transferred_in: 'From another shelter',
  seized: 'Seized by authorities',
  born_here: 'Born here',
  returned: 'Came back',
  unknown: 'Not known',
} satisfies Record<IntakeKind, string>);

export const outcomeLabels = localized('outcomeLabels', {
  adopted: 'Adopted',
  returned_to_owner: 'Back to its owner',
  transferred_out: 'To another shelter',
  died: 'Died',
  euthanized: 'Put to sleep',
  removed: 'Record deleted',
} satisfies Record<OutcomeKind, string>);

/** What is wrong with an intake or an outcome. */
export const stayInputMessages = localized('stayInputMessages', {
  chooseIntake: 'Please say how they came.',
  age: 'Please give the age in months.',
  ageTooLow: 'The age cannot be below 0.',
  ageTooHigh: 'Please check the age.',
  noPets: 'Please add a pet.',
  tooManyPets: ({ max }: { max: number }) => `At most ${max} pets come in together.`,
  chooseOutcome: 'Please say how it left.',
  reason: 'Please give the reason.',
});
