import { isReservedSlug } from '@pawmatch/contract/shelter-slug';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildShelter } from '../../testing/build-shelter.ts';
import { address, admin, currentUser, renderApp } from '../../testing/render-app.tsx';
import { setCookie } from '../../testing/set-cookie.ts';
import { type StubbedCall, stubApi } from '../../testing/stub-api.ts';
import { staffRoutes } from './staff-routes.ts';

const shelter = (slug: string, name: string, fields = {}) => ({
  ...{ slug, name, former_slugs: [], is_paused: false, role: 'manager' },
  capabilities: currentUser(admin).capabilities,
  ...fields,
});
const springfield = shelter('springfield-cats', 'Springfield Cats', {
  former_slugs: ['cats-of-old'],
});
const berlin = shelter('berlin-cats', 'Berlin Cats', { is_paused: true });

function open(path: string, shelters: object[]) {
  const calls = stubApi({
    'GET /users/me': () => ({ ...currentUser(admin), shelters }),
    'GET /shelter': () => buildShelter(),
    'GET /admin/colleagues': () => ({ colleagues: [], invitations: [] }),
    'GET /admin/journal': () => [],
    'GET /network/shelters': () => [],
    'GET /admin/visit-requests/counts': () => ({ total: 0, views: { to_answer: 0 } }),
    'GET /admin/changes': () => ({ pet: 1, visit: 1, person: 1 }),
  });
  renderApp({ path, user: admin });
  return calls;
}

const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const colleagues = () => screen.findByRole('heading', { level: 1, name: 'Colleagues' });

/** The shelter that the call for the list names; the heading can be there before the call. */
async function listShelter(calls: StubbedCall[]): Promise<string | null> {
  return waitFor(() => {
    const call = calls.find(({ path }) => path === '/admin/colleagues');
    if (!call) throw new Error('The list was not asked for.');
    return call.headers.get('X-Shelter');
  });
}

it('B8.06 no shelter can have the first part of an address of staff as its name', () => {
  for (const { path } of staffRoutes) {
    expect([path, isReservedSlug(path.split('/')[2] ?? '')]).toEqual([path, true]);
  }
});

beforeEach(() => setCookie('has_session'));

describe('staff of several shelters', () => {
  it('B8.01 B8.02 have the shelter in the address, in every link and in every call', async () => {
    const calls = open('/admin/colleagues', [springfield, berlin]);
    await at('/admin/springfield-cats/colleagues');
    await colleagues();
    expect(await listShelter(calls)).toBe('springfield-cats');
    const settings = screen.getByRole('link', { name: 'Settings' });
    expect(settings.getAttribute('href')).toBe('/admin/springfield-cats/settings');
    expect(screen.getByRole('link', { name: 'Colleagues' }).getAttribute('aria-current')).toBe(
      'page',
    );
    for (const { path, headers } of calls.filter((call) => call.path !== '/users/me')) {
      expect([path, headers.get('X-Shelter')]).toEqual([path, 'springfield-cats']);
    }
  });

  it('B8.01 switch to another shelter, of which nothing was loaded before', async () => {
    const calls = open('/admin/springfield-cats/colleagues', [springfield, berlin]);
    await colleagues();
    const shelters = within(await screen.findByRole('navigation', { name: 'Shelters' }));
    expect(shelters.getByText('Springfield Cats').getAttribute('aria-current')).toBe('true');
    await userEvent.click(shelters.getByRole('link', { name: 'Berlin Cats (paused)' }));
    await at('/admin/berlin-cats/dashboard');
    const isAtBerlin = ({ headers }: (typeof calls)[number]) =>
      headers.get('X-Shelter') === 'berlin-cats';
    await waitFor(() => expect(calls.some(isAtBerlin)).toBe(true));
    expect(calls.slice(calls.findIndex(isAtBerlin)).every(isAtBerlin)).toBe(true);
  });

  it('B8.06 a former name in the address leads on, and a shelter of others is not found', async () => {
    open('/admin/cats-of-old/colleagues?a=1', [springfield, berlin]);
    await at('/admin/springfield-cats/colleagues?a=1');
    await colleagues();
  });

  it('B8.02 find no page of a shelter where they do not work', async () => {
    const calls = open('/admin/oslo-dogs/colleagues', [springfield, berlin]);
    await screen.findByRole('heading', { level: 1, name: /doesn't exist/ });
    expect(calls.map(({ path }) => path)).not.toContain('/admin/colleagues');
  });
});

describe('staff of one shelter', () => {
  it('B8.01 one of several: the address stays plain, its own name leads there, and no switch is seen', async () => {
    const calls = open('/admin/springfield-cats/colleagues', [springfield]);
    await at('/admin/colleagues');
    await colleagues();
    expect(await listShelter(calls)).toBe('springfield-cats');
    expect(screen.queryByRole('navigation', { name: 'Shelters' })).toBeNull();
  });

  it('B8.06 read on each page that it is paused', async () => {
    open('/admin/colleagues', [berlin]);
    await screen.findByText(/^This shelter is paused: adopters do not see its pets/);
    expect(screen.queryByRole('navigation', { name: 'Shelters' })).toBeNull();
  });

  it('B8.01 the only one: nothing tells of shelters', async () => {
    const calls = open('/admin/colleagues', []);
    await colleagues();
    expect(await listShelter(calls)).toBeNull();
    expect(calls.every(({ headers }) => headers.get('X-Shelter') === null)).toBe(true);
    expect(address()).toBe('/admin/colleagues');
  });
});
