import {
  deleteOwnAccount,
  exportOwnAccount,
  exportUser,
  getUser,
  listUserSessions,
  listUsers,
} from '@pawmatch/contract/account/account-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { type JournalEntry, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar-address-endpoints';
import {
  changeVisitStatus,
  getVisit,
  listAllVisits,
} from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { removeOldPersonalData } from '../../remove-old-personal-data.ts';
import { accessMatrix } from '../../testing/access-matrix.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 60 * 60;

type Client = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let manager: Client;
let staff: Client;

beforeEach(async () => {
  app = await createTestApp();
  manager = await app.signIn('manager');
  staff = await app.signIn('staff');
});
afterEach(() => app.close());

async function journalOf(query: Record<string, unknown> = {}): Promise<JournalEntry[]> {
  const { status, body } = await manager.call(listJournal, { query });
  expect(status).toBe(200);
  return body;
}

/** Access tokens end within an hour. */
async function wait(seconds: number): Promise<void> {
  app.advance(seconds);
  for (const { logIn, user } of [manager, staff]) {
    await logIn({ email: user.email, password: app.password });
  }
}

const inWords = (entries: JournalEntry[]) =>
  entries.map(({ read, event, person }) => `${read?.kind ?? event?.kind} ${person?.name ?? '-'}`);

