import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { aboutText, storyOf } from './details/about-text.ts';
import { petDialogMessages } from './details/pet-details-messages.ts';

/** In characters; search engines and messengers show no more. */
const DESCRIPTION_LENGTH = 200;

/** The tab's title while a pet is open, such as `Biscuit, Beagle puppy`. */
export function petTitle({ name, breed, age_group, species, sex }: Pet): string {
  const age = ageLabel(age_group, species, sex).toLowerCase();
  const { tabTitle, tabTitleOfYoung } = petDialogMessages;
  return (age_group === 'Baby' ? tabTitleOfYoung : tabTitle)({ name, breed, age });
}

/** The description of a pet for link previews, in one or two sentences. */
export function petDescription(pet: Pet): string {
  if (pet.status === 'Adopted') {
    return petDialogMessages.adoptedPreview(pet.name);
  }
  if (pet.status === 'Pending') {
    return petDialogMessages.pendingPreview(pet.name);
  }
  return shorten(aboutText({ ...storyOf(pet), name: pet.name }));
}

/** Removed before an ellipsis. */
const END_OF_WORD = /[\s.,;:!?–-]/;

/** On one line, cut between two words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= DESCRIPTION_LENGTH) return line;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  const words = cut.slice(0, cut.lastIndexOf(' ')) || cut;
  let end = words.length;
  while (END_OF_WORD.test(words.charAt(end - 1))) end -= 1;
  return `${words.slice(0, end)}…`;
}
