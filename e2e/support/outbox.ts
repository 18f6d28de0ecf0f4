import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShelterServer } from './shelter-server.ts';

/** The letters to an address, oldest first; without `SMTP_URL` they lie in a folder. */
export async function lettersTo({ dataDir }: ShelterServer, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(
    names.sort().map((name) => readFile(join(folder, name), 'utf8')),
  );
  return letters.filter((letter) => letter.includes(`To: <${address}>`));
}
