const TRIES = 5;

/**
 * Processor time of some work in ms, which, unlike elapsed time, does not depend on the machine's load.
 * @param limit above it the work is measured again, up to five times, and the minimum counts: compilation
 *   and garbage collection distort single measurements
 */
export async function cpuMilliseconds(
  work: () => Promise<unknown>,
  limit: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < TRIES && least > limit; count += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
