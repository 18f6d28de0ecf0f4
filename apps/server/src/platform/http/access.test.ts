import type { Access } from '@pawmatch/contract/endpoint';
import { listOutbox, openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar-address-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { petLetters } from '../../features/pet-letters/pet-letters.table.ts';
import { pets } from '../../features/pets/pets.table.ts';
import { users } from '../../features/users/users.table.ts';
import { visits } from '../../features/visits/visits.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { newId } from '../new-id.ts';

/** All endpoints by access. Add new ones here. */
const matrix: Record<Access, string[]> = {
  public: [
    'GET /api/health',
    'GET /api/ready',
    'GET /api/shelter',
    'POST /api/client-errors',
    'POST /api/auth/register',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/refresh',
    'GET /api/auth/csrf',
    'POST /api/auth/password/forgot',
    'POST /api/auth/password/reset',
    'POST /api/auth/email/confirm',
    'GET /api/pets',
    'GET /api/pets/facets',
    'GET /api/pets/{id}',
    'GET /api/pets/{petId}/training-traits',
    'GET /api/visit-requests/slots',
    'GET /api/calendar.ics',
    'GET /api/mail-document',
    'GET /api/shared-letter',
    'POST /api/visit-links/open',
    'POST /api/visit-links/slots',
    'POST /api/visit-links/cancel',
    'POST /api/visit-links/move',
    'POST /api/alert-links/open',
    'POST /api/alert-links/stop',
  ],
  user: [
    'POST /api/auth/password/change',
    'POST /api/auth/email/confirmation',
    'GET /api/users/me',
    'DELETE /api/users/me',
    'GET /api/users/me/export',
    'GET /api/users/me/sessions',
    'DELETE /api/users/me/sessions',
    'DELETE /api/users/me/sessions/{sessionId}',
    'GET /api/users/me/preferences',
    'POST /api/users/me/preferences',
    'PUT /api/users/me/preferences',
    'PATCH /api/users/me/preferences',
    'GET /api/preferences/training-traits',
    'POST /api/preferences/training-traits',
    'DELETE /api/preferences/training-traits/{trait}',
    'GET /api/match/recommendations',
    'GET /api/match/suggestions',
    'GET /api/match/pets/{petId}',
    'GET /api/pet-letters',
    'PUT /api/pet-letters/{id}/share',
    'DELETE /api/pet-letters/{id}/share',
    'GET /api/match/together',
    'DELETE /api/match/together',
    'POST /api/match/together/invitation',
    'DELETE /api/match/together/invitation',
    'POST /api/match/together/open',
    'POST /api/match/together/join',
    'GET /api/match/home',
    'PATCH /api/match/home',
    'PUT /api/users/me/match-sharing',
    'GET /api/waiting-list',
    'PUT /api/waiting-list/{petId}',
    'DELETE /api/waiting-list/{petId}',
    'GET /api/alerts',
    'POST /api/alerts',
    'PATCH /api/alerts/{id}',
    'DELETE /api/alerts/{id}',
    'GET /api/favorites',
    'GET /api/favorites/ids',
    'POST /api/favorites',
    'PUT /api/favorites/{petId}',
    'DELETE /api/favorites/{petId}',
    'GET /api/match/put-aside',
    'PUT /api/match/put-aside/{petId}',
    'DELETE /api/match/put-aside/{petId}',
    'GET /api/visit-requests',
    'GET /api/visit-requests/my',
    'POST /api/visit-requests/{petId}',
    'POST /api/visit-requests/{id}/cancel',
    'POST /api/visit-requests/{id}/move',
    'GET /api/visit-requests/{id}/slots',
  ],
  admin: [
    'GET /api/admin/waiting-list/{petId}',
    'GET /api/admin/overview',
    'GET /api/admin/deciding-facts',
    'GET /api/admin/changes',
    'GET /api/admin/history',
    'GET /api/admin/pets/{petId}/put-aside',
    'GET /api/admin/pets/{petId}/suitable-adopters',
    'GET /api/admin/pets/{petId}/suggested-facts',
    'POST /api/admin/pets/{petId}/suggested-facts/dismiss',
    'GET /api/admin/calendar-address',
    'POST /api/admin/calendar-address',
    'DELETE /api/admin/calendar-address',
    'POST /api/admin/visit-requests/walk-in',
    'POST /api/admin/visit-requests/{id}/check-in',
    'PUT /api/admin/visit-requests/{id}/outcome',
    'GET /api/admin/visit-requests/{id}/pet-letter',
    'POST /api/admin/visit-requests/{id}/pet-letter',
    'GET /api/admin/outbox',
    'GET /api/admin/outbox/{id}',
    'POST /api/admin/outbox/{id}/send-again',
    'GET /api/admin/request-mails',
    'PATCH /api/admin/request-mails',
    'GET /api/admin/doctor',
    'POST /api/admin/doctor/test-mail',
    'GET /api/admin/settings',
    'PUT /api/admin/settings',
    'POST /api/admin/pets/bulk',
    'POST /api/admin/visit-requests/bulk',
    'GET /api/admin/visit-requests/count',
    'GET /api/admin/visit-requests/{id}',
    'GET /api/admin/visit-requests/{id}/slots',
    'GET /api/admin/users/count',
    'GET /api/admin/users/{id}',
    'GET /api/admin/users',
    'PATCH /api/admin/users/{id}',
    'DELETE /api/admin/users/{id}',
    'GET /api/admin/users/{id}/export',
    'GET /api/admin/users/{id}/sessions',
    'DELETE /api/admin/users/{id}/sessions',
    'POST /api/pets',
    'PATCH /api/pets/{id}',
    'DELETE /api/pets/{id}',
    'PUT /api/pets/{id}/bonded-with',
    'DELETE /api/pets/{id}/bonded-with',
    'POST /api/pets/{id}/photos',
    'PUT /api/pets/{id}/photos/order',
    'PATCH /api/pets/{id}/photos/{photoId}',
    'DELETE /api/pets/{id}/photos/{photoId}',
    'POST /api/pets/{petId}/training-traits',
    'DELETE /api/pets/{petId}/training-traits/{trait}',
    'PUT /api/visit-requests/{id}',
    'GET /api/admin/visit-requests',
    'POST /api/admin/visit-requests',
    'PUT /api/admin/visit-requests/{id}/status',
    'DELETE /api/admin/visit-requests/{id}',
  ],
};

const rows = (access: Access) => matrix[access].map((call) => call.split(' ') as [string, string]);

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

/** A URL of the endpoint with ids of existing rows. */
async function addressOf(path: string): Promise<string> {
  if (path === '/api/calendar.ics') {
    const { body } = await (await test.signIn('admin')).call(createCalendarAddress);
    return path + new URL(body.url).search;
  }
  if (path === '/api/mail-document') {
    const mail = {
      to: 'a@b.example',
      kind: 'test',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello',
    };
    await enqueueMail(test.database, mail, test.now());
    const admin = await test.signIn('admin');
    const { mails } = (await admin.call(listOutbox)).body;
    return (await admin.call(openMail, { params: { id: mails[0].id } })).body.document_url;
  }
  const visit = await test.buildVisit();
  if (path === '/api/shared-letter') {
    const letter = { visitId: visit.id, userId: visit.userId, petName: 'Biscuit', text: 'Hello.' };
    const row = { ...letter, sentAt: test.now(), shareToken: newId() };
    await test.database.insert(petLetters).values(row);
    return `${path}?token=${row.shareToken}`;
  }
  const id = /visit/.test(path) ? visit.id : /users/.test(path) ? visit.userId : visit.petId;
  return path
    .replace('{trait}', 'HouseTrained')
    .replace('{petId}', visit.petId ?? newId())
    .replace('{sessionId}', newId())
    .replace('{photoId}', newId())
    .replace('{id}', id ?? newId())
    .replace(/slots$/, `slots?pet_id=${visit.petId}`);
}

/** A body that would do harm if the request succeeded. */
const bodyOf = (method: string, path: string) => {
  if (method === 'GET' || method === 'DELETE') return undefined;
  if (path.includes('/users/')) return { role: 'admin' };
  if (path.includes('visit')) return { status: 'cancelled', requested_at: '2026-11-24T15:00:00Z' };
  return { name: 'Changed', status: 'Adopted', trait: 'HouseTrained' };
};

/** All rows that these endpoints could change. */
const readAllRows = async () => [
  await test.database.select().from(users),
  await test.database.select().from(pets),
  await test.database.select().from(visits),
];

describe('access', () => {
  it('R6.06 S04 D05 is listed here for every route', async () => {
    const { body } = await test.visitor().send('/api/openapi.json');
    const routes = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = Object.values(matrix).flat();
    expect(new Set(routes)).toEqual(new Set(listed));
  });

  it.each(rows('admin'))('S04 R6.03 %s %s is for admins only', async (method, path) => {
    const adopter = await test.signIn();
    const url = await addressOf(path);
    const request = { method, body: bodyOf(method, path) };
    const before = await readAllRows();
    const anonymous = test.visitor();
    expect((await anonymous.request(url, request)).status).toBe(401);
    const rejected = await adopter.request(url, request);
    expect(rejected.status).toBe(403);
    expect(rejected.body.detail).toBe('You do not have permission to perform this action.');
    expect(await readAllRows()).toEqual(before);
    const admin = await test.signIn('admin');
    expect([401, 403]).not.toContain((await admin.request(url, request)).status);
  });

  it.each(rows('user'))(
    'S04 R6.02 %s %s is for everybody who is logged in',
    async (method, path) => {
      const adopter = await test.signIn();
      const url = await addressOf(path);
      const request = { method, body: bodyOf(method, path) };
      const before = await readAllRows();
      expect((await test.visitor().request(url, request)).status).toBe(401);
      expect(await readAllRows()).toEqual(before);
      expect([401, 403]).not.toContain((await adopter.request(url, request)).status);
    },
  );

  it.each(rows('public').filter(([method]) => method === 'GET'))(
    'R6.01 %s %s is public',
    async (method, path) => {
      const response = await test.visitor().request(await addressOf(path), { method });
      expect(response.status).toBe(200);
    },
  );

  it.each(['/api/pets/', '/api/pets', '/api/PETS/', '/api//pets', '//api/pets', '/api/pets/?x'])(
    'S05 POST %s gives anonymous visitors no access',
    async (url) => {
      const before = await test.database.$count(pets);
      const body = { name: 'Rex', species: 'Dog', breed: 'Beagle' };
      const response = await test.visitor().request(url, { method: 'POST', body });
      expect([401, 404]).toContain(response.status);
      expect(await test.database.$count(pets)).toBe(before);
    },
  );
});
