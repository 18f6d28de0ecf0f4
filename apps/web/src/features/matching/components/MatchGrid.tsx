import { useCallback, useId } from 'react';
import { PetDialog } from '../../pets/components/PetDialog.tsx';
import { morphPhoto } from '../../pets/morph-photo.ts';
import { usePetInAddress } from '../../pets/use-pet-in-address.ts';
import { useQueryInAddress } from '../../pets/use-query-in-address.ts';
import type { MatchedPet } from '../api/list-recommendations.ts';
import { matchTexts } from '../matching-messages.ts';
import { questionsOf } from '../sort-reasons.ts';
import { MatchComparison } from './MatchComparison.tsx';
import { MatchList } from './MatchList.tsx';
import { RequestVisitDialog } from './RequestVisitDialog.tsx';

/** State of the history entry of the visit dialog, so that going back closes it. */
interface ScheduledState {
  scheduledPetId?: string;
}

/** The matches, those further away below, with the dialogs of a pet and of a visit. */
export function MatchGrid({
  pets,
  partner,
}: {
  pets: readonly MatchedPet[];
  /** The name of the person with whom the user matches together. */
  partner: string | null;
}) {
  const furtherId = useId();
  const address = useQueryInAddress();
  const { petId: openId, newestPetId, open, step, close } = usePetInAddress(address);
  const openWithMorph = useCallback(
    (petId: string) => morphPhoto(petId, () => open(petId)),
    [open],
  );
  const { scheduledPetId } = (address.state ?? {}) as ScheduledState;
  const scheduled = pets.find((pet) => pet.id === scheduledPetId);
  const schedule = (petId: string) =>
    address.push(address.query, { scheduledPetId: petId } satisfies ScheduledState);

  const isFurther = ({ match }: MatchedPet) => match?.fit === 'further_away';
  const closer = pets.filter((pet) => !isFurther(pet));
  const further = pets.filter(isFurther);
  const opened = pets.find((pet) => pet.id === openId);

  return (
    <>
      {closer.length > 0 && (
        <MatchList
          pets={closer}
          partner={partner}
          isFirst
          onOpen={openWithMorph}
          onSchedule={schedule}
        />
      )}
      {further.length > 0 && (
        <section aria-labelledby={furtherId}>
          <header className="mb-5 border-t border-line pt-6">
            <h2 id={furtherId} className="text-2xl">
              {matchTexts.furtherAway}
            </h2>
            <p className="mt-1 max-w-text text-sm text-text-muted">{matchTexts.furtherAwayHint}</p>
          </header>
          <MatchList
            pets={further}
            partner={partner}
            isFirst={closer.length === 0}
            onOpen={openWithMorph}
            onSchedule={schedule}
          />
        </section>
      )}
      {openId && (
        <PetDialog
          petId={openId}
          newestPetId={newestPetId}
          pets={pets}
          total={pets.length}
          onStep={step}
          onClose={close}
          questions={questionsOf(opened?.match ?? null)}
        >
          {opened?.match && <MatchComparison pet={opened} match={opened.match} />}
        </PetDialog>
      )}
      {scheduled && <RequestVisitDialog pet={scheduled} onClose={address.goBack} />}
    </>
  );
}
