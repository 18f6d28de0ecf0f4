import { ADMIN, type ShelterServer } from './shelter-server.ts';

interface StaffSession {
  token: string;
  csrf: string;
}

/** One session for each server; an access token lasts 15 minutes, so it is made anew when refused. */
const sessions = new WeakMap<ShelterServer, Promise<StaffSession>>();

async function logIn({ url }: ShelterServer): Promise<StaffSession> {
  const anonymous = await fetch(`${url}/api/auth/csrf`);
  const { csrf_token } = (await anonymous.json()) as { csrf_token: string };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...csrfHeaders(csrf_token), 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`Staff could not log in: ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  const bound = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('csrftoken='));
  return { token: access_token, csrf: bound?.split(/[=;]/)[1] ?? '' };
}

const csrfHeaders = (csrf: string) => ({ cookie: `csrftoken=${csrf}`, 'x-csrf-token': csrf });

/**
 * Makes a call of the staff's, so that the server knows of the change before the next page is asked
 * for.
 * @param call such as `POST /pets`
 * @throws Error when the server refuses
 */
export async function callAsStaff<Answer>(
  shelter: ShelterServer,
  call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  body?: object | FormData,
): Promise<Answer> {
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
  let answer = await send();
  if (answer.status === 401) {
    sessions.delete(shelter);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}
