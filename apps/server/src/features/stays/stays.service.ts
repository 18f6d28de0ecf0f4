import { SHORT_PET_ID } from '@pawmatch/contract/pets/pet-address';
import type { StayChanges } from '@pawmatch/contract/stays/stay-input';
import { otherOutcomeKinds } from '@pawmatch/contract/stays/stay-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import { createCommitPetChange, requirePet } from '../pets/staff/commit-pet-change.ts';
import type { StayRow } from '../pets/stays.table.ts';
import { findPlaceOfPet } from '../places/places.repository.ts';
import { instantOnAfter } from './stay-dates.ts';
import { stayMessages as messages } from './stay-messages.ts';
import { presentPetRecord, presentStay } from './stays.presenter.ts';
import * as repository from './stays.repository.ts';

type StaysDependencies = Uses<'database' | 'clock' | 'shelters' | 'petChanges'>;

/** The stays of pets: what staff read of them, and what they correct. */
export function createStaysService(dependencies: StaysDependencies) {
  const { database, clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  const readerOf = ({ shelterId }: { shelterId: string }) => ({
    shelterId,
    now: clock(),
    timeZone: shelters.of(shelterId).time_zone,
  });
  const requireStay = async (id: string) => {
    const details = await repository.findStay(database, id);
    if (!details) throw new AppError('STAY_NOT_FOUND');
    return details;
  };
  const get = async (id: string) => {
    const details = await requireStay(id);
    return presentStay(details, readerOf(details.stay));
  };

  /** @throws AppError VALIDATION_FAILED */
  function correctedDates(stay: StayRow, others: StayRow[], changes: StayChanges) {
    const reader = readerOf(stay);
    const dateOf = (instant: Date) => toZonedTime(instant, reader.timeZone).date;
    const today = dateOf(reader.now);
    const isBefore = (other: StayRow) => other.cameAt <= stay.cameAt;
    const earlier = others.find(isBefore);
    const later = others.findLast((other) => !isBefore(other));
    const earliest = earlier?.leftAt ?? earlier?.cameAt;
    const overlap = messages.overlap({ petName: stay.petName });
    const { came_on: cameOn, left_on: leftOn } = changes;
    let { cameAt, leftAt } = stay;
    if (cameOn && cameOn !== dateOf(cameAt)) {
      if (cameOn > today) throw invalidField('came_on', messages.inFuture);
      if (earliest && cameOn < dateOf(earliest)) throw invalidField('came_on', overlap);
      cameAt = instantOnAfter(cameOn, earliest ?? new Date(0), reader);
    }
    if (leftOn && (!leftAt || leftOn !== dateOf(leftAt))) {
      if (stay.outcome === null) throw invalidField('left_on', messages.notEnded);
      if (leftOn > today) throw invalidField('left_on', messages.inFuture);
      if (later && leftOn > dateOf(later.cameAt)) throw invalidField('left_on', overlap);
      leftAt = instantOnAfter(leftOn, cameAt, reader);
      if (later && leftAt > later.cameAt) leftAt = later.cameAt;
    }
    const end = leftAt ?? later?.cameAt;
    if (end && dateOf(cameAt) > dateOf(end)) {
      const message = messages.beforeItCame({ petName: stay.petName });
      throw cameOn ? invalidField('came_on', overlap) : invalidField('left_on', message);
    }
    // The same day.
    if (end && cameAt > end) cameAt = end;
    return { cameAt, leftAt };
  }

  function correctedOutcome(stay: StayRow, { outcome, outcome_reason }: StayChanges) {
    if (outcome === undefined && outcome_reason === undefined) return {};
    if (stay.outcome === null) throw invalidField('outcome', messages.notEnded);
    const isOther = otherOutcomeKinds.some((kind) => kind === stay.outcome);
    if (!isOther) throw invalidField('outcome', messages.adopted);
    return {
      outcome: outcome ?? stay.outcome,
      outcomeReason: outcome_reason === undefined ? stay.outcomeReason : outcome_reason,
    };
  }

  return {
    get,

    /** @throws AppError PET_NOT_FOUND */
    /** @param id also the short one */
    async getPet(id: string) {
      const isShort = SHORT_PET_ID.test(id);
      const whole = isShort ? await petsRepository.findIdByShortId(database, id) : id;
      return requirePet(whole ? await petsRepository.findPet(database, whole) : undefined);
    },

    /** As the staff of a shelter read it. @throws AppError PET_NOT_FOUND */
    async recordOf(petId: string, shelterId: string) {
      const pet = requirePet(await petsRepository.findPet(database, petId));
      const stays = await repository.listStays(database, [petId]);
      const sameMicrochip = await repository.listSameMicrochip(database, pet);
      const place = await findPlaceOfPet(database, pet);
      return presentPetRecord(pet, stays, {
        sameMicrochip,
        place,
        reader: readerOf({ shelterId }),
      });
    },

    async listUnlisted(shelterId: string) {
      const rows = await repository.listUnlistedPets(database, shelterId);
      const ids = rows.map(({ id }) => id);
      const stays = ids.length > 0 ? await repository.listStays(database, ids) : [];
      const reader = readerOf({ shelterId });
      return rows.map((pet) => {
        const last = stays.find(({ stay }) => stay.petId === pet.id);
        return { pet, stay: last ? presentStay(last, reader) : null };
      });
    },

    /** @throws AppError STAY_NOT_FOUND, VALIDATION_FAILED */
    async correct(actor: Actor, id: string, changes: StayChanges) {
      const { petId } = (await requireStay(id)).stay;
      await commit(actor, async (tx) => {
        // The pet may be deleted or live at another shelter, and its stays remain.
        const pet = await petsRepository.lockPet(tx, petId);
        const all = await repository.lockStays(tx, petId);
        const stay = all.find((each) => each.id === id);
        if (!stay) throw new AppError('STAY_NOT_FOUND');
        const others = all.filter((each) => each.id !== id);
        const now = clock();
        const dates = correctedDates(stay, others, changes);
        const isLater = stay.listedAt !== null && stay.listedAt < dates.cameAt;
        const listedAt = isLater ? dates.cameAt : stay.listedAt;
        await repository.updateStay(tx, id, {
          ...dates,
          listedAt,
          intake: changes.intake ?? stay.intake,
          cameFrom: changes.came_from === undefined ? stay.cameFrom : changes.came_from,
          holdUntil: changes.hold_until === undefined ? stay.holdUntil : changes.hold_until,
          ...correctedOutcome(stay, changes),
          updatedAt: now,
        });
        if (pet?.shelterId !== stay.shelterId) return;
        const isLast = all[0]?.id === id;
        const adoptedAt = stay.outcome === 'adopted' && isLast ? dates.leftAt : pet.adoptedAt;
        await petsRepository.updatePet(tx, petId, {
          ...(isLast && listedAt && { listedAt }),
          adoptedAt,
          updatedAt: now,
        });
      });
      return get(id);
    },
  };
}
