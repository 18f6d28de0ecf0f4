import type { DescribedPet } from '../demo-pet.ts';

export const youngCats: DescribedPet[] = [
  {
    slug: 'ginger-tabby',
    daysHere: 29,
    pet: {
      name: 'Marmalade Jones',
      breed: 'Domestic Shorthair',
      sex: 'Male',
      size: 'Medium',
      energy_level: 'Moderate',
      experience_level: 'Beginner',
      hair_length: 'Short',
      home_alone: 'WorkingDay',
      home_needed: 'Apartment',
      children_from: 'AnyAge',
      trainingTraits: ['LitterTrained'],
      summary: 'Walked into the fire station, chose a bunk, and had to be relieved of duty.',
      description:
        'Marmalade Jones lived at Engine House 4 for three weeks until the chief began to sneeze. He sleeps through alarms. He shares bowls with dogs, lets toddlers pat him with a flat hand, and lies down wherever the paperwork is. If he were any more relaxed he would run off the table.',
      shelter_notes: 'Gains weight by looking at food: 55 g a day, weighed, whatever he tells you.',
    },
  },
  {
    slug: 'black-cat',
    daysHere: 121,
    pet: {
      name: 'Inkwell',
      breed: 'Bombay',
      sex: 'Female',
      size: 'Medium',
      energy_level: 'Moderate',
      experience_level: 'Beginner',
      hair_length: 'Short',
      allergy_friendly: null,
      kid_friendly: null,
      trainingTraits: ['LitterTrained'],
      summary: 'Hard to photograph, hard to find on the dark sofa, easy to love.',
      description:
        'Inkwell has watched eleven other cats leave. Black cats wait longer; we have the numbers, and no good explanation. She comes when she is called, plays fetch with a cork, and taps you on the elbow with one soft paw when you stop stroking. She was found with her brother, and gets on with every cat that we have put beside her.',
      shelter_notes:
        'Come at dusk, when she plays: people who have seen that come back the next day.',
    },
  },
  {
    slug: 'siamese',
    daysHere: 36,
    pet: {
      name: 'Saffron',
      breed: 'Siamese',
      sex: 'Female',
      size: 'Small',
      status: 'Pending',
      energy_level: 'VeryActive',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      home_alone: 'Hardly',
      home_needed: 'House',
      children_from: 'SchoolAge',
      dog_friendly: false,
      cat_friendly: false,
      trainingTraits: ['LitterTrained'],
      summary: 'Has never had a thought that she kept to herself.',
      description:
        'Saffron talks from the moment when the first light goes on. She reports on the birds, the dinner and the state of the box, and she waits for an answer. People who work from home will be managed by her. Other cats she sees as an interruption. She knows how to open a sliding door and is studying the other kind.',
      shelter_notes:
        'Not for thin walls. She is happiest where somebody is at home most of the day.',
    },
  },
  {
    slug: 'bengal',
    daysHere: 76,
    pet: {
      name: 'Zephyr',
      breed: 'Bengal',
      sex: 'Male',
      size: 'Medium',
      energy_level: 'VeryActive',
      experience_level: 'Advanced',
      hair_length: 'Short',
      home_alone: 'FewHours',
      home_needed: 'Yard',
      allergy_friendly: null,
      kid_friendly: false,
      dog_friendly: false,
      cat_friendly: false,
      trainingTraits: ['LitterTrained'],
      summary: 'Nine pounds of spring steel that would like to see the top of your wardrobe.',
      description:
        'Zephyr was bought for his spots and given up for everything else. He swims in the sink, walks on a leash, and has emptied a room of breakable things in an afternoon. Give him height, water and half an hour of real hunting games twice a day, and he turns into a warm, heavy cat who sleeps on your neck. He has left two homes and should not have to leave a third.',
      shelter_notes:
        'A secured balcony or yard is required. Ask us for the plan of his climbing wall.',
    },
  },
  {
    slug: 'sphynx',
    daysHere: 22,
    pet: {
      name: 'Mirabelle',
      breed: 'Sphynx',
      sex: 'Female',
      size: 'Small',
      energy_level: 'LapPet',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      allergy_friendly: null,
      trainingTraits: ['LitterTrained'],
      summary: 'Feels like a warm peach and will be inside your sweater in under a minute.',
      description:
        'Mirabelle looks like nothing that people expect, and forgets it herself. She is at the door before the bell has stopped, gets under any blanket with anyone, and has befriended the office dog, who is warm too. Without fur her skin needs a bath every week, which she takes with dignity and a rubber duck. No fur does not mean no allergies: please spend an hour with her first.',
      shelter_notes:
        'Room temperature above 68 °F, a sweater in winter, never unattended in the sun.',
    },
  },
  {
    slug: 'scottish-fold',
    daysHere: 50,
    pet: {
      name: 'Hamish',
      breed: 'Scottish Fold',
      sex: 'Male',
      size: 'Medium',
      energy_level: 'Calm',
      experience_level: 'Intermediate',
      hair_length: 'Short',
      special_needs: true,
      dog_friendly: null,
      cat_friendly: null,
      trainingTraits: ['LitterTrained'],
      summary:
        'Sits upright like a small owl and looks at you as if you had just said something wise.',
      description:
        'The gene that folds the ears of Hamish also stiffens his joints, so he moves with care and lands with a grunt. He takes his medicine in a treat and is free of pain. Low shelves, a litter box with a flat edge and a warm place are all that he asks for. He likes to be in the room where the people are, not on them, but near.',
      shelter_notes: 'X-rays and a care plan come with him; our vet answers questions, also later.',
    },
  },
];
