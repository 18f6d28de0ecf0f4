import { localized } from '../localized.ts';

/** The labels of answers to the questionnaire, except those about facts of pets. */
export const answerLabels = localized('answerLabels', {
  noPreference: 'No preference',
  purpose: { Myself: 'Myself', MyFamily: 'My family' },
  experience: {
    FirstTime: 'First-time owner',
    HadBefore: 'Had pets before',
    CurrentlyHave: 'Currently have pets',
  },
  hasPets: { none: 'None', Dog: 'Dog', Cat: 'Cat', Both: 'Both' },
  requiredTraits: {
    house_trained: 'House trained',
    litter_trained: 'Litter trained',
    allergy_friendly: 'Allergy friendly',
    none: 'None',
  },
});

/** What is missing in the questionnaire. */
export const missingAnswerMessages = localized('missingAnswerMessages', {
  petType: 'Please select a pet type',
  purpose: 'Please select who this pet is for',
  children: 'Please specify if there are children in the home',
  otherPets: 'Please specify if you have other pets',
  experience: 'Please select your experience level',
  requiredTraits: 'Please select at least one required trait or "None"',
});
