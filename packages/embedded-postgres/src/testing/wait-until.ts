import { setTimeout as delay } from 'node:timers/promises';

/** @throws Error when the condition does not become true in time */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition was false for ${timeoutMs} ms.`);
    await delay(20);
  }
}
