import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import type { AdoptionMailKind, MailedAdoption } from './mails/adoption-mail-kinds.ts';

interface AdoptionMailText {
  subject: string;
  blocks: MailBlock[];
}

const dashboard = ({ dashboardUrl }: MailedAdoption): MailBlock[] =>
  dashboardUrl ? [mailLink('See how far it is', dashboardUrl)] : [];

const otherPets = ({ similarPets, allPetsUrl }: MailedAdoption): MailBlock[] => [
  ...(similarPets.length > 0
    ? [
        'These pets are much like the one that you asked for, and wait to meet somebody like you:',
        ...similarPets.map(({ name, url }) => mailLink(`Meet ${name}`, url)),
      ]
    : []),
  mailLink('See other pets', allPetsUrl),
];

const texts: Record<AdoptionMailKind, (adoption: MailedAdoption) => AdoptionMailText> = {
  asked: (adoption) => ({
    subject: `You would like to adopt ${adoption.pet}`,
    blocks: [
      `Thank you: you would like to give ${adoption.pet} a home, and we look forward to talking about it.`,
      adoption.answerBy
        ? `You hear from us by ${adoption.answerBy}.`
        : 'You hear from us as soon as we can.',
      ...dashboard(adoption),
    ],
  }),

  approved: (adoption) => ({
    subject: adoption.isPair
      ? `${adoption.pet} are reserved for you`
      : `${adoption.pet} is reserved for you`,
    blocks: [
      adoption.isPair
        ? `Good news: ${adoption.pet} are reserved for you. Nobody else can adopt ${adoption.pet} now.`
        : `Good news: ${adoption.pet} is reserved for you. Nobody else can adopt ${adoption.pet} now.`,
      'We will talk with you about the next steps.',
      ...dashboard(adoption),
    ],
  }),

  trial: (adoption) => ({
    subject: adoption.isPair
      ? `${adoption.pet} are coming home with you on trial`
      : `${adoption.pet} is coming home with you on trial`,
    blocks: [
      adoption.trialUntil
        ? adoption.isPair
          ? `${adoption.pet} are yours on trial until ${adoption.trialUntil}. Take all that time to get to know each other.`
          : `${adoption.pet} is yours on trial until ${adoption.trialUntil}. Take all that time to get to know each other.`
        : adoption.isPair
          ? `${adoption.pet} are yours on trial. Take your time to get to know each other.`
          : `${adoption.pet} is yours on trial. Take your time to get to know each other.`,
      'Please call or write to us whenever you have a question.',
      ...dashboard(adoption),
    ],
  }),

  adopted: (adoption) => ({
    subject: adoption.isPair
      ? `Congratulations: ${adoption.pet} have found a home with you`
      : `Congratulations: ${adoption.pet} has found a home with you`,
    blocks: [
      `Congratulations: you have adopted ${adoption.pet}. Thank you for giving ${adoption.pet} a home.`,
      'Please call or write to us whenever you have a question, also in a year.',
      ...dashboard(adoption),
    ],
  }),

  declined: (adoption) => ({
    subject: `About your wish to adopt ${adoption.pet}`,
    blocks: [
      `Thank you for wishing to give ${adoption.pet} a home. We are sorry: this time we have decided otherwise.`,
      'This says nothing about you as a person, and other pets may suit you well. Please ask us if you would like to know more.',
      ...otherPets(adoption),
    ],
  }),

  pet_adopted: (adoption) => ({
    subject: adoption.isPair
      ? `${adoption.pet} have found a home`
      : `${adoption.pet} has found a home`,
    blocks: [
      adoption.isPair
        ? `${adoption.pet} have been adopted by somebody else. That is good news for ${adoption.pet}, and we know that it is a disappointment for you. Thank you for your wish to adopt.`
        : `${adoption.pet} has been adopted by somebody else. That is good news for ${adoption.pet}, and we know that it is a disappointment for you. Thank you for your wish to adopt.`,
      ...otherPets(adoption),
    ],
  }),

  pet_left: (adoption) => ({
    subject: adoption.isPair
      ? `${adoption.pet} are not at our shelter any more`
      : `${adoption.pet} is not at our shelter any more`,
    blocks: [
      adoption.isPair
        ? `We are sorry: ${adoption.pet} are not at our shelter any more, so you cannot adopt ${adoption.pet} from us.`
        : `We are sorry: ${adoption.pet} is not at our shelter any more, so you cannot adopt ${adoption.pet} from us.`,
      ...otherPets(adoption),
    ],
  }),

  one_left: (adoption) => ({
    subject: `Your adoption of ${adoption.pet} goes on`,
    blocks: [
      `We are sorry: of the two pets that you asked for, only ${adoption.pet} can be adopted now. Your adoption of ${adoption.pet} goes on as before.`,
      'Please call or write to us if you would like to talk about it, or if you have changed your mind.',
      ...dashboard(adoption),
    ],
  }),

  withdrawn: (adoption) => ({
    subject: `You do not adopt ${adoption.pet} after all`,
    blocks: [
      `You do not adopt ${adoption.pet} after all. Thank you for telling us.`,
      'You are always welcome to meet another pet.',
      ...otherPets(adoption),
    ],
  }),

  released: (adoption) => ({
    subject: `The adoption of ${adoption.pet} has ended`,
    blocks: [
      `The adoption of ${adoption.pet} has ended. Please call or write to us if you did not expect this.`,
      ...otherPets(adoption),
    ],
  }),

  reopened: (adoption) => ({
    subject: `You can still adopt ${adoption.pet}`,
    blocks: [
      adoption.isPair
        ? `${adoption.pet} are still at our shelter, and your wish to adopt ${adoption.pet} is open again. We are sorry for the confusion.`
        : `${adoption.pet} is still at our shelter, and your wish to adopt ${adoption.pet} is open again. We are sorry for the confusion.`,
      ...dashboard(adoption),
    ],
  }),
};

/** What each email to an adopter says. */
export const adoptionMessages = localized('adoptionMessages', texts);

/** Why something of an adoption is refused. */
export const adoptionRefusals = localized('adoptionRefusals', {
  /** With CONFLICT. */
  changed: 'Somebody else has changed this adoption in the meantime. Please look at it again.',
  /** With FORBIDDEN. */
  own: 'This is your own adoption. Please ask a colleague to decide about it.',
  /** With PET_NOT_READY: what care rules ask of pets before they leave. */
  notReady: ({ pets }: { pets: readonly { name: string; needs: readonly string[] }[] }) =>
    `Missing before leaving: ${pets.map(({ name, needs }) => `${name} (${needs.join(', ')})`).join('; ')}. Please do it first. A manager can close the adoption anyway, with a reason.`,
  dayToCome: 'This day is still to come.',
  dayOver: 'Please choose today or a later day.',
  visitOfAnotherPet: 'This visit was with another pet.',
  contactInAccount: 'Adopters with an account change their name and contact there.',
});

/** What stands in place of what is not known any more. */
export const adoptionTexts = localized('adoptionTexts', {
  formerAdopter: 'Former adopter',
});
