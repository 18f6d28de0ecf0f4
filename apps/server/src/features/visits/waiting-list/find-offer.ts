import type { SlotDay } from '@pawmatch/contract/visits/visit';

/** A person in the line of a pet. */
interface PersonInLine {
  entry: {
    /** Until when a time is held for the person; null without one. */
    heldUntil: Date | null;
    /** The times that were held for the person and not used. */
    missed: readonly Date[];
  };
}

type OfferedTime = Pick<SlotDay['slots'][number], 'available' | 'requested_at'>;

interface Offer<Person> {
  person: Person;
  startsAt: Date;
}

/**
 * Finds the first free time and the first person in line who gets it: one for whom no time is held, and who
 * has not let this time pass before.
 * @param line in the order of the line
 * @param days in the order of time
 * @returns undefined when there is nothing to offer
 */
export function findOffer<Person extends PersonInLine>(
  line: readonly Person[],
  days: readonly { slots: readonly OfferedTime[] }[],
): Offer<Person> | undefined {
  const waiting = line.filter(({ entry }) => entry.heldUntil === null);
  for (const { available, requested_at } of days.flatMap(({ slots }) => slots)) {
    if (!available) continue;
    const startsAt = new Date(requested_at);
    const person = waiting.find(
      ({ entry }) => !entry.missed.some((time) => time.getTime() === startsAt.getTime()),
    );
    if (person) return { person, startsAt };
  }
  return undefined;
}
