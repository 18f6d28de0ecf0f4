import type { PetMove } from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/database/actor.ts';
import { newId } from '../../platform/database/new-id.ts';
import { onPetUnavailable } from '../adoptions/closing/on-pet-status-change.ts';
import { findPet, lockPet } from '../pets/pets.repository.ts';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import { createCommitPetChange, requirePet } from '../pets/staff/commit-pet-change.ts';
import { countUpcomingVisitsOfPair } from '../visits/cancellation/cancelled-visits.repository.ts';
import { petMoveMessages } from './pet-move-messages.ts';
import { presentPetMove, presentShelterName } from './pet-moves.presenter.ts';
import * as repository from './pet-moves.repository.ts';
import type { PetMoveRow } from './pet-moves.table.ts';

const withBondedPet = ({ id, bondedWith }: PetWithPhotos) => [
  id,
  ...(bondedWith ? [bondedWith] : []),
];

/**
 * A shelter offers a pet to another one, where it moves when that one accepts. What the pet is like comes along; people,
 * visits and what was noted on them stay. Every change locks the pet first, as booking does. With one shelter there is
 * none of it.
 */
export function createPetMovesService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database, clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  function requireSeveralShelters() {
    if (shelters.isOne()) throw new AppError('NOT_FOUND');
  }

  async function requireMove(id: string, which: (move: PetMoveRow) => boolean) {
    requireSeveralShelters();
    const move = await repository.findMove(database, id);
    if (!move || !which(move)) throw new AppError('PET_MOVE_NOT_FOUND');
    return move;
  }

  /** Ends an offer without a move, and records it. */
  const endOffer = (
    actor: StaffActor['actor'],
    move: PetMoveRow,
    result: 'withdrawn' | 'declined',
  ) =>
    database.transactionAs(actor, async (tx) => {
      const now = clock();
      await lockPet(tx, move.petId);
      if (!(await repository.endMove(tx, move.id, { result, now }))) {
        throw new AppError('PET_MOVE_ENDED');
      }
      const { name } = shelters.of(move.toShelterId);
      await repository.recordMove(tx, move.petId, { offered_to: [name, null] }, now);
    });

  return {
    /** @throws AppError NOT_FOUND */
    async list({ shelterId }: StaffActor): Promise<PetMove[]> {
      requireSeveralShelters();
      const moves = await repository.listOpenMoves(database, shelterId);
      return moves.map((move) => presentPetMove(move, shelters));
    },

    /** @throws AppError NOT_FOUND, PET_NOT_FOUND */
    async ofPet({ shelterId }: StaffActor, petId: string) {
      requireSeveralShelters();
      requirePet(await findPet(database, petId));
      const offer = await repository.findOpenMove(database, petId);
      return {
        offer: offer ? presentPetMove(offer, shelters) : null,
        other_shelters: shelters
          .allExcept(shelterId)
          .filter(({ isPaused }) => !isPaused)
          .map(presentShelterName),
        upcoming_visits: await countUpcomingVisitsOfPair(database, petId, clock()),
      };
    },

    /** @throws AppError NOT_FOUND, VALIDATION_FAILED, PET_NOT_FOUND, PET_UNAVAILABLE, PET_OFFERED */
    async offer({ actor, shelterId }: StaffActor, petId: string, slug: string): Promise<PetMove> {
      requireSeveralShelters();
      const to = shelters.withSlug(slug);
      if (!to || to.isPaused || to.id === shelterId) {
        throw invalidField('to', petMoveMessages.noSuchShelter);
      }
      return database.transactionAs(actor, async (tx) => {
        const now = clock();
        const pet = requirePet(await lockPet(tx, petId));
        if (pet.shelterId !== shelterId) throw new AppError('PET_NOT_FOUND');
        requireNotAdopted(pet);
        const move = {
          id: newId(),
          petId,
          fromShelterId: shelterId,
          toShelterId: to.id,
          offeredAt: now,
          endedAt: null,
          result: null,
        };
        const isOffered = await repository.findOpenMove(tx, petId);
        if (isOffered || !(await repository.insertMove(tx, move)))
          throw new AppError('PET_OFFERED');
        await repository.recordMove(tx, petId, { offered_to: [null, to.name] }, now);
        const bondedPetName = pet.bondedPet?.name ?? null;
        return presentPetMove({ move, petName: pet.name, bondedPetName }, shelters);
      });
    },

    /** @throws AppError NOT_FOUND, PET_MOVE_NOT_FOUND, PET_MOVE_ENDED */
    async withdraw({ actor, shelterId }: StaffActor, id: string): Promise<void> {
      const move = await requireMove(id, ({ fromShelterId }) => fromShelterId === shelterId);
      await endOffer(actor, move, 'withdrawn');
    },

    /** @throws AppError NOT_FOUND, PET_MOVE_NOT_FOUND, PET_MOVE_ENDED */
    async decline({ actor, shelterId }: StaffActor, id: string): Promise<void> {
      const move = await requireMove(id, ({ toShelterId }) => toShelterId === shelterId);
      await endOffer(actor, move, 'declined');
    },

    /**
     * The pet lives here now, with the other one of its pair, and its upcoming visits are cancelled.
     * @throws AppError NOT_FOUND, PET_MOVE_NOT_FOUND, PET_MOVE_ENDED, PET_NOT_FOUND, PET_UNAVAILABLE, SHELTER_PAUSED
     */
    async accept({ actor, shelterId }: StaffActor, id: string) {
      const { petId, fromShelterId } = await requireMove(id, (it) => it.toShelterId === shelterId);
      const to = shelters.of(shelterId);
      if (to.isPaused) throw new AppError('SHELTER_PAUSED', { detail: petMoveMessages.paused });
      const change = { shelter: [shelters.of(fromShelterId).name, to.name] as [string, string] };
      return commit(actor, async (tx) => {
        const now = clock();
        const pet = requirePet(await lockPet(tx, petId));
        if (!(await repository.endMove(tx, id, { result: 'accepted', now }))) {
          throw new AppError('PET_MOVE_ENDED');
        }
        requireNotAdopted(pet);
        const petIds = withBondedPet(pet);
        await repository.withdrawMoves(tx, petIds, now);
        const departure = { reason: 'pet_moved', movedTo: to.name, petIds, now } as const;
        let cancelled = 0;
        for (const each of petIds) {
          cancelled += await onPetUnavailable(tx, each, departure);
          await repository.recordMove(tx, each, change, now);
        }
        await repository.setShelterOfPets(tx, petIds, { shelterId, now });
        // Once more, in the history of the other shelter.
        for (const each of petIds) await repository.recordMove(tx, each, change, now);
        return { petIds, cancelled };
      });
    },
  };
}

function requireNotAdopted({ status }: Pick<PetWithPhotos, 'status'>): void {
  if (status === 'Adopted')
    throw new AppError('PET_UNAVAILABLE', { detail: petMoveMessages.adopted });
}
