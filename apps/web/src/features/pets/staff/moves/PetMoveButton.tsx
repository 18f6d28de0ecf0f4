import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../../lib/lazy-component.tsx';
import { petMoveQuery, useCanMovePets } from './pet-moves-api.ts';
import { petMovesMessages as messages } from './pet-moves-messages.ts';

const { Lazy: PetMoveDialog } = lazyComponent(
  async () => (await import('./PetMoveDialog.tsx')).PetMoveDialog,
);

/** Offers a pet to another shelter, or says to which one it is offered. */
export function PetMoveButton({ pet }: { pet: Pet }) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useCanMovePets() && pet.status !== 'Adopted';
  const { data } = useQuery({ ...petMoveQuery(pet.id), enabled: isShown });
  if (!isShown) return null;
  const offer = data?.offer;
  return (
    <>
      <button type="button" className="link min-h-6" onClick={() => setIsOpen(true)}>
        {offer ? messages.opened({ shelter: offer.to.name }) : messages.open}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PetMoveDialog pet={pet} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
