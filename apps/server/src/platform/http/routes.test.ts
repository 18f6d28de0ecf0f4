import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';

const app = await openTestApp();

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
      path.splice(depth, path.length, part.replace(/:\w+(\|:\w+)?/, ':id'));
      return methods.split(', ').map((method) => `${method} ${path.join('')}`);
    })
    .filter((route) => / \/api\//.test(route) && !/^HEAD|\/api\/docs/.test(route));
}

describe('the routes', () => {
  it('D01 R7.16 respond with and without a trailing slash', async () => {
    for (const path of ['/api/pets', '/api/pets/', '/api/pets/?limit=1', '/api/shelter/']) {
      expect((await app.visitor().request(path)).status, path).toBe(200);
    }
  });

  it('D01 D02 R8.07 respond to unknown paths with a JSON 404', async () => {
    const { status, headers, body } = await app.visitor().request('/api/nothing-here');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      code: 'NOT_FOUND',
      detail: 'The requested resource was not found.',
      request_id: expect.any(String),
    });
  });

  it('D02 R8.13 say in a sentence that a body, or a value without a message of its own, is not valid', async () => {
    const post = (path: string, body: unknown) =>
      app.visitor().request(path, { method: 'POST', body });
    const wrong = await post('/api/auth/login', []);
    expect([wrong.status, wrong.body.detail]).toEqual([422, 'The request is not valid.']);
    const missing = await post('/api/client-errors', { message: 'x' });
    expect(missing.body.errors).toContainEqual({
      field: 'kind',
      message: 'The value of "kind" is missing or not valid.',
    });
  });

  it('R7.01 D07 are all in the API description', async () => {
    const { body } = await app.visitor().request('/api/openapi.json');
    const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const names = described.map((route) => route.replaceAll(/\{\w+\}/g, ':id'));
    const routes = listRoutes()
      .filter((route) => !route.endsWith('/api/openapi.json'))
      .map((route) => route.replaceAll(/:\w+/g, ':id'));
    expect(routes.filter((route) => !names.includes(route))).toEqual([]);
    expect(names.length).toBeGreaterThan(35);
  });
});
