import type { FactsOfKind } from '@pawmatch/contract/pets/facts/pet-facts';
import { inThousands } from '../../../lib/text/in-thousands.ts';

/** Texts of the details of a pet: of its dialog and of its page. */
export const petDialogMessages = {
  about: 'About',
  goodWith: 'Good with',
  /** The facts that say with whom a pet may get along, after "Good with"; others are among the facts. */
  company: {
    allergy_friendly: 'People with allergies',
    kid_friendly: 'Children',
    dog_friendly: 'Dogs',
    cat_friendly: 'Cats',
  } satisfies Partial<Record<FactsOfKind<'yesNoUnknown'>, string>>,
  askAbout: (company: string) => `Not known yet: ${company}. Ask the shelter.`,
  facts: 'Facts',
  /** The tab's title while a pet is open, such as `Biscuit, Beagle puppy`. @param age in small letters */
  tabTitle: ({ name, breed, age }: Record<'name' | 'breed' | 'age', string>) =>
    `${name}, ${age} ${breed}`,
  /** The same for a puppy or kitten. */
  tabTitleOfYoung: ({ name, breed, age }: Record<'name' | 'breed' | 'age', string>) =>
    `${name}, ${breed} ${age}`,
  /** Before the name of the shelter, which is a link. */
  livesAt: 'Lives at',
  share: (petName: string) => `Share ${petName}`,
  position: (position: number, total: number) =>
    `${inThousands(position)} of ${inThousands(total)}`,
  /** Read out after a step. */
  showing: ({ petName, position, total }: { petName: string; position: number; total: number }) =>
    `Showing ${petName}, number ${inThousands(position)} in a list of ${inThousands(total)}.`,
  previousPet: 'Previous pet',
  nextPet: 'Next pet',
  howItMatches: (petName: string) => `See how ${petName} fits your answers`,
  meet: (petNames: string) => `Meet ${petNames}`,
  similarPets: (petName: string) => `Others like ${petName}`,
  scheduleVisit: 'Schedule a Visit',
  logInToVisit: 'Sign up or log in to request a visit',
  signUp: 'Sign Up',
  logIn: 'Log In',
  isAdopted: (petName: string) =>
    `${petName} has found a home and is no longer available for visits.`,
  isPending: (petName: string) =>
    `Someone is about to adopt ${petName}, so visits are not possible at the moment.`,
  /** @param day the last one of the hold */
  isOnHold: ({ pet, day }: { pet: string; day: string }) =>
    `${pet} is on hold until ${day}, so that an owner can be found. You can ask for a visit after that day.`,
  isNotReady: (petName: string) =>
    `${petName} is still being cared for and cannot have visitors yet. Please look again in a few days.`,
  neuteredBefore: {
    Male: (petName: string) => `${petName} will be neutered before going home.`,
    Female: (petName: string) => `${petName} will be spayed before going home.`,
    Unknown: (petName: string) => `${petName} will be spayed or neutered before going home.`,
  },
  unknownTitle: 'We could not find this pet',
  unknownText: 'It may have found a home already, or the link is not complete.',
  seeAllPets: 'See all pets',
  allPets: 'All pets',
  photos: (petName: string) => `Photos of ${petName}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  adoptedPreview: (petName: string) =>
    `${petName} has found a home. Meet others who are still looking for theirs.`,
  pendingPreview: (petName: string) =>
    `Someone is about to adopt ${petName}. Meet others who are still looking for a home.`,
} as const;
