import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readDraft } from '../../../lib/drafts.ts';
import { DeletePetConfirm } from './DeletePetConfirm.tsx';
import { PetFormDialog } from './PetFormDialog.tsx';
import type { PetActions } from './PetRowActions.tsx';
import { PET_DRAFT, type PetDraft } from './pet-form-draft.ts';
import { staffPetQuery } from './staff-pets-api.ts';

/** Which dialog about a pet is open. */
type OpenPetDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; pet: Pet };

/** Reopens a form that was open when the session ended. */
function dialogOfDraft(): OpenPetDialog | null {
  const draft = readDraft<PetDraft>(PET_DRAFT);
  if (!draft) return null;
  return draft.pet ? { kind: 'edit', pet: draft.pet } : { kind: 'add' };
}

/** The dialogs by which staff add, edit and delete a pet. */
export function usePetDialogs() {
  const [dialog, setDialog] = useState<OpenPetDialog | null>(dialogOfDraft);
  const actions = useMemo(
    (): PetActions & { onAdd: () => void } => ({
      onAdd: () => setDialog({ kind: 'add' }),
      onEdit: (pet) => setDialog({ kind: 'edit', pet }),
      onDelete: (pet) => setDialog({ kind: 'delete', pet }),
    }),
    [],
  );
  return { dialog, actions, close: () => setDialog(null) };
}

type PetDialogsProps = {
  dialog: OpenPetDialog | null;
  timeZone: string;
  onClose: () => void;
};

/** The open dialog of {@link usePetDialogs}. */
export function PetDialogs({ dialog, timeZone, onClose }: PetDialogsProps) {
  switch (dialog?.kind) {
    case 'add':
      return <PetFormDialog pet={null} timeZone={timeZone} onClose={onClose} />;
    case 'edit':
      return <EditPet pet={dialog.pet} timeZone={timeZone} onClose={onClose} />;
    case 'delete':
      return <DeletePetConfirm pet={dialog.pet} onClose={onClose} />;
    case undefined:
      return null;
  }
}

/** The form stays open when somebody else deletes the pet. */
function EditPet({ pet, ...form }: { pet: Pet; timeZone: string; onClose: () => void }) {
  const { data } = useQuery({ ...staffPetQuery(pet.id), initialData: pet });
  return <PetFormDialog key={pet.id} pet={pet} isDeleted={data === null} {...form} />;
}
