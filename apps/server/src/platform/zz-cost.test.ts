import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

it('costs', async () => {
  const lines: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const from = process.cpuUsage();
    const app = await createTestApp();
    const made = process.cpuUsage(from);
    await app.close();
    const closed = process.cpuUsage(from);
    lines.push(`${(made.user + made.system) / 1000} ms, with close ${(closed.user + closed.system) / 1000} ms`);
  }
  console.log(lines.join('\n'));
  expect(1).toBe(1);
});
