import type { Pet } from '@pawmatch/contract/pets/pet';
import { trainingTraitLabels } from '@pawmatch/contract/pets/pet-messages';
import { langOf } from '../../../lib/text/language.ts';
import { optionalTags, petMarks } from '../pet-facts.ts';
import { petMoreMessages } from '../pet-more-messages.ts';
import { YesNo } from './YesNo.tsx';

/** Allergy, Kid and Pet Friendly, Special Needs: yes, no or not known. */
function PetMarks({ pet }: { pet: Pet }) {
  return (
    <dl className="grid gap-y-1.5 text-sm">
      {petMarks(pet).map(({ label, value }) => (
        <div key={label} className="flex items-center justify-between gap-3">
          <dt>{label}</dt>
          <dd>
            <YesNo value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The content of "Show more". */
export function PetMore({ pet }: { pet: Pet }) {
  const traits = pet.training_traits.map((trait) => trainingTraitLabels[trait]);
  const extras = optionalTags(pet);
  const notes = pet.shelter_notes?.trim();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <PetMarks pet={pet} />
      {extras.length > 0 && (
        <dl className="grid gap-y-1.5">
          {extras.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-3">
              <dt>{label}</dt>
              <dd className="text-end font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <h3 className="font-sans text-xs font-normal tracking-normal text-text-muted">
          {petMoreMessages.training}
        </h3>
        <p className="font-medium">
          {traits.length > 0 ? traits.join(', ') : petMoreMessages.noTraining}
        </p>
      </div>
      <div>
        <h3 className="font-sans text-xs font-normal tracking-normal text-text-muted">
          {petMoreMessages.shelterNotes}
        </h3>
        <p
          lang={notes ? langOf(pet.language) : undefined}
          className="whitespace-pre-line wrap-anywhere"
        >
          {notes || petMoreMessages.noShelterNotes}
        </p>
      </div>
    </div>
  );
}
