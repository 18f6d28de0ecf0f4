import type { Pet } from '@pawmatch/contract/pets/pet';
import { returnMessages as messages } from '../returns-messages.ts';

/** What the earlier home says of a pet that came back, where staff show it. */
export function EarlierHomeWords({ pet }: { pet: Pick<Pet, 'earlier_home_words'> }) {
  if (!pet.earlier_home_words) return null;
  return (
    <figure className="border-s-2 border-line-strong ps-4">
      <figcaption className="text-sm font-semibold text-text-muted">
        {messages.fromEarlierHome}
      </figcaption>
      <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">
        {pet.earlier_home_words}
      </blockquote>
    </figure>
  );
}
