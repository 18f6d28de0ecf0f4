import type { Visit } from '@pawmatch/contract/visits/visit';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';

type VisitThumbnailProps = { pet: Visit['pet']; className: string };

/** R2.60: the visited pet's picture, else the initial of its species. */
export function VisitThumbnail({ pet, className }: VisitThumbnailProps) {
  return (
    <Thumbnail
      src={pet?.image_url ?? null}
      fallback={
        <span aria-hidden="true" className="font-display text-lg font-semibold">
          {pet ? pet.species.charAt(0) : '–'}
        </span>
      }
      className={className}
    />
  );
}
