import { toast } from './support/journey.ts';
import { logIn, newPerson } from './support/people.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { openFrontEnd } from './support/separate-front-end.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { type ShelterServer, startShelterServer } from './support/shelter-server.ts';
import { expect, test } from './support/test.ts';

const BLOCKED =
  'Cross-origin request blocked. Please ensure the backend server is properly configured for CORS.';
const NETWORK = 'Unable to connect to the server. Please check your internet connection.';

/** Registers an account without a browser. @returns its id */
async function register({ url }: ShelterServer, person = newPerson()): Promise<string> {
  const { csrf_token } = (await (await fetch(`${url}/api/auth/csrf`)).json()) as {
    csrf_token: string;
  };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `csrftoken=${csrf_token}`,
      'x-csrf-token': csrf_token,
    },
    body: JSON.stringify({ ...person, full_name: person.name, phone_number: person.phone }),
  });
  const { user } = (await response.json()) as { user: { id: string } };
  return user.id;
}

test('R8.02 R8.01 D06 a front end on an allowed origin works, and a blocked origin and an unreachable server show different errors', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/CORS policy|net::ERR_(FAILED|CONNECTION_REFUSED)/);
  const frontEnd = await openFrontEnd();
  let server = await startShelterServer({ CORS_ORIGINS: frontEnd.url });
  try {
    await frontEnd.buildFor(server.url);
    const person = newPerson();
    const userId = await register(server, person);
    const { id: petId } = await addPet(server, { name: 'Biscuit' }, await phonePhoto());
    const startsAt = '2031-01-03T20:00:00Z';
    const visitId = await addVisit(server, { userId, petId, startsAt, status: 'pending' });
    await page.goto(`${frontEnd.url}/login`);
    await logIn(page, person);
    await expect(page).toHaveURL(`${frontEnd.url}/dashboard`);
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    const photo = page.getByRole('listitem').locator('img');
    const widthOf = (image: HTMLImageElement) => image.naturalWidth;
    await expect.poll(() => photo.evaluate(widthOf), 'the photo loads too').toBeGreaterThan(0);

    const cancel = async (message: string) => {
      await page.getByRole('button', { name: 'Withdraw Request to meet Biscuit' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Request' }).click();
      await expect(toast(page, message)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const { port } = new URL(server.url);
    await server.stop({ keepsData: true });
    await cancel(NETWORK);
    server = await startShelterServer({ PORT: port }, server.dataDir);
    await cancel(BLOCKED);
    await expect(page.getByRole('alert').filter({ hasText: BLOCKED }), 'shown once').toHaveCount(1);
    const row = 'SELECT status FROM visits WHERE id = $1';
    expect(await server.query(row, [visitId])).toEqual([{ status: 'pending' }]);
  } finally {
    await server.stop();
    await frontEnd.stop();
  }
});
