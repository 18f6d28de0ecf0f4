import type { DescribedPet } from '../demo-pet.ts';

export const puppies: DescribedPet[] = [
  {
    slug: 'chocolate-labrador-puppy',
    daysHere: 9,
    pet: {
      name: 'Fig',
      breed: 'Labrador Retriever',
      sex: 'Male',
      size: 'Medium',
      energy_level: 'VeryActive',
      experience_level: 'Beginner',
      hair_length: 'Short',
      home_alone: 'Hardly',
      home_needed: 'House',
      children_from: 'AnyAge',
      summary:
        'Eleven weeks old, already the size of a loaf pan, and asleep before you finish the sentence.',
      description:
        'Fig was the last of nine, born in a barn whose owner had thought his Labrador was only getting stout. He carries one slipper from room to room and is offended when it is returned to its pair. He sleeps through the night from ten to six, which his foster family would like put on record. He will grow into a big, strong dog, and needs people who begin with lead manners now, while he still trips over his own feet.',
      shelter_notes:
        'Two of three vaccinations done. Puppy class is included in the adoption; the first evening is on us.',
    },
  },
  {
    slug: 'australian-shepherd-puppy',
    daysHere: 16,
    pet: {
      name: 'Juniper',
      breed: 'Australian Shepherd',
      sex: 'Female',
      size: 'Medium',
      energy_level: 'VeryActive',
      experience_level: 'Advanced',
      hair_length: 'Medium',
      kid_friendly: null,
      trainingTraits: ['HouseTrained'],
      summary:
        'One blue eye, one brown, and a plan for the afternoon that you have not been told about.',
      description:
        'Juniper came to us from a farm that had too many dogs and not enough sheep. At four months she learned to sit in one session and to unlatch the puppy pen in two. She has not lived with children, and she does try to herd ankles, so we would like to see everyone meet first. Give her something to think about every day and she will lie under your desk all evening, chewing a carrot.',
      shelter_notes:
        'Her merle coat comes with tested hearing: both ears are fine, she just argues.',
    },
  },
  {
    slug: 'dalmatian-puppy',
    daysHere: 31,
    pet: {
      name: 'Domino',
      breed: 'Dalmatian',
      sex: 'Male',
      size: 'Medium',
      status: 'Pending',
      energy_level: 'VeryActive',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      home_alone: 'Hardly',
      home_needed: 'Yard',
      children_from: 'AnyAge',
      special_needs: true,
      dog_friendly: null,
      cat_friendly: null,
      summary: 'Deaf from birth, and the quickest student of hand signals we have ever had.',
      description:
        'Domino cannot hear, and nobody has told him that this is a difficulty. He watches faces all the time: a thumb up makes his whole back half move. He knows the signs for sit, wait, come and cookie, and taught the cleaning crew the last one. He startles when he is woken by hand, so his family stamps twice on the floor first. A yard with a fence is a must, since nobody can call him back.',
      shelter_notes: 'We hand over a sheet with his nine signs and two evenings with our trainer.',
    },
  },
];
