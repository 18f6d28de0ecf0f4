import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShelterServer } from './shelter-server.ts';

/** The emails to an address, oldest first. Without `SMTP_URL` the server writes them to a folder, drafts with a dot first. */
export async function mailsTo({ dataDir }: ShelterServer, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[^.].*\.eml$/.test(name),
  );
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: <${address}>`));
}
