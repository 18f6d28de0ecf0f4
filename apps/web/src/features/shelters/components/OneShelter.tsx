import type { ListedShelter } from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import { petsOfShelterPath, shelterPath } from '@pawmatch/contract/shelter/public-shelter';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { useOrigin } from '../../../lib/origin.ts';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { PetCard } from '../../pets/card/PetCard.tsx';
import { useExpandedPets } from '../../pets/card/use-expanded-pets.ts';
import { PetList, PetListItem } from '../../pets/list/PetList.tsx';
import {
  hasContactDetails,
  ShelterContactDetails,
} from '../../shelter/components/ShelterContactDetails.tsx';
import {
  isNoShelter,
  petsOfShelterQuery,
  publicShelterQuery,
} from '../../shelter/public-shelters-api.ts';
import { sheltersMessages } from '../shelters-messages.ts';
import { NoShelter } from './NoShelter.tsx';

/** One of several shelters: contact, opening hours and its newest pets. */
export function OneShelter({ slug }: { slug: string }) {
  const query = useQuery(publicShelterQuery(slug));
  const { data: shelter, isError, error } = query;
  useTabTitle(shelter?.name ?? null);
  if (isNoShelter(error)) return <NoShelter isClosed={error.code === 'SHELTER_CLOSED'} />;
  // A former name in addresses.
  if (shelter && shelter.slug !== slug) return <Navigate to={shelterPath(shelter.slug)} replace />;
  return (
    <div className="page min-h-dvh pt-5 pb-16 sm:pt-8">
      <Link to="/shelters" className="link inline-flex min-h-11 items-center">
        {sheltersMessages.allShelters}
      </Link>
      <LoadFailure query={query} message={sheltersMessages.failed} />
      {!shelter && !isError && <Skeleton className="h-24" />}
      {shelter && (
        <>
          <h1 className="mt-2 text-4xl wrap-anywhere">{shelter.name}</h1>
          <p className="mt-2 mb-5 text-text-muted">{sheltersMessages.petCount(shelter.pets)}</p>
          <section
            aria-label={sheltersMessages.contact}
            className="rounded-xl border border-line bg-surface p-5"
          >
            {hasContactDetails(shelter) ? (
              <ShelterContactDetails shelter={shelter} />
            ) : (
              sheltersMessages.noContact
            )}
          </section>
          <PetsOfShelter shelter={shelter} />
        </>
      )}
    </div>
  );
}

function PetsOfShelter({ shelter: { slug, name, pets: count } }: { shelter: ListedShelter }) {
  const { data: pets = [] } = useQuery(petsOfShelterQuery(slug));
  const { expanded, toggle } = useExpandedPets();
  const origin = useOrigin();
  return (
    <>
      <h2 className="mt-10 mb-5 text-2xl wrap-anywhere">{sheltersMessages.pets(name)}</h2>
      {count === 0 && <p>{sheltersMessages.nobody}</p>}
      <PetList>
        {pets.map((pet, index) => (
          <PetListItem
            key={pet.id}
            index={index}
            count={pets.length}
            isLoose={pets.some(({ id }) => expanded.has(id))}
          >
            <PetCard
              pet={pet}
              origin={origin}
              isExpanded={expanded.has(pet.id)}
              onToggle={toggle}
            />
          </PetListItem>
        ))}
      </PetList>
      {count > pets.length && pets.length > 0 && (
        <ButtonLink to={petsOfShelterPath(slug)} variant="secondary">
          {sheltersMessages.seeAll(count)}
        </ButtonLink>
      )}
    </>
  );
}
