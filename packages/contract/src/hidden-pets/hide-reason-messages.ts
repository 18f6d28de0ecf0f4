import { localized } from '../localized.ts';
import type { HideReason } from './hide-reasons.ts';

/** Why an adopter hides a pet. */
export const hideReasonLabels = localized('hideReasonLabels', {
  size: 'The size',
  energy: 'Too active or too calm',
  age: 'The age',
  household: 'Does not fit our household',
  needs: 'Needs more than we can give',
  other: 'Something else',
} satisfies Record<HideReason, string>);
