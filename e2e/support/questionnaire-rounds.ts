import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { Answers } from './questionnaire.ts';

interface Round {
  answers: Answers;
  /** R3.16: the values that are sent. */
  sent: Preferences;
  /** R3.23: sent separately. */
  traits: string[];
}

const easy: Round = {
  answers: {
    type: 'Dog',
    purpose: 'Myself',
    pets: 'None',
    experience: 'First-time owner',
    age: 'No preference',
    sex: 'No preference',
    size: 'No preference',
    activity: 'No preference',
    hair: 'No preference',
    traits: ['None'],
    isOpenToSpecialNeeds: false,
  },
  sent: {
    preferred_species: 'Dog',
    pet_purpose: 'Myself',
    has_children: false,
    has_dogs: false,
    has_cats: false,
    ownership_experience: 'FirstTime',
    preferred_age: 'NoPreference',
    preferred_sex: 'NoPreference',
    preferred_size: 'NoPreference',
    preferred_energy_level: 'NoPreference',
    preferred_hair_length: 'NoPreference',
    wants_allergy_friendly: false,
    accepts_special_needs: false,
  },
  traits: [],
};

const cat: Round = {
  answers: {
    type: 'Cat',
    purpose: 'My family',
    children: 'Yes',
    pets: 'Dog',
    experience: 'Had pets before',
    age: 'Kitten',
    sex: 'Female',
    size: 'Small',
    activity: 'Lap pet',
    hair: 'Short',
    traits: ['House trained', 'Litter trained'],
    isOpenToSpecialNeeds: true,
  },
  sent: {
    preferred_species: 'Cat',
    pet_purpose: 'MyFamily',
    has_children: true,
    has_dogs: true,
    has_cats: false,
    ownership_experience: 'HadBefore',
    preferred_age: 'Baby',
    preferred_sex: 'Female',
    preferred_size: 'Small',
    preferred_energy_level: 'LapPet',
    preferred_hair_length: 'Short',
    wants_allergy_friendly: false,
    accepts_special_needs: true,
  },
  traits: ['HouseTrained', 'LitterTrained'],
};

const either: Round = {
  answers: {
    type: 'No preference',
    purpose: 'My family',
    children: 'No',
    pets: 'Cat',
    experience: 'Currently have pets',
    age: 'Baby',
    sex: 'Male',
    size: 'Medium',
    activity: 'Calm',
    hair: 'Medium',
    traits: ['Allergy friendly'],
    isOpenToSpecialNeeds: false,
  },
  sent: {
    preferred_species: 'NoPreference',
    pet_purpose: 'MyFamily',
    has_children: false,
    has_dogs: false,
    has_cats: true,
    ownership_experience: 'CurrentlyHave',
    preferred_age: 'Baby',
    preferred_sex: 'Male',
    preferred_size: 'Medium',
    preferred_energy_level: 'Calm',
    preferred_hair_length: 'Medium',
    wants_allergy_friendly: true,
    accepts_special_needs: false,
  },
  traits: [],
};

const dog: Round = {
  answers: {
    type: 'Dog',
    purpose: 'Myself',
    pets: 'Both',
    experience: 'First-time owner',
    age: 'Puppy',
    sex: 'Male',
    size: 'Large',
    activity: 'Moderately active',
    hair: 'Long',
    traits: ['House trained', 'Allergy friendly'],
    isOpenToSpecialNeeds: true,
  },
  sent: {
    preferred_species: 'Dog',
    pet_purpose: 'Myself',
    has_children: false,
    has_dogs: true,
    has_cats: true,
    ownership_experience: 'FirstTime',
    preferred_age: 'Baby',
    preferred_sex: 'Male',
    preferred_size: 'Large',
    preferred_energy_level: 'Moderate',
    preferred_hair_length: 'Long',
    wants_allergy_friendly: true,
    accepts_special_needs: true,
  },
  traits: ['HouseTrained'],
};

/** A round with some other answers. */
const vary = (
  { answers, sent, traits }: Round,
  otherAnswers: Partial<Answers>,
  otherSent: Partial<Preferences>,
): Round => ({ answers: { ...answers, ...otherAnswers }, sent: { ...sent, ...otherSent }, traits });

/** Answers with the values that are sent; together they contain every choice of every question. */
export const rounds: Round[] = [
  easy,
  cat,
  either,
  dog,
  vary(
    dog,
    { age: 'Young', size: 'Extra Large', activity: 'Very active' },
    { preferred_age: 'Young', preferred_size: 'ExtraLarge', preferred_energy_level: 'VeryActive' },
  ),
  vary(dog, { age: 'Adult' }, { preferred_age: 'Adult' }),
  vary(dog, { age: 'Senior' }, { preferred_age: 'Senior' }),
];
