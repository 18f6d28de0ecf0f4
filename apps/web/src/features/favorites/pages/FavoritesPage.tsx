import { type Favorite, listFavorites } from '@pawmatch/contract/favorites/favorites-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { writePetsAddress } from '@pawmatch/contract/search/pets-address';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import noMatches from '../../../artwork/no-matches.svg';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { callEndpoint } from '../../../lib/api/client.ts';
import { mapWithConcurrency } from '../../../lib/map-with-concurrency.ts';
import { useOrigin } from '../../../lib/origin.ts';
import { useSession } from '../../auth/session-context.ts';
import { useFavoriteIds, useToggleFavorite } from '../../favorite-button/use-favorites.ts';
import { PartnerFavorites } from '../../household/components/PartnerFavorites.tsx';
import { useHousehold } from '../../household/household-api.ts';
import { PetCard } from '../../pets/card/PetCard.tsx';
import { useExpandedPets } from '../../pets/card/use-expanded-pets.ts';
import { PetDialog } from '../../pets/dialog/PetDialog.tsx';
import { usePetInAddress } from '../../pets/dialog/use-pet-in-address.ts';
import { PetGridSkeleton } from '../../pets/list/PetGridSkeleton.tsx';
import { PetList, PetListItem } from '../../pets/list/PetList.tsx';
import { fetchPet } from '../../pets/pets-api.ts';
import { useQueryInAddress } from '../../pets/search/use-query-in-address.ts';
import { favoriteMessages as messages } from '../favorite-messages.ts';

/** A favorite of a visitor has no name when the pet has left. */
type ShownFavorite = Pick<Favorite, 'pet_id' | 'pet'> & {
  name: string | null;
  species: Favorite['species'] | null;
};

const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }): Promise<ShownFavorite[]> => callEndpoint(listFavorites, { signal }),
});

/** The favorites that are kept in the browser. */
const browserFavoritesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['favorites', 'browser', ...ids],
    // The other cards stay in place when a heart is taken away.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ShownFavorite[]> => {
      const { results } = await mapWithConcurrency([...ids], (id) => fetchPet(id, signal));
      return results.map((result) => {
        if (!result.success) throw result.error;
        const pet = result.response;
        const { name, species } = pet ?? { name: null, species: null };
        return { pet_id: result.item, pet, name, species };
      });
    },
  });

/** The favorites with their status, and pets similar to those that are no longer available. */
export function FavoritesPage() {
  const { status } = useSession();
  const ids = useFavoriteIds();
  const ofAccount = useQuery({ ...favoritesQuery, enabled: status === 'adopter' });
  const ofBrowser = useQuery({ ...browserFavoritesQuery(ids), enabled: status === 'visitor' });
  const query = status === 'adopter' ? ofAccount : ofBrowser;
  const { data, error } = query;
  // A removed favorite leaves the page immediately.
  const shown = data?.filter(({ pet_id }) => ids.includes(pet_id));
  const here = shown?.filter((favorite) => favorite.pet !== null);
  const gone = shown?.filter((favorite) => favorite.pet === null) ?? [];

  return (
    <div className="page min-h-dvh pt-8 pb-16 sm:pt-12">
      <header className="mb-7 sm:mb-9">
        <h1 className="text-4xl">{messages.title}</h1>
        {shown && shown.length > 0 && (
          <p className="mt-2 max-w-text text-text-muted">
            {status === 'adopter' ? messages.inAccount : messages.inBrowser}
          </p>
        )}
      </header>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {!error && !shown && <PetGridSkeleton label={messages.loading} />}
      {here && here.length > 0 && <FavoriteGrid favorites={here} />}
      {gone.length > 0 && <GonePets favorites={gone} />}
      {shown?.length === 0 && (
        <EmptyState
          picture={<img src={noMatches} alt="" width="240" height="180" className="h-48 w-auto" />}
          title={messages.emptyTitle}
          action={<ButtonLink to="/pets">{messages.meetPets}</ButtonLink>}
        >
          {messages.emptyText}
        </EmptyState>
      )}
      {shown && <FavoritesOfPartner />}
    </div>
  );
}

/** Below one's own, so that nothing is moved. */
function FavoritesOfPartner() {
  const { household } = useHousehold();
  return (
    household && (
      <div className="mt-10">
        <PartnerFavorites {...household} headingLevel="h2" />
      </div>
    )
  );
}

function FavoriteGrid({ favorites }: { favorites: readonly ShownFavorite[] }) {
  const origin = useOrigin();
  const { expanded, toggle } = useExpandedPets();
  const { petId, newestPetId, open, step, close } = usePetInAddress(useQueryInAddress());
  const pets = favorites.flatMap(({ pet }) => pet ?? []);
  return (
    <>
      <PetList>
        {favorites.map(
          ({ pet }, index) =>
            pet && (
              <PetListItem key={pet.id} index={index} count={favorites.length}>
                <PetCard
                  pet={pet}
                  origin={origin}
                  isPhotoPrioritised={index < 3}
                  isExpanded={expanded.has(pet.id)}
                  onToggle={toggle}
                  onOpen={open}
                >
                  <Fate pet={pet} />
                </PetCard>
              </PetListItem>
            ),
        )}
      </PetList>
      {petId && (
        <PetDialog
          petId={petId}
          newestPetId={newestPetId}
          pets={pets}
          total={pets.length}
          onStep={step}
          onClose={close}
        />
      )}
    </>
  );
}

/** What has become of a pet that is no longer available. */
function Fate({ pet }: { pet: Pet }) {
  const fate = messages.fate[pet.status];
  if (!fate) return null;
  const { species, size, age_group } = pet;
  const similar = writePetsAddress({
    species: [species],
    size: [size],
    age_group: [age_group],
  });
  return (
    <div className="relative z-1 mt-3">
      <Notice tone="info">
        {fate(pet.name)}{' '}
        <Link to={`/pets?${similar}`} className="link">
          {messages.similar(pet.name)}
        </Link>
      </Notice>
    </div>
  );
}

function GonePets({ favorites }: { favorites: readonly ShownFavorite[] }) {
  const toggle = useToggleFavorite();
  return (
    <section aria-labelledby="gone-pets" className="mt-6 border-t border-line pt-6">
      <h2 id="gone-pets" className="text-2xl">
        {messages.goneTitle}
      </h2>
      <ul className="mt-3 grid gap-2">
        {favorites.map(({ pet_id, name, species }) => (
          <li key={pet_id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="wrap-anywhere">
              {name ? messages.gone(name) : messages.namelessGone}
            </span>
            <Link to={species ? `/pets?species=${species}` : '/pets'} className="link">
              {species ? messages.others[species] : messages.otherPets}
            </Link>
            <Button size="sm" variant="secondary" onClick={() => toggle(pet_id, false)}>
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
