import type { Place } from '@pawmatch/contract/places/places-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { useCan } from '../../../lib/use-can.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { UndoNotice } from '../../../staff/UndoNotice.tsx';
import { PlaceCard } from '../components/PlaceCard.tsx';
import { PlaceDialog } from '../components/PlaceDialog.tsx';
import { PlacedPetButton } from '../components/PlacedPetButton.tsx';
import { placesQuery } from '../places-api.ts';
import { placesMessages as messages } from '../places-messages.ts';
import { useMoves } from '../use-moves.ts';

/** Who lives where; pets are moved by choosing them and then their place. */
export function AdminPlacesPage() {
  const query = useQuery(placesQuery);
  const board = query.data;
  const queries = useQueryClient();
  const can = useCan();
  const moves = useMoves(board);
  const [edited, setEdited] = useState<{ place: Place | null; parent: Place | null }>();
  const mayEdit = can('places.edit');
  const onChoose = can('places.move') ? moves.toggle : undefined;
  const isMoving = moves.hasChosen && !moves.isMoving;
  const actions = {
    isChosen: moves.isChosen,
    onChoose,
    drag: moves.drag,
    dropAt: moves.dropAt,
    onMoveTo: isMoving ? moves.moveTo : undefined,
    onEdit:
      mayEdit && !moves.hasChosen
        ? (place: Place) => setEdited({ place, parent: null })
        : undefined,
    onAddInside:
      mayEdit && !moves.hasChosen
        ? (parent: Place) => setEdited({ place: null, parent })
        : undefined,
  };
  return (
    <>
      <StaffPage
        title={messages.title}
        width="board"
        count={board && messages.count(board.places.length)}
        action={
          <>
            <ButtonLink to="/admin/places/occupancy" variant="secondary" size="sm">
              {messages.occupancy}
            </ButtonLink>
            {mayEdit && (
              <Button size="sm" onClick={() => setEdited({ place: null, parent: null })}>
                {messages.add}
              </Button>
            )}
          </>
        }
      >
        <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
        {moves.last && (
          <UndoNotice
            text={moves.last.text}
            onUndo={moves.last.back.length > 0 ? moves.undo : null}
            onDismiss={moves.dismiss}
          />
        )}
        {board?.places.length === 0 && <p className="text-text-muted">{messages.none}</p>}
        {board && board.places.length > 0 && onChoose && (
          <p className="text-text-muted">
            {messages.how} <span className="pointer-coarse:hidden">{messages.orDrag}</span>
          </p>
        )}
        {moves.hasChosen && (
          <div className="stuck-below-nav z-10 flex flex-wrap items-center gap-3 rounded-2xl border border-action bg-surface p-3 shadow-raised">
            <p role="status" className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {messages.chosen({ names: moves.chosenNames })}
            </p>
            <Button size="sm" variant="secondary" disabled={moves.isMoving} onClick={moves.takeOut}>
              {messages.leave}
            </Button>
            <Button size="sm" variant="secondary" disabled={moves.isMoving} onClick={moves.clear}>
              {messages.noneChosen}
            </Button>
          </div>
        )}
        {board && (
          <section
            {...moves.dropAt(null)}
            aria-labelledby="without-place"
            className={classNames(
              'grid gap-3 rounded-2xl',
              moves.drag.overId === '' && 'bg-action-soft',
            )}
          >
            <h2 id="without-place" className="text-lg">
              {messages.withoutPlace}
            </h2>
            {board.without_place.length === 0 && (
              <p className="text-text-muted">{messages.allPlaced}</p>
            )}
            <ul className="flex flex-wrap gap-2">
              {board.without_place.map((pet) => (
                <li key={pet.id} className="max-w-full">
                  <PlacedPetButton
                    pet={pet}
                    isChosen={moves.isChosen(pet.id)}
                    onChoose={onChoose && (() => onChoose(pet.id))}
                    drag={moves.drag}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul className="grid items-start gap-4">
          {board?.places
            .filter(({ parent_id }) => parent_id === null)
            .map((place) => (
              <PlaceCard key={place.id} place={place} places={board.places} actions={actions} />
            ))}
        </ul>
      </StaffPage>
      {edited && (
        <PlaceDialog
          {...edited}
          onSaved={(after) => queries.setQueryData(placesQuery.queryKey, after)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
