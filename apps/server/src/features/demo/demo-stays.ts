import type { IntakeKind, OutcomeKind } from '@pawmatch/contract/stays/stay-values';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { PetRow } from '../pets/pets.table.ts';
import type { StayRow } from '../pets/stays.table.ts';
import { completeNewStays } from '../stays/stays.repository.ts';
import { insertStays } from './demo.repository.ts';
import { createdAtOf } from './demo-dates.ts';
import { createRandom } from './seeded-random.ts';

const PETS = 240;
/** Two years, so that each year has one before it. */
const DAYS = 730;

/** How many of a hundred. */
type Shares<Name extends string> = Readonly<Partial<Record<Name, number>>>;

const intakes: Shares<IntakeKind> = {
  ...{ stray: 38, surrendered: 34, transferred_in: 14, seized: 6, born_here: 8 },
};
const outcomes: Shares<OutcomeKind> = {
  ...{ adopted: 64, returned_to_owner: 16, transferred_out: 10, died: 4, euthanized: 6 },
};

/** Random kinds in these shares. */
function createKinds(seed: number) {
  const random = createRandom(seed);
  function pick<Name extends string>(shares: Shares<Name>): Name {
    const names = Object.keys(shares) as Name[];
    const urn = names.flatMap((name) => Array<Name>(shares[name] ?? 0).fill(name));
    return urn[Math.floor(random() * urn.length)] as Name;
  }
  return { random, pick, intake: () => pick(intakes), outcome: () => pick(outcomes) };
}

/** Stays of pets that left in the last two years, some of which came back. */
function pastStays(shelterId: string, now: Date, timeZone: string): StayRow[] {
  const { random, pick, intake, outcome } = createKinds(29);
  const days = (least: number, most: number) => Math.round(least + random() ** 2 * (most - least));
  const rows: StayRow[] = [];
  for (let index = 0; index < PETS; index += 1) {
    const pet = {
      petId: newId(),
      petName:
        pick({ Bo: 20, Lu: 20, Mi: 20, Ta: 20, Ri: 20 }) + pick({ bi: 25, na: 25, ko: 25, lo: 25 }),
      species: pick({ Dog: 55, Cat: 45 }),
      ageGroup: pick({ Baby: 30, Young: 28, Adult: 30, Senior: 12 }),
    };
    let came = Math.round(random() * DAYS);
    let how = intake();
    for (let left = came - days(2, 90); left > 0; left = came - days(2, 60)) {
      const stay = { intake: how, outcome: outcome() };
      const cameAt = createdAtOf(now, came, index, timeZone);
      const leftAt = createdAtOf(now, left, index, timeZone);
      rows.push({
        ...pet,
        ...stay,
        ...endedStay,
        id: newId(),
        shelterId,
        cameAt,
        leftAt,
        createdAt: cameAt,
        updatedAt: leftAt,
      });
      came = left - days(4, 100);
      how = 'returned';
      if (stay.outcome !== 'adopted' || random() > 0.12) break;
    }
  }
  return rows;
}

/** What is not recorded of stays of the demonstration that are over. */
export const endedStay = {
  ...{ birthDate: null, cameFrom: null, holdUntil: null, listedAt: null },
  ...{ outcomeReason: null, holdOverriddenBy: null, petBefore: null },
};

/**
 * How the pets that are here came, and the stays of those who left.
 * @param returned pets that came back
 */
export async function insertDemoStays(
  tx: Queries,
  {
    shelterId,
    timeZone,
    now,
    pets,
    returned,
  }: {
    shelterId: string;
    timeZone: string;
    now: Date;
    pets: Iterable<PetRow>;
    returned: ReadonlySet<string>;
  },
): Promise<void> {
  const kinds = createKinds(40);
  for (const { id, createdAt } of pets) {
    const intake = returned.has(id) ? 'returned' : kinds.intake();
    await completeNewStays(tx, [id], {
      intake,
      cameAt: createdAt,
      cameFrom: null,
      holdUntil: null,
    });
  }
  await insertStays(tx, pastStays(shelterId, now, timeZone));
}
