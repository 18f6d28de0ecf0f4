import { formatCount } from '../../lib/text/format-text.ts';

interface Named {
  pet: string;
}

/** Texts of the page of a foster carer. */
export const ownFosterMessages = {
  title: 'My Fosters',
  count: ({ pets, due }: { pets: number; due: number }) =>
    `${pets === 1 ? '1 pet' : `${formatCount(pets)} pets`}, ${due === 0 ? 'nothing due today' : `${formatCount(due)} due today`}`,
  loading: 'Loading your pets...',
  loadFailed: 'Your pets could not be loaded.',
  noHome: 'Thank you for opening your home',
  noHomeHint:
    'Please say below what you can take in. The shelter then offers you pets, and each one that moves in with you is here.',
  noPets: 'No pet lives with you now',
  noPetsHint:
    'When the shelter brings you a pet, it is here with its care, and you can send photos and notes.',

  since: ({ day }: { day: string }) => `With you since ${day}`,
  visit: ({ time, visitor }: { time: string; visitor: string | null }) =>
    visitor ? `${visitor} visits on ${time}` : `A visit on ${time}`,
  nothingDue: 'Nothing is due today.',
  coming: 'Next 7 days',
  done: 'What you did today',
  medicines: 'Medicines',
  weights: 'Weight',
  facts: 'What the shelter knows',
  notes: 'Your notes',
  report: 'Your last report',

  photo: 'Photo',
  photoOf: ({ pet }: Named) => `Photo of ${pet}`,
  note: 'Note',
  noteOn: ({ pet }: Named) => `Note on ${pet}`,
  noteHint: 'Staff read it in the diary of the pet.',
  noteMissing: 'Please write something.',
  sendNote: 'Send the Note',
  reportCard: 'Report',
  reportOn: ({ pet }: Named) => `Report on ${pet}`,
  reportHint: 'Answer what you have seen. Staff read it before it changes anything.',
  sentence: 'In a sentence',
  reportEmpty: 'Please answer at least one question.',
  sendReport: 'Send the Report',
  failed: 'This could not be sent. Please try again.',

  photoSent: ({ pet }: Named) => `The photo of ${pet} is with the shelter.`,
  noteSent: ({ pet }: Named) => `The note on ${pet} is with the shelter.`,
  reportSent: ({ pet }: Named) => `The report on ${pet} is with the shelter. Thank you.`,
  sendingPhoto: ({ pet }: Named) => `Sending a photo of ${pet}`,
  waitingPhoto: 'A photo waits to be sent',
  waitingNote: 'A note waits to be sent',
  waitingReport: 'A report waits to be sent',
  photoRefused: ({ pet, reason }: Named & { reason: string }) =>
    `The photo of ${pet} was not saved. ${reason}`,
  noteRefused: ({ pet, text, reason }: Named & { text: string; reason: string }) =>
    `The note on ${pet} was not saved: “${text}” ${reason}`,
  reportRefused: ({ pet, reason }: Named & { reason: string }) =>
    `The report on ${pet} was not saved. ${reason}`,
} as const;
