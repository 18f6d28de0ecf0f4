import { ageGroupAt } from '@pawmatch/contract/pets/ages/age-groups';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { SYSTEM } from '../../../platform/database/actor.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import { listAges, lockPets, updatePet } from '../pets.repository.ts';
import { createCommitPetChange } from './commit-pet-change.ts';

/** Soon after midnight at each shelter. */
const EVERY_MS = 60 * 60_000;

/** Pets in one transaction: short, so that nobody waits long for a lock. */
const BATCH = 100;

/** Keeps the age groups of pets with a birth date true as time goes by. */
export function followBirthDates(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
): PeriodicJob {
  const { database, clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  /** The group of today, when it is another one. */
  function dueGroup({ birthDate, age_group, shelterId }: Awaited<ReturnType<typeof listAges>>[0]) {
    const today = toZonedTime(clock(), shelters.of(shelterId).time_zone).date;
    const group = birthDate && ageGroupAt(birthDate, today);
    return group && group !== age_group ? group : null;
  }

  return {
    name: 'keeping the age groups of pets',
    everyMs: EVERY_MS,
    async run() {
      const due = (await listAges(database)).filter(dueGroup).map(({ id }) => id);
      for (let start = 0; start < due.length; start += BATCH) {
        await commit(SYSTEM, async (tx) => {
          for (const pet of await lockPets(tx, due.slice(start, start + BATCH))) {
            const age_group = dueGroup(pet);
            if (age_group) await updatePet(tx, pet.id, { age_group, updatedAt: clock() });
          }
        });
      }
    },
  };
}
