import type { Pet } from '@pawmatch/contract/pets/pet';
import { RowDialogs, useRowDialogs } from '../../../staff/edit/RowDialogs.tsx';
import { PET_DRAFT, PetFormDialog } from './form/PetFormDialog.tsx';
import { petResource } from './pet-resource.ts';

/** The dialogs by which staff add, edit and delete a pet. */
export const usePetDialogs = () => useRowDialogs<Pet>(PET_DRAFT, petResource.needs);

type PetDialogsProps = { dialogs: ReturnType<typeof usePetDialogs>; timeZone: string };

/** The open dialog of {@link usePetDialogs}. */
export function PetDialogs({ dialogs, timeZone }: PetDialogsProps) {
  const shared = { timeZone, onClose: dialogs.close };
  return (
    <RowDialogs
      resource={petResource}
      dialogs={dialogs}
      addForm={<PetFormDialog pet={null} {...shared} />}
      renderForm={({ listedRow, isDeleted }) => (
        <PetFormDialog pet={listedRow} isDeleted={isDeleted} {...shared} />
      )}
    />
  );
}
