import type { PetHome } from '@pawmatch/contract/pets/pet';
import { inThousands } from './search/search-messages.ts';

/** Where a pet lives, such as `12 miles, Springfield`; without its distance where that is not known. */
export function homeText({ name, city, miles, is_beyond_wish }: PetHome): string {
  const place = city ?? name;
  if (miles === null) return place;
  if (is_beyond_wish) return `${inThousands(miles)} miles, ${place}, further than you said`;
  return miles === 1 ? `1 mile, ${place}` : `${inThousands(miles)} miles, ${place}`;
}
