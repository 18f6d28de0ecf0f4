/** Texts about a pet on its card, and wherever it is shown. */
export const petMessages = {
  listLabel: 'Pets',
  showMore: 'Show more',
  showLess: 'Show less',
  specialNeeds: 'Special Needs',
  petFriendly: 'Pet Friendly',
  goodWith: { dog_friendly: 'Good with dogs', cat_friendly: 'Good with cats' },
  breed: 'Breed',
  /** The value of a tag after its label, where it is not alone. */
  afterLabel: (value: string) => value,
  noPhoto: 'No photo available',
  /** @param species in small letters, such as `dog` */
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
  /** Where a pet lives. @param miles such as `1,240` */
  milesAway: ({ miles, place }: { miles: string; place: string }) =>
    miles === '1' ? `1 mile, ${place}` : `${miles} miles, ${place}`,
  tooFar: ({ miles, place }: { miles: string; place: string }) =>
    `${miles} miles, ${place}, further than you said`,
  newHere: 'New here',
  waiting: (days: number) => `Waiting ${days} days`,
  bondedWith: (other: string) => `Bonded with ${other}: they move together`,
  photoCount: (count: number) => `${count} photos`,
  photoPosition: (position: number, total: number) => `Photo ${position} of ${total}`,
  photoAltText: (petName: string, species: string, position: number) =>
    `${petName}, ${species}, photo ${position}`,
} as const;
