import { intakeKinds, outcomeKinds } from '@pawmatch/contract/stays/stay-values';
import { addDays, addMonths, toZonedTime } from '@pawmatch/contract/zoned-time';
import fc from 'fast-check';
import { newId } from '../../../platform/database/new-id.ts';
import type { StayRow } from '../../pets/stays.table.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';

const HOUR = 60 * 60_000;
const FIRST = Date.parse('2024-01-15T05:00:00Z');

/** Whole hours or days: from midnight at the shelter, some end at midnight. */
const hours = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }).map((count) => count * HOUR),
    fc.integer({ min: 0, max: max / 24 }).map((count) => count * 24 * HOUR),
  );

const anyStay = fc.record({
  length: fc.oneof(hours(72), hours(24 * 200)),
  /** Until the next stay; often near 30 or 90 days. */
  gap: fc.oneof(
    fc.constantFrom(30, 90).map((days) => days * 24 * HOUR),
    hours(24 * 120),
  ),
  intake: fc.constantFrom(...intakeKinds, 'returned' as const),
  outcome: fc.constantFrom(...outcomeKinds, 'adopted' as const, 'adopted' as const),
  isLeftKnown: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
});

const anyPet = fc.record({
  species: fc.constantFrom('Dog', 'Cat'),
  ageGroup: fc.constantFrom('Baby', 'Young', 'Adult', 'Senior'),
  /** Months and days before it came first; often just five months. */
  age: fc.option(
    fc.oneof(
      fc.record({ months: fc.constant(5), days: fc.constantFrom(0, -1) }),
      fc.record({ months: fc.integer({ min: 0, max: 14 }), days: fc.integer({ min: 0, max: 30 }) }),
    ),
  ),
  begins: hours(24 * 900),
  stays: fc.array(anyStay, { minLength: 1, maxLength: 4 }),
  isStillHere: fc.boolean(),
});

/** Stays of pets one after the other, until `now`. */
const anyHistory = (now: Date, timeZone: string) =>
  anyPet.map(({ species, ageGroup, age, begins, stays, isStillHere }) => {
    const petId = newId();
    const firstDay = toZonedTime(new Date(FIRST + begins), timeZone).date;
    const rows: StayRow[] = [];
    let came = FIRST + begins;
    for (const { length, gap, intake, outcome, isLeftKnown } of stays) {
      if (came > now.getTime()) break;
      const left = came + length;
      const isOpen = left > now.getTime();
      rows.push({
        id: newId(),
        shelterId: FIRST_SHELTER,
        petId,
        petName: 'Luna',
        species,
        ageGroup,
        birthDate: age && addDays(addMonths(firstDay, -age.months), -age.days),
        cameAt: new Date(came),
        intake,
        cameFrom: null,
        holdUntil: null,
        listedAt: null,
        outcome: isOpen ? null : outcome,
        leftAt: isOpen || !isLeftKnown ? null : new Date(left),
        outcomeReason: null,
        holdOverriddenBy: null,
        petBefore: null,
        createdAt: now,
        updatedAt: now,
      });
      if (isOpen) break;
      came = left + gap;
    }
    const last = rows.at(-1);
    if (last && isStillHere) Object.assign(last, { outcome: null, leftAt: null });
    return rows;
  });

/** Stays of a hundred pets. */
export const someHistories = (now: Date, timeZone: string, seed: number): StayRow[] =>
  fc.sample(anyHistory(now, timeZone), { numRuns: 100, seed }).flat();
