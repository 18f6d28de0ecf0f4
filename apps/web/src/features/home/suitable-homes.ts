import type { Pet } from '@pawmatch/contract/pets/pet';

/** Whom a pet would suit, as keys of the messages. */
export type SuitableHome =
  | 'children'
  | 'dogsAndCats'
  | 'dogs'
  | 'cats'
  | 'noOtherPets'
  | 'quiet'
  | 'active'
  | 'beginners'
  | 'experienced';

type HomeFacts = Pick<
  Pet,
  'kid_friendly' | 'dog_friendly' | 'cat_friendly' | 'energy_level' | 'experience_level'
>;

/** The homes that a pet would suit, by its known facts; an unknown fact says nothing. */
export function suitableHomes(pet: HomeFacts): SuitableHome[] {
  const { kid_friendly, energy_level, experience_level } = pet;
  return [
    ...(kid_friendly ? ['children' as const] : []),
    ...otherPets(pet),
    ...(energy_level === 'LapPet' || energy_level === 'Calm' ? ['quiet' as const] : []),
    ...(energy_level === 'VeryActive' ? ['active' as const] : []),
    ...(experience_level === 'Beginner' ? ['beginners' as const] : []),
    ...(experience_level === 'Advanced' ? ['experienced' as const] : []),
  ];
}

function otherPets({ dog_friendly, cat_friendly }: HomeFacts): SuitableHome[] {
  if (dog_friendly && cat_friendly) return ['dogsAndCats'];
  if (dog_friendly) return ['dogs'];
  if (cat_friendly) return ['cats'];
  return dog_friendly === false && cat_friendly === false ? ['noOtherPets'] : [];
}
