import { localized } from '../../localized.ts';
import type { petFacts } from './pet-facts.ts';

type RequiredFactName = {
  [Name in keyof typeof petFacts]: (typeof petFacts)[Name] extends { isRequired: true }
    ? Name
    : never;
}[keyof typeof petFacts];

/** Of fields that a pet must have: what is shown when one is missing, and as its first option. */
export const requiredFactMessages = localized('requiredFactMessages', {
  species: { required: 'Please select a species.', placeholder: 'Select species' },
  age_group: { required: 'Please select an age group.', placeholder: 'Select age group' },
  sex: { required: 'Please select a sex.', placeholder: 'Select sex' },
  size: { required: 'Please select a size.', placeholder: 'Select size' },
} satisfies Record<RequiredFactName, { required: string; placeholder: string }>);
