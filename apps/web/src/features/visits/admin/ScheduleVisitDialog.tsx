import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMemo } from 'react';
import type { ComboboxOption } from '../../../components/admin/combobox-options.ts';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useAllPets } from '../../pets/api/list-all-pets.ts';
import { VisitFormDialog } from './VisitFormDialog.tsx';

const noPets: readonly Pet[] = [];

/** R2.59: a new visit; it needs the pets, which are there as soon as their first page is. */
export function ScheduleVisitDialog(props: { timeZone: string; onClose: () => void }) {
  const pets = useAllPets();
  const options = useMemo(() => visitOptions(pets.data?.pets ?? noPets), [pets.data]);

  if (pets.isPending) {
    return (
      <Dialog open onClose={props.onClose} title="Schedule New Visit">
        <Spinner className="py-16" />
      </Dialog>
    );
  }
  return <VisitFormDialog visit={null} petOptions={options} {...props} />;
}

/** In the order of the list, those that have found a home last: few come back to see them. */
function visitOptions(pets: readonly Pet[]): ComboboxOption[] {
  const isAdopted = ({ status }: Pet) => status === 'Adopted';
  return [...pets.filter((pet) => !isAdopted(pet)), ...pets.filter(isAdopted)].map(
    ({ id, name, species, breed, status }) => ({
      value: id,
      label: name,
      hint: `${species} · ${breed} · ${status}`,
    }),
  );
}
