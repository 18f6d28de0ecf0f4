import type { Pet } from '@pawmatch/contract/pets/pet';

/** R2.40: the text under "About": the summary, else the description, else a default. */
export function aboutText(pet: Pick<Pet, 'name' | 'summary' | 'description'>): string {
  return (
    pet.summary?.trim() ||
    pet.description?.trim() ||
    `${pet.name} is looking for a loving home. Come and meet ${pet.name} to find out more.`
  );
}

/** The text below it: the description, when the summary comes first. */
export function storyText({ summary, description }: Pick<Pet, 'summary' | 'description'>) {
  const lead = summary?.trim();
  const story = description?.trim();
  return lead && story && story !== lead ? story : null;
}
