import {
  type AdoptionEndReason,
  MAX_ADOPTION_MESSAGE,
} from '@pawmatch/contract/adoptions/adoption-values';
import { formatCount } from '../../../lib/text/format-text.ts';

interface Case {
  pets: string;
  shelter: string;
}

/** The texts about an adopter's own adoptions. */
export const ownAdoptionMessages = {
  title: 'Your Adoptions',
  failed: 'Your adoptions could not be loaded. Please try again.',
  healthRecord: 'Health Record',
  adoptionOf: (pets: string) => `Adopting ${pets}`,

  /** Where an adoption of one pet or of a pair stands. */
  steps: {
    asked: () => 'You asked to adopt',
    checking: ({ shelter }: Case) => `${shelter} looks into it`,
    approved: () => 'Reserved for you',
    on_trial: () => 'With you on trial',
    adopted: () => 'At home with you',
  },
  stepsLabel: 'Where you stand',
  stepDone: 'Done:',
  stepNow: 'Now:',
  stepLater: 'Later:',

  /** What the adopter has to do, or hears next. */
  next: {
    asked: ({ shelter }: Case) => `${shelter} has your question. You need to do nothing now.`,
    checking: ({ shelter }: Case) =>
      `${shelter} may call you, or ask to see where you live. Otherwise you need to do nothing now.`,
    approved: ({ pets, shelter }: Case) =>
      `Please agree with ${shelter} on a day to take ${pets} home.`,
    on_trial: ({ shelter }: Case) =>
      `Please tell ${shelter} how it goes, above all when something worries you.`,
    adopted: ({ shelter }: Case) => `Questions come up later, too. ${shelter} is there for you.`,
  },
  hearBy: (time: string) => `You hear by ${time}.`,
  hearLate: ({ time, shelter }: { time: string; shelter: string }) =>
    `You should have heard by ${time}. We are sorry: please contact ${shelter}.`,
  trialUntil: (date: string) => `The trial lasts until ${date}.`,
  adoptedOn: (date: string) => `Since ${date}.`,

  /** Of one pet or of a pair, so that no verb has to agree with their number. */
  ended: {
    adopter: ({ pets }: Case) => `You decided not to adopt ${pets}.`,
    declined: ({ pets, shelter }: Case) =>
      `${shelter} has decided to look for another home for ${pets}. We know that this is hard to read.`,
    pet_adopted: ({ pets }: Case) => `Somebody else has adopted ${pets}.`,
    pet_left: ({ pets }: Case) => `The shelter does not have ${pets} any more.`,
    account_closed: ({ pets }: Case) => `The adoption of ${pets} has ended.`,
    mistake: ({ pets }: Case) => `The adoption of ${pets} was recorded by mistake.`,
    withdrawn: ({ pets }: Case) => `The adoption of ${pets} has ended.`,
    returned: ({ pets }: Case) => `The shelter has ${pets} back.`,
  } satisfies Record<
    Exclude<AdoptionEndReason, 'staff'> | 'declined' | 'withdrawn' | 'returned',
    (it: Case) => string
  >,
  meetPets: 'Meet other pets',

  withdraw: 'I Changed My Mind',
  withdrawTitle: (pets: string) => `Not adopt ${pets} after all?`,
  withdrawText: ({ pets, shelter }: Case) =>
    `${shelter} is told, and ${pets} can find another home. You can ask again later, as long as nobody else has.`,
  keep: 'Not Now',
  hasWithdrawn: (shelter: string) => `${shelter} knows. Thank you for saying it.`,
  withdrawFailed: 'This was not done. Please try again.',

  ask: (pet: string) => `I Would Like to Adopt ${pet}`,
  askTitle: (pet: string) => `Adopt ${pet}?`,
  askText: ({ pets, shelter }: Case) =>
    `${shelter} is told that you would like to give ${pets} a home, and answers you. You promise nothing yet.`,
  theShelter: 'The shelter',
  message: 'What should the shelter know about you? (optional)',
  messageHint: `Such as who lives with you, and how a day looks. At most ${formatCount(MAX_ADOPTION_MESSAGE)} characters.`,
  send: 'Tell the Shelter',
  sending: 'Telling the shelter...',
  askFailed: 'This was not sent. Please try again.',
  asked: (shelter: string) => `${shelter} knows that you would like to adopt.`,

  /** On a pet's page, for who has an adoption of it. */
  ofPet: {
    asked: (pet: string) => `You asked to adopt ${pet}`,
    checking: (pet: string) => `Your adoption of ${pet} is being checked`,
    approved: (pet: string) => `${pet} is reserved for you`,
    on_trial: (pet: string) => `${pet} lives with you on trial`,
    adopted: (pet: string) => `${pet} is at home with you`,
  },
  /** Somebody else is ahead. */
  reservedForOther: (pet: string) =>
    `${pet} is reserved for somebody else at the moment. If that changes, you hear from us: your question stays open`,
  notAvailable: {
    Pending: (pet: string) =>
      `Somebody else is about to adopt ${pet}. If that does not work out, ${pet} is on the list again, and you can ask then.`,
    Adopted: (pet: string) =>
      `${pet} has found a home. We are happy for ${pet}, and sorry for you.`,
    gone: (pet: string) => `${pet} is not at the shelter any more.`,
  },
  close: 'All Right',
} as const;
