import type { PetHome } from '@pawmatch/contract/pets/pet';
import { inThousands } from '../../lib/text/in-thousands.ts';
import { petMessages } from './pet-messages.ts';

/** Where a pet lives, such as `12 miles, Springfield`; without its distance where that is not known. */
export function homeText({ name, city, miles, is_beyond_wish }: PetHome): string {
  const place = city ?? name;
  if (miles === null) return place;
  if (is_beyond_wish) return petMessages.tooFar({ miles: inThousands(miles), place });
  return petMessages.milesAway({ miles: inThousands(miles), place });
}
