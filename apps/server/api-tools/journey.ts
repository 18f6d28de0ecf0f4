/*
 * The main journey through the generated client. The nightly test generates `pawmatch.d.ts`, compiles this file under
 * `strict`, and runs it beside a server with one pet.
 */
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './pawmatch.js';

interface Account {
  email: string;
  password: string;
}

/** A client that keeps cookies, and sends the token and the CSRF header as the documentation says. */
function createPerson(baseUrl: string) {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  const credentials: Middleware = {
    onRequest({ request }) {
      const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
      request.headers.set('Cookie', pairs.join('; '));
      request.headers.set('X-CSRF-Token', decodeURIComponent(cookies.get('csrftoken') ?? ''));
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/);
        cookies.set(name, value);
      }
    },
  };
  const client = createClient<paths>({ baseUrl });
  client.use(credentials);
  return {
    client,
    actWith: (accessToken: string) => {
      token = accessToken;
    },
  };
}

function answered<T>(result: { data?: T; error?: { detail: string }; response: Response }): T {
  if (result.data === undefined) throw new Error(`${result.response.url}: ${result.error?.detail}`);
  return result.data;
}

async function walk(baseUrl: string, staff: Account): Promise<string> {
  const adopter = createPerson(baseUrl);
  answered(await adopter.client.GET('/api/auth/csrf'));
  const session = answered(
    await adopter.client.POST('/api/auth/register', {
      body: {
        full_name: 'Grace Hopper',
        email: 'grace@example.org',
        phone_number: '(212) 555-0123',
        password: 'a long and odd password',
      },
    }),
  );
  adopter.actWith(session.access_token);
  answered(await adopter.client.GET('/api/auth/csrf'));
  answered(await adopter.client.POST('/api/users/me/preferences', { body: {} }));
  const matches = answered(await adopter.client.GET('/api/match/recommendations'));
  const pet = matches[0];
  if (!pet) throw new Error('There is no match');
  const days = answered(
    await adopter.client.GET('/api/visit-requests/slots', {
      params: { query: { pet_id: pet.id } },
    }),
  );
  const free = days.flatMap(({ slots }) => slots).find(({ available }) => available);
  if (!free) throw new Error('There is no free time');
  const visit = answered(
    await adopter.client.POST('/api/visit-requests/{petId}', {
      params: { path: { petId: pet.id } },
      body: { requested_at: free.requested_at },
    }),
  );

  const colleague = createPerson(baseUrl);
  answered(await colleague.client.GET('/api/auth/csrf'));
  const login = answered(await colleague.client.POST('/api/auth/login', { body: staff }));
  colleague.actWith(login.access_token);
  answered(await colleague.client.GET('/api/auth/csrf'));
  const confirmed = answered(
    await colleague.client.PUT('/api/admin/visit-requests/{id}/status', {
      params: { path: { id: visit.id } },
      body: { status: 'confirmed' },
    }),
  );
  return confirmed.status;
}

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
process.stdout.write(await walk(baseUrl, { email, password }));
