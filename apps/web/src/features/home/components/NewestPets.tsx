import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { NEWEST_PETS } from '@pawmatch/contract/pets/pets-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { CLOSES_BACK } from '../../../lib/storage/referred-pet.ts';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';
import { newestPetsQuery } from '../home-api.ts';
import { homeMessages } from '../home-messages.ts';

/** The width of a photo in the row, as the browser needs it to choose a size. */
const PHOTO_SIZES = '(min-width: 78rem) 17rem, (min-width: 48rem) 22vw, 45vw';

/** A pet among the newest; the whole card links to the pet. */
function NewestPet({ pet }: { pet: Pet }) {
  return (
    <article className="group relative">
      <div className="relative aspect-square overflow-hidden rounded-xl border border-line bg-sunken">
        <PetPhoto pet={pet} sizes={PHOTO_SIZES} />
      </div>
      <h3 className="mt-3 line-clamp-2 text-xl wrap-anywhere">
        <Link
          to={`/pets?petId=${pet.id}`}
          state={CLOSES_BACK}
          className="card-link group-hover:underline"
        >
          {pet.name}
        </Link>
      </h3>
      <p className="line-clamp-2 text-sm wrap-anywhere text-text-muted">
        {ageLabel(pet.age_group, pet.species, pet.sex)} · {pet.breed}
      </p>
    </article>
  );
}

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 lg:gap-x-6';

/** The newest pets; nothing when there are none or the list does not load. */
export function NewestPets() {
  const { data: pets, status } = useQuery(newestPetsQuery);
  if (status === 'error' || pets?.length === 0) return null;

  return (
    <section aria-labelledby="newest-pets" className="page py-8 sm:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="newest-pets" className="text-3xl">
          {homeMessages.newest}
        </h2>
        <Link to="/pets" className="link inline-flex min-h-11 items-center gap-1">
          {homeMessages.allPets}
          <ChevronRightIcon className="size-4" />
        </Link>
      </div>
      {pets ? (
        <ul className={`mt-5 ${GRID}`}>
          {pets.map((pet) => (
            <li key={pet.id}>
              <NewestPet pet={pet} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={`mt-5 ${GRID}`}>
          {Array.from({ length: NEWEST_PETS }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing but their number.
            <div key={place}>
              <Skeleton className="aspect-square rounded-xl" />
              <Skeleton className="mt-3 h-7 w-2/3" />
              <Skeleton className="mt-2 h-5 w-1/2" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
