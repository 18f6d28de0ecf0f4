import type { Pet } from '@pawmatch/contract/pets/pet';
import { LONGEST_WAITING_PETS } from '@pawmatch/contract/pets/waiting-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { CLOSES_BACK } from '../../../lib/storage/referred-pet.ts';
import { WaitingTime } from '../../pets/card/WaitingTime.tsx';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';
import { longestWaitingPetsQuery } from '../home-api.ts';
import { homeMessages } from '../home-messages.ts';
import { suitableHomes } from '../suitable-homes.ts';

/** The width of a photo, as the browser needs it to choose a size. */
const PHOTO_SIZES = '(min-width: 78rem) 23rem, (min-width: 40rem) 30vw, 92vw';

/** A pet among those that have waited longest; the whole card links to the pet. */
function LongestWaitingPet({ pet }: { pet: Pet }) {
  return (
    <article className="group relative h-full overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <div className="relative aspect-3/2 overflow-hidden bg-sunken lg:aspect-5/4">
        <PetPhoto pet={pet} sizes={PHOTO_SIZES} />
      </div>
      <div className="grid gap-1 px-4 pt-3 pb-4 lg:px-5">
        <h3 className="line-clamp-2 text-xl wrap-anywhere">
          <Link
            to={`/pets?petId=${pet.id}`}
            state={CLOSES_BACK}
            className="card-link group-hover:underline"
          >
            {pet.name}
          </Link>
        </h3>
        <WaitingTime pet={pet} />
        <p className="text-sm text-text-muted wrap-anywhere">
          {homeMessages.wouldSuit(pet.name, suitableHomes(pet))}
        </p>
      </div>
    </article>
  );
}

const GRID = 'mt-5 grid gap-4 sm:grid-cols-3 lg:gap-6';

/** The pets that have waited longest; nothing when none waits or the list does not load. */
export function LongestWaitingPets() {
  const { data: pets, status } = useQuery(longestWaitingPetsQuery);
  if (status === 'error' || pets?.length === 0) return null;

  return (
    <section aria-labelledby="longest-waiting-pets" className="page pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="longest-waiting-pets" className="text-3xl">
          {homeMessages.longestWaiting}
        </h2>
        <Link to="/pets?sort=waiting" className="link inline-flex min-h-11 items-center gap-1">
          {homeMessages.allByWaitingTime}
          <ChevronRightIcon className="size-4" />
        </Link>
      </div>
      {pets ? (
        <ul className={GRID}>
          {pets.map((pet) => (
            <li key={pet.id}>
              <LongestWaitingPet pet={pet} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={GRID}>
          {Array.from({ length: LONGEST_WAITING_PETS }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing but their number.
            <Skeleton key={place} className="h-96 rounded-xl" />
          ))}
        </div>
      )}
    </section>
  );
}
