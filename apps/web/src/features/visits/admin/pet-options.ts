import type { Pet } from '@pawmatch/contract/pets/pet';
import type { ComboboxOption } from '../../../staff/edit/combobox/combobox-options.ts';

/**
 * Pets as the options of a combobox: in the order of the list, with the adopted ones last, because
 * they are seldom visited.
 */
export function toPetOptions(pets: readonly Pet[]): ComboboxOption[] {
  const isAdopted = ({ status }: Pet) => status === 'Adopted';
  return [...pets.filter((pet) => !isAdopted(pet)), ...pets.filter(isAdopted)].map(
    ({ id, name, species, breed, status }) => ({
      value: id,
      label: name,
      hint: `${species} · ${breed} · ${status}`,
    }),
  );
}
