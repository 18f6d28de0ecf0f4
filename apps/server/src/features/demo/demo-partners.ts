import type { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import type { DemoPet } from './demo-pet.ts';
import { demoPets } from './demo-pets.ts';

/** The other shelters of `DEMO=network`, with the names of their pets. */
export const demoPartners = [
  {
    slug: 'lakeside-animal-haven',
    name: 'Lakeside Animal Haven',
    timeZone: 'America/Chicago',
    address: '7 Ferry Landing, Madison, WI 53703',
    phone: '(608) 555-0117',
    petNames:
      'Acorn Basil Birdie Bobbin Bramble Button Chester Clover Cobbler Copper Dottie Ember Fennel Finch Gus Heron Huckleberry Ivy Jasper Kestrel Kettle Lentil Magpie Maple Marlow Minnow Muffin Nettle Olive Otter Pebble Pepper Pippin Quill Rosemary Sorrel Tansy Truffle Wren Ziggy',
  },
  {
    slug: 'prairie-paws',
    name: 'Prairie Paws',
    timeZone: 'America/Denver',
    address: '230 Windmill Road, Fort Collins, CO 80521',
    phone: '(970) 555-0163',
    petNames:
      'Alma Banjo Bluebell Bonnie Boots Cricket Dakota Daisy Dusty Echo Fern Flint Ginger Goldie Harper Indigo Jolly Kit Lark Linus Lupin Marigold Mesa Nutmeg Oakley Poppy Porter Prairie Quincy Ranger Ripley Rusty Sage Scout Sunny Teasel Tully Vesper Willow Yarrow',
  },
] as const;

type EnergyLevel = NonNullable<PetInput['energy_level']>;

/** In English and Spanish. */
const summaries: Record<EnergyLevel, readonly (readonly [en: string, es: string])[]> = {
  LapPet: [
    [
      'Has decided that laps are furniture.',
      'Decidió que las piernas de la gente son parte de los muebles.',
    ],
    ['Would like to be carried to dinner.', 'Le gustaría ir a cenar en brazos.'],
  ],
  Calm: [
    [
      'Prefers a sunny window to any adventure.',
      'Prefiere una ventana con sol a cualquier aventura.',
    ],
    ['Sleeps a lot, and likes company while doing so.', 'Duerme mucho, y mejor en compañía.'],
  ],
  Moderate: [
    [
      'Ready for a walk or a nap, in either order.',
      'Un paseo y una siesta: todo le parece bien, en cualquier orden.',
    ],
    [
      'Plays for ten minutes and then wants to be near you.',
      'Juega diez minutos y luego quiere estar cerca de ti.',
    ],
  ],
  VeryActive: [
    ['Is up before you are, and has plans.', 'Se levanta antes que tú, y ya tiene planes.'],
    [
      'Needs a lot of play before there is any cuddling.',
      'Necesita mucho juego antes de los mimos.',
    ],
  ],
};

/** As many pets as the first shelter has, of the same looks, with names and sentences of their own. */
export function petsOfPartner(place: number): DemoPet[] {
  const names = (demoPartners[place]?.petNames ?? '').split(' ');
  return demoPets.map(({ slug, daysHere, pet }, index) => {
    const choices = summaries[(pet.energy_level ?? 'Moderate') as EnergyLevel];
    const [summary = '', inSpanish = ''] = choices[(index + place) % 2] ?? [];
    const texts = {
      ...{ name: names[index] ?? '', summary, description: null, shelter_notes: null },
      translations: { es: { summary: inSpanish, description: null } },
    };
    return { slug, daysHere: daysHere + 3 * (place + 1), pet: { ...pet, ...texts } };
  });
}
