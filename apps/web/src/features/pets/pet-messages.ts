/** Texts about a pet on its card, and wherever it is shown. */
export const petMessages = {
  listLabel: 'Pets',
  showMore: 'Show more',
  showLess: 'Show less',
  specialNeeds: 'Special Needs',
  training: 'Training',
  noTraining: 'None noted yet',
  shelterNotes: 'Shelter notes',
  noShelterNotes: 'No additional notes available for this pet.',
  petFriendly: 'Pet Friendly',
  goodWith: { dog_friendly: 'Good with dogs', cat_friendly: 'Good with cats' },
  breed: 'Breed',
  yes: 'Yes',
  no: 'No',
  askShelter: 'Ask the shelter',
  noPhoto: 'No photo available',
  photoAlt: (petName: string, species: string) => `${petName}, ${species}`,
  noStory: (petName: string) =>
    `${petName} is looking for a loving home. Come and meet ${petName} to find out more.`,
  petLoading: 'Loading this pet',
  petLoadingSpinner: 'Loading this pet...',
  petFailed: 'This pet could not be loaded',
  checkConnection: 'Please check your connection and try again.',
  tryAgain: 'Try Again',
  close: 'Close',
  shareOnWhatsApp: 'Share on WhatsApp',
  whatsApp: 'WhatsApp',
  shareBySms: 'Share via SMS',
  sms: 'SMS',
  shareByEmail: 'Share via Email',
  email: 'Email',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to clipboard',
  linkNotCopied: (link: string) => `The link could not be copied: ${link}`,
  newHere: 'New here',
  waiting: (days: number) => `Waiting ${days} days`,
  bondedWith: (other: string) => `Bonded with ${other}: they move together`,
  photoCount: (count: number) => `${count} photos`,
  photoPosition: (position: number, total: number) => `Photo ${position} of ${total}`,
  photoAltText: (petName: string, species: string, position: number) =>
    `${petName}, ${species}, photo ${position}`,
} as const;

interface Names {
  pet: string;
  other: string;
}

/** Texts about bonded pairs. */
export const bondedMessages = {
  hint: 'A visit is with both of them, and they find a home together.',
  unavailable: {
    Pending: ({ pet, other }: Names) =>
      `${pet} moves together with ${other}, whom someone is about to adopt, so visits are not possible at the moment.`,
    Adopted: ({ pet, other }: Names) =>
      `${pet} moves together with ${other}, who is no longer available, so visits are not possible at the moment.`,
  },

  admin: {
    title: 'Bonded pair',
    none: 'Not part of a bonded pair.',
    linked: ({ pet, other }: Names) =>
      `${pet} and ${other} are shown, matched and visited together. Visits that are booked already stay as they are.`,
    statusesDiffer: ({ pet, other }: { pet: string; other: string }) =>
      `${pet} and ${other}: neither is offered to adopters until both are Available.`,
    named: ({ name, status }: { name: string; status: string }) => `${name} is ${status}`,
    choose: 'Link with another pet',
    other: 'The other pet',
    placeholder: 'Search by name or breed',
    missing: 'Please choose the other pet.',
    link: 'Link',
    cancel: 'Cancel',
    unlink: 'Unlink',
    saveFailed: 'The pair could not be changed. Please try again.',
    wasLinked: ({ pet, other }: Names) => `${pet} and ${other} are a bonded pair now.`,
    wasUnlinked: ({ pet, other }: Names) => `${pet} and ${other} are no longer a bonded pair.`,
  },
} as const;
