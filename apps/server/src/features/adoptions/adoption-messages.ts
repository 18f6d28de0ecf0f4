import { type MailBlock, mailLink } from '../../platform/mail/mail-draft.ts';

export const adoptionMailKinds = [
  'asked',
  'approved',
  'trial',
  'adopted',
  'declined',
  'pet_adopted',
  'pet_left',
  'withdrawn',
  'released',
  'reopened',
] as const;

/** What an adopter gets an email about: a stage, or why it ended. */
export type AdoptionMailKind = (typeof adoptionMailKinds)[number];

/** What an email says about an adoption. */
export interface MailedAdoption {
  /** The names of both pets of a pair, such as "Luna and Milo". */
  pet: string;
  isPair: boolean;
  /** By when the shelter answers; null when that has passed. */
  answerBy: string | null;
  trialUntil: string | null;
  similarPets: { name: string; url: string }[];
  /** Pets of the same species. */
  allPetsUrl: string;
  /** Null for an adopter without an account. */
  dashboardUrl: string | null;
}

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

const are = ({ isPair }: MailedAdoption) => (isPair ? 'are' : 'is');
const have = ({ isPair }: MailedAdoption) => (isPair ? 'have' : 'has');

/** What each email to an adopter says. */
export const adoptionMessages: Record<
  AdoptionMailKind,
  (adoption: MailedAdoption) => AdoptionMailText
> = {
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
    subject: `${adoption.pet} ${are(adoption)} reserved for you`,
    blocks: [
      `Good news: ${adoption.pet} ${are(adoption)} reserved for you. Nobody else can adopt ${adoption.pet} now.`,
      'We will talk with you about the next steps.',
      ...dashboard(adoption),
    ],
  }),

  trial: (adoption) => ({
    subject: `${adoption.pet} ${are(adoption)} coming home with you on trial`,
    blocks: [
      adoption.trialUntil
        ? `${adoption.pet} ${are(adoption)} yours on trial until ${adoption.trialUntil}. Take all that time to get to know each other.`
        : `${adoption.pet} ${are(adoption)} yours on trial. Take your time to get to know each other.`,
      'Please call or write to us whenever you have a question.',
      ...dashboard(adoption),
    ],
  }),

  adopted: (adoption) => ({
    subject: `Congratulations: ${adoption.pet} ${have(adoption)} found a home with you`,
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
    subject: `${adoption.pet} ${have(adoption)} found a home`,
    blocks: [
      `${adoption.pet} ${have(adoption)} been adopted by somebody else. That is good news for ${adoption.pet}, and we know that it is a disappointment for you. Thank you for your wish to adopt.`,
      ...otherPets(adoption),
    ],
  }),

  pet_left: (adoption) => ({
    subject: `${adoption.pet} ${are(adoption)} not at our shelter any more`,
    blocks: [
      `We are sorry: ${adoption.pet} ${are(adoption)} not at our shelter any more, so you cannot adopt ${adoption.pet} from us.`,
      ...otherPets(adoption),
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
      `${adoption.pet} ${are(adoption)} still at our shelter, and your wish to adopt ${adoption.pet} is open again. We are sorry for the confusion.`,
      ...dashboard(adoption),
    ],
  }),
};
