import type { PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { classNames } from '../../../components/ui/class-names.ts';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';

interface PlacedPetButtonProps {
  pet: PlacedPet;
  isChosen: boolean;
  /** Undefined for who may not move pets. */
  onChoose: (() => void) | undefined;
}

/** A pet at its place, which is chosen to be moved. */
export function PlacedPetButton({ pet, isChosen, onChoose }: PlacedPetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!onChoose}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 max-w-full items-center gap-2 rounded-full border py-1 ps-1 pe-3 text-sm font-semibold',
        isChosen ? 'border-action bg-action-soft' : 'border-line bg-surface',
      )}
    >
      <Thumbnail
        src={pet.photo_url}
        fallback={pet.name.slice(0, 1)}
        className="size-9 rounded-full"
      />
      <span className="min-w-0 truncate">{pet.name}</span>
    </button>
  );
}
