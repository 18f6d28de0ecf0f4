import type { PetRecord } from '@pawmatch/contract/stays/stays-endpoints';
import { TextField } from '../../../components/ui/TextField.tsx';
import { updatePet } from '../../pets/staff/staff-pets-api.ts';
import { stayMessages as messages } from '../stays-messages.ts';
import { type StayDialogProps, StayFormDialog } from './StayFormDialog.tsx';

/** Changes the chip number of a pet, and the shelter's own number of it. */
export function IdentityDialog({ pet, record, onClose }: StayDialogProps & { record: PetRecord }) {
  return (
    <StayFormDialog
      title={messages.identityTitle({ pet: pet.name })}
      submit={messages.save}
      done={messages.identitySaved}
      onClose={onClose}
      onSend={(fields) =>
        updatePet(pet.id, {
          microchip: String(fields.get('microchip')),
          shelter_number: String(fields.get('shelter_number')),
        })
      }
    >
      {(errorOf) => (
        <>
          <TextField
            name="microchip"
            label={messages.microchip}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={record.microchip ?? ''}
            error={errorOf('microchip')}
          />
          <TextField
            name="shelter_number"
            label={messages.shelterNumber}
            autoComplete="off"
            defaultValue={record.shelter_number ?? ''}
            error={errorOf('shelter_number')}
          />
        </>
      )}
    </StayFormDialog>
  );
}
