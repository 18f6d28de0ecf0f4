/** Each list with several pages, filters, sorts and searches. */
export const staffLists: Record<string, string[]> = {
  'GET /api/pets': [
    '/api/pets?limit=50&offset=19900',
    '/api/pets?limit=50&species=Dog&size=Small,Medium&sort=name',
    '/api/pets?limit=50&sort=waiting&offset=9000&status=Available',
    '/api/pets?limit=50&good_with=children&age_group=Senior',
    '/api/pets?limit=50&q=biscuit%20labra',
    '/api/pets?limit=50&q=zoe&sort=name',
    '/api/pets?limit=50&q=bo',
    '/api/pets?limit=50&lacks=photo,facts&sort=waiting',
  ],
  'GET /api/admin/visit-requests': [
    '/api/admin/visit-requests?limit=50&offset=90000',
    '/api/admin/visit-requests?limit=50&view=today&sort=soonest',
    '/api/admin/visit-requests?limit=50&view=to_answer&sort=soonest&offset=5000',
    '/api/admin/visit-requests?limit=50&status=cancelled&sort=latest&offset=20000',
    '/api/admin/visit-requests?limit=50&q=ines%20siamese&sort=soonest',
    '/api/admin/visit-requests?limit=50&q=biscuit',
    '/api/admin/visit-requests?limit=50&q=(200)%20015-8380',
    '/api/admin/visit-requests?limit=50&view=past&q=hopper&sort=latest',
  ],
  'GET /api/admin/visit-requests/count': [
    '/api/admin/visit-requests/count',
    '/api/admin/visit-requests/count?view=later',
    '/api/admin/visit-requests/count?q=ines%20siamese',
  ],
  'GET /api/admin/users': [
    '/api/admin/users?limit=50&offset=19000',
    '/api/admin/users?limit=50&q=lovelace&sort=newest',
    '/api/admin/users?limit=50&q=person1234',
    '/api/admin/users?limit=50&q=200015',
  ],
  'GET /api/admin/overview': ['/api/admin/overview'],
};

/** All subsets but the empty one, as a parameter's value. */
export const subsetsOf = (values: string[]): string[] =>
  Array.from({ length: 2 ** values.length - 1 }, (_, index) =>
    values.filter((_value, bit) => (index + 1) & (1 << bit)).join(','),
  );

/** So many that none is answered from the cache. */
export const facetQueries = subsetsOf(['Small', 'Medium', 'Large', 'ExtraLarge']).flatMap((size) =>
  subsetsOf(['Baby', 'Young', 'Adult', 'Senior']).flatMap((age) =>
    ['', '&species=Dog', '&good_with=children&status=Available', '&q=luna'].map(
      (rest) => `/api/pets/facets?size=${size}&age_group=${age}${rest}`,
    ),
  ),
);

const VARIANTS = 1_000;

/** Public lists are cached by their query, so each request has another offset. */
export const uncached = (paths: string[]): string[] =>
  Array.from({ length: VARIANTS }, (_, index) => index).flatMap((index) =>
    paths.map((path) => {
      const url = new URL(path, 'http://localhost');
      if (!url.searchParams.has('limit')) return path;
      const offset = Number(url.searchParams.get('offset') ?? 0) + (index % VARIANTS);
      url.searchParams.set('offset', String(offset));
      return `${url.pathname}${url.search}`;
    }),
  );
