import type { Access } from '@pawmatch/contract/endpoint';
import { createExport } from '@pawmatch/contract/export/export-endpoints';
import { changeFeed, createFeedAddress } from '@pawmatch/contract/feeds/feeds-endpoints';
import { listOutbox, openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import {
  capabilities,
  rolesByCapability,
  type ShelterRole,
  StaffRole,
  shelterRoles,
} from '@pawmatch/contract/staff/capabilities';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { replaceGrant } from '../../features/grants/grants.repository.ts';
import { petLetters } from '../../features/pet-letters/pet-letters.table.ts';
import { pets } from '../../features/pets/pets.table.ts';
import { users } from '../../features/users/users.table.ts';
import { accessMatrix, confirmedOnly } from '../../testing/access-matrix.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import type { TestClient, TestRequest } from '../../testing/test-client.ts';
import { newId } from '../database/new-id.ts';
import { enqueueMail } from '../mail/queue/enqueue-mail.ts';

const rows = (access: Access) =>
  accessMatrix[access].map((call) => call.split(' ') as [string, string]);

const test = await openTestApp();
beforeAll(() => test.useCareParts());
let people: Record<'adopter' | ShelterRole, SignedInClient>;

beforeAll(async () => {
  people = {
    adopter: await test.signIn(),
    foster: await test.signIn('foster'),
    volunteer: await test.signIn('volunteer'),
    staff: await test.signIn('staff'),
    manager: await test.signIn('manager'),
  };
});

/** A URL of the endpoint with ids of existing rows. */
async function addressOf(path: string): Promise<string> {
  if (path === '/api/calendar.ics') {
    const { body } = await (await test.signIn('admin')).call(createCalendarAddress);
    return path + new URL(body.url).search;
  }
  if (path === '/api/pet-feed.csv') {
    const params = { destination: 'petfinder' as const };
    const admin = await test.signIn('admin');
    await admin.call(changeFeed, { params, body: { is_on: true, account: null, delivery: null } });
    return path + new URL((await admin.call(createFeedAddress, { params })).body.url).search;
  }
  if (path === '/api/mail-document') {
    const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    const mail = { to: 'a@b.example', kind: 'visit' as const, ...content };
    await enqueueMail(test.database, mail, test.now());
    const admin = await test.signIn('admin');
    const { mails } = (await admin.call(listOutbox)).body;
    return (await admin.call(openMail, { params: { id: mails[0].id } })).body.document_url;
  }
  if (path === '/api/exports') {
    const body = { what: 'everything', people: false, photos: false };
    return (await (await test.signIn('admin')).call(createExport, { body })).body.url;
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
    .replace('{slug}', 'pawmatch-shelter')
    .replace('{petId}', visit.petId ?? newId())
    .replace('{sessionId}', newId())
    .replace('{photoId}', newId())
    .replace('{id}', id ?? newId())
    .replace(/(slots|days)$/, `$1?pet_id=${visit.petId}`);
}

/** A body that would do harm if the request succeeded. */
const bodyOf = (method: string, path: string) => {
  if (method === 'GET' || method === 'DELETE') return undefined;
  if (path.includes('/users/')) return { role: 'admin' };
  if (method === 'PATCH' && path === '/api/pets/{id}') return { energy_level: 'VeryActive' };
  if (path.includes('visit')) return { status: 'cancelled', requested_at: '2026-11-24T15:00:00Z' };
  return { name: 'Changed', status: 'Adopted', trait: 'HouseTrained' };
};

/** Of all rows that these endpoints could change; reading them for each call takes longer than the rest. */
const fingerprint = async () => {
  const { rows } = await test.database.execute(`
    SELECT md5(string_agg(stored, '' ORDER BY stored)) FROM (
      SELECT users::text AS stored FROM users UNION ALL SELECT memberships::text FROM memberships
      UNION ALL SELECT pets::text FROM pets UNION ALL SELECT visits::text FROM visits) AS every_row`);
  return rows;
};

const allowedPeople = new Map<'admin' | ShelterRole, TestClient>();

/** Whether a call is not refused to one of the role, who is another one once a call has ended the sessions. */
async function isAnswered(role: 'admin' | ShelterRole, url: string, request: TestRequest) {
  const isRefused = async (client: TestClient) =>
    [401, 403].includes((await client.request(url, request)).status);
  const earlier = allowedPeople.get(role);
  if (earlier && !(await isRefused(earlier))) return true;
  const client = await test.signIn(role);
  allowedPeople.set(role, client);
  return !(await isRefused(client));
}

/** `docs/access.md`: which role may send which call. */
function describeAccess(): string {
  const roles = ['adopter', ...StaffRole.options] as const;
  const mayCall = (access: Access) => (role: (typeof roles)[number]) =>
    access === 'public' ||
    access === 'user' ||
    (rolesByCapability[access] as readonly string[]).includes(role);
  const groups = (Object.keys(accessMatrix) as Access[]).map((access) => {
    const cells = roles.map((role) => (mayCall(access)(role) ? 'yes' : '')).join(' | ');
    const calls = accessMatrix[access]
      .map((call) => `\`${call}\`${confirmedOnly.includes(call) ? ' (confirmed address)' : ''}`)
      .join('<br>');
    return `| ${access} | ${access === 'public' ? 'yes' : ''} | ${cells} | ${calls} |`;
  });
  return [
    '# Who may call what',
    '',
    'Generated by `access.test.ts` from the access of each endpoint (`vitest run access.test.ts -u` writes it). The roles',
    'and what they may are data in `packages/contract/src/staff/capabilities.ts`; a colleague has a role at the shelter,',
    'and who runs the installation is `network_admin` beside it.',
    '',
    `| access | anybody | ${roles.join(' | ')} | calls |`,
    `|---|---|${roles.map(() => '---').join('|')}|---|`,
    ...groups,
    '',
  ].join('\n');
}

describe('access', () => {
  it('B8.06 is described for each role', async () => {
    await expect(describeAccess()).toMatchFileSnapshot('../../../../../docs/access.md');
  });

  it('R6.06 S04 D05 is listed for every route', async () => {
    const { body } = await test.visitor().send('/api/openapi.json');
    const routes = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = Object.values(accessMatrix).flat();
    expect(listed).toHaveLength(new Set(listed).size);
    // The description has each path once, under one name of each parameter.
    const unnamed = (calls: string[]) => new Set(calls.map((it) => it.replace(/\{\w+\}/g, '{}')));
    expect(unnamed(routes)).toEqual(unnamed(listed));
  });

  it.each(
    capabilities.flatMap((capability) =>
      rows(capability).map(([method, path]) => [method, path, capability] as const),
    ),
  )('S04 R6.03 B8.06 %s %s is for who has %s', async (method, path, capability) => {
    const url = await addressOf(path);
    const request = { method, body: bodyOf(method, path) };
    const before = await fingerprint();
    expect((await test.visitor().request(url, request)).status).toBe(401);
    const allowed: readonly StaffRole[] = rolesByCapability[capability];
    const refused = shelterRoles.filter((role) => !allowed.includes(role));
    for (const role of ['adopter', ...refused] as const) {
      const rejected = await people[role].request(url, request);
      expect([role, rejected.status]).toEqual([role, 403]);
      expect(rejected.body.detail).toBe('You do not have permission to perform this action.');
    }
    expect(await fingerprint()).toEqual(before);
    for (const role of ['admin', ...shelterRoles.filter((it) => allowed.includes(it))] as const) {
      expect([role, await isAnswered(role, url, request)]).toEqual([role, true]);
    }
  });

  it.each(rows('user'))(
    'S04 R6.02 %s %s is for everybody who is logged in',
    async (method, path) => {
      const adopter = await test.signIn();
      const url = await addressOf(path);
      const request = { method, body: bodyOf(method, path) };
      const before = await fingerprint();
      expect((await test.visitor().request(url, request)).status).toBe(401);
      expect(await fingerprint()).toEqual(before);
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
      // The only shelter has no page of its own.
      expect(response.status).toBe(path.startsWith('/api/shelters') ? 404 : 200);
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
