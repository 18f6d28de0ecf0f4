import { deleteOwnAccount, listUsers } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { openContractLink } from '@pawmatch/contract/adoption-papers/contract-links-endpoints';
import { mailContract, makeContract } from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import { addFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { changeNotesOfPerson } from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import * as endpoints from '@pawmatch/contract/person-joins/person-joins-endpoints';
import {
  listMarksOfPerson,
  markPerson,
} from '@pawmatch/contract/person-marks/person-marks-endpoints';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { type SignedInClient, TEST_NOW } from '../../testing/test-app.ts';
import { createAdoptionsApp } from '../adoptions/testing/adoptions-app.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';

const DAY = 24 * 60 * 60;

const app = await createAdoptionsApp();
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.later(0);
  await app.runJobs();
  app.mails.length = 0;
});

const join = (person: SignedInClient, record: object, by = app.staff) =>
  by.call(endpoints.joinRecords, {
    params: { id: person.user.id },
    body: record as { user_id: string },
  });
const separate = (person: SignedInClient, joinId: string) =>
  app.staff.call(endpoints.separateRecords, { params: { id: person.user.id, joinId } });
const preview = (person: SignedInClient, record: object) =>
  app.staff.call(endpoints.previewJoin, {
    params: { id: person.user.id },
    body: record as { user_id: string },
  });
const candidates = async (person: SignedInClient, q?: string) =>
  (
    await app.staff.call(endpoints.listJoinCandidates, {
      params: { id: person.user.id },
      query: { q },
    })
  ).body;
const visitOf = async (id: string) =>
  (await app.database.select().from(visits).where(eq(visits.id, id)))[0];
const isThere = async (id: string) => (await app.database.$count(users, eq(users.id, id))) === 1;
const visitor = {
  visitorName: 'Ada Byron',
  visitorEmail: 'ada.desk@example.org',
  visitorPhone: '5550100200',
};

/** Somebody with two accounts, each with a visit, an adoption, a favorite and a note; the second has a mark. */
async function buildTwo() {
  const [person, other] = [await app.signIn(), await app.signIn()];
  const pets = [await app.buildPet(), await app.buildPet(), await app.buildPet()];
  for (const [index, who] of [person, other].entries()) {
    for (const pet of [pets[2], pets[index]]) {
      await who.call(addFavorite, { params: { petId: pet?.id ?? '' } });
    }
    await app.staff.call(changeNotesOfPerson, {
      params: { id: who.user.id },
      body: { text: `Note ${index}` },
    });
  }
  await app.staff.call(markPerson, {
    params: { id: other.user.id },
    body: { reason: 'Sold a pet on.' },
  });
  const visit = await app.buildVisit({
    userId: other.user.id,
    status: 'completed',
    startsAt: new Date(app.now().getTime() - DAY * 1000),
  });
  const adoption = (await app.ask(other, pets[1]?.id ?? '')).body;
  await app.runJobs();
  app.mails.length = 0;
  return { person, other, visit, adoption, pet: pets[1] };
}

