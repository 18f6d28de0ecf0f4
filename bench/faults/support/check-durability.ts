import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../../apps/server/src/testing/server-processes.ts';
import { type ShelterServer, startShelterServer } from '../../../e2e/support/shelter-server.ts';
import type { Measurement } from './measure.ts';
import type { Acknowledged } from './writers.ts';

/** What a restart has lost of the acknowledged writes. */
export interface DurabilityReport {
  lostVisits: number;
  lostPhotos: number;
  /** Deleted pets that exist again. */
  revived: number;
  /** Photo files without a pet, after the sweep. */
  orphans: number;
}

/**
 * @param process what was killed
 * @param counts the acknowledged writes
 */
export function durabilityFigures(
  report: DurabilityReport,
  kills: number,
  process: 'server' | 'database',
  counts: { bookings: number; uploads: number },
): Measurement['figures'] {
  const lost = report.lostVisits + report.lostPhotos + report.revived;
  return [
    {
      what: `acknowledged writes lost in ${kills} kill -9 of the ${process}`,
      bar: '0',
      measured: `${lost} (of ${counts.bookings} bookings and ${counts.uploads} photos)`,
      isMet: lost === 0,
    },
    {
      what: 'orphaned image files after these kills and the sweep',
      bar: '0',
      measured: String(report.orphans),
      isMet: report.orphans === 0,
    },
  ];
}

const SWEEP_TIMEOUT_MS = 20_000;

const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

async function countOrphans({ dataDir, query }: ShelterServer): Promise<number> {
  const rows = await query<{ photo_hash: string }>(
    'SELECT DISTINCT photo_hash FROM pets WHERE photo_hash IS NOT NULL',
  );
  const used = new Set(rows.map(({ photo_hash }) => photo_hash));
  const images = join(dataDir, 'images');
  const unfinished = listFiles(join(images, 'incoming')).length;
  const hashes = listFiles(images).filter((name) => name !== 'incoming');
  return unfinished + hashes.filter((hash) => !used.has(hash)).length;
}

/** Restarts the server and looks for everything that it had acknowledged. */
export async function checkDurability(
  dataDir: string,
  acknowledged: Acknowledged,
): Promise<DurabilityReport> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' }, dataDir);
  const idsOf = async (table: 'visits' | 'pets') =>
    new Set((await shelter.query<{ id: string }>(`SELECT id FROM ${table}`)).map(({ id }) => id));
  const visits = await idsOf('visits');
  const pets = await idsOf('pets');
  let lostPhotos = 0;
  for (const [id, address] of acknowledged.photos) {
    const photo = await fetch(new URL(address, shelter.url));
    const bytes = await photo.arrayBuffer();
    if (!pets.has(id) || !photo.ok || bytes.byteLength === 0) lostPhotos += 1;
  }
  await until(async () => (await countOrphans(shelter)) === 0, SWEEP_TIMEOUT_MS).catch(
    () => undefined,
  );
  const report = {
    lostVisits: [...acknowledged.visits].filter((id) => !visits.has(id)).length,
    lostPhotos,
    revived: [...acknowledged.deletedPets].filter((id) => pets.has(id)).length,
    orphans: await countOrphans(shelter),
  };
  await shelter.stop();
  return report;
}
