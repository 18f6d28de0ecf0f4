import type { Pet } from '@pawmatch/contract/pets/pet';
import { useState } from 'react';
import { useCan } from '../../../lib/use-can.ts';
import { returnMessages as messages } from '../returns-messages.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Records the return of an adopted pet, whoever had it; nothing of the others. */
export function ReturnPetButton({ pet }: { pet: Pick<Pet, 'id' | 'name' | 'status'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const can = useCan();
  const canReturn = pet.status === 'Adopted' && can('adoptions.edit');
  return (
    <>
      {canReturn && (
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {messages.open}
        </button>
      )}
      {isOpen && (
        <ReturnDialog
          subject={{ petId: pet.id }}
          petName={pet.name}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
