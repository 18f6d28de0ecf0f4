const MEGABYTE = 1024 * 1024;

/** For all request bodies that are being read. */
const BUDGET_BYTES = 32 * MEGABYTE;

/** The part of the budget that forms may use; the rest is always left for other bodies. */
export const FORM_BYTES = 20 * MEGABYTE;

interface Reservation {
  bytes: number;
  evict: (() => void) | undefined;
}

/** The memory that request bodies share while they are read. */
export interface BodyBudget {
  /**
   * Reserves memory for one body at once: when there is too little, the bodies that have been arriving
   * for the longest time are evicted. Most bodies arrive in one packet, so these are the stalled ones.
   * @param evict aborts reading the body; without it, the body is never evicted
   * @returns a function that releases the memory; calling it twice is allowed
   */
  reserve(bytes: number, evict?: () => void): () => void;
}

export function createBodyBudget(): BodyBudget {
  /** Oldest first. */
  const reservations = new Set<Reservation>();
  let reserved = 0;

  const release = (reservation: Reservation) => {
    if (reservations.delete(reservation)) reserved -= reservation.bytes;
  };

  const makeRoomFor = (bytes: number) => {
    for (const reservation of reservations) {
      if (reserved + bytes <= BUDGET_BYTES) return;
      if (!reservation.evict) continue;
      release(reservation);
      reservation.evict();
    }
  };

  return {
    reserve(bytes, evict) {
      makeRoomFor(bytes);
      const reservation = { bytes, evict };
      reservations.add(reservation);
      reserved += bytes;
      return () => release(reservation);
    },
  };
}
