import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useState } from 'react';
import { returnMessages as messages } from '../returns-messages.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Records that pets come back from an adoption, or from a trial: both of a pair, or one of them. */
export function ReturnAdoptionButton({ adoption }: { adoption: Adoption }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, pets, allowed_actions: allowed } = adoption;
  const status = adoption.stage === 'adopted' ? 'Adopted' : 'Pending';
  const theirs = pets.filter((pet) => pet.status === status);
  return (
    <>
      {allowed.includes('return') && theirs.length > 0 && (
        <button type="button" className="link justify-self-start" onClick={() => setIsOpen(true)}>
          {messages.open}
        </button>
      )}
      {isOpen && (
        <ReturnDialog subject={{ adoptionId: id }} pets={theirs} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
