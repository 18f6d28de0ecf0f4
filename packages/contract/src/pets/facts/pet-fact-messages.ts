import { localized } from '../../localized.ts';
import type { PetFactWords } from './pet-fact-kinds.ts';
import type { petFacts } from './pet-facts.ts';

type PetFactTexts = { [Name in keyof typeof petFacts]: PetFactWords<(typeof petFacts)[Name]> };

/** The words of all facts about pets. */
export const petFactMessages = localized<PetFactTexts>('petFactMessages', {
  species: {
    label: 'Species',
    tag: 'Species',
    values: { Dog: 'Dog', Cat: 'Cat' },
  },
  age_group: {
    label: 'Age Group',
    tag: 'Age',
    values: { Baby: 'Baby', Young: 'Young', Adult: 'Adult', Senior: 'Senior' },
  },
  sex: {
    label: 'Sex',
    tag: 'Sex',
    values: { Male: 'Male', Female: 'Female' },
  },
  size: {
    label: 'Size',
    tag: 'Size',
    values: { Small: 'Small', Medium: 'Medium', Large: 'Large', ExtraLarge: 'Extra Large' },
  },
  energy_level: {
    label: 'Energy Level',
    tag: 'Energy',
    values: {
      LapPet: 'Lap pet',
      Calm: 'Calm',
      Moderate: 'Moderately active',
      VeryActive: 'Very active',
    },
  },
  hair_length: {
    label: 'Hair Length',
    tag: 'Coat',
    values: { Short: 'Short', Medium: 'Medium', Long: 'Long' },
  },
  experience_level: {
    label: 'Experience Level',
    tag: 'Exp Level',
    values: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  },
  home_alone: {
    label: 'Time Alone',
    tag: 'Time Alone',
    values: { WorkingDay: 'A working day', FewHours: 'Up to four hours', Hardly: 'Hardly ever' },
  },
  home_needed: {
    label: 'Home Needed',
    tag: 'Home Needed',
    values: { Apartment: 'Any', House: 'House', Yard: 'House with a yard' },
  },
  children_from: {
    label: 'Children',
    tag: 'Children',
    values: { AnyAge: 'Any age', SchoolAge: 'From 6 years', Teenager: 'From 12 years' },
  },
  allergy_friendly: {
    label: 'Allergy Friendly',
    filter: { label: 'Allergies', choices: { yes: 'Allergy friendly' } },
  },
  kid_friendly: { label: 'Kid Friendly' },
  dog_friendly: { label: 'Dog Friendly' },
  cat_friendly: { label: 'Cat Friendly' },
  special_needs: {
    label: 'Special Needs',
    filter: {
      label: 'Special needs',
      choices: { yes: 'Has special needs', no: 'No special needs' },
    },
  },
});
