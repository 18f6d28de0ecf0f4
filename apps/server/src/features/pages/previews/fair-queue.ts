import { AppError } from '../../../platform/app-error.ts';

/** Beyond these, a client is refused at once instead of waiting for long. */
const MAX_WAITING_PER_ADDRESS = 8;
const MAX_WAITING = 64;

/** The client has closed the connection while it waited. */
export class HungUp extends Error {}

export interface Turn {
  /** Whose turn it is; see `addressKey`. */
  address: string;
  /** Aborted when the client hangs up. */
  signal: AbortSignal;
}

/** Work for clients, one at a time; addresses take turns, so that one that wants much does not delay the others. */
export function createFairQueue() {
  /** In the order of turns. */
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;

  function next(): void {
    const [entry] = waiting;
    if (!entry) {
      isBusy = false;
      return;
    }
    const [address, [begin, ...others]] = entry;
    waiting.delete(address);
    if (others.length > 0) waiting.set(address, others);
    begin?.();
  }

  function wait({ address, signal }: Turn): Promise<void> {
    const own = waiting.get(address) ?? [];
    const total = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= MAX_WAITING_PER_ADDRESS || total >= MAX_WAITING) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 });
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', forget);
        resolve();
      };
      const forget = () => {
        const others = (waiting.get(address) ?? []).filter((other) => other !== begin);
        if (others.length > 0) waiting.set(address, others);
        else waiting.delete(address);
        reject(new HungUp());
      };
      waiting.set(address, [...own, begin]);
      signal.addEventListener('abort', forget);
    });
  }

  /** @throws HungUp, AppError TOO_MANY_REQUESTS when too many wait */
  return async <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
    if (turn.signal.aborted) throw new HungUp();
    if (isBusy) await wait(turn);
    isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
