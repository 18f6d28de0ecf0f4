/** Lets a limited amount of work in at a time, in the order of asking. */
export interface Gate {
  /**
   * Waits until there is room.
   * @param weight of the work; more than the capacity counts as all of it
   * @returns what makes the room free again; calling it twice is no error
   */
  enter(weight: number): Promise<() => void>;
  /** Does the work as soon as there is room. */
  pass<T>(weight: number, work: () => Promise<T>): Promise<T>;
}

/**
 * Makes a gate, so that many uploads at once cost time instead of memory (S31).
 * @param capacity what all work that is let in may weigh together
 */
export function createGate(capacity: number): Gate {
  let free = capacity;
  const waiting: { weight: number; admit: () => void }[] = [];

  const admitNext = () => {
    for (let first = waiting[0]; first && first.weight <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.weight;
      first.admit();
    }
  };

  const gate: Gate = {
    async enter(asked) {
      const weight = Math.min(asked, capacity);
      await new Promise<void>((admit) => {
        waiting.push({ weight, admit });
        admitNext();
      });
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        free += weight;
        admitNext();
      };
    },

    async pass(weight, work) {
      const leave = await gate.enter(weight);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
  return gate;
}
