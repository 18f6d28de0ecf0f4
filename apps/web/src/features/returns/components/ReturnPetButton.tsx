import type { Pet } from '@pawmatch/contract/pets/pet';
import { useState } from 'react';
import { useCan } from '../../../lib/use-can.ts';
import { returnMessages as messages } from '../returns-messages.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

type ReturnPetButtonProps = {
  pet: Pick<Pet, 'id' | 'name' | 'status'> & Partial<Pick<Pet, 'bonded_with'>>;
};

/** Records the return of an adopted pet, or of both of a pair, whoever had it; nothing of the others. */
export function ReturnPetButton({ pet }: ReturnPetButtonProps) {
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
          pets={[pet, ...(pet.bonded_with ? [pet.bonded_with] : [])]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
