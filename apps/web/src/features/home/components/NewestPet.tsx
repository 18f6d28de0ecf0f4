import { ageLabel } from '@pawmatch/contract/pets/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Link } from 'react-router';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';

/** The width of a photo in the row, as the browser needs it to choose a size. */
const PHOTO_SIZES = '(min-width: 78rem) 17rem, (min-width: 64rem) 22vw, 45vw';

/** A pet among the newest; the whole card links to the pet. */
export function NewestPet({ pet }: { pet: Pet }) {
  return (
    <article className="group relative">
      <div className="relative aspect-square overflow-hidden rounded-xl border border-line bg-sunken">
        <PetPhoto pet={pet} sizes={PHOTO_SIZES} />
      </div>
      <h3 className="mt-3 line-clamp-1 text-xl wrap-anywhere">
        <Link to={`/pets?petId=${pet.id}`} className="card-link group-hover:underline">
          {pet.name}
        </Link>
      </h3>
      <p className="line-clamp-1 text-sm text-text-muted">
        {ageLabel(pet.age_group, pet.species)} · {pet.breed}
      </p>
    </article>
  );
}
