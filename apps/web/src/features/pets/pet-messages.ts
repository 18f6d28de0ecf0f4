/** B4.04: texts about several photos of a pet. */
export const petMessages = {
  allPets: 'All pets',
  newHere: 'New here',
  waiting: (days: number) => `Waiting ${days} days`,
  bondedWith: (other: string) => `Bonded with ${other}: they move together`,
  howItFits: (name: string) => `See how ${name} fits your answers`,
  share: 'Share',
  sharePet: (petName: string) => `Meet ${petName}`,
  photoCount: (count: number) => `${count} photos`,
  photos: (petName: string) => `Photos of ${petName}`,
  photoPosition: (position: number, total: number) => `Photo ${position} of ${total}`,
  photoAltText: (petName: string, species: string, position: number) =>
    `${petName}, ${species}, photo ${position}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
} as const;
