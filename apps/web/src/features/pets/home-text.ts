import type { PetHome } from '@pawmatch/contract/pets/pet';
import { inThousands } from './search/search-messages.ts';

/** Where a pet lives, such as `12 miles, Springfield`; without its distance where that is not known. */
export function homeText({ name, city, miles }: PetHome): string {
  const place = city ?? name;
  if (miles === null) return place;
  return miles === 1 ? `1 mile, ${place}` : `${inThousands(miles)} miles, ${place}`;
}
