import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { ContractRow } from './adoption-papers.tables.ts';
import type { PaperAdoption } from './paper-adoption.repository.ts';

/** The adopter with or without an account, as far as known. */
export function adopterOf({ adoption, user }: PaperAdoption): {
  name: string;
  email: string | null;
  phone: string | null;
} {
  return {
    name: user?.fullName ?? adoption.adopterName ?? '',
    email: user?.email ?? adoption.adopterEmail,
    phone: user?.phoneNumber ?? adoption.adopterPhone,
  };
}

/** Such as "Luna and Milo". */
export const namesOfPets = ({ pets }: PaperAdoption): string =>
  petNames(pets[0] ?? null, pets[1] ?? null);

/** Who is to sign a contract, as it names them. */
export const signersOf = ({ fields }: Pick<ContractRow, 'fields'>): [ContractSigner, string][] => [
  ['first', fields.adopter_name],
  ...(fields.second_adopter_name
    ? [['second', fields.second_adopter_name] as [ContractSigner, string]]
    : []),
];

/**
 * Where contracts are mailed. Anybody can sign up with somebody else's address, so one that is not confirmed gets none.
 */
export const mailAddressOf = (
  { adoption, user }: PaperAdoption,
  signer: ContractSigner = 'first',
): string | null =>
  signer === 'second'
    ? adoption.secondEmail
    : user
      ? user.emailConfirmedAt && user.email
      : adoption.adopterEmail;