describe('GET /admin/journal', () => {
  it('B8.09 S77 has an opened person once a colleague and hour, from whatever call', async () => {
    const { user } = await app.signIn();
    const params = { id: user.id };
    for (let time = 0; time < 3; time += 1) await staff.call(getUser, { params });
    await staff.call(listUserSessions, { params });
    await staff.call(listHistory, { query: { person_id: user.id } });
    await staff.call(listAllVisits, { query: { user_id: user.id } });
    const [entry, ...others] = await journalOf({ person_id: user.id });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'opened',
      colleague: { id: staff.user.id, name: staff.user.fullName },
      person: { id: user.id, name: user.fullName },
      happened_at: app.now().toISOString(),
      read: { kind: 'person.opened', visit_id: null, filters: {}, total: null },
      event: null,
    });
    await manager.call(getUser, { params });
    await wait(HOUR);
    await staff.call(getUser, { params });
    expect(await journalOf({ person_id: user.id })).toHaveLength(3);
    expect(await journalOf({ colleague_id: staff.user.id })).toHaveLength(2);
  });

  it('B8.09 S77 has an opened visit with its visitor, and none that names nobody', async () => {
    const adopter = await app.buildUser();
    const visit = await app.buildVisit({ userId: adopter.id });
    const volunteer = await app.signIn('volunteer');
    await volunteer.call(getVisit, { params: { id: visit.id } });
    await volunteer.call(listHistory, { query: { visit_id: visit.id } });
    const walkIn = await app.buildVisit({ userId: null, visitorName: 'Walk-in' });
    await volunteer.call(getVisit, { params: { id: walkIn.id } });
    const entries = await journalOf({ kind: 'opened' });
    expect(inWords(entries)).toEqual([`visit.opened ${adopter.fullName}`]);
    expect(entries[0]?.read?.visit_id).toBe(visit.id);
  });

  it('B8.09 S77 has a list once a query and hour, without the text of a search', async () => {
    await app.buildUser({ fullName: 'Ada Lovelace' });
    for (const limit of [1, 2]) await staff.call(listUsers, { query: { limit, sort: 'newest' } });
    await staff.call(listUsers, { query: { q: 'Lovelace' } });
    await staff.call(listUsers, { query: { q: 'nobody', role: 'adopter' } });
    await staff.call(listAllVisits, { query: { status: 'pending' } });
    const lists = (await journalOf({ kind: 'listed' })).map(({ read }) => read);
    expect(lists).toMatchObject([
      { kind: 'visits.listed', filters: { status: ['pending'] }, total: 0 },
      { kind: 'people.listed', filters: { q: true, role: 'adopter' }, total: 0 },
      { kind: 'people.listed', filters: { q: true }, total: 1 },
      { kind: 'people.listed', filters: {}, total: 2 },
    ]);
    expect(JSON.stringify(lists)).not.toContain('ovelace');
  });

  it('B8.09 S77 has every export, and changes by staff, which are stored once', async () => {
    const { user } = await app.signIn();
    for (let time = 0; time < 2; time += 1) {
      await manager.call(exportUser, { params: { id: user.id } });
      await staff.call(createCalendarAddress);
    }
    const visit = await app.buildVisit({ userId: user.id });
    await staff.call(changeVisitStatus, {
      params: { id: visit.id },
      body: { status: 'confirmed' },
    });
    expect(inWords(await journalOf())).toEqual([
      `visit.confirmed ${user.fullName}`,
      'calendar.created -',
      `person.exported ${user.fullName}`,
      'calendar.created -',
      `person.exported ${user.fullName}`,
    ]);
    expect(await journalOf({ kind: 'exported' })).toHaveLength(4);
    expect(inWords(await journalOf({ kind: 'changed' }))).toEqual([
      `visit.confirmed ${user.fullName}`,
    ]);
    const { rows } = await app.database.execute('SELECT kind FROM journal');
    expect(rows.map(({ kind }) => kind)).toEqual(['calendar.created', 'calendar.created']);
  });

  it('B8.09 has pages, and the days of the shelter', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.buildUser()));
    for (const { id } of people) {
      await staff.call(getUser, { params: { id } });
      const visit = await app.buildVisit({ userId: id });
      await staff.call(changeVisitStatus, {
        params: { id: visit.id },
        body: { status: 'confirmed' },
      });
    }
    const all = await journalOf();
    const paged: JournalEntry[] = [];
    for (let before: number | undefined; paged.length < all.length; before = paged.at(-1)?.id) {
      paged.push(...(await journalOf({ limit: 3, ...(before && { before }) })));
    }
    expect(paged).toEqual(all);
    expect(all).toHaveLength(10);
    await wait(38 * HOUR - 60); // Saturday, 23:59 at the shelter.
    await staff.call(getUser, { params: { id: people[0]?.id ?? '' } });
    expect(await journalOf({ from: '2026-11-21' })).toHaveLength(1);
    expect(await journalOf({ from: '2026-11-22' })).toEqual([]);
    expect(await journalOf({ to: '2026-11-20' })).toHaveLength(10);
  });

  it('B8.09 S77 is for managers, and records each call that shows people', async () => {
    for (const role of ['volunteer', 'staff', 'adopter'] as const) {
      expect((await (await app.signIn(role)).call(listJournal)).status).toBe(403);
    }
    const visit = await app.buildVisit({ userId: (await app.buildUser()).id });
    const withoutPeople = /count|slots|calendar-address|\/history/;
    const reads = (['people.read', 'people.export', 'visits.read'] as const)
      .flatMap((access) => accessMatrix[access])
      .filter((call) => call.startsWith('GET') && !withoutPeople.test(call));
    for (const call of reads) {
      const path = call
        .replace('GET ', '')
        .replace('{petId}', visit.petId ?? '')
        .replace('{id}', (call.includes('users') ? visit.userId : visit.id) ?? '');
      await app.database.execute('DELETE FROM journal');
      await app.database.execute('DELETE FROM events');
      expect((await manager.request(path)).status, call).toBe(200);
      expect(await journalOf(), call).toHaveLength(1);
    }
  });

  it('B8.09 forgets people who are erased, and what is older than RETENTION_DAYS', async () => {
    const adopter = await app.signIn();
    const leaver = await app.signIn('staff');
    const [{ id }, other] = [adopter.user, await app.buildUser()];
    for (const person of [id, other.id]) await leaver.call(getUser, { params: { id: person } });
    const visit = await app.buildVisit({ userId: id });
    await leaver.call(getVisit, { params: { id: visit.id } });
    for (const person of [adopter, leaver]) {
      await person.call(deleteOwnAccount, { body: { current_password: app.password } });
    }
    const opened = await journalOf({ kind: 'opened' });
    expect(opened.map(({ colleague, person }) => [colleague, person?.id])).toEqual([
      [null, undefined],
      [null, other.id],
      [null, undefined],
    ]);
    const { rows } = await app.database.execute(
      sql`SELECT FROM journal WHERE person_id = ${id} OR colleague_id = ${leaver.user.id}`,
    );
    expect(rows).toEqual([]);
    await wait(app.config.retentionDays * 24 * HOUR - 1);
    await removeOldPersonalData(app.dependencies).run();
    expect(await journalOf({ kind: 'opened' })).toHaveLength(3);
    await wait(2);
    await removeOldPersonalData(app.dependencies).run();
    expect(await journalOf({ kind: 'opened' })).toEqual([]);
  });

  it('B8.09 is named in a person’s own export, by roles', async () => {
    const adopter = await app.signIn();
    const params = { id: adopter.user.id };
    await staff.call(getUser, { params });
    const leaver = await app.signIn('volunteer');
    const visit = await app.buildVisit({ userId: params.id });
    await leaver.call(getVisit, { params: { id: visit.id } });
    await leaver.call(deleteOwnAccount, { body: { current_password: app.password } });
    await manager.call(exportUser, { params });
    const { body } = await adopter.call(exportOwnAccount);
    const at = app.now().toISOString();
    expect(body.access_by_staff).toEqual([
      { kind: 'person.exported', by: 'manager', at },
      { kind: 'visit.opened', by: null, at },
      { kind: 'person.opened', by: 'staff', at },
    ]);
    for (const { user } of [staff, manager]) expect(JSON.stringify(body)).not.toContain(user.email);
  });

  it('B8.09 S77 has one entry for simultaneous openings and lists on two servers', async () => {
    const second = await buildApp({ ...app.dependencies, metrics: createMetrics(app.database) });
    try {
      const { id } = await app.buildUser();
      const headers = { authorization: `Bearer ${staff.token}` };
      const onBoth = (url: string) =>
        Array.from({ length: 10 }, () => [
          staff.request(url).then(({ status }) => status),
          second.inject({ url, headers }).then(({ statusCode }) => statusCode),
        ]).flat();
      const statuses = await Promise.all([
        ...onBoth(`/api/admin/users/${id}`),
        ...onBoth('/api/admin/users?role=adopter'),
      ]);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await journalOf({ kind: 'opened' })).toHaveLength(1);
      expect(await journalOf({ kind: 'listed' })).toHaveLength(1);
    } finally {
      await second.close();
    }
  });
});

