import { MAX_PLACE_LEVELS, type MoveRefusal } from '@pawmatch/contract/places/place-values';
import type { PlaceMove } from '@pawmatch/contract/places/places-endpoints';
import { inTurnOfCare } from '../../care-turns.ts';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Colleague } from '../staff/memberships.repository.ts';
import { placeMessages } from './place-messages.ts';
import * as repository from './places.repository.ts';
import type { PlaceRow } from './places.tables.ts';

export interface PlaceInput {
  name: string;
  capacity: number | null;
  is_capacity_strict: boolean;
}

export const placeColumnsOf = ({ name, capacity, is_capacity_strict }: PlaceInput) => ({
  name,
  capacity,
  // Without a number there is nothing to be strict about.
  isCapacityStrict: is_capacity_strict && capacity !== null,
});

/** How deep a place lies: 1 at the top. */
function levelOf(place: PlaceRow, all: readonly PlaceRow[]): number {
  const parent = all.find(({ id }) => id === place.parentId);
  return parent ? levelOf(parent, all) + 1 : 1;
}

/** Where pets live at a shelter. */
export function createPlacesService({ database, clock }: Uses<'database' | 'clock'>) {
  return {
    async board(shelterId: string) {
      const [places, pets] = await Promise.all([
        repository.listPlaces(database, shelterId),
        repository.listPlacedPets(database, shelterId),
      ]);
      return { places, pets };
    },

    /** @throws AppError PLACE_NOT_FOUND for the one around it, VALIDATION_FAILED below the last level and in a foster home */
    async add(shelterId: string, parentId: string | null, input: PlaceInput): Promise<void> {
      const now = clock();
      await database.transaction(async (tx) => {
        if (parentId !== null) {
          // Held, so that it is not closed meanwhile.
          const [parent] = await repository.lockPlaces(tx, shelterId, [parentId]);
          if (!parent) throw new AppError('PLACE_NOT_FOUND');
          if (await repository.isFosterHome(tx, parentId)) {
            throw invalidField('parent_id', placeMessages.noneInFosterHome);
          }
          const all = await repository.listPlaces(tx, shelterId);
          if (levelOf(parent, all) >= MAX_PLACE_LEVELS) {
            throw invalidField(
              'parent_id',
              placeMessages.tooManyLevels({ limit: MAX_PLACE_LEVELS }),
            );
          }
        }
        const place = { id: newId(), shelterId, parentId, ...placeColumnsOf(input) };
        await repository.insertPlace(tx, { ...place, createdAt: now, updatedAt: now });
      });
    },

    /** @throws AppError PLACE_NOT_FOUND */
    async change(own: repository.OwnPlace, input: PlaceInput): Promise<void> {
      const changes = { ...placeColumnsOf(input), updatedAt: clock() };
      if (!(await repository.updatePlace(database, own, changes))) {
        throw new AppError('PLACE_NOT_FOUND');
      }
    },

    /** @throws AppError PLACE_NOT_FOUND, PLACE_IN_USE */
    async close(own: repository.OwnPlace): Promise<void> {
      const now = clock();
      await database.transaction(async (tx) => {
        const [place] = await repository.lockPlaces(tx, own.shelterId, [own.id]);
        if (!place) throw new AppError('PLACE_NOT_FOUND');
        const inside = await repository.countPlacesInside(tx, own.id);
        if (inside > 0) {
          throw new AppError('PLACE_IN_USE', { detail: placeMessages.hasPlacesInside });
        }
        const count = await repository.countPetsAt(tx, own.id);
        if (count > 0) {
          throw new AppError('PLACE_IN_USE', { detail: placeMessages.hasPets({ count }) });
        }
        await repository.updatePlace(tx, own, { closedAt: now, updatedAt: now });
      });
    },

    /**
     * Moves pets in a transaction of its own, in turn: many who move pets to one place at once need it and its pets; see
     * {@link movePets}.
     */
    move: (colleague: Colleague, moves: readonly PlaceMove[]): Promise<RefusedMove[]> =>
      inTurnOfCare(database, colleague.shelterId, (tx) =>
        movePets(tx, colleague, { moves, now: clock() }),
      ),
  };
}

interface RefusedMove {
  pet_id: string;
  reason: MoveRefusal;
}

/**
 * Moves pets, each from where it lives as far as the sender knows. The order of locks is fixed: places, then pets.
 * @returns what was refused
 * @throws AppError PLACE_NOT_FOUND, with which no pet moves
 */
export async function movePets(
  tx: Queries,
  { userId, shelterId }: Colleague,
  { moves, now }: { moves: readonly PlaceMove[]; now: Date },
): Promise<RefusedMove[]> {
  const targets = new Set(moves.flatMap(({ to }) => to ?? []));
  const places = await repository.lockPlaces(tx, shelterId, [...targets]);
  if (places.length < targets.size) throw new AppError('PLACE_NOT_FOUND');
  const petIds = moves.map((move) => move.pet_id);
  const here = await repository.lockPetsAtShelter(tx, shelterId, petIds);
  const placeByPet = await repository.findPlacesOfPets(tx, petIds);
  const refused: RefusedMove[] = [];
  for (const { pet_id, from, to } of moves) {
    const target = places.find(({ id }) => id === to);
    const refuse = (reason: MoveRefusal) => refused.push({ pet_id, reason });
    if (!here.has(pet_id)) refuse('not_here');
    else if ((placeByPet.get(pet_id) ?? null) !== from) refuse('moved_meanwhile');
    else if (
      target?.isCapacityStrict &&
      (await repository.countPetsAt(tx, target.id)) >= (target.capacity ?? 0)
    ) {
      refuse('full');
    } else if (from !== to) {
      await repository.movePet(tx, { petId: pet_id, shelterId, to, movedBy: userId, now });
      // The same pet may be asked for twice.
      if (to === null) placeByPet.delete(pet_id);
      else placeByPet.set(pet_id, to);
    }
  }
  return refused;
}
