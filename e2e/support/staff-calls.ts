import { ADMIN, type ShelterServer } from './shelter-server.ts';

interface StaffSession {
  token: string;
  csrf: string;
}

/** One session for each server. An access token expires after 15 minutes; a 401 then starts a new session. */
const sessions = new WeakMap<ShelterServer, Promise<StaffSession>>();

async function logIn({ url }: ShelterServer): Promise<StaffSession> {
  const csrfResponse = await fetch(`${url}/api/auth/csrf`);
  const { csrf_token } = (await csrfResponse.json()) as { csrf_token: string };
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...csrfHeaders(csrf_token), 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`Staff could not log in: ${await response.text()}`);
  const { access_token } = (await response.json()) as { access_token: string };
  const csrfCookie = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('csrftoken='));
  return { token: access_token, csrf: csrfCookie?.split(/[=;]/)[1] ?? '' };
}

const csrfHeaders = (csrf: string) => ({ cookie: `csrftoken=${csrf}`, 'x-csrf-token': csrf });

/**
 * Makes an API call as staff, so that the caches of the server are up to date for the next page.
 * @param call such as `POST /pets`
 * @throws Error when the response is not 2xx
 */
export async function callAsStaff<Body>(
  shelter: ShelterServer,
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  body?: object | FormData,
): Promise<Body> {
  const [method, path] = call.split(' ');
  const send = async () => {
    const session = sessions.get(shelter) ?? logIn(shelter);
    sessions.set(shelter, session);
    const { token, csrf } = await session;
    const isForm = body instanceof FormData;
    return fetch(`${shelter.url}/api${path}`, {
      method,
      headers: {
        ...csrfHeaders(csrf),
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: body && (isForm ? body : JSON.stringify(body)),
    });
  };
  let response = await send();
  if (response.status === 401) {
    sessions.delete(shelter);
    response = await send();
  }
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Body;
}
