import type { DescribedPet } from '../demo-pet.ts';

export const kittens: DescribedPet[] = [
  {
    slug: 'grey-tabby-kitten',
    daysHere: 7,
    pet: {
      name: 'Thimble',
      breed: 'Domestic Shorthair',
      sex: 'Female',
      size: 'Small',
      energy_level: 'VeryActive',
      experience_level: 'Beginner',
      hair_length: 'Short',
      trainingTraits: ['LitterTrained'],
      summary: 'Nine weeks old and undefeated by shoelaces.',
      description:
        'Thimble was heard before she was seen, inside the engine of a parked delivery van. It took three people, a can of sardines and forty minutes. She has been bottle-fed since and thinks that hands are where milk and friends come from. She would like to move in with another young cat, or with the one that you have, if it has patience.',
      shelter_notes: 'Goes to a home with a second cat only: kittens alone get bored and loud.',
    },
  },
  {
    slug: 'ginger-and-white-kitten',
    daysHere: 18,
    pet: {
      name: 'Apricot',
      breed: 'Domestic Medium Hair',
      sex: 'Male',
      size: 'Small',
      status: 'Pending',
      energy_level: 'Moderate',
      experience_level: 'Beginner',
      hair_length: 'Medium',
      allergy_friendly: null,
      dog_friendly: null,
      cat_friendly: null,
      trainingTraits: ['LitterTrained'],
      summary: 'Starts purring when a door opens, in case it is for him.',
      description:
        'Apricot is the quiet one of a litter of five. While the others swing from the curtains he sits in front of the washing machine and follows the program to its end. He likes to be carried, on the left shoulder, facing backward. Four months old, vaccinated, and so far afraid of nothing but the vacuum cleaner.',
    },
  },
];
