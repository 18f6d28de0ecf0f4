import { createHash } from 'node:crypto';
import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { readTrustProxy } from '../../../trust-proxy.ts';
import { users } from '../../users/users.table.ts';
import { createVisitsApp } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

/** Half hours from Monday, November 23, 2026, 10:00 at the shelter on. */
const slot = (index: number) =>
  new Date(Date.UTC(2026, 10, 23 + Math.floor(index / 12), 15, 30 * (index % 12))).toISOString();

const behindProxy = { rateLimits: true, trustProxy: readTrustProxy('1') };
const { visitLimits } = readConfig({ SMTP_URL: 'smtp://mail.example.org' });
const app = await createVisitsApp({ config: { ...behindProxy, visitLimits } });

type Adopter = TestClient & { userId: string };

/** People who have signed up and whose email address is not confirmed. */
const signUpMany = (count: number, at = app): Promise<Adopter[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { id, email } = await at.buildUser({ emailConfirmedAt: null });
      const client = at.visitor();
      await client.logIn({ email, password: at.password });
      return Object.assign(client, { userId: id });
    }),
  );

const confirmEmail = ({ userId }: Adopter) =>
  app.database.update(users).set({ emailConfirmedAt: app.now() }).where(eq(users.id, userId));

/** @param address of the client, as the proxy tells it */
const sendVisitRequest = (
  client: TestClient | undefined,
  petId: string,
  index: number,
  address = '192.0.2.1',
) =>
  (client ?? app.visitor()).request(`/api/visit-requests/${petId}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: { requested_at: slot(index) },
  });

const digests = async (of = app) =>
  (await of.database.execute<{ address_digest: string }>(sql`SELECT * FROM unconfirmed_requests`))
    .rows;

const refusedForPet = {
  status: 400,
  body: {
    code: 'TOO_MANY_UNCONFIRMED_FOR_PET',
    detail:
      'Several people with an unconfirmed email address have asked for this pet. Please confirm your address with the link that we sent you, and then ask again.',
  },
};
const refusedForAddress = {
  status: 400,
  body: {
    code: 'TOO_MANY_UNCONFIRMED_FROM_ADDRESS',
    detail:
      'Several people on your network with an unconfirmed email address have asked for visits. Please confirm your address with the link that we sent you, and then ask again.',
  },
};

describe('visit requests of unconfirmed accounts, with a mail server', () => {
  it('S65 lapse after a day with a letter, unless the address is confirmed meanwhile or staff answer', async () => {
    const at = await createVisitsApp({ config: { ...behindProxy, visitLimits } });
    const [lapsing, confirming, answered] = await signUpMany(3, at);
    const ids: string[] = [];
    for (const [index, client] of [lapsing, confirming, answered].entries()) {
      const { id: petId } = await at.buildPet();
      const { status, body } = await sendVisitRequest(client, petId, 30 + index);
      expect(status).toBe(201);
      ids.push(body.id);
    }
    const statuses = async () => {
      await at.runJobs();
      const rows = await at.database.select().from(visits);
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    };
    await at.database
      .update(users)
      .set({ emailConfirmedAt: at.now() })
      .where(eq(users.id, confirming?.userId ?? ''));
    await at.database
      .update(visits)
      .set({ status: 'confirmed' })
      .where(eq(visits.id, ids[2] ?? ''));
    at.advance(23 * 3_600);
    expect(await statuses()).toEqual(['pending', 'pending', 'confirmed']);
    at.mails.length = 0;
    at.advance(3_600);
    expect(await statuses()).toEqual(['cancelled', 'pending', 'confirmed']);
    expect(at.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('was not confirmed within a day'),
    ]);
    await at.close();
  });

  it('S65 R8.38 eight for one pet are accepted, even if many are sent simultaneously', async () => {
    const { id: petId } = await app.buildPet();
    const adopters = await signUpMany(14);
    const responses = await Promise.all(
      adopters.map((adopter, index) => sendVisitRequest(adopter, petId, index)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(8);
    for (const response of responses.filter(({ status }) => status !== 201)) {
      expect(response).toMatchObject(refusedForPet);
    }
    expect(await app.database.$count(visits)).toBe(8);
    expect(await digests()).toHaveLength(8);
  });

  it('S65 confirming the address helps, and so does a closed request of somebody else', async () => {
    const { id: petId } = await app.buildPet();
    const adopters = await signUpMany(10);
    const ids: string[] = [];
    for (const [index, adopter] of adopters.slice(0, 8).entries()) {
      ids.push((await sendVisitRequest(adopter, petId, index)).body.id);
    }
    const [first, , , , , , , , ninth, tenth] = adopters;
    expect(await sendVisitRequest(ninth, petId, 8)).toMatchObject(refusedForPet);
    if (ninth) await confirmEmail(ninth);
    expect((await sendVisitRequest(ninth, petId, 8)).status).toBe(201);
    expect(await sendVisitRequest(tenth, petId, 9)).toMatchObject(refusedForPet);
    await first?.call(endpoints.cancelOwnVisit, { params: { id: ids[0] ?? '' } });
    expect((await sendVisitRequest(tenth, petId, 9)).status).toBe(201);
    expect((await sendVisitRequest(await app.signIn(), petId, 10)).status).toBe(201);
  });

  it('S65 B1.14 a request for a pet of a bonded pair counts for both', async () => {
    const [one, other] = await app.buildPair();
    const adopters = await signUpMany(9);
    for (const [index, adopter] of adopters.slice(0, 8).entries()) {
      const { id } = index % 2 ? one : other;
      expect((await sendVisitRequest(adopter, id, index)).status).toBe(201);
    }
    for (const { id } of [one, other]) {
      expect(await sendVisitRequest(adopters[8], id, 8)).toMatchObject(refusedForPet);
    }
  });

  it('S65 R8.38 twenty from one client address are accepted, even if many are sent simultaneously', async () => {
    const adopters = await signUpMany(26);
    const pets = await Promise.all(adopters.map(() => app.buildPet()));
    const responses = await Promise.all(
      adopters.map((adopter, index) =>
        sendVisitRequest(adopter, pets[index]?.id ?? '', index, `2001:db8::${index + 1}`),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = responses.findIndex(({ status }) => status !== 201);
    for (const response of responses.filter(({ status }) => status !== 201)) {
      expect(response).toMatchObject(refusedForAddress);
    }
    expect(await app.database.$count(visits)).toBe(20);
    const again = (address: string) =>
      sendVisitRequest(adopters[refused], pets[refused]?.id ?? '', refused, address);
    expect(await again('2001:db8::ffff')).toMatchObject(refusedForAddress);
    expect((await again('2001:db8:0:1::1')).status).toBe(201);
  });

  it('S65 of a client address only a keyed digest is stored, until the request is closed or the account confirmed', async () => {
    const adopters = await signUpMany(4);
    const address = '198.51.100.7';
    const ids: string[] = [];
    for (const [index, adopter] of adopters.entries()) {
      const { id: petId } = await app.buildPet();
      ids.push((await sendVisitRequest(adopter, petId, index, address)).body.id);
    }
    await sendVisitRequest(await app.signIn(), (await app.buildPet()).id, 5, address);
    const stored = await digests();
    expect(stored).toHaveLength(4);
    const [first] = stored;
    const plainHash = createHash('sha256').update(address).digest('base64url');
    expect(first?.address_digest).toMatch(/^[\w-]{43}$/);
    expect(first?.address_digest).not.toBe(plainHash);
    const [leaving, confirming, cancelling] = adopters;
    await leaving?.call(deleteOwnAccount, { body: { current_password: app.password } });
    expect(await digests()).toHaveLength(3);
    if (confirming) await confirmEmail(confirming);
    await cancelling?.call(endpoints.cancelOwnVisit, { params: { id: ids[2] ?? '' } });
    await app.runJobs();
    expect(await digests()).toMatchObject([{ visit_id: ids[3] }]);
    app.setNow(slot(3));
    await app.runJobs();
    expect(await digests()).toEqual([]);
  });
});

describe('visit requests of unconfirmed accounts', () => {
  const withoutMailServer = { ...behindProxy, visitLimits: readConfig({}).visitLimits };
  it.each([
    ['without a mail server', withoutMailServer],
    ['with RATE_LIMITS=off', { ...behindProxy, visitLimits, rateLimits: false }],
  ])('S65 R1.02 have no limit of their own %s, and no address is stored', async (_, config) => {
    const other = await createTestApp({ config });
    const { id: petId } = await other.buildPet();
    for (const [index, adopter] of (await signUpMany(9, other)).entries()) {
      expect((await sendVisitRequest(adopter, petId, index)).status).toBe(201);
    }
    const [eager] = await signUpMany(1, other);
    for (const index of [9, 10, 11, 12, 13]) {
      expect((await sendVisitRequest(eager, (await other.buildPet()).id, index)).status).toBe(201);
    }
    expect(await digests(other)).toEqual([]);
    await other.close();
  });
});
