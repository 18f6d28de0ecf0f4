import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { NEWEST_PETS } from '@pawmatch/contract/pets/pets-endpoints';
import { LONGEST_WAITING_PETS } from '@pawmatch/contract/pets/waiting-time';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../components/ui/class-names.ts';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { CLOSES_BACK } from '../../../lib/storage/referred-pet.ts';
import { WaitingTime } from '../../pets/card/WaitingTime.tsx';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';
import { longestWaitingPetsQuery, newestPetsQuery } from '../home-api.ts';
import { homeMessages } from '../home-messages.ts';
import { suitableHomes } from '../suitable-homes.ts';

/** The name of a pet, which makes its whole card a link to it. */
function PetLink({ pet, className }: { pet: Pet; className?: string }) {
  return (
    <h3 className={classNames('line-clamp-2 text-xl wrap-anywhere', className)}>
      <Link
        to={`/pets?petId=${pet.id}`}
        state={CLOSES_BACK}
        className="card-link group-hover:underline"
      >
        {pet.name}
      </Link>
    </h3>
  );
}

interface PetSectionProps {
  id: string;
  title: string;
  /** The list of which it shows the first pets. */
  listPath: string;
  listText: string;
  query: UseQueryResult<Pet[]>;
  /** How many placeholders there are while it loads. */
  count: number;
  placeholder: ReactNode;
  className: string;
  gridClassName: string;
  children: (pet: Pet) => ReactNode;
}

/** The first pets of a list; nothing when there are none or the list does not load. */
function PetSection({
  id,
  title,
  listPath,
  listText,
  query: { data: pets, status },
  count,
  placeholder,
  className,
  gridClassName,
  children,
}: PetSectionProps) {
  if (status === 'error' || pets?.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classNames('page', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        <Link to={listPath} className="link inline-flex min-h-11 items-center gap-1">
          {listText}
          <ChevronRightIcon className="size-4" />
        </Link>
      </div>
      {pets ? (
        <ul className={classNames('mt-5 grid', gridClassName)}>
          {pets.map((pet) => (
            <li key={pet.id}>{children(pet)}</li>
          ))}
        </ul>
      ) : (
        <div className={classNames('mt-5 grid', gridClassName)}>
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing but their number.
            <div key={place}>{placeholder}</div>
          ))}
        </div>
      )}
    </section>
  );
}

/** Widths of photos, as the browser needs it to choose a size. */
const WAITING_PHOTO_SIZES = '(min-width: 78rem) 23rem, (min-width: 40rem) 30vw, 92vw';

/** The pets that have waited longest. */
export function LongestWaitingPets() {
  return (
    <PetSection
      id="longest-waiting-pets"
      title={homeMessages.longestWaiting}
      listPath="/pets?sort=waiting"
      listText={homeMessages.allByWaitingTime}
      query={useQuery(longestWaitingPetsQuery)}
      count={LONGEST_WAITING_PETS}
      placeholder={<Skeleton className="h-96 rounded-xl" />}
      className="pb-2"
      gridClassName="gap-4 sm:grid-cols-3 lg:gap-6"
    >
      {(pet) => (
        <article className="group relative h-full overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
          <div className="relative aspect-3/2 overflow-hidden bg-sunken lg:aspect-5/4">
            <PetPhoto pet={pet} sizes={WAITING_PHOTO_SIZES} />
          </div>
          <div className="grid gap-1 px-4 pt-3 pb-4 lg:px-5">
            <PetLink pet={pet} />
            <WaitingTime pet={pet} />
            <p className="text-sm text-text-muted wrap-anywhere">
              {homeMessages.wouldSuit(pet.name, suitableHomes(pet))}
            </p>
          </div>
        </article>
      )}
    </PetSection>
  );
}

const NEW_PHOTO_SIZES = '(min-width: 78rem) 17rem, (min-width: 48rem) 22vw, 45vw';

const PLACEHOLDER = (
  <>
    <Skeleton className="aspect-square rounded-xl" />
    <Skeleton className="mt-3 h-7 w-2/3" />
    <Skeleton className="mt-2 h-5 w-1/2" />
  </>
);

/** The newest pets. */
export function NewestPets() {
  return (
    <PetSection
      id="newest-pets"
      title={homeMessages.newest}
      listPath="/pets"
      listText={homeMessages.allPets}
      query={useQuery(newestPetsQuery)}
      count={NEWEST_PETS}
      placeholder={PLACEHOLDER}
      className="py-8 sm:py-12"
      gridClassName="grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 lg:gap-x-6"
    >
      {(pet) => (
        <article className="group relative">
          <div className="relative aspect-square overflow-hidden rounded-xl border border-line bg-sunken">
            <PetPhoto pet={pet} sizes={NEW_PHOTO_SIZES} />
          </div>
          <PetLink pet={pet} className="mt-3" />
          <p className="line-clamp-2 text-sm wrap-anywhere text-text-muted">
            {ageLabel(pet.age_group, pet.species, pet.sex)} · {pet.breed}
          </p>
        </article>
      )}
    </PetSection>
  );
}
