/** Texts of the pages about several shelters. */
export const sheltersMessages = {
  title: 'Our Shelters',
  intro: 'Every pet here lives at one of these shelters. You visit it there.',
  petCount: (count: number) =>
    count === 0
      ? 'No pets are looking for a home now'
      : count === 1
        ? '1 pet is looking for a home'
        : `${count} pets are looking for a home`,
  allShelters: 'All shelters',
  contact: 'Contact and opening hours',
  pets: (name: string) => `Who lives at ${name}`,
  seeAll: (count: number) => `See all ${count} here`,
  nobody: 'Nobody here is looking for a home at the moment. Please look in again soon.',
  noContact: 'This shelter has not published its contact details yet.',
  unknownTitle: 'This page does not exist',
  closedTitle: 'This shelter is not taking visits at the moment',
  closedText:
    'Please look in again later. Pets of other shelters are looking forward to your visit.',
  seePets: 'See all pets',
  failed: 'The shelters could not be loaded. Please try again.',
  description: (name: string) =>
    `The pets of ${name} that are looking for a home, with address and opening hours. See who they are, and book a visit.`,
} as const;
