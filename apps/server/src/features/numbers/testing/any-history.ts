import { intakeKinds, outcomeKinds } from '@pawmatch/contract/stays/stay-values';
import fc from 'fast-check';
import { newId } from '../../../platform/database/new-id.ts';
import type { StayRow } from '../../pets/stays.table.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';

const HOUR = 60 * 60_000;
const FIRST = Date.parse('2024-01-15T05:00:00Z');

/** Whole hours, so that some are midnight at the shelter. */
const hours = (max: number) => fc.integer({ min: 0, max }).map((count) => count * HOUR);

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
  /** Days before it came first. */
  age: fc.option(fc.integer({ min: 0, max: 400 })),
  begins: hours(24 * 900),
  stays: fc.array(anyStay, { minLength: 1, maxLength: 4 }),
  isStillHere: fc.boolean(),
});

/** Stays of pets one after the other, until `now`. */
const anyHistory = (now: Date) =>
  anyPet.map(({ species, ageGroup, age, begins, stays, isStillHere }) => {
    const petId = newId();
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
        birthDate:
          age === null
            ? null
            : new Date(FIRST + begins - age * 24 * HOUR).toISOString().slice(0, 10),
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
export const someHistories = (now: Date, seed: number): StayRow[] =>
  fc.sample(anyHistory(now), { numRuns: 100, seed }).flat();
