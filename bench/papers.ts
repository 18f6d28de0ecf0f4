import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { percentile } from './support/statistics.ts';

const PAPERS = Math.ceil(100 * SCALE);
const READS = Math.ceil(500 * SCALE);
const MAX_MS = 200;
const MAX_KB = 150;
const MAX_RATIO = 2;
const MAX_MEMORY_MB = 220;
/** The thread that draws ends ten seconds after a paper (`draw-in-thread.ts`). */
const THREAD_ENDS_MS = 15_000;

/** Contracts as PDF: the first one, the ones after it, and what others wait meanwhile. */
export async function benchPapers(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await addManyPets(shelter, 1_000);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const pets = (await admin.request('/api/pets?limit=1')).body;
  const wish = { pet_id: pets[0].id, full_name: 'Inés Álvarez', email: 'ines@example.org' };
  const made = await admin.request('/api/admin/adoptions', { method: 'POST', body: wish });
  const path = `/api/admin/adoptions/${made.body.id}`;
  for (const step of ['check', 'approve']) {
    await admin.request(`${path}/steps`, { method: 'POST', body: { action: step } });
  }
  const contract = await admin.request(`${path}/contract`, { method: 'POST', body: {} });
  if (contract.status !== 201) throw new Error(JSON.stringify(contract.body));
  const headers = { Authorization: `Bearer ${admin.token}` };
  const time = async (url: string) => {
    const began = performance.now();
    const answer = await fetch(shelter.url + url, { headers });
    const { byteLength: bytes } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return { ms: performance.now() - began, bytes };
  };
  const readOthers = async (isOver: (count: number) => boolean) => {
    const times: number[] = [];
    while (!isOver(times.length))
      times.push((await time(`/api/pets?limit=100&offset=${times.length}`)).ms);
    return percentile(times, 0.99);
  };

  // Who looks at the case may press the button a moment later.
  await time(`${path}/contract`);
  await readOthers((count) => count >= READS);
  const alone = await readOthers((count) => count >= READS);
  const first = await time(`${path}/contract/document`);
  let isOver = false;
  const beside = readOthers(() => isOver);
  const times: number[] = [];
  while (times.length < PAPERS) times.push((await time(`${path}/contract/document`)).ms);
  isOver = true;
  const ratio = (await beside) / alone;
  const p95 = percentile(times, 0.95);
  const { server: drawing } = await shelter.memory();
  await delay(THREAD_ENDS_MS);
  const { server: memory } = await shelter.memory();
  const figures: Figure[] = [
    atMost('the first contract after a look at its case', first.ms, MAX_MS, 'ms'),
    atMost(`the next ${PAPERS} contracts, p95`, p95, MAX_MS, 'ms'),
    atMost('a contract', first.bytes / 1_000, MAX_KB, 'kB'),
    atMost("p99 of others' lists beside contracts, relative to alone", ratio, MAX_RATIO, 'times'),
    atMost('memory of the server after its thread of papers', memory, MAX_MEMORY_MB, 'MB'),
  ];
  const details = {
    first,
    p50: percentile(times, 0.5),
    p95,
    alone,
    beside: await beside,
    memory_while_drawing: drawing,
  };
  writeResult({ name: 'papers', command: 'npm run bench -- papers', figures, details });
  await shelter.stop();
}
