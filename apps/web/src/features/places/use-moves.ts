import type { PlaceBoard, PlacedPet, PlaceMove } from '@pawmatch/contract/places/places-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { movePets, placesQuery } from './places-api.ts';
import { placesMessages as messages } from './places-messages.ts';

interface Moved {
  text: string;
  /** Moves the pets back to where they were. */
  back: PlaceMove[];
}

const namesOf = (pets: readonly PlacedPet[]) => pets.map(({ name }) => name).join(', ');

/** The pets that are chosen on the board, and moving them. */
export function useMoves(board: PlaceBoard | undefined) {
  const queries = useQueryClient();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<Moved | null>(null);
  /** A pet that the pointer drags. */
  const [draggedId, setDraggedId] = useState<string | null>(null);
  /** The place below the pointer; empty for that of pets without one. */
  const [overId, setOverId] = useState<string | null>(null);
  const all = [
    ...(board?.without_place ?? []).map((pet) => ({ pet, at: null as string | null })),
    ...(board?.places ?? []).flatMap(({ id, pets }) => pets.map((pet) => ({ pet, at: id }))),
  ];
  const chosen = all.filter(({ pet }) => chosenIds.has(pet.id));

  const { mutate, isPending } = useMutation({
    mutationFn: movePets,
    onError: (error) => adminToast.error(failureReason(error, messages.moveFailed)),
  });

  const send = (moves: PlaceMove[], textOf: (names: string) => string, canUndo: boolean) =>
    mutate(moves, {
      onSuccess: ({ board: after, refused }) => {
        queries.setQueryData(placesQuery.queryKey, after);
        setChosenIds(new Set());
        const petsWith = (ids: readonly string[]) =>
          all.flatMap(({ pet }) => (ids.includes(pet.id) ? pet : []));
        for (const reason of new Set(refused.map((each) => each.reason))) {
          const ids = refused.flatMap((each) => (each.reason === reason ? each.pet_id : []));
          adminToast.error(messages.refused[reason]({ names: namesOf(petsWith(ids)) }));
        }
        const done = moves.filter((move) => !refused.some(({ pet_id }) => pet_id === move.pet_id));
        if (done.length === 0) return;
        setLast({
          text: textOf(namesOf(petsWith(done.map(({ pet_id }) => pet_id)))),
          back: canUndo ? done.map(({ pet_id, from, to }) => ({ pet_id, from: to, to: from })) : [],
        });
      },
    });

  const move = (moved: typeof all, place: { id: string; name: string } | null) =>
    send(
      moved.map(({ pet, at }) => ({ pet_id: pet.id, from: at, to: place?.id ?? null })),
      (names) =>
        place ? messages.moved({ names, place: place.name }) : messages.tookOut({ names }),
      true,
    );

  // The others that are chosen go along.
  const dragged = chosenIds.has(draggedId ?? '')
    ? chosen
    : all.filter(({ pet }) => pet.id === draggedId);
  const endDrag = () => {
    setDraggedId(null);
    setOverId(null);
  };

  return {
    chosenNames: namesOf(chosen.map(({ pet }) => pet)),
    isChosen: (petId: string) => chosenIds.has(petId),
    toggle: (petId: string) =>
      setChosenIds(
        new Set(
          chosenIds.has(petId)
            ? [...chosenIds].filter((id) => id !== petId)
            : [...chosenIds, petId],
        ),
      ),
    clear: () => setChosenIds(new Set()),
    hasChosen: chosen.length > 0,
    isMoving: isPending,
    moveTo: (place: { id: string; name: string }) => move(chosen, place),
    takeOut: () => move(chosen, null),
    drag: { overId, onStart: setDraggedId, onEnd: endDrag },
    /** What lets pets be dropped at a place; null for that of pets without one. */
    dropAt: (place: { id: string; name: string } | null) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged.length === 0 || isPending) return;
        event.preventDefault();
        // Places lie inside of others.
        event.stopPropagation();
        setOverId(place?.id ?? '');
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        const moved = dragged.filter(({ at }) => at !== (place?.id ?? null));
        endDrag();
        if (moved.length > 0) move(moved, place);
      },
    }),
    last,
    undo: () => last && send(last.back, (names) => messages.movedBack({ names }), false),
    dismiss: () => setLast(null),
  };
}
