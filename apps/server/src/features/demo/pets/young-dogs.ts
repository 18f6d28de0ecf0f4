import type { DescribedPet } from '../demo-pet.ts';

export const youngDogs: DescribedPet[] = [
  {
    slug: 'beagle',
    daysHere: 47,
    pet: {
      name: 'Biscuit',
      breed: 'Beagle',
      sex: 'Female',
      size: 'Medium',
      energy_level: 'VeryActive',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      trainingTraits: ['HouseTrained'],
      summary: 'Follows her nose first, her friends second, and her name when there is cheese.',
      description:
        'Biscuit was found in a supermarket parking lot, sitting beside the carts as if she had an appointment. She gets on with every dog in the yard and sleeps best with her back against one of them. Once she has a scent she is gone in thought, so walks happen on a long line. She sings when the school bus goes by, two notes, never more.',
      shelter_notes:
        'Has opened a bread box, a backpack and one zipper. Keep food above the counter.',
    },
  },
  {
    slug: 'siberian-husky',
    daysHere: 88,
    pet: {
      name: 'Anouk',
      breed: 'Siberian Husky',
      sex: 'Female',
      size: 'Large',
      energy_level: 'VeryActive',
      experience_level: 'Advanced',
      hair_length: 'Medium',
      home_alone: 'FewHours',
      home_needed: 'Yard',
      children_from: 'SchoolAge',
      dog_friendly: false,
      cat_friendly: false,
      trainingTraits: ['HouseTrained'],
      summary: 'Wants six miles before breakfast and a long conversation about it afterwards.',
      description:
        'Anouk lived in a third-floor apartment with people who loved her and worked twelve-hour days, and after a year they brought her in themselves, in tears, with her blanket. She pulls a scooter in harness and does it beautifully. She talks: about dinner, about the weather, about the fact that you went upstairs. Small animals are prey to her, cats included. Whoever runs, cycles or sleds will not find a better partner.',
      shelter_notes:
        'Clears a fence of 1.50 m from standing. Please measure yours before you visit.',
    },
  },
  {
    slug: 'french-bulldog',
    daysHere: 12,
    pet: {
      name: 'Odette',
      breed: 'French Bulldog',
      sex: 'Female',
      size: 'Small',
      energy_level: 'Calm',
      experience_level: 'Beginner',
      hair_length: 'Short',
      home_alone: 'FewHours',
      home_needed: 'Apartment',
      children_from: 'AnyAge',
      special_needs: true,
      trainingTraits: ['HouseTrained'],
      summary: 'A small gray philosopher who thinks best with her chin on your shoe.',
      description:
        'Odette was bred from too young and given up when it stopped paying. She has had surgery to open her nostrils, breathes well now, and snores like a much larger animal. Two short walks a day are what she wants, in the cool hours. She greets visitors by turning round once and sitting on their feet, and considers that introduction enough.',
      shelter_notes:
        'No hot days, no stairs in a row, harness instead of collar. Her operation is paid for.',
    },
  },
  {
    slug: 'jack-russell-terrier',
    daysHere: 64,
    pet: {
      name: 'Pip',
      breed: 'Jack Russell Terrier',
      sex: 'Male',
      size: 'Small',
      energy_level: 'VeryActive',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      allergy_friendly: null,
      home_alone: 'FewHours',
      home_needed: 'House',
      children_from: 'Teenager',
      kid_friendly: false,
      dog_friendly: null,
      cat_friendly: null,
      trainingTraits: ['HouseTrained'],
      summary:
        'Thirteen pounds, no brakes, and a tennis ball that he has had since before we met him.',
      description:
        'Pip belonged to a mail carrier who took him on his route until his knees gave out. He knows every kind of mailbox and has opinions on them. He is quick, funny and loud, and small children who grab are too much for him; teenagers who throw are exactly right. Dogs he meets one by one, on a walk, never over a bowl.',
      shelter_notes:
        'Chases what moves: bicycles need practice. He is working on it with a volunteer.',
    },
  },
  {
    slug: 'pembroke-corgi',
    daysHere: 5,
    pet: {
      name: 'Tegan',
      breed: 'Pembroke Welsh Corgi',
      sex: 'Female',
      size: 'Medium',
      energy_level: 'Moderate',
      experience_level: 'Beginner',
      hair_length: 'Medium',
      home_alone: 'FewHours',
      home_needed: 'Apartment',
      children_from: 'AnyAge',
      summary: 'Low to the ground, high in spirits, and certain that she is the one walking you.',
      description:
        'Tegan is two, and came in when her family moved abroad at short notice. She grew up with a four-year-old and an elderly cat and was polite to both. She barks once at the door and then looks round to see what you think. Every morning she inspects the yard along the same line, like a very short night watchman.',
    },
  },
];
