import type { ContractFieldValues } from '@pawmatch/contract/adoption-papers/contract-fields';
import { contractFieldTexts } from '@pawmatch/contract/adoption-papers/contract-input-messages';
import { formatCents } from '@pawmatch/contract/adoption-papers/contract-values';
import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { longDateIn, longDateOf } from '../../../platform/language/long-date.ts';
import type { PetRow } from '../../pets/pets.table.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { adopterOf, namesOfPets } from '../adopter-of-papers.ts';
import type { PaperAdoption } from '../paper-adoption.repository.ts';
import { contractPaperMessages } from '../paper-messages.ts';

/** Null when nobody knows it. */
export function birthDateOf({ birthDate, isBirthDateEstimated }: PetRow): string | null {
  if (!birthDate) return null;
  const date = longDateOf(birthDate);
  return isBirthDateEstimated ? contractPaperMessages.about({ date }) : date;
}

export const describePet = ({
  species,
  breed,
  sex,
}: Pick<PetRow, 'species' | 'breed' | 'sex'>): string =>
  contractPaperMessages.pet({
    species: factLabel('species', species, species, sex),
    breed,
    sex: factLabel('sex', sex),
  });

/** What an adoption fills its contract with. @param now the date of the contract */
export function contractFieldValues(
  paper: PaperAdoption,
  shelter: KnownShelter,
  now: Date,
): ContractFieldValues {
  const { adoption, pets } = paper;
  const adopter = adopterOf(paper);
  // Of a pair, each value says whose it is.
  const each = (read: (pet: PetRow) => string | null) =>
    pets
      .map(({ name, row }) => {
        const value = (row && read(row)) || contractFieldTexts.notRecorded;
        return pets.length > 1 ? `${name}: ${value}` : value;
      })
      .join('; ');
  return {
    shelter_name: shelter.name,
    shelter_address: shelter.address ?? '',
    shelter_phone: shelter.phone ?? '',
    shelter_email: shelter.email ?? '',
    adopter_name: adopter.name,
    adopter_email: adopter.email ?? '',
    adopter_phone: formatPhoneNumber(adopter.phone ?? ''),
    second_adopter_name: adoption.secondName ?? '',
    pet_name: namesOfPets(paper),
    pet_description: each(describePet),
    birth_date: each(birthDateOf),
    color: each(({ color }) => color),
    microchip: each(({ microchip }) => microchip),
    shelter_number: each(({ shelterNumber }) => shelterNumber),
    fee: adoption.feeCents === null ? '' : formatCents(adoption.feeCents),
    date: longDateIn(now, shelter.time_zone),
  };
}
