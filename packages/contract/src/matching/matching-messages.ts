import type { ChoiceOf, Species } from '../pets/pet-facts.ts';

type ExperienceLevel = ChoiceOf<'experience_level'>;

/** Reasons of a match, from the adopter's side; nobody is told what they lack. */
export const reasonTexts = {
  wished: (value: string) => `${value}, as you wished`,
  wishedOther: (value: string, wish: string) => `${value}, you wished for ${wish.toLowerCase()}`,
  size: (label: string) => `${label} size`,
  coat: (length: string) => `${length} coat`,
  firstTime: 'Easy for first-time owners',
  experienced: 'Suits your experience',
  needsExperience: (level: ExperienceLevel) =>
    level === 'Advanced'
      ? 'Asks for an experienced owner'
      : 'Asks for a somewhat experienced owner',
  children: 'Suits a home with children',
  dogs: 'Suits a home with a dog',
  cats: 'Suits a home with a cat',
  allergies: 'Allergy friendly, as you need',
  ask: (topic: string) => `Ask the shelter about ${topic}`,
  askExperience: 'Ask the shelter how much experience is needed',
};

/** The two sides of the comparison. */
export const sideTexts = {
  yes: 'Yes',
  no: 'No',
  required: 'Required',
  childrenAtHome: 'There are children',
  dogsAtHome: 'There is a dog',
  catsAtHome: 'There is a cat',
  allergies: 'Allergy friendly',
  goodWithChildren: 'Good with children',
  goodWithDogs: 'Good with dogs',
  goodWithCats: 'Good with cats',
  experience: {
    Beginner: 'Any owner',
    Intermediate: 'Some experience',
    Advanced: 'Experienced owner',
  } satisfies Record<ExperienceLevel, string>,
};

/** Questions that an adopter can send with a visit request. */
export const questionTexts = {
  energy: 'How active is this pet on a normal day?',
  experience: 'How much experience does this pet need?',
  age: 'How old is this pet?',
  size: 'How large will this pet be?',
  hair: 'How much grooming does the coat need?',
  sex: 'Is this pet male or female?',
  children: 'How does this pet get on with children?',
  dogs: 'How does this pet get on with other dogs?',
  cats: 'How does this pet get on with cats?',
  allergies: 'Do people with allergies get on well with this pet?',
};

/** B1.14: what excludes a pet because of the other one of its pair. */
export const bondedExclusion = ({ other, text }: { other: string; text: string }) =>
  `${other}, who moves with this pet: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Answers that exclude a pet, and what changes them. */
export const exclusionTexts = {
  species: (species: Species) =>
    species === 'Dog' ? 'You are looking for a cat' : 'You are looking for a dog',
  children: 'Known not to suit a home with children',
  dogs: 'Known not to suit a home with a dog',
  cats: 'Known not to suit a home with a cat',
  allergies: 'Known not to be allergy friendly',
  special_needs: 'Has special needs, which your answers leave out',
  HouseTrained: 'Not known to be house trained, which you require',
  LitterTrained: 'Not known to be litter trained, which you require',
};

export const looseningTexts = {
  preferred_species: 'Dogs and cats',
  preferred_age: 'Any age',
  preferred_sex: 'Either sex',
  preferred_size: 'Any size',
  preferred_energy_level: 'Any activity level',
  preferred_hair_length: 'Any coat',
  accepts_special_needs: 'Pets with special needs too',
  HouseTrained: 'House training can come later',
  LitterTrained: 'Litter training can come later',
};
