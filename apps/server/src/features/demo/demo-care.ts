import { firstPlanNames } from '@pawmatch/contract/care/first-plan-messages';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { ensureFirstPlans, insertPlan } from '../care/plans/care-plans.repository.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { insertPlace } from '../places/places.repository.ts';
import { setCareParts } from '../shelter/shelters.repository.ts';
import { findOpenStays, insertCareItems, insertMoves, takeUpPlans } from './demo.repository.ts';

const DAY = 24 * 60 * 60_000;

/** Days between two of the vaccinations, and of the weighings, that are in use. */
const VACCINATION_DAYS = 14;
const WEIGHING_DAYS = 30;

const vaccinations = {
  Dog: { key: 'dog-dapp', product: 'Vanguard Plus 5' },
  Cat: { key: 'cat-fvrcp', product: 'Felocell 3' },
} as const;

const GRAMS_BY_SIZE = { Small: 7_200, Medium: 17_500, Large: 31_000, ExtraLarge: 46_000 } as const;

/** How a pet of its size is weighed, in grams. */
const gramsOf = ({ species, size }: PetRow): number =>
  species === 'Cat' ? 4_100 : GRAMS_BY_SIZE[size];

interface Demo {
  shelterId: string;
  now: Date;
  pets: readonly PetRow[];
}

/** Rooms and kennels with the pets that live there; one of ten has no place yet. */
function demoPlaces({ shelterId, now, pets }: Demo) {
  const place = (name: string, capacity: number | null, parentId: string | null = null) => ({
    ...{ id: newId(), shelterId, parentId, name, capacity, isCapacityStrict: false },
    ...{ createdAt: now, updatedAt: now, closedAt: null },
  });
  const [house, cats] = [place('Dog House', null), place('Cat Room', 12)];
  const kennels = Array.from({ length: 10 }, (_, index) =>
    place(`Kennel ${index + 1}`, 2, house.id),
  );
  const moves = pets.flatMap((pet, index) => {
    if (index % 10 === 9) return [];
    const at = pet.species === 'Cat' ? cats : kennels[index % kennels.length];
    return at ? { shelterId, petId: pet.id, placeId: at.id, since: pet.createdAt } : [];
  });
  return { places: [house, cats, ...kennels], moves };
}

/** The last two of something that comes again, the next one due some days before or after today. */
const lastTwo = (now: Date, days: number, dueInDays: number) =>
  [2, 1].map((ago) => new Date(now.getTime() + (dueInDays - ago * days) * DAY));

/** What was done in the last weeks, so that a few pets are due today and some are late. */
function demoItems({ shelterId, now, pets }: Demo, stayIds: ReadonlyMap<string, string>) {
  return pets.flatMap((pet, index) => {
    const stayId = stayIds.get(pet.id);
    if (!stayId) return [];
    const item = { shelterId, petId: pet.id, stayId };
    const done = (doneAt: Date) => ({
      doneAt,
      recordedAt: doneAt,
      createdAt: doneAt,
      updatedAt: doneAt,
    });
    const { key, product } = vaccinations[pet.species];
    const title = firstPlanNames[key];
    // Of most, both are done; of every fifth, the second one is due.
    const [first, second] = lastTwo(now, VACCINATION_DAYS, (index % 3) - 1);
    const given = index % 5 === 0 ? [second] : [first, second];
    return [
      ...given.flatMap((doneAt) =>
        doneAt
          ? { ...item, ...done(doneAt), kind: 'vaccination' as const, title, product, dose: '1 ml' }
          : [],
      ),
      ...lastTwo(now, WEIGHING_DAYS, index % 9).map((doneAt, number) => ({
        ...{ ...item, ...done(doneAt), kind: 'weight' as const, title: 'Weight' },
        grams: gramsOf(pet) + number * 120 - (index % 4) * 90,
      })),
    ];
  });
}

/** The shelter uses places and care, and shows a day of them. */
export async function insertDemoCare(tx: Queries, demo: Demo): Promise<void> {
  const { shelterId, now } = demo;
  await setCareParts(tx, shelterId, { parts: ['places', 'care'], now });
  const { places, moves } = demoPlaces(demo);
  for (const place of places) await insertPlace(tx, place);
  await insertMoves(tx, moves);
  await ensureFirstPlans(tx, shelterId, now);
  await takeUpPlans(
    tx,
    shelterId,
    Object.values(vaccinations).map(({ key }) => key),
  );
  await insertPlan(tx, {
    ...{ id: newId(), shelterId, name: 'Weight', kind: 'weight', species: null, starts: 'intake' },
    ...{ first_after_days: 0, min_age_weeks: 0, adult_times: 0, interval_days: WEIGHING_DAYS },
    ...{ is_on: true, createdAt: now, updatedAt: now },
  });
  await insertCareItems(tx, demoItems(demo, await findOpenStays(tx, shelterId)));
}
