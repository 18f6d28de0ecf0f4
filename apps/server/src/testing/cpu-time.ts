const TRIES = 5;

/**
 * What a piece of work takes of the processor, in ms. Unlike the time that passes, it does not grow
 * with what else the machine does.
 * @param limit beyond it the work is measured again, since code is compiled and garbage collected
 *   meanwhile; the least of five is what it takes
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
