import type { SlotDay } from '@pawmatch/contract/visits/visit';

/** A person in the line of a pet. */
interface PersonInLine {
  entry: {
    /** Until when a time is held for the person; null without one. */
    heldUntil: Date | null;
    /** The times that were held for the person and not used. */
    missed: readonly Date[];
    /** Only visits that begin in this span; null for any time. */
    wantedFrom: Date | null;
    wantedTo: Date | null;
  };
}

type OfferedTime = Pick<SlotDay['slots'][number], 'available' | 'requested_at'>;

interface Offer<Person> {
  person: Person;
  startsAt: Date;
}

const isWanted = ({ entry: { wantedFrom, wantedTo } }: PersonInLine, start: Date) =>
  !wantedFrom || !wantedTo || (start >= wantedFrom && start < wantedTo);

/**
 * Finds the first free time and the first person in line who gets it: one for whom no time is held, and who
 * wants this time and has not let it pass before.
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
      (each) =>
        isWanted(each, startsAt) &&
        !each.entry.missed.some((time) => time.getTime() === startsAt.getTime()),
    );
    if (person) return { person, startsAt };
  }
  return undefined;
}
