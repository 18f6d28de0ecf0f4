import type { Access } from '@pawmatch/contract/endpoint';
import { listOutbox, openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar-address-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceGrant } from '../../features/grants/grants.repository.ts';
import { petLetters } from '../../features/pet-letters/pet-letters.table.ts';
import { pets } from '../../features/pets/pets.table.ts';
import { users } from '../../features/users/users.table.ts';
import { visits } from '../../features/visits/visits.table.ts';
import { accessMatrix, confirmedOnly } from '../../testing/access-matrix.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../database/new-id.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

const rows = (access: Access) =>
  accessMatrix[access].map((call) => call.split(' ') as [string, string]);

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
    const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    const mail = { to: 'a@b.example', kind: 'visit' as const, ...content };
    await enqueueMail(test.database, mail, test.now());
    const admin = await test.signIn('admin');
    const { mails } = (await admin.call(listOutbox)).body;
    return (await admin.call(openMail, { params: { id: mails[0].id } })).body.document_url;
  }
  const visit = await test.buildVisit();
  if (path === '/api/shared-letter') {
    const letter = { visitId: visit.id, userId: visit.userId, petName: 'Biscuit', text: 'Hello.' };
    await test.database.insert(petLetters).values({ ...letter, sentAt: test.now() });
    const address = { userId: visit.userId, subjectId: visit.id, createdAt: test.now() };
    return `${path}?token=${await replaceGrant(test.database, 'pet letter', address)}`;
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
  it('R6.06 S04 D05 is listed for every route', async () => {
    const { body } = await test.visitor().send('/api/openapi.json');
    const routes = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = Object.values(accessMatrix).flat();
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

  it('S69 exactly what reaches others or makes the server write wants a confirmed address', async () => {
    const refused: string[] = [];
    for (const [method, path] of rows('user')) {
      const person = await test.signIn();
      await test.database
        .update(users)
        .set({ emailConfirmedAt: null })
        .where(eq(users.id, person.user.id));
      const request = { method, body: bodyOf(method, path) };
      const { status, body } = await person.request(await addressOf(path), request);
      if (status !== 403) continue;
      expect(body.code).toBe('CONFIRM_EMAIL_FIRST');
      refused.push(`${method} ${path}`);
    }
    expect(new Set(refused)).toEqual(new Set(confirmedOnly));
  });

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
