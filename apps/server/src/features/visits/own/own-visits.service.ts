import { createHmac } from 'node:crypto';
import type { VisitDays } from '@pawmatch/contract/visits/times/visit-days';
import type { VisitRequest } from '@pawmatch/contract/visits/visit-input';
import type * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { addressKey } from '../../../platform/security/address-key.ts';
import { deriveKey } from '../../../platform/security/derived-key.ts';
import { listEvents } from '../../history/history.repository.ts';
import { findPet } from '../../pets/pets.repository.ts';
import { shelterOfPet } from '../../pets/shelter-of-pet.ts';
import { findFosterVisits } from '../../places/foster-visits.repository.ts';
import { bookVisit } from '../booking/book-visit.service.ts';
import { listSlots, requireSlot } from '../booking/list-slots.ts';
import { requireVisit } from '../visit-errors.ts';
import * as repository from '../visits.repository.ts';

/** The latest ones of a visit that are shown. */
const MAX_STEPS = 100;

/** Whose visits they are, and who acts: the adopter, or the holder of a link. */
interface Adopter {
  userId: string;
  actor: Actor;
}

interface Requester extends Adopter {
  /** Of the client. */
  address: string;
}

export type OwnVisitsService = ReturnType<typeof createOwnVisitsService>;

/** The visits of the adopter who calls. */
export function createOwnVisitsService({
  database,
  clock,
  config,
  shelters,
  sessionSecret,
}: Uses<'database' | 'clock' | 'config' | 'shelters' | 'sessionSecret'>) {
  const addressSecret = deriveKey(sessionSecret, 'addresses of visit requests');
  const digestOf = (address: string) =>
    createHmac('sha256', addressSecret).update(addressKey(address)).digest('base64url');

  return {
    list: (userId: string) => repository.listVisitsOfUser(database, userId),

    /**
     * What happened to a visit, the first step first.
     * @throws AppError VISIT_NOT_FOUND also when it is somebody else's
     */
    async history(userId: string, visitId: string) {
      const { visit } = requireVisit(await repository.findVisit(database, visitId));
      if (visit.userId !== userId) throw new AppError('VISIT_NOT_FOUND');
      return (await listEvents(database, { visit_id: visitId, limit: MAX_STEPS })).reverse();
    },

    /**
     * An adopter requests a visit.
     * @throws AppError VALIDATION_FAILED (no slot), and those of {@link bookVisit}
     */
    async request(
      { actor, userId, address }: Requester,
      petId: string,
      { requested_at, notes }: z.output<typeof VisitRequest>,
    ) {
      requireSlot(requested_at, clock(), await shelterOfPet({ database, shelters }, petId));
      const limits = config.rateLimits
        ? { ...config.visitLimits, addressDigest: digestOf(address) }
        : undefined;
      const request = { bookedBy: 'adopter', status: 'pending', petId, userId } as const;
      const details = { startsAt: requested_at, notes: notes ?? null, limits };
      return bookVisit({ database, clock, shelters }, actor, { ...request, ...details });
    },

    /** What is free for a pet. @throws AppError PET_NOT_FOUND */
    listSlots: (petId: string) => listSlots({ database, clock, shelters }, petId),

    /** The weekdays on which a pet can be met. @throws AppError PET_NOT_FOUND also for one that only staff may see */
    async findDays(petId: string, { isForStaff }: { isForStaff: boolean }): Promise<VisitDays> {
      const pet = await findPet(database, petId);
      if (!pet || !(pet.isListed || isForStaff)) throw new AppError('PET_NOT_FOUND');
      return (await findFosterVisits(database, petId, shelters.of(pet.shelterId))).days;
    },
  };
}
