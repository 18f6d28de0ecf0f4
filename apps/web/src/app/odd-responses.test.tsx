import type { Endpoint } from '@pawmatch/contract/endpoint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../../contract-endpoints.ts';
import { type ResponseShape, shapeOf } from '../lib/api/response/response-shape.ts';
import { clearSession } from '../lib/storage/session-store.ts';
import { buildShelter } from '../testing/build-shelter.ts';
import { admin, adopter, currentUser, renderApp } from '../testing/render-app.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { stubViewport } from '../testing/stub-viewport.ts';

const ID = '0198c0de-0000-7000-8001-00000000000a';

/** The calls that pages make to show something, those without parameters first. */
const calls = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is Endpoint => typeof value === 'object' && !!value && 'path' in value)
  .flatMap(({ method, path, output }) =>
    method === 'GET' && output
      ? [{ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), output }]
      : [],
  )
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length);

/** The specification's fields alone (R3.24, R3.34); other rows have their ids alone. */
const minimalPet = { _id: ID, name: 'Rex', species: 'Dog', status: 'Available' };
const minimalVisit = {
  _id: ID,
  pet_id: ID,
  pet_name: 'Rex',
  user_name: 'Ada',
  status: 'Pending',
  requested_at: '2031-11-23T15:00:00Z',
};
const minimalRow = (path: string) => {
  if (/^(\/admin)?\/visit-requests(\/my)?$/.test(path)) return minimalVisit;
  if (['/pets', '/match/recommendations'].includes(path)) return minimalPet;
  return { id: ID, pet_id: ID, user_id: ID, visit_id: ID, entity_id: ID };
};

/** A row, with the same odd value in all its fields but the ids. */
function oddRow(shape: ResponseShape, value: unknown, id: string): unknown {
  if (typeof shape !== 'object' || !('fields' in shape)) return value;
  const fields = Object.entries(shape.fields).map(([name, field]) => [
    name,
    field === 'id' ? id : value,
  ]);
  return { ...Object.fromEntries(fields), requested_at: value, pet_name: value, user_name: value };
}

const odd = [null, '', 'text', 5, true, [], [null], [{}], {}, { name: {} }, '2031-13-45T99:00:00Z'];
const oddRows = (shape: ResponseShape) => [
  ...odd,
  ...odd.map((value, place) => oddRow(shape, value, `${ID.slice(0, -2)}${10 + place}`)),
];

type Kind = 'minimal' | 'odd' | 'empty' | 'null' | 'an object';

function answerOf(kind: Kind, path: string, shape: ResponseShape): unknown {
  const isList = typeof shape === 'object' && 'list' in shape;
  if (!isList) return kind === 'odd' ? oddRow(shape, [{}], ID) : {};
  if (kind === 'empty') return [];
  if (kind === 'null') return null;
  if (kind === 'an object') return {};
  if (kind === 'minimal') return [minimalRow(path)];
  // Its rows have nothing but a reason to tell them apart.
  if (path === '/admin/pets/:petId/put-aside') return [{ reason: [{}], count: 'text' }];
  return [minimalRow(path), ...oddRows(shape.list)];
}

const preferences = { preferred_species: 'Dog', preferred_age: 'Adult' };

/** A server whose every answer is of this kind, but those that say who is signed in, and where the shelter is. */
function stubServer(kind: Kind, user: typeof admin) {
  const known: Record<string, () => unknown> = {
    'GET /users/me': () => ({ ...currentUser(user), preferences }),
    'GET /shelter': () => buildShelter(),
    'GET /admin/settings': () => buildShelter(),
    'GET /admin/changes': () => new Promise(() => undefined),
  };
  stubApi(
    new Proxy(known, {
      get: (_, key: string) => {
        const [, path = ''] = key.split(' ');
        const call = calls.find(({ pattern }) => pattern.test(path));
        return known[key] ?? (() => call && answerOf(kind, call.path, shapeOf(call.output)));
      },
    }),
  );
}

beforeEach(() => stubViewport());
afterEach(() => clearSession(null));

const kinds = ['minimal', 'odd', 'empty'] as const;
const adopterPages = ['/pets', '/match-results', '/dashboard', '/favorites', '/alerts', '/account'];
const staffPages = [
  '/admin/dashboard',
  '/admin/pets',
  `/admin/pets/${ID}`,
  '/admin/visits',
  '/admin/adoptions',
  `/admin/adoptions/${ID}`,
  '/admin/calendar',
  '/admin/calendar/print',
  '/admin/numbers',
  '/admin/numbers/intake',
  '/admin/people',
  '/admin/colleagues',
  '/admin/outbox',
  '/admin/journal',
  '/admin/doctor',
];
const pages = [
  ...adopterPages.map((path) => [path, adopter] as const),
  ...staffPages.map((path) => [path, admin] as const),
];
/** Where the pet of the minimal rows is listed. */
const listsRex = [
  '/pets',
  '/match-results',
  '/dashboard',
  '/admin/dashboard',
  '/admin/pets',
  '/admin/visits',
];

describe.each(pages)('%s', (path, user) => {
  it.each(kinds)('R3.24 R3.34 stays up when every list is %s', async (kind) => {
    stubServer(kind, user);
    const { queries } = renderApp({ path, user });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(screen.queryByText('Something went wrong')).toBeNull();
    if (kind !== 'empty' && listsRex.includes(path)) {
      expect((await screen.findAllByText('Rex')).length).toBeGreaterThan(0);
    }
  });
});

describe.each(['/pets', '/match-results', '/dashboard', '/favorites', '/alerts'])('%s', (path) => {
  it.each(['null', 'an object'] as const)('R8.27 says that %s is no list', async (kind) => {
    stubServer(kind, adopter);
    renderApp({ path, user: adopter });
    await screen.findAllByText('Invalid response format from server');
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });
});
