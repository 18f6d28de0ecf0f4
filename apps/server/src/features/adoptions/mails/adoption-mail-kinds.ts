export const adoptionMailKinds = [
  'asked',
  'approved',
  'trial',
  'adopted',
  'declined',
  'pet_adopted',
  'pet_left',
  'one_left',
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
