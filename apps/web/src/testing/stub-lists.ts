import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { StubbedCall, stubApi } from './stub-api.ts';

type Responses = Parameters<typeof stubApi>[0];

const textOf = ({ query }: StubbedCall) => (query.get('q') ?? '').toLowerCase();
const isListed = (call: StubbedCall, status: string, text: string) => {
  const statuses = call.query.get('status')?.split(',');
  return (!statuses || statuses.includes(status)) && text.toLowerCase().includes(textOf(call));
};
const pageOf = <Row>({ query }: StubbedCall, rows: readonly Row[]) => {
  const offset = Number(query.get('offset') ?? 0);
  return rows.slice(offset, offset + Number(query.get('limit') ?? rows.length));
};

/** A server's lists of these pets: pages, status, text and counts. */
export function petLists(pets: () => readonly Pet[]): Responses {
  const find = (call: StubbedCall) =>
    pets().filter(({ status, name, breed }) => isListed(call, status, `${name} ${breed}`));
  return {
    'GET /pets': (call) =>
      Response.json(pageOf(call, find(call)), {
        headers: { 'X-Total-Count': String(find(call).length) },
      }),
    'GET /pets/facets': (call) => {
      const status: Record<string, number> = {};
      for (const pet of pets()) status[pet.status] = (status[pet.status] ?? 0) + 1;
      return { total: find(call).length, facets: { status } };
    },
  };
}

/** A server's lists of these visits: pages, status, days, order and counts. */
export function visitLists(visits: () => readonly Visit[]): Responses {
  const find = (call: StubbedCall) => {
    const [from, to, sort] = ['from', 'to', 'sort'].map((name) => call.query.get(name));
    const found = visits().filter(
      ({ status, requested_at, pet, user }) =>
        isListed(call, status, `${pet?.name} ${user.full_name}`) &&
        (!from || requested_at.slice(0, 10) >= from) &&
        (!to || requested_at.slice(0, 10) <= to),
    );
    if (!sort) return found;
    const direction = sort === 'latest' ? -1 : 1;
    return found.sort((a, b) => direction * a.requested_at.localeCompare(b.requested_at));
  };
  return {
    'GET /admin/visit-requests': (call) => pageOf(call, find(call)),
    'GET /admin/visit-requests/count': (call) => ({ total: find(call).length, views: {} }),
  };
}
