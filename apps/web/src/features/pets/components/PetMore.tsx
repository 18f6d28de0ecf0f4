import type { Pet } from '@pawmatch/contract/pets/pet';
import { trainingTraitLabels } from '@pawmatch/contract/pets/pet-labels';
import { petMessages } from '../pet-messages.ts';
import { PetMarks } from './PetMarks.tsx';

/** R2.38: the content of "Show more". */
export function PetMore({ pet, id }: { pet: Pet; id?: string }) {
  const traits = pet.training_traits.map((trait) => trainingTraitLabels[trait]);
  return (
    <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <PetMarks pet={pet} />
      <div>
        <h3 className="font-sans text-xs font-normal tracking-normal text-text-muted">
          {petMessages.training}
        </h3>
        <p className="font-medium">
          {traits.length > 0 ? traits.join(', ') : petMessages.noTraining}
        </p>
      </div>
      <div>
        <h3 className="font-sans text-xs font-normal tracking-normal text-text-muted">
          {petMessages.shelterNotes}
        </h3>
        <p className="whitespace-pre-line wrap-anywhere">
          {pet.shelter_notes?.trim() || petMessages.noShelterNotes}
        </p>
      </div>
    </div>
  );
}
