import { MAX_PLACE_LEVELS } from '@pawmatch/contract/places/place-values';
import type { Place } from '@pawmatch/contract/places/places-endpoints';
import type { DragEventHandler } from 'react';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { placesMessages as messages } from '../places-messages.ts';
import { type PetDrag, PlacedPetButton } from './PlacedPetButton.tsx';

interface PlaceActions {
  isChosen: (petId: string) => boolean;
  /** Undefined for who may not move pets. */
  onChoose: ((petId: string) => void) | undefined;
  /** Undefined while no pet is chosen. */
  onMoveTo: ((place: Place) => void) | undefined;
  /** Undefined for who may not change places, and while a pet is chosen. */
  onEdit: ((place: Place) => void) | undefined;
  onAddInside: ((place: Place) => void) | undefined;
  drag: PetDrag & { overId: string | null };
  dropAt: (place: Place) => { onDragOver: DragEventHandler; onDrop: DragEventHandler };
}

interface PlaceCardProps {
  place: Place;
  places: readonly Place[];
  actions: PlaceActions;
  level?: number;
}

/** Those that live there, and in the places inside it. */
const countPets = (place: Place, places: readonly Place[]): number =>
  places
    .filter(({ parent_id }) => parent_id === place.id)
    .reduce((sum, inside) => sum + countPets(inside, places), place.pets.length);

/** A place with its pets, and the places inside it. */
export function PlaceCard({ place, places, actions, level = 1 }: PlaceCardProps) {
  const { isChosen, onChoose, onMoveTo, onEdit, onAddInside, drag, dropAt } = actions;
  const inside = places.filter(({ parent_id }) => parent_id === place.id);
  const { capacity } = place;
  const isFull = capacity !== null && place.pets.length === capacity;
  // How many fit into a place is said without the places inside it.
  const count = capacity === null ? countPets(place, places) : place.pets.length;
  const Heading = level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4';
  return (
    <li
      {...dropAt(place)}
      className={classNames(
        'grid content-start gap-3 rounded-2xl border p-4',
        drag.overId === place.id ? 'border-action bg-action-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading id={`place-${place.id}`} tabIndex={-1} className="text-lg wrap-anywhere">
          {place.name}
        </Heading>
        <span className="text-sm text-text-muted tabular-nums">
          {messages.petsAt({ count, capacity })}
        </span>
        {place.foster && <Badge tone="progress">{messages.fosterHome(place.foster)}</Badge>}
        {isFull && <Badge>{messages.full}</Badge>}
        {place.warnings.map((warning) => (
          <Badge key={warning} tone="accent">
            {messages.warnings[warning]}
          </Badge>
        ))}
        <span className="ms-auto flex flex-wrap gap-2">
          {onMoveTo && (
            <Button
              size="sm"
              aria-label={messages.moveHereNamed({ place: place.name })}
              onClick={() => onMoveTo(place)}
            >
              {messages.moveHere}
            </Button>
          )}
          {onAddInside && !place.foster && level < MAX_PLACE_LEVELS && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={messages.addInside({ place: place.name })}
              onClick={() => onAddInside(place)}
            >
              {messages.inside}
            </Button>
          )}
          {onEdit && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={messages.editNamed({ place: place.name })}
              onClick={() => onEdit(place)}
            >
              {messages.edit}
            </Button>
          )}
        </span>
      </div>
      {place.pets.length > 0 && (
        <ul aria-labelledby={`place-${place.id}`} className="flex flex-wrap gap-2">
          {place.pets.map((pet) => (
            <li key={pet.id} className="max-w-full">
              <PlacedPetButton
                pet={pet}
                isChosen={isChosen(pet.id)}
                onChoose={onChoose && (() => onChoose(pet.id))}
                drag={drag}
              />
            </li>
          ))}
        </ul>
      )}
      {inside.length > 0 && (
        <ul className={level === 1 ? 'grid gap-3' : 'grid gap-3 lg:grid-cols-2'}>
          {inside.map((each) => (
            <PlaceCard
              key={each.id}
              place={each}
              places={places}
              actions={actions}
              level={level + 1}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
