import type { Pet } from '@pawmatch/contract/pets/pet';
import { Link, useLocation } from 'react-router';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { bondedMessages } from '../bonded-messages.ts';
import { linkToOtherPet } from '../dialog/use-pet-in-address.ts';
import { petMessages } from '../pet-messages.ts';
import { NoPhoto } from '../photos/NoPhoto.tsx';

/** The other pet of a bonded pair, with its photo, as a link to it. */
export function BondedPair({ pet: { bonded_with: other } }: { pet: Pick<Pet, 'bonded_with'> }) {
  const location = useLocation();
  if (!other) return null;
  return (
    <Link
      {...linkToOtherPet(location, other.id)}
      className="mb-6 flex items-center gap-3 rounded-xl border border-line bg-sunken p-3 hover:border-action"
    >
      <Thumbnail
        src={other.primary_photo_url?.small ?? null}
        fallback={<NoPhoto pet={other} />}
        className="relative size-14 rounded-full"
      />
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">
          {petMessages.bondedWith(other.name)}
        </strong>
        <span className="text-sm text-text-muted">{bondedMessages.hint}</span>
      </span>
    </Link>
  );
}
