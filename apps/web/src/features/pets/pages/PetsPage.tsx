import { hasFilters } from '@pawmatch/contract/search/pets-address';
import { needsCounts, wantedFacts } from '@pawmatch/contract/search/words/pet-terms';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FailureText } from '../../../components/ui/FailureText.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { furtherReason } from '../../../lib/api/errors/failure-reason.ts';
import { LazyPetDialog } from '../dialog/LazyPetDialog.tsx';
import { usePetInAddress } from '../dialog/use-pet-in-address.ts';
import { NoPets } from '../list/NoPets.tsx';
import { PetGrid } from '../list/PetGrid.tsx';
import { PetGridSkeleton } from '../list/PetGridSkeleton.tsx';
import { PetsFrame } from '../list/PetsFrame.tsx';
import { petCountsQuery, usePetList } from '../pets-api.ts';
import { countText } from '../search/count-text.ts';
import { SearchNotice } from '../search/SearchNotice.tsx';
import { searchMessages } from '../search/search-messages.ts';
import { usePetSearch } from '../search/use-pet-search.ts';
import { useQueryInAddress } from '../search/use-query-in-address.ts';

/** The available pets that fit the URL, and the dialog of the pet in it. */
export function PetsPage() {
  const address = useQueryInAddress();
  const { search, changeSearch } = usePetSearch(address);
  const list = usePetList(search);
  const { petId, isFromLink, newestPetId, open, step, close } = usePetInAddress(address);
  const isFiltered = hasFilters(search);
  const isEmpty = list.isComplete && list.pets.length === 0;
  const isSettled = list.total !== null && !list.isOutdated;
  const { data: counts, isError } = useQuery({
    ...petCountsQuery(search),
    enabled: needsCounts(search) || (isEmpty && isFiltered),
  });

  // What is known stands before what is not.
  const { known, unknown } = useMemo(() => {
    const wanted = wantedFacts({ ...search, include_unknown: true });
    const firstUnknown = list.pets.findIndex((pet) => wanted.some((name) => pet[name] === null));
    const end = firstUnknown === -1 ? list.pets.length : firstUnknown;
    return { known: list.pets.slice(0, end), unknown: list.pets.slice(end) };
  }, [list.pets, search]);

  return (
    <>
      <PetsFrame
        count={list.total === null ? searchMessages.looking : countText(search, list.total, counts)}
        isCountSettled={
          isSettled && (!needsCounts(search) || isError || counts?.total === list.total)
        }
        notice={<SearchNotice search={search} counts={counts} onChange={changeSearch} />}
        search={search}
        onSearch={changeSearch}
      >
        {list.isPending && <PetGridSkeleton label={searchMessages.listLoading} />}
        <div aria-busy={list.isOutdated}>
          {known.length > 0 && <PetGrid pets={known} onOpen={open} onReach={list.needMore} />}
          {unknown.length > 0 && (
            <section aria-labelledby="ask-the-shelter">
              <h2 id="ask-the-shelter" className="mt-6 mb-1 text-2xl">
                {searchMessages.askTitle}
              </h2>
              <p className="mb-5 text-text-muted">{searchMessages.askText}</p>
              <PetGrid
                pets={unknown}
                onOpen={open}
                onReach={(position) => list.needMore(known.length + position)}
              />
            </section>
          )}
        </div>
        {list.isError && (
          <PetsFailure
            isPartial={list.pets.length > 0}
            error={list.error}
            onTryAgain={list.tryAgain}
          />
        )}
        {isEmpty && (
          <NoPets search={search} without={counts?.without ?? []} onChange={changeSearch} />
        )}
      </PetsFrame>
      {petId && (
        <LazyPetDialog
          petId={petId}
          isFromLink={isFromLink}
          newestPetId={newestPetId}
          pets={list.pets}
          total={list.total ?? list.pets.length}
          onStep={(id) => {
            list.needMore(list.pets.findIndex((pet) => pet.id === id));
            step(id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface PetsFailureProps {
  /** Some pets were loaded; only the rest failed. */
  isPartial: boolean;
  error: unknown;
  onTryAgain: () => void;
}

/** The list, or the rest of it, could not be loaded. */
function PetsFailure({ isPartial, error, onTryAgain }: PetsFailureProps) {
  if (!isPartial) {
    return (
      <div role="alert">
        <EmptyState
          picture={<img src="/fallback-dog.svg" alt="" className="size-48" />}
          title={searchMessages.loadFailedTitle}
          action={
            <Button icon={<RefreshIcon />} onClick={onTryAgain}>
              {searchMessages.tryAgain}
            </Button>
          }
        >
          <FailureText
            message={searchMessages.loadFailed}
            reason={furtherReason(error, searchMessages.loadFailed)}
          />
        </EmptyState>
      </div>
    );
  }
  return (
    <LoadFailure
      query={{ error, refetch: onTryAgain }}
      message={searchMessages.loadFailed}
      className="mx-auto max-w-text"
    />
  );
}
