import type { Pet } from '@pawmatch/contract/pets/pet';
import { petMessages } from '../pet-messages.ts';

export type DrawnPet = Pick<Pet, 'species'> & Partial<Pick<Pet, 'age_group' | 'hair_length'>>;

/** The drawing of a pet's species, age and coat. */
function drawingOf({ species, age_group, hair_length }: DrawnPet): string {
  const age = age_group === 'Baby' ? '-young' : age_group === 'Senior' ? '-senior' : '';
  const coat = hair_length === 'Long' ? '-long' : '';
  return `/fallback-${species === 'Cat' ? 'cat' : 'dog'}${age}${coat}.svg`;
}

/** The placeholder for a photo that is missing or does not load; in a small tile its text is only read out. */
export function NoPhoto({ pet }: { pet: DrawnPet }) {
  return (
    <div className="@container absolute inset-0 overflow-hidden bg-sunken">
      <img
        src={drawingOf(pet)}
        alt=""
        loading="lazy"
        className="size-full object-contain p-[8%] pb-12 @max-[11rem]:pb-[8%]"
      />
      <p className="absolute bottom-4 left-1/2 w-max -translate-x-1/2 rounded-full bg-surface px-3 py-1 text-xs font-medium text-text-muted @max-[11rem]:sr-only">
        {petMessages.noPhoto}
      </p>
    </div>
  );
}
