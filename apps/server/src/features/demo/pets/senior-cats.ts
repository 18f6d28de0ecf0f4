import type { DescribedPet } from '../demo-pet.ts';

export const seniorCats: DescribedPet[] = [
  {
    slug: 'tortoiseshell-senior',
    daysHere: 110,
    pet: {
      name: 'Hazel',
      breed: 'Domestic Medium Hair',
      sex: 'Female',
      size: 'Small',
      energy_level: 'Calm',
      experience_level: 'Beginner',
      hair_length: 'Medium',
      special_needs: true,
      kid_friendly: null,
      dog_friendly: false,
      cat_friendly: false,
      trainingTraits: ['LitterTrained'],
      summary: 'Fifteen, a little deaf, very much awake when the butter comes out.',
      description:
        'Hazel has outlived two owners and knows how to break in a third. Her thyroid needs a drop of medicine on the inside of her ear, morning and evening; it takes less time than a cup of tea. She likes a sunny chair, the same music every day, and a person who reads. She is thin and elegant and does not wish to discuss her age.',
      shelter_notes: 'Medicine is free of charge for the rest of her life, from our seniors’ fund.',
    },
  },
  {
    slug: 'grey-and-white-senior',
    daysHere: 52,
    pet: {
      name: 'Professor Dumpling',
      breed: 'Domestic Longhair',
      sex: 'Male',
      size: 'Large',
      status: 'Adopted',
      energy_level: 'LapPet',
      experience_level: 'Beginner',
      hair_length: 'Long',
      allergy_friendly: null,
      trainingTraits: ['LitterTrained'],
      summary: 'Lectured at a retirement home for six years; has now accepted a private position.',
      description:
        'Professor Dumpling made the rounds of twenty-two rooms every day and missed none. When the home was closed, its residents wrote us a list of his habits, four pages long, with contradictions. He moved in with one of their granddaughters. On Thursdays she takes him along to see the old colleagues.',
    },
  },
];
