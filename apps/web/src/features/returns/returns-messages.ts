import type { ReturnReason } from '@pawmatch/contract/returns/return-values';

interface Returned {
  /** The names of both pets of a pair. */
  pets: string;
  isPair: boolean;
}

/** Texts of returns. A return is no shame: it says what the next home should know. */
export const returnMessages = {
  open: 'Record a Return',
  title: ({ pets, isPair }: Returned) => `${pets} ${isPair ? 'come' : 'comes'} back`,
  about:
    'A pet that comes back begins a new stay and is offered again. Thank the adopter for telling you: what did not work helps to find the right home.',
  which: 'Which of the two comes back?',
  both: 'Both',
  reason: 'Why does it come back?',
  chooseReason: 'Choose a reason',
  reasons: {
    housing: 'Home or landlord',
    allergy: 'Allergy',
    children: 'Not good with the children',
    other_pets: 'Not good with other pets',
    behavior: 'Behavior',
    time: 'Too little time',
    health_of_adopter: 'Health of the adopter',
    health_of_pet: 'Health of the pet',
    cost: 'Cost',
    life_change: 'A change in life, such as a move',
    other: 'Another reason',
    unknown: 'Not known',
  } satisfies Record<ReturnReason, string>,
  day: 'Day of the return',
  words: 'What does the earlier home tell the next one?',
  wordsHint: 'Optional. For example what the pet likes, and what it needs. No names, please.',
  arePublic: 'Show these words on the pet’s page',
  arePublicHint: 'The next adopters read them as “From the earlier home”.',
  isListed: 'Show the pet to adopters at once',
  submit: 'Take It Back',
  submitting: 'Taking it back...',
  done: ({ pets, isPair }: Returned) => `${pets} ${isPair ? 'are' : 'is'} back and can be adopted.`,
  failed: 'The return could not be recorded. Please try again.',

  earlier: 'Returns',
  cameBack: ({ date, reason }: { date: string; reason: string }) => `${date}: ${reason}`,
  show: 'Show the Words on the Pet’s Page',
  hide: 'Hide the Words from Adopters',
  shown: 'Adopters read these words on the pet’s page.',
  hidden: 'Only staff read these words.',
  changeFailed: 'This could not be changed. Please try again.',

  fromEarlierHome: 'From the earlier home',
};