describe('limits of openings and exports', () => {
  it('S77 refuse and tell managers once an hour, and never hold back lists', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    try {
      const boss = await limited.signIn('manager');
      const curious = await limited.signIn('staff');
      const { rows } = await limited.database.execute<{ id: string }>(sql`
        INSERT INTO users (id, full_name, email, phone_number, password_hash, role, created_at, updated_at)
        SELECT gen_random_uuid(), 'Person', n || '@people.example', '2125550100', 'x', 'adopter', now(), now()
        FROM generate_series(1, 302) AS n RETURNING id`);
      const open = (index: number) =>
        curious.call(getUser, { params: { id: rows[index]?.id ?? '' } });
      for (let index = 0; index < 300; index += 1) expect((await open(index)).status).toBe(200);
      const refused = await open(300);
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_OPENED' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect((await open(300)).status).toBe(429);
      expect((await open(0)).status).toBe(200);
      expect((await curious.call(listUsers)).status).toBe(200);
      for (let time = 0; time < 30; time += 1) {
        expect((await boss.call(exportUser, { params: { id: rows[0]?.id ?? '' } })).status).toBe(
          200,
        );
      }
      const tooMany = await boss.call(exportUser, { params: { id: rows[0]?.id ?? '' } });
      expect(tooMany).toMatchObject({ status: 429, body: { code: 'TOO_MANY_EXPORTS' } });
      await limited.runJobs();
      const told = limited.mails.filter(({ subject }) => subject.includes('very many'));
      expect(told.map(({ to }) => to)).toEqual([boss.user.email, boss.user.email]);
      expect(told[0]?.text).toContain(`/admin/journal?colleague=${curious.user.id}`);
      limited.advance(HOUR);
      await curious.logIn({ email: curious.user.email, password: limited.password });
      expect((await open(300)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
