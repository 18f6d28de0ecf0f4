import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { listQuestions } from '@pawmatch/contract/matching/open-questions';
import { useCallback, useId } from 'react';
import { useExpandedPets } from '../../pets/card/use-expanded-pets.ts';
import { PetDialog } from '../../pets/dialog/PetDialog.tsx';
import { usePetInAddress } from '../../pets/dialog/use-pet-in-address.ts';
import { PetList, PetListItem } from '../../pets/list/PetList.tsx';
import { useColumns } from '../../pets/list/use-columns.ts';
import { morphPhoto } from '../../pets/photos/morph-photo.ts';
import { useQueryInAddress } from '../../pets/search/use-query-in-address.ts';
import { nextVisitWith, useOwnVisits } from '../../visits/own/use-own-visits.ts';
import { isRequestedPet, useRequestedPets } from '../../visits/request/requested-pets.ts';
import type { MatchedPet } from '../matching-api.ts';
import { matchTexts } from '../matching-messages.ts';
import { MatchCard } from './MatchCard.tsx';
import { MatchComparison } from './MatchComparison.tsx';

/** The matches, those further away below, with the dialog of a pet. */
export function MatchGrid({
  pets,
  ...list
}: {
  pets: readonly MatchedPet[];
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  household: Household | null;
  /** The matches are those of that person alone. */
  isOfPartner: boolean;
  onSchedule: (petId: string) => void;
}) {
  const furtherId = useId();
  const address = useQueryInAddress();
  const { petId: openId, newestPetId, open, step, close } = usePetInAddress(address);
  const openWithMorph = useCallback(
    (petId: string) => morphPhoto(petId, () => open(petId)),
    [open],
  );

  const isFurther = ({ match }: MatchedPet) => match?.fit === 'further_away';
  const closer = pets.filter((pet) => !isFurther(pet));
  const further = pets.filter(isFurther);
  const opened = pets.find((pet) => pet.id === openId);

  return (
    <>
      {closer.length > 0 && <MatchList {...list} pets={closer} isFirst onOpen={openWithMorph} />}
      {further.length > 0 && (
        <section aria-labelledby={furtherId}>
          <header className="mb-5 border-t border-line pt-6">
            <h2 id={furtherId} className="text-2xl">
              {matchTexts.furtherAway}
            </h2>
            <p className="mt-1 max-w-text text-sm text-text-muted">{matchTexts.furtherAwayHint}</p>
          </header>
          <MatchList
            {...list}
            pets={further}
            isFirst={closer.length === 0}
            onOpen={openWithMorph}
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
          questions={opened?.match ? listQuestions(opened, opened.match) : undefined}
        >
          {opened?.match && <MatchComparison pet={opened} match={opened.match} />}
        </PetDialog>
      )}
    </>
  );
}

interface MatchListProps {
  pets: readonly MatchedPet[];
  partner: string | null;
  household: Household | null;
  isOfPartner: boolean;
  /** The list is the first of the page, so the photos of its first row load first. */
  isFirst: boolean;
  onOpen: (petId: string) => void;
  onSchedule: (petId: string) => void;
}

/** The cards of matches, in a grid. */
function MatchList({ pets, isFirst, onOpen, ...shared }: MatchListProps) {
  const columns = useColumns();
  const { expanded, toggle } = useExpandedPets();
  const requested = useRequestedPets();
  const { visits } = useOwnVisits();
  return (
    <PetList>
      {pets.map((pet, index) => {
        const rowStart = index - (index % columns);
        const row = pets.slice(rowStart, rowStart + columns);
        return (
          <PetListItem
            key={pet.id}
            index={index}
            count={pets.length}
            isLoose={row.some((neighbour) => expanded.has(neighbour.id))}
          >
            <MatchCard
              {...shared}
              pet={pet}
              isPhotoPrioritised={isFirst && index < columns}
              isExpanded={expanded.has(pet.id)}
              isRequested={isRequestedPet(requested, pet)}
              ownVisit={nextVisitWith(visits, pet.id)}
              onToggle={toggle}
              onOpen={onOpen}
            />
          </PetListItem>
        );
      })}
    </PetList>
  );
}
