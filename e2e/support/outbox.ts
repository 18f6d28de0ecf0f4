import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
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

/** The link in the mail to somebody who is invited. */
export async function invitationPath(shelter: ShelterServer, email: string): Promise<string> {
  const link = /\/staff-invitation\?invitation=[\w-]+&token=[\w-]+/;
  let path = '';
  await expect
    .poll(async () => {
      const text = (await mailsTo(shelter, email)).join('').replaceAll('=\r\n', '');
      path = link.exec(text.replaceAll('=3D', '='))?.[0] ?? '';
      return path;
    })
    .toMatch(link);
  return path;
}
