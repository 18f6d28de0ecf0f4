import { MAX_SENTENCES } from '@pawmatch/contract/pet-letters/pet-letter-limits';
import { petLetterTexts } from '@pawmatch/contract/pet-letters/pet-letter-messages';

/** The texts of letters from pets. */
export const petLetterMessages = {
  from: petLetterTexts.from,
  signature: petLetterTexts.signature,
  photoOf: petLetterTexts.photoOf,

  // For staff
  title: 'Letter from the pet',
  about: `Up to ${MAX_SENTENCES} sentences in the pet’s voice, which are sent once. The visitor may show the letter to everybody, so do not name them.`,
  loadFailed: 'The letter could not be loaded.',
  text: 'Letter',
  textHint: ({ pet }: { pet: string }) => `${pet} says “I”.`,
  photo: 'Photo',
  noPhoto: 'Without a photo',
  photoNumber: ({ number }: { number: number }) => `Photo ${number}`,
  preview: 'Preview',
  send: 'Send Letter',
  sending: 'Sending...',
  change: 'Change It',
  sent: 'The letter is on its way',
  sendFailed: 'The letter could not be sent.',
  wasSent: ({ date }: { date: string }) => `Sent on ${date}.`,
  isShared: 'The visitor shows it to everybody.',

  // For its recipient
  open: ({ pet }: { pet: string }) => `Letter from ${pet}`,
  share: 'Share',
  shareAgain: 'New Address',
  isSharedBefore: 'The letter is shared. A new address replaces the former one.',
  sharing: 'Creating the address...',
  shareHint: 'Everybody with the address can see the letter and the photo, but nothing about you.',
  address: 'Address of your letter, shown only now',
  copy: 'Copy Address',
  copied: 'Address copied to clipboard',
  copyFailed: 'The address could not be copied. Please select it and copy it.',
  takeDown: 'Stop Sharing',
  takenDown: 'The letter is not shared any more',
  shareFailed: 'That did not work.',

  // For everybody
  pageTitle: 'A Letter',
  loading: 'Opening the letter...',
  goneTitle: 'This letter is not here',
  gone: 'This letter is not shared, or not any more.',
  meetPets: 'Meet the pets',
} as const;
