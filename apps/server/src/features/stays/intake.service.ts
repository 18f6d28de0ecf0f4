import { ageGroupAt, bornAbout } from '@pawmatch/contract/pets/ages/age-groups';
import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { NewIntake } from '@pawmatch/contract/stays/stay-input';
import { UNKNOWN_BREED } from '@pawmatch/contract/stays/stay-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/database/actor.ts';
import { newId } from '../../platform/database/new-id.ts';
import { insertPet } from '../pets/pets.repository.ts';
import { newPetColumns, type PetWithPhotos } from '../pets/pets.table.ts';
import { noPhoto } from '../pets/photos/photo-list.ts';
import { createCommitPetChange } from '../pets/staff/commit-pet-change.ts';
import { instantOn } from './stay-dates.ts';
import { stayMessages } from './stay-messages.ts';
import { completeNewStays } from './stays.repository.ts';

/** Takes in a pet or a litter. */
export function createIntakeService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  return {
    /** @throws AppError VALIDATION_FAILED */
    async takeIn({ actor, shelterId }: StaffActor, input: NewIntake): Promise<PetWithPhotos[]> {
      const now = clock();
      const { time_zone: timeZone } = shelters.of(shelterId);
      const today = toZonedTime(now, timeZone).date;
      const cameOn = input.came_on ?? today;
      if (cameOn > today) throw invalidField('came_on', stayMessages.inFuture);
      const birthDate = bornAbout(input.age_months, cameOn);
      const holdUntil = input.hold_until ?? null;
      const { species, size } = input;
      const age_group = ageGroupAt(birthDate, today);
      return commit(actor, async (tx) => {
        const added: PetWithPhotos[] = [];
        for (const { name, sex } of input.pets) {
          const pet = await insertPet(tx, {
            id: newId(),
            shelterId,
            name,
            breed: UNKNOWN_BREED,
            ...completePetFacts({ species, size, sex, age_group }),
            status: 'Available',
            trainingTraits: [],
            shelterNotes: null,
            summary: null,
            description: null,
            ...noPhoto(),
            ...newPetColumns,
            isListed: false,
            birthDate,
            isBirthDateEstimated: true,
            createdAt: now,
            updatedAt: now,
          });
          added.push({ ...pet, holdUntil });
        }
        const ids = added.map(({ id }) => id);
        const cameAt = instantOn(cameOn, now, timeZone);
        const cameFrom = input.came_from ?? null;
        await completeNewStays(tx, ids, { intake: input.intake, cameAt, cameFrom, holdUntil });
        return added;
      });
    },
  };
}
