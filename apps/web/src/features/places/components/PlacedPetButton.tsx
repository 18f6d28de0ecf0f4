import type { PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { classNames } from '../../../components/ui/class-names.ts';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';

/** Dragging pets with a pointer. */
export interface PetDrag {
  onStart: (petId: string) => void;
  onEnd: () => void;
}

interface PlacedPetButtonProps {
  pet: PlacedPet;
  isChosen: boolean;
  /** Undefined for who may not move pets. */
  onChoose: (() => void) | undefined;
  /** Left out where pets are only chosen. */
  drag?: PetDrag;
}

/** A pet at its place, which is chosen to be moved. */
export function PlacedPetButton({ pet, isChosen, onChoose, drag }: PlacedPetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!onChoose}
      onClick={onChoose}
      draggable={onChoose !== undefined && drag !== undefined}
      onDragStart={(event) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', pet.name);
        event.dataTransfer.effectAllowed = 'move';
        drag?.onStart(pet.id);
      }}
      onDragEnd={drag?.onEnd}
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
      <span className="min-w-0 text-start wrap-anywhere">{pet.name}</span>
    </button>
  );
}
