import type { Access } from '@pawmatch/contract/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** Who may make each call. A route without a row here fails the first test below. */
const matrix: Record<string, Access> = {
  'POST /api/auth/register': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/logout': 'public',
  'POST /api/auth/refresh': 'public',
  'GET /api/auth/csrf': 'public',
  'POST /api/auth/password/change': 'user',
  'POST /api/auth/password/forgot': 'public',
  'POST /api/auth/password/reset': 'public',
  'GET /api/users/me': 'user',
  'GET /api/users/me/preferences': 'user',
  'POST /api/users/me/preferences': 'user',
  'PUT /api/users/me/preferences': 'user',
  'PATCH /api/users/me/preferences': 'user',
  'GET /api/preferences/training-traits': 'user',
  'POST /api/preferences/training-traits': 'user',
  'DELETE /api/preferences/training-traits/:trait': 'user',
  'GET /api/match/recommendations': 'user',
  'GET /api/pets': 'public',
  'GET /api/pets/:id': 'public',
  'POST /api/pets': 'admin',
  'PATCH /api/pets/:id': 'admin',
  'DELETE /api/pets/:id': 'admin',
  'GET /api/pets/:id/training-traits': 'public',
  'POST /api/pets/:id/training-traits': 'admin',
  'DELETE /api/pets/:id/training-traits/:trait': 'admin',
  'GET /api/visit-requests': 'user',
  'GET /api/visit-requests/my': 'user',
  'GET /api/visit-requests/slots': 'public',
  'POST /api/visit-requests/:id': 'user',
  'POST /api/visit-requests/:id/cancel': 'user',
  'PUT /api/visit-requests/:id': 'admin',
  'GET /api/admin/visit-requests': 'admin',
  'POST /api/admin/visit-requests': 'admin',
  'PUT /api/admin/visit-requests/:id/status': 'admin',
  'DELETE /api/admin/visit-requests/:id': 'admin',
  'GET /api/admin/users': 'admin',
  'PATCH /api/admin/users/:id': 'admin',
  'DELETE /api/admin/users/:id': 'admin',
  'GET /api/shelter': 'public',
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'GET /api/openapi.json': 'public',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Every method and path below /api that the router knows, apart from the description's own page. */
function listRoutes(): string[] {
  const path: string[] = [];
  return app.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
      const depth = indent.length / 4;
      path.splice(depth, path.length, part.replace(/:\w+\|:\w+|:petId/, ':id'));
      return methods.split(', ').map((method) => `${method} ${path.join('')}`);
    })
    .filter((route) => / \/api\//.test(route) && !/^HEAD|\/api\/docs/.test(route));
}

/** The stored rows of all that a call could touch, as one text. */
async function storedRows(): Promise<string> {
  const { rows } = await app.database.execute(sql`
    SELECT (SELECT json_agg(pets ORDER BY id) FROM pets) AS pets,
      (SELECT json_agg(visits ORDER BY id) FROM visits) AS visits,
      (SELECT json_agg(users ORDER BY id) FROM users) AS users,
      (SELECT json_agg(preferences ORDER BY user_id) FROM preferences) AS preferences`);
  return JSON.stringify(rows);
}

describe('the access matrix', () => {
  it('S04 has a row for every route, and no row without a route', () => {
    expect(listRoutes().toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(matrix).toSorted(),
    );
  });

  const rows = Object.entries(matrix).map(([route, access]) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path, access };
  });

  async function statusOf(client: TestClient, method: string, path: string): Promise<number> {
    const visit = await app.buildVisit();
    const id = path.startsWith('/api/admin/users') ? (visit.userId ?? '') : visit.id;
    const address = path
      .replace('/pets/:id', `/pets/${visit.petId}`)
      .replace(':id', id)
      .replace(':trait', 'HouseTrained');
    const before = await storedRows();
    const isUnsafe = method !== 'GET';
    const body = isUnsafe ? { status: 'confirmed', role: 'admin', name: 'Changed' } : undefined;
    const answer = await client.request(address, { method, body });
    if ([401, 403].includes(answer.status)) {
      expect(await storedRows(), 'rows after a refusal').toBe(before);
      expect(answer.body.detail).toEqual(expect.any(String));
    }
    return answer.status;
  }

  it.each(rows.filter(({ access }) => access !== 'public'))(
    'S04 R6.01 R6.03 $method $path refuses whoever is not logged in',
    async ({ method, path }) => {
      expect(await statusOf(app.visitor(), method, path)).toBe(401);
    },
  );

  it.each(rows.filter(({ access }) => access === 'admin'))(
    'S04 R6.03 R6.06 $method $path refuses an adopter',
    async ({ method, path }) => {
      expect(await statusOf(await app.signIn('adopter'), method, path)).toBe(403);
    },
  );

  it.each(rows.filter(({ access }) => access === 'user'))(
    'S04 R6.02 $method $path lets an adopter in',
    async ({ method, path }) => {
      expect([401, 403]).not.toContain(await statusOf(await app.signIn('adopter'), method, path));
    },
  );

  it.each(rows.filter(({ access }) => access === 'admin'))(
    'S04 R6.03 $method $path lets an admin in',
    async ({ method, path }) => {
      expect([401, 403]).not.toContain(await statusOf(await app.signIn('admin'), method, path));
    },
  );
});

describe('the routes', () => {
  it.each(['/api/pets/', '/api/pets', '/api/PETS/', '/api//pets', '/api/pets/?x', '/api/pets%2f'])(
    'S05 R6.05 refuses POST %s from a stranger',
    async (path) => {
      const before = await storedRows();
      const body = {
        name: 'Rex',
        species: 'Dog',
        breed: 'Pug',
        age_group: 'Adult',
        sex: 'Male',
        size: 'Small',
      };
      const { status } = await app.visitor().request(path, { method: 'POST', body });
      expect([401, 404, 422]).toContain(status);
      expect(await storedRows()).toBe(before);
    },
  );

  it('D01 R7.16 answer with and without a trailing slash', async () => {
    for (const path of ['/api/pets', '/api/pets/', '/api/pets/?limit=1', '/api/shelter/']) {
      expect((await app.visitor().request(path)).status, path).toBe(200);
    }
  });

  it('D01 D02 R8.07 are a JSON 404 where there are none', async () => {
    const { status, headers, body } = await app.visitor().request('/api/nothing-here');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      code: 'NOT_FOUND',
      detail: 'The requested resource was not found.',
      request_id: expect.any(String),
    });
  });

  it('R7.01 D07 are all described in the interface description', async () => {
    const { body } = await app.visitor().request('/api/openapi.json');
    const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const isContract = (route: string) => !/openapi|health|ready/.test(route);
    const expected = Object.keys(matrix).filter(isContract);
    expect(
      described
        .map((route) => route.replace(':petId', ':id'))
        .filter(isContract)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(expected.toSorted((a, b) => a.localeCompare(b)));
  });
});
