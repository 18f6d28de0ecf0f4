import type { Pet } from '@pawmatch/contract/pets/pet';
import { Link } from 'react-router';
import { WaitingTime } from '../../pets/card/WaitingTime.tsx';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';
import { homeMessages } from '../home-messages.ts';
import { suitableHomes } from '../suitable-homes.ts';

/** The width of a photo, as the browser needs it to choose a size. */
const PHOTO_SIZES = '7rem';

/** A pet among those that have waited longest; the whole card links to the pet. */
export function LongestWaitingPet({ pet }: { pet: Pet }) {
  return (
    <article className="group relative flex h-full gap-4 overflow-hidden rounded-xl border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-raised">
      <div className="relative size-28 flex-none overflow-hidden rounded-lg bg-sunken">
        <PetPhoto pet={pet} sizes={PHOTO_SIZES} />
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="line-clamp-1 text-xl wrap-anywhere">
          <Link to={`/pets?petId=${pet.id}`} className="card-link group-hover:underline">
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
