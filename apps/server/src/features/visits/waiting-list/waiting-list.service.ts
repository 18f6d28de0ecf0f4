import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { TimeSpan } from '@pawmatch/contract/visits/times/bookable-times';
import {
  isFull,
  listWantedSlots,
  type WantedTimes,
  wantedSpan,
} from '@pawmatch/contract/visits/waiting-list/wanted-times';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { lockPet } from '../../pets/pets.repository.ts';
import { shelterOfPet } from '../../pets/shelter-of-pet.ts';
import { listSlots } from '../booking/list-slots.ts';
import { describeVisitTime } from '../notifications/visit-times.ts';
import { requireVisitable } from '../require-visitable.ts';
import { lockAdopter } from '../visit-locks.repository.ts';
import { visitMessages } from '../visit-messages.ts';
import * as repository from './waiting-list.repository.ts';
import type { WaitingRow } from './waiting-list.table.ts';

interface WantedPlace {
  petId: string;
  userId: string;
  /** Null for any time. */
  wanted: WantedTimes | null;
}

/** The line for a pet of which no time, or none of a day or hour, is free. */
export function createWaitingListService({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  return {
    /**
     * Joining twice keeps the place, also for the other pet of a pair and where the partner waits for these times.
     * Other times go to the end of the line.
     * @throws AppError PET_NOT_FOUND, SHELTER_PAUSED, PET_UNAVAILABLE, VALIDATION_FAILED when there is no such time, TIMES_AVAILABLE,
     *   ALREADY_VISITING, TOO_MANY_WAITING
     */
    async join(actor: Actor, { petId, userId, wanted }: WantedPlace) {
      const days = await listSlots({ database, clock, shelters }, petId);
      const { time_zone, isPaused } = await shelterOfPet({ database, shelters }, petId);
      if (isPaused) throw new AppError('SHELTER_PAUSED');
      const span = wanted && wantedSpan(wanted, time_zone);
      return database.transactionAs(actor, async (tx) => {
        // Locked in the order of a booking. The line is in the order in which the pet was locked.
        const pet = await lockPet(tx, petId);
        if (!pet?.isListed) throw new AppError('PET_NOT_FOUND');
        if (!(await lockAdopter(tx, userId))) throw new AppError('UNAUTHENTICATED');
        const places = await repository.listPlacesOfHousehold(tx, petId, userId);
        const place = places.find(
          ({ entry }) => isSameTime(entry, span) || (entry.userId !== userId && !entry.wantedFrom),
        );
        if (place) return place;
        requireVisitable(pet, pet.bondedPet, clock(), time_zone);
        if (listWantedSlots(days, wanted).length === 0 && wanted) {
          throw invalidField('wanted', visitMessages.notThen);
        }
        if (!isFull(days, wanted)) throw new AppError('TIMES_AVAILABLE');
        const now = clock();
        const visit = await repository.findVisitOfHousehold(tx, { petId, userId, now });
        if (visit?.userId === userId) throw new AppError('ALREADY_VISITING');
        if (visit) {
          const time = describeVisitTime(visit.startsAt, time_zone);
          const petName = petNames(pet, pet.bondedPet);
          const detail = visitMessages.partnerVisits({ petName, time });
          throw new AppError('ALREADY_VISITING', { detail });
        }
        if (!(await repository.insertWaiting(tx, { petId, userId, now, wanted: span }))) {
          throw new AppError('TOO_MANY_WAITING');
        }
        const joined = await repository.findWaiting(tx, petId, userId);
        if (!joined) throw new AppError('INTERNAL');
        return joined;
      });
    },

    /** Leaving twice is no error. */
    leave: (petId: string, userId: string) => repository.leaveLine(database, petId, userId),
  };
}

const isSameTime = (
  { wantedFrom, wantedTo }: Pick<WaitingRow, 'wantedFrom' | 'wantedTo'>,
  span: TimeSpan | null,
) =>
  wantedFrom?.getTime() === span?.startsAt.getTime() &&
  wantedTo?.getTime() === span?.endsAt.getTime();
