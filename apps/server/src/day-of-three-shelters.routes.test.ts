import { prove } from '@pawmatch/contract/auth/second-factor-endpoints';
import * as colleagues from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { registerInvited } from '@pawmatch/contract/colleagues/invitation-endpoints';
import { type Endpoint, statusOf } from '@pawmatch/contract/endpoint';
import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import * as network from '@pawmatch/contract/network/network-endpoints';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import * as moves from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import { chooseCareParts } from '@pawmatch/contract/shelter/shelter-endpoints';
import { type ShelterRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import { careParts } from '@pawmatch/contract/staff/care-parts';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { createIntake } from '@pawmatch/contract/stays/stays-endpoints';
import * as outcomes from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { expect, it } from 'vitest';
import { download, readJsonLines, unzip } from './features/export/testing/exported-files.ts';
import { accessMatrix } from './testing/access-matrix.ts';
import { describedCalls } from './testing/fuzz/described-calls.ts';
import { openTestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** Three shelters of different sizes. The word is in the name of everything that is one's own, and of nothing else. */
const plans = [
  { slug: 'first-shelter', word: 'Alder', pets: 3 },
  { slug: 'second-shelter', word: 'Birch', pets: 4 },
  { slug: 'third-shelter', word: 'Cedar', pets: 5 },
];

const PASSWORD = 'a kennel on a hill 7';
const MONDAY = { ten: '2026-11-23T15:00:00.000Z', noon: '2026-11-23T17:00:00.000Z' };
/** Two visits of one adopter cannot be at the same time. */
const SHARED_TIMES = [
  '2026-11-23T18:00:00.000Z',
  '2026-11-23T18:30:00.000Z',
  '2026-11-23T19:00:00.000Z',
];

const app = await openTestApp();

type Options = Parameters<TestClient['call']>[1];

// biome-ignore lint/suspicious/noExplicitAny: as test clients read responses
async function call(client: TestClient, endpoint: Endpoint, options?: Options): Promise<any> {
  const { status, body } = await client.call(endpoint, options);
  const name = `${endpoint.method} ${endpoint.path}: ${JSON.stringify(body)}`;
  expect(status, name).toBe(statusOf(endpoint));
  return body;
}

interface Colleague {
  email: string;
  client: TestClient;
}

interface OpenShelter {
  id: string;
  slug: string;
  word: string;
  petCount: number;
  staff: Record<ShelterRole, Colleague>;
}

/** Somebody who signs up by the mail of an invitation. */
async function join(email: string, full_name: string): Promise<Colleague> {
  await app.runJobs();
  const { text = '' } = app.mails.find(({ to }) => to === email) ?? {};
  const [, invitation, token] = /\?invitation=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
  const client = app.visitor();
  const body = { invitation, token, full_name, password: PASSWORD };
  client.token = (await call(client, registerInvited, { body })).access_token;
  return { email, client };
}

const emailOf = (word: string, role: ShelterRole) => `${role}@${word.toLowerCase()}.example`;

async function signInAdopter(full_name: string) {
  const adopter = await app.signIn();
  const answer = await adopter.request('/api/users/me', { method: 'PATCH', body: { full_name } });
  expect(answer.status).toBe(200);
  return adopter;
}

async function openShelters(admin: TestClient): Promise<OpenShelter[]> {
  const opened: OpenShelter[] = [];
  const [first] = await call(admin, network.listNetworkShelters);
  for (const { slug, word, pets: petCount } of plans) {
    const manager_email = emailOf(word, 'manager');
    const isFirst = opened.length === 0;
    const name = `The ${slug.replace('-', ' ')}`;
    const place = {
      address: '12 Bark Street, Springfield, IL 62701',
      time_zone: 'America/New_York',
      email: 'hello@shelter.example',
    };
    const shelter = isFirst
      ? await call(admin, network.renameShelter, { params: { id: first.id }, body: { name, slug } })
      : await call(admin, network.createShelter, { body: { name, slug, ...place, manager_email } });
    if (isFirst) {
      const body = { email: manager_email };
      await call(admin, network.addManager, { params: { id: shelter.id }, body });
    }
    const manager = await join(manager_email, `${word} Manager`);
    await call(manager.client, chooseCareParts, { body: { care_parts: careParts } });
    const staff: Partial<OpenShelter['staff']> = { manager };
    for (const role of shelterRoles) {
      if (role === 'manager') continue;
      const email = emailOf(word, role);
      await call(manager.client, colleagues.inviteColleague, { body: { email, role } });
      staff[role] = await join(email, `${word} ${role}`);
    }
    opened.push({ id: shelter.id, slug, word, petCount, staff: staff as OpenShelter['staff'] });
  }
  return opened;
}

/** Friday: animals come in, adopters ask, and their requests are answered. */
async function prepareMonday(
  { word, petCount, staff }: OpenShelter,
  shared: TestClient,
  place: number,
) {
  const { client } = staff.staff;
  const ids: string[] = [];
  for (let count = 0; count <= petCount; count += 1) {
    const facts = {
      species: 'Dog',
      breed: 'Beagle',
      age_group: 'Adult',
      sex: 'Female',
      size: 'Small',
    };
    const body = { ...facts, name: `${word} Pet ${count}` };
    ids.push((await call(client, pets.createPet, { body })).id);
  }
  await call(client, pets.deletePet, { params: { id: ids.pop() ?? '' } });
  const litter = { intake: 'stray', species: 'Cat', size: 'Small', age_months: 2 };
  const kittens = [{ name: `${word} Kitten`, sex: 'Male' }];
  await call(client, createIntake, { body: { ...litter, pets: kittens } });
  const adopter = await signInAdopter(`${word} Adopter`);
  const request = async (by: TestClient, petId: string | undefined, requested_at: string) =>
    (
      await call(by, visits.requestVisit, {
        params: { petId: petId ?? '' },
        body: { requested_at },
      })
    ).id as string;
  const asked = [
    await request(adopter, ids[0], MONDAY.ten),
    await request(adopter, ids[1], MONDAY.noon),
    await request(shared, ids[0], SHARED_TIMES[place] ?? ''),
  ];
  const declined = await request(adopter, ids[2], '2026-11-24T15:00:00.000Z');
  const answer = (id: string, status: string) =>
    call(client, visits.changeVisitStatus, { params: { id }, body: { status } });
  for (const id of asked) await answer(id, 'confirmed');
  await answer(declined, 'cancelled');
  await request(adopter, ids[2], '2026-11-25T15:00:00.000Z');
  for (const pet_id of ids.slice(3)) {
    const body = {
      pet_id,
      requested_at: MONDAY.ten,
      status: 'confirmed',
      full_name: `${word} Caller`,
    };
    asked.push((await call(client, visits.createVisit, { body })).id);
  }
  return { ids, asked };
}

/** Monday: a volunteer receives the visitors, and one pet is adopted. */
async function receiveVisitors(
  { word, staff }: OpenShelter,
  { ids, asked }: { ids: string[]; asked: string[] },
) {
  const { client } = staff.volunteer;
  const [met, missed, ...others] = asked;
  const record = (id: string | undefined, outcome: string) =>
    call(client, outcomes.setVisitOutcome, { params: { id: id ?? '' }, body: { outcome } });
  await call(client, outcomes.checkInVisitor, { params: { id: met ?? '' } });
  await record(met, 'thinking');
  await record(missed, 'no_show');
  for (const id of others) await record(id, 'came');
  const walkIn = { pet_id: ids[2], full_name: `${word} Walk-in` };
  await call(client, outcomes.addWalkIn, { body: walkIn });
  const facts = { params: { id: ids[1] ?? '' }, body: { kid_friendly: true } };
  await call(client, pets.updatePet, facts);
  const refused = await client.call(pets.deletePet, { params: { id: ids[1] ?? '' } });
  expect(refused.status).toBe(403);
  const adopted = { params: { id: ids[0] ?? '' }, body: { status: 'Adopted' } };
  await call(staff.staff.client, pets.updatePet, adopted);
}

/** Lists, counts and settings of staff that are read without the id of a row. */
async function readsOfStaff(): Promise<string[]> {
  const ofStaff = new Set(
    Object.entries(accessMatrix).flatMap(([access, listed]) =>
      ['public', 'user', 'network.manage'].includes(access) ? [] : listed,
    ),
  );
  const described = await describedCalls(app.url);
  const calls = described.map(({ method, path }) => `${method} ${path}`);
  return calls
    .filter((name) => ofStaff.has(name) && name.startsWith('GET ') && !name.includes('{'))
    .map((name) => name.slice('GET '.length));
}

const names = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

/** Reads all of it as each role of each shelter. */
async function expectOwnAlone(opened: readonly OpenShelter[], reads: readonly string[]) {
  for (const { word, staff } of opened) {
    const foreign = opened.flatMap((other) => (other.word === word ? [] : [other.word]));
    for (const role of shelterRoles) {
      const answers = await Promise.all(
        reads.map(async (path) => ({ path, ...(await staff[role].client.request(path)) })),
      );
      const texts = answers.map(
        ({ path, status, body }) => `${path} ${status} ${JSON.stringify(body)}`,
      );
      const named = texts.filter((text) => foreign.some((other) => names(text, other)));
      expect(named, `${word} ${role}`).toEqual([]);
      // What a role may read follows from the matrix; that nothing failed otherwise, from here.
      const failed = answers.filter(({ status }) => ![200, 403, 404, 422].includes(status));
      expect(failed, `${word} ${role}`).toEqual([]);
      const own = texts.filter((text) => names(text, word)).length;
      expect(own, `${word} ${role}`).toBeGreaterThan(
        { foster: -1, volunteer: 3, staff: 5, manager: 7 }[role],
      );
    }
  }
}

it('B8.01 B8.02 B8.05 B8.06 B8.07 B8.09 S76 S77 three shelters work for a day at once, and each sees and counts what is its own', async () => {
  const admin = await app.signIn('admin');
  const opened = await openShelters(admin);
  const [first, second, third] = opened as [OpenShelter, OpenShelter, OpenShelter];
  const shared = await signInAdopter('Somebody Everywhere');
  const prepared = await Promise.all(
    opened.map((shelter, place) => prepareMonday(shelter, shared, place)),
  );

  // A pet moves to a partner, and its visit does not.
  const wanderer = {
    ...{
      name: 'Wanderer',
      species: 'Dog',
      breed: 'Beagle',
      age_group: 'Adult',
      sex: 'Male',
      size: 'Small',
    },
  };
  const { id } = await call(first.staff.staff.client, pets.createPet, { body: wanderer });
  const requested = { params: { petId: id }, body: { requested_at: '2026-11-26T15:00:00.000Z' } };
  await call(await signInAdopter('Alder Follower'), visits.requestVisit, requested);
  const offer = { params: { id }, body: { to: second.slug } };
  const move = await call(first.staff.manager.client, moves.offerPet, offer);
  const accept = { params: { id: move.id } };
  expect((await third.staff.manager.client.call(moves.acceptPetMove, accept)).status).toBe(404);
  await call(second.staff.manager.client, moves.acceptPetMove, accept);

  app.setNow('2026-11-23T20:00:00Z');
  for (const { staff } of opened) {
    for (const { client, email } of Object.values(staff)) {
      await client.logIn({ email, password: PASSWORD });
    }
  }
  await Promise.all(
    opened.map((shelter, place) =>
      receiveVisitors(shelter, prepared[place] as (typeof prepared)[number]),
    ),
  );

  const reads = await readsOfStaff();
  expect(reads.length).toBeGreaterThan(30);
  await expectOwnAlone(opened, reads);
  const countsOf = async ({ slug, staff }: OpenShelter) => {
    const overview = await call(staff.volunteer.client, getOverview);
    const query = { shelter: slug, status: 'Available' };
    return {
      listed: (await call(app.visitor(), pets.countPets, { query })).total,
      visits: (await call(staff.volunteer.client, visits.countVisits)).total,
      today: overview.today.total,
      to_answer: overview.to_answer,
      no_shows: overview.no_shows_this_month,
      adoptions: overview.adoptions_this_month,
    };
  };
  /** One of the pets is adopted; beyond the third, each has a visit that staff have booked. */
  const expected = opened.map(({ petCount }, place) => ({
    listed: petCount - 1 + (place === 1 ? 1 : 0),
    visits: 6 + (petCount - 3) + (place === 0 ? 1 : 0),
    ...{ today: 4 + (petCount - 3), to_answer: 1, no_shows: 1, adoptions: 1 },
  }));
  expect(await Promise.all(opened.map(countsOf))).toEqual(expected);

  for (const { word, petCount, staff } of opened) {
    const { client } = staff.manager;
    const body = { what: 'everything', people: true, photos: false };
    const files = await unzip((await download(app, client, body)).bytes);
    const text = [...files.values()].join('\n');
    for (const other of opened) expect(names(text, other.word)).toBe(other.word === word);
    const exported = readJsonLines(String(files.get('pets.jsonl')));
    expect(exported).toHaveLength(petCount + 1 + (word === second.word ? 1 : 0));
    const journal = await call(client, listJournal, { query: { kind: 'exported' } });
    expect(journal).toMatchObject([{ read: { kind: 'records.exported' } }]);
  }

  // One colleague is suspended, one removed, and one gets another role: each at one shelter.
  const leaving = (shelter: OpenShelter) => shelter.staff.volunteer.client;
  const change = async (shelter: OpenShelter, endpoint: Endpoint, body?: object) => {
    const { client } = shelter.staff.manager;
    await call(client, prove, { body: { password: PASSWORD } });
    const list = await call(client, colleagues.listColleagues);
    const { email } = shelter.staff.volunteer;
    const found = list.colleagues.find((each: { email: string }) => each.email === email);
    await call(client, endpoint, { params: { id: found.id }, body });
  };
  await change(first, colleagues.suspendColleague);
  await change(second, colleagues.removeColleague);
  await change(third, colleagues.changeColleague, { role: 'foster' });
  const statuses = opened.map(async (shelter) => (await leaving(shelter).call(getOverview)).status);
  expect(await Promise.all(statuses)).toEqual([401, 401, 403]);

  // The third shelter is paused: its visits to come are cancelled, and those of the others stay.
  const proof = { body: { password: app.password } };
  await admin.logIn({ email: admin.user.email, password: app.password });
  await call(admin, prove, proof);
  const paused = await call(admin, network.pauseShelter, { params: { id: third.id } });
  expect(paused.cancelled_count).toBe(1);
  const listed = await call(admin, network.listNetworkShelters);
  expect(
    listed.map(({ slug, pets: count, open_requests }: network.NetworkShelter) => [
      slug,
      count,
      open_requests,
    ]),
  ).toEqual([
    [first.slug, 2, 1],
    [second.slug, 4, 1],
    [third.slug, 4, 0],
  ]);
  for (const shelter of opened) {
    const query = { shelter: shelter.slug, status: 'Available' };
    const { total } = await call(app.visitor(), pets.countPets, { query });
    expect(total).toBe(shelter === third ? 0 : expected[opened.indexOf(shelter)]?.listed);
  }
  const remaining = opened.map((shelter) => ({
    ...shelter,
    staff: { ...shelter.staff, volunteer: shelter.staff.staff },
  }));
  await expectOwnAlone(remaining, reads);
});
