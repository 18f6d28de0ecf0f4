import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { useId } from 'react';
import { Link } from 'react-router';
import { HeartIcon, PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { CLOSES_BACK } from '../../../lib/storage/referred-pet.ts';
import { householdMessages as messages } from '../household-messages.ts';

interface PartnerFavoritesProps extends Pick<Household, 'partner' | 'favorites'> {
  headingLevel: 'h2' | 'h3';
}

/** The pets that the partner likes; nothing without one. */
export function PartnerFavorites({
  partner,
  favorites,
  headingLevel: Heading,
}: PartnerFavoritesProps) {
  const titleId = useId();
  if (favorites.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <Heading id={titleId} className="text-lg wrap-anywhere">
        {messages.likes(partner)}
      </Heading>
      <ul className="grid gap-2 sm:grid-cols-2">
        {favorites.map(({ pet_id, name, photo_url, is_yours }) => (
          <li key={pet_id}>
            <Link
              to={`/pets?petId=${pet_id}`}
              state={CLOSES_BACK}
              className="flex min-h-14 items-center gap-3 rounded-xl border border-line p-2 hover:bg-action-soft"
            >
              <Thumbnail
                src={photo_url}
                fallback={<PawIcon className="size-7" />}
                className="size-14 rounded-lg"
              />
              <span className="grid min-w-0">
                <span className="font-semibold wrap-anywhere">{name}</span>
                {is_yours && (
                  <span className="inline-flex items-center gap-1 text-sm text-text-muted">
                    <HeartIcon className="size-4" />
                    {messages.youToo}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
