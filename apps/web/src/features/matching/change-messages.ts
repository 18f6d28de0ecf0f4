import type { ExclusionCause, HouseholdCause } from '@pawmatch/contract/matching/facts';

/** What an answer is about, within a sentence. */
const topics: Record<ExclusionCause, string> = {
  species: 'dogs and cats',
  children: 'children',
  children_ages: 'the ages of your children',
  dogs: 'dogs at home',
  cats: 'cats at home',
  allergies: 'allergies',
  special_needs: 'special needs',
  HouseTrained: 'house training',
  LitterTrained: 'litter training',
};

/** What a fact of the household excludes: one pet, and several. */
const excludedPets: Record<HouseholdCause, [string, (pets: number) => string]> = {
  children: [
    '1 pet is known not to suit a home with children',
    (pets) => `${pets} pets are known not to suit a home with children`,
  ],
  children_ages: [
    '1 pet is known to need older children',
    (pets) => `${pets} pets are known to need older children`,
  ],
  dogs: [
    '1 pet is known not to suit a home with a dog',
    (pets) => `${pets} pets are known not to suit a home with a dog`,
  ],
  cats: [
    '1 pet is known not to suit a home with a cat',
    (pets) => `${pets} pets are known not to suit a home with a cat`,
  ],
  allergies: [
    '1 pet is known not to be allergy friendly',
    (pets) => `${pets} pets are known not to be allergy friendly`,
  ],
};

/** B2.04, B2.11: what would change the matches, and the pet in mind. */
export const changeTexts = {
  suggestions: 'What would change this',
  more: (count: number) => (count === 1 ? '1 more pet fits' : `${count} more pets fit`),
  partnerDecides: (name: string) => `Only ${name} can change this answer.`,
  bothDecide: (name: string) => `You and ${name} would both have to change this.`,
  changeThis: 'Change this',
  changeAll: (count: number) => `Change these ${count} answers`,
  change: (answer: string) => `Change this: ${answer}`,
  changed: 'Your answers are changed, and your matches follow.',
  undo: 'Undo',
  undone: 'Your answers are as they were before.',
  notChanged: 'Your answer was not changed. Please try again.',
  noneHelps: 'No single answer would bring more pets.',
  householdExcludes: 'What your household needs leaves these pets out:',
  excludedPets: (cause: HouseholdCause, pets: number) => {
    const [one, several] = excludedPets[cause];
    return pets === 1 ? one : several(pets);
  },
  alert: 'We can email you when a new pet fits.',
  inMind: (name: string) => `You looked at ${name}`,
  excluded: 'Not among your matches, because of your answers:',
  excludedForBoth: 'Not among the matches for you both, because of these answers:',
  partnerAnswer: (name: string, cause: ExclusionCause) =>
    `What ${name} answered about ${topics[cause]} leaves this pet out`,
  byMistake: 'Answered by mistake? Edit your answers',
  editAnswer: (cause: HouseholdCause) =>
    `Answered by mistake? Edit your answers about ${topics[cause]}`,
  changeAge: 'You can change the age of the youngest child above, under “Sharpen your matches”.',
  putAside: 'You put this pet aside',
  otherPutAside: (name: string) => `You put ${name} aside`,
  partnerPutAside: (partner: string, name: string) => `${partner} put ${name} aside`,
  seePet: (name: string) => `See ${name}`,
  dismiss: (name: string) => `Remove ${name} from this page`,
};