describe('two records of one person', () => {
  it('B9.12 come together in the account that remains, are told of, and separate again in one step', async () => {
    const { person, other, visit, adoption } = await buildTwo();
    const record = { user_id: other.user.id };
    const contents = { visits: 1, adoptions: 1, favorites: 1, waiting: 0, notes: 1, marks: 1 };
    expect((await preview(person, record)).body).toEqual(contents);
    expect(await visitOf(visit.id)).toMatchObject({ userId: other.user.id });
    const joined = await join(person, record);
    expect(joined).toMatchObject({ status: 201, body: { contents, had_account: true } });
    expect(await visitOf(visit.id)).toMatchObject({ userId: person.user.id });
    const marks = await app.staff.call(listMarksOfPerson, { params: { id: person.user.id } });
    expect(marks.body).toMatchObject([{ reason: 'Sold a pet on.', is_own: true }]);
    const { rows } = await app.database.execute(sql`SELECT text FROM internal_notes
      WHERE user_id = ${person.user.id} ORDER BY id DESC LIMIT 1`);
    expect(rows).toEqual([{ text: 'Note 0\n\nNote 1' }]);
    expect(await app.subjectsTo(person.user.email)).toEqual([
      expect.stringContaining('are one now'),
    ]);
    expect(await app.subjectsTo(other.user.email)).toEqual([
      expect.stringContaining('are one now'),
    ]);
    const list = await app.staff.call(listUsers, { query: { q: other.user.email } });
    expect(list.body).toEqual([]);

    expect((await separate(person, joined.body.id)).status).toBe(204);
    expect(await visitOf(visit.id)).toMatchObject({ userId: other.user.id });
    await other.logIn({ email: other.user.email, password: app.password });
    const marksAfter = await app.staff.call(listMarksOfPerson, { params: { id: person.user.id } });
    // It still fits by the telephone, which both records have.
    expect(marksAfter.body).toMatchObject([{ is_own: false }]);
    const favorites = await app.database.execute(sql`SELECT user_id FROM favorites
      WHERE user_id = ${other.user.id}`);
    expect(favorites.rows).toHaveLength(2);
    expect(await app.subjectsTo(other.user.email)).toEqual([
      expect.stringContaining('separate again'),
      expect.stringContaining('A new login'),
    ]);
    expect(await separate(person, joined.body.id)).toMatchObject({
      body: { code: 'JOIN_NOT_FOUND' },
    });
    expect(adoption.stage).toBe('asked');
  });

  it('B9.12 S06 give nobody access: only the remaining account logs in, and links end', async () => {
    const { person, other } = await buildTwo();
    expect(await join(person, { user_id: other.user.id })).toMatchObject({ status: 201 });
    expect((await other.call(getCurrentUser)).status).toBe(401);
    const credentials = { email: other.user.email, password: app.password };
    const again = await other.request('/api/auth/login', { method: 'POST', body: credentials });
    expect(again).toMatchObject({ status: 403, body: { code: 'ACCOUNT_JOINED' } });
    expect((await person.call(getCurrentUser)).body.email).toBe(person.user.email);
  });

  it('B9.12 D47 S67 links that were mailed while they were one end when they are separate again', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()];
    const adoption = { userId: other.user.id, stage: 'approved' as const, feeCents: 15_000 };
    const { id } = await app.buildAdoption(adoption);
    const joined = await join(person, { user_id: other.user.id });
    await app.staff.call(makeContract, { params: { id } });
    await app.staff.call(mailContract, { params: { id } });
    await app.runJobs();
    const text = app.mails.findLast(({ to }) => to === person.user.email)?.text ?? '';
    const token = /contract\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const open = async () =>
      (await app.visitor().call(openContractLink, { body: { token } })).status;
    expect(await open()).toBe(200);
    expect((await separate(person, joined.body.id)).status).toBe(204);
    expect(await open()).toBe(404);
  });

  it('B9.12 are a visitor at the desk who signs up later, and his name comes back', async () => {
    const person = await app.signIn();
    const past = { status: 'completed' as const, userId: null, ...visitor };
    const ids = [];
    for (const days of [1, 2]) {
      const startsAt = new Date(app.now().getTime() - days * DAY * 1000);
      ids.push((await app.buildVisit({ ...past, startsAt })).id);
    }
    const stranger = await app.buildVisit({ ...past, visitorEmail: 'else@example.org' });
    expect(await candidates(person)).toEqual([]);
    const found = await candidates(person, 'ada.desk');
    expect(found).toMatchObject([{ has_account: false, full_name: 'Ada Byron' }]);
    const joined = await join(person, found[0].record);
    expect(joined).toMatchObject({
      status: 201,
      body: { contents: { visits: 2 }, had_account: false },
    });
    for (const id of ids) {
      expect(await visitOf(id)).toMatchObject({ userId: person.user.id, visitorName: null });
    }
    expect(await visitOf(stranger.id)).toMatchObject({ userId: null });
    expect(await app.subjectsTo('ada.desk@example.org')).toHaveLength(1);
    expect((await separate(person, joined.body.id)).status).toBe(204);
    expect(await visitOf(ids[0] ?? '')).toMatchObject({ userId: null, ...visitor });
  });

  it('B9.12 are joined once, by whoever is first of ten', async () => {
    const { person, other } = await buildTwo();
    const third = await app.signIn();
    const tries = Array.from({ length: 10 }, (_, index) =>
      join(index % 2 ? person : third, { user_id: other.user.id }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  it('B9.12 stay apart when both want one pet, when one works here, and without a confirmed address', async () => {
    const { person, other, pet } = await buildTwo();
    await app.ask(person, pet?.id ?? '');
    const record = { user_id: other.user.id };
    expect(await preview(person, record)).toMatchObject({
      status: 409,
      body: { code: 'JOIN_REFUSED' },
    });
    expect(await join(person, record)).toMatchObject({ body: { code: 'JOIN_REFUSED' } });
    const colleague = { user_id: app.staff.user.id };
    expect(await join(person, colleague)).toMatchObject({ body: { code: 'JOIN_REFUSED' } });
    await app.database
      .update(users)
      .set({ emailConfirmedAt: null })
      .where(eq(users.id, person.user.id));
    const third = await app.signIn();
    expect(await join(person, { user_id: third.user.id })).toMatchObject({
      body: { code: 'JOIN_REFUSED' },
    });
  });

  it('B9.12 are one for good after seven days, and go together with the account', async () => {
    const { person, other, visit } = await buildTwo();
    await join(person, { user_id: other.user.id });
    await app.later(7 * DAY + 3600);
    await app.runJobs();
    expect(await isThere(other.user.id)).toBe(false);
    expect(await visitOf(visit.id)).toMatchObject({ userId: person.user.id });
    const { rows } = await app.database.execute(
      sql`SELECT email FROM earlier_details WHERE user_id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ email: other.user.email }]);

    const two = await buildTwo();
    await join(two.person, { user_id: two.other.user.id });
    await two.person.call(deleteOwnAccount, { body: { current_password: app.password } });
    expect([await isThere(two.person.user.id), await isThere(two.other.user.id)]).toEqual([
      false,
      false,
    ]);
    expect(await visitOf(two.visit.id)).toMatchObject({ userId: null });
  });
});

it('B9.12 S23 a search for records with a text that cannot be stored is refused', async () => {
  const person = await app.signIn();
  expect(await candidates(person, 'ada\u0000')).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('B9.12 S76 another shelter that knows the person sees and undoes no join of this one', async () => {
  const person = await app.signIn();
  const past = { status: 'completed' as const, userId: null, ...visitor };
  const startsAt = new Date(app.now().getTime() - DAY * 1000);
  const { id } = await app.buildVisit({ ...past, startsAt });
  const joined = await join(person, { visit_id: id });
  await buildSecondShelter(app);
  const there = await signInThere(app, 'manager');
  const { id: petId } = await app.buildPet({ shelterId: SECOND_SHELTER });
  const elsewhere = { shelterId: SECOND_SHELTER, petId, userId: person.user.id };
  await app.buildVisit({ ...elsewhere, startsAt: new Date(startsAt.getTime() - DAY * 1000) });
  const params = { id: person.user.id };
  expect(await there.call(endpoints.listJoins, { params })).toMatchObject({
    status: 200,
    body: [],
  });
  const undo = { params: { ...params, joinId: joined.body.id } };
  expect(await there.call(endpoints.separateRecords, undo)).toMatchObject({ status: 404 });
  expect((await app.staff.call(endpoints.listJoins, { params })).body).toHaveLength(1);
});
