import type { DescribedPet } from '../demo-pet.ts';

export const seniorDogs: DescribedPet[] = [
  {
    slug: 'black-labrador-senior',
    daysHere: 96,
    pet: {
      name: 'Otis',
      breed: 'Labrador Retriever',
      sex: 'Male',
      size: 'Large',
      energy_level: 'Calm',
      experience_level: 'Beginner',
      hair_length: 'Short',
      home_alone: 'FewHours',
      home_needed: 'Apartment',
      children_from: 'AnyAge',
      special_needs: true,
      trainingTraits: ['HouseTrained'],
      summary:
        'Twelve years old, gray around the mouth, and still first at the sound of the fridge.',
      description:
        'Otis and his owner grew old together, and Otis was the one who was left. He takes a pill for his joints every morning, wrapped in ham, and pretends each time not to have noticed it. He walks slowly and reads every lamppost. He has a way of putting his head on your knee at exactly the moment when the day was too long.',
      shelter_notes:
        'Ground floor or an elevator, please. The shelter goes on paying for his arthritis medicine.',
    },
  },
  {
    slug: 'pug-senior',
    daysHere: 43,
    pet: {
      name: 'Mr. Pemberton',
      breed: 'Pug',
      sex: 'Male',
      size: 'Small',
      energy_level: 'LapPet',
      experience_level: 'Beginner',
      hair_length: 'Short',
      kid_friendly: null,
      trainingTraits: ['HouseTrained'],
      summary: 'A gentleman of ten who takes his breakfast late and his naps in company.',
      description:
        'Mr. Pemberton lived in a bookstore and received the customers from an armchair by the register. He likes the sound of pages. Cats, dogs and one tortoise have shared the chair with him and he moved over for each. He is slim again after six weeks on the scales, and proud of it as far as one can tell.',
      shelter_notes: 'Clean the folds of his face daily; it takes a minute and he hums.',
    },
  },
  {
    slug: 'dachshund-senior',
    daysHere: 61,
    pet: {
      name: 'Frieda',
      breed: 'Dachshund',
      sex: 'Female',
      size: 'Small',
      energy_level: 'Calm',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      allergy_friendly: null,
      special_needs: true,
      kid_friendly: false,
      dog_friendly: null,
      cat_friendly: null,
      summary:
        'Eleven, opinionated, and under the blanket long before you have found the remote control.',
      description:
        'Frieda had a slipped disc at eight and walks with a slight swing since, like a sailor. She may not jump, so her people build ramps; ours is made of a bookshelf. She guards one cushion and forgives everything else. Small children frighten her, and she says so. With a grown-up person and a hot-water bottle she is the best company there is.',
      shelter_notes:
        'No stairs, no jumping, two hands when lifting: one under the chest, one behind.',
    },
  },
  {
    slug: 'chihuahua-senior',
    daysHere: 25,
    pet: {
      name: 'Doña Rosa',
      breed: 'Chihuahua',
      sex: 'Female',
      size: 'Small',
      status: 'Adopted',
      energy_level: 'LapPet',
      experience_level: 'Beginner',
      hair_length: 'Short',
      allergy_friendly: null,
      kid_friendly: false,
      trainingTraits: ['HouseTrained'],
      summary:
        'Four pounds of cream-colored authority, now ruling an apartment with two balconies.',
      description:
        'Doña Rosa arrived in a handbag, with her papers and a letter in which her late owner asked for "somebody with warm hands". She has four teeth and uses them on boiled chicken only. She likes other small dogs, as long as they know who was here first. Señora Vidal came for a visit, sat down, and did not get up for two hours.',
    },
  },
];
