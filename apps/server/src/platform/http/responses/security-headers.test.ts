import { expect, it } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();

it.each([
  '/',
  '/images/x/y',
  '/nowhere',
  '/api',
  '/apis',
  '/api/pets',
  '/api/nothing',
  '/api/users/me',
])('S20 S30 F09 %s allows only our own scripts, and neither sniffing nor framing', async (path) => {
  const { headers } = await app.visitor().request(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    path.startsWith('/api/') ? /default-src 'none'(;|$)/ : /script-src 'self'(;|$)|sandbox/,
  );
  expect(policy).not.toContain('unsafe');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('strict-transport-security')).toBeNull();
  const permissions = headers.get('permissions-policy');
  if (path.startsWith('/api/')) expect(permissions).toBeNull();
  else expect(permissions).toContain('camera=(), display-capture=(), geolocation=()');
});

it('S20 sends HSTS when the public address is https', async () => {
  const secure = await createTestApp({ dependencies: { publicUrl: 'https://pawmatch.example' } });
  const { headers } = await secure.visitor().request('/api/pets');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  await secure.close();
});
