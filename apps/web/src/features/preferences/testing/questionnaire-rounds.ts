import type { Preferences } from '@pawmatch/contract/preferences/preferences';

/** The label of the chosen answer to each question. */
export interface Answers {
  type: string;
  purpose: string;
  children?: string;
  pets: string;
  experience: string;
  age: string;
  sex: string;
  size: string;
  activity: string;
  hair: string;
  traits: string[];
  isOpenToSpecialNeeds: boolean;
}

interface Round {
  name: string;
  answers: Answers;
  /** R3.16: the values that are sent. */
  sent: Preferences;
  /** R3.23: sent separately. */
  traits: string[];
}

const easy: Round = {
  name: 'no preferences',
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
  name: 'a cat for a family',
  answers: {
    type: 'Cat',
    purpose: 'My family',
    children: 'Yes',
    pets: 'Dog',
    experience: 'Had pets before',
    age: 'Adult',
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
    preferred_age: 'Adult',
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
  name: 'either species',
  answers: {
    type: 'No preference',
    purpose: 'My family',
    children: 'No',
    pets: 'Cat',
    experience: 'Currently have pets',
    age: 'Senior',
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
    preferred_age: 'Senior',
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
  name: 'a dog',
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

/** Answers with the values that are sent; together they contain every value of every question. */
export const rounds: Round[] = [
  easy,
  cat,
  either,
  dog,
  {
    ...dog,
    name: 'a young, very large dog',
    answers: { ...dog.answers, age: 'Young', size: 'Extra Large', activity: 'Very active' },
    sent: {
      ...dog.sent,
      preferred_age: 'Young',
      preferred_size: 'ExtraLarge',
      preferred_energy_level: 'VeryActive',
    },
  },
];
