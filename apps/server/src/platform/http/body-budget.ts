const MEGABYTE = 1024 * 1024;

/** In bytes: all bodies that are being read, of any kind. */
const BUDGET_BYTES = 32 * MEGABYTE;

/** Of these, forms may have so many at once; what is left is always there for other bodies. */
export const FORM_BYTES = 20 * MEGABYTE;

interface Reservation {
  bytes: number;
  evict?: () => void;
}

/** The memory that request bodies share while they are read (S31, S45). */
export interface BodyBudget {
  /**
   * Reserves memory for one body. Nobody waits for it: when there is too little, the bodies that have
   * been arriving for the longest time make room. A body seldom takes longer than its first packet, so
   * these are the ones that stall.
   * @param evict gives the body up; without it, the body is read to its end
   * @returns what releases the memory; calling it twice is no error
   */
  reserve(bytes: number, evict?: () => void): () => void;
}

export function createBodyBudget(capacity = BUDGET_BYTES): BodyBudget {
  /** In the order of their beginning. */
  const reservations = new Set<Reservation>();
  let reserved = 0;

  const release = (reservation: Reservation) => {
    if (reservations.delete(reservation)) reserved -= reservation.bytes;
  };

  const makeRoomFor = (bytes: number) => {
    for (const reservation of reservations) {
      if (reserved + bytes <= capacity) return;
      if (!reservation.evict) continue;
      release(reservation);
      reservation.evict();
    }
  };

  return {
    reserve(bytes, evict) {
      makeRoomFor(bytes);
      const reservation: Reservation = { bytes, ...(evict && { evict }) };
      reservations.add(reservation);
      reserved += bytes;
      return () => release(reservation);
    },
  };
}
