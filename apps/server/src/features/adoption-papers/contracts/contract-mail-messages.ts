import { CONTRACT_LINK_DAYS } from '@pawmatch/contract/adoption-papers/contract-values';
import { localized } from '@pawmatch/contract/localized';

type OfPet = { pet: string };

/** Mails with the link to an adoption contract. */
export const contractMailMessages = localized('contractMailMessages', {
  yourPet: 'your pet',
  ready: {
    subject: ({ pet }: OfPet) => `The adoption contract for ${pet} is ready`,
    text: ({ pet }: OfPet) =>
      `Please read the contract for ${pet}. When you agree, you can sign it with your name, also on your phone.`,
    open: 'Read the contract',
    lifetime: `The link works for ${CONTRACT_LINK_DAYS} days. Opening it signs nothing. Please do not pass it on.`,
  },
  signed: {
    subject: ({ pet }: OfPet) => `Your signed adoption contract for ${pet}`,
    text: ({ pet }: OfPet) =>
      `The contract for ${pet} is signed. You can read it and save it as a PDF file.`,
    open: 'Open the signed contract',
    lifetime: `The link works for ${CONTRACT_LINK_DAYS} days. Please do not pass it on.`,
  },
});
