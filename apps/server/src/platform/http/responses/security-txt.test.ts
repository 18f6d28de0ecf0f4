import { afterEach, expect, it } from 'vitest';
import type { Config } from '../../../config.ts';
import { readConfig } from '../../../config.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp | undefined;
afterEach(async () => app?.close());

async function read(settings: Record<string, string>) {
  const { securityContact, shelter }: Config = readConfig(settings);
  app = await createTestApp({ config: { securityContact, shelter } });
  return app.visitor().send('/.well-known/security.txt');
}

it.each([
  [{ SECURITY_CONTACT: 'https://shelter.example/report' }, 'https://shelter.example/report'],
  [{ SECURITY_CONTACT: 'safe@shelter.example' }, 'mailto:safe@shelter.example'],
  [{ SHELTER_EMAIL: 'hello@shelter.example' }, 'mailto:hello@shelter.example'],
  [
    { SHELTER_EMAIL: 'hello@shelter.example', SECURITY_CONTACT: 'safe@shelter.example' },
    'mailto:safe@shelter.example',
  ],
])(
  'F09 names with %j where to report a vulnerability, and an expiry date',
  async (settings, contact) => {
    const { status, headers, body } = await read(settings);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = String(body).split('\n');
    expect(lines).toContain(`Contact: ${contact}`);
    expect(lines).toContain('Canonical: http://pawmatch.example/.well-known/security.txt');
    const expires = new Date(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
    const days = (expires.getTime() - (app?.now().getTime() ?? 0)) / 86_400_000;
    expect(days).toBe(180);
  },
);

it('F09 has no security.txt without a contact', async () => {
  expect((await read({})).status).toBe(404);
});
