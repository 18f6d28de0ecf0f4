import {
  exportUser,
  getUser,
  listUserSessions,
  listUsers,
} from '@pawmatch/contract/account/account-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { type JournalEntry, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { updateRequestMailSettings } from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import {
  changeVisitStatus,
  getVisit,
  listAllVisits,
} from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import {
  type ComposedMail,
  enqueueMail,
  type MailToCompose,
} from '../../platform/mail/queue/enqueue-mail.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { accessMatrix } from '../../testing/access-matrix.ts';
import { createJournalApp, HOUR, type JournalApp } from './testing/journal-app.ts';

let app: JournalApp['app'];
let manager: JournalApp['manager'];
let staff: JournalApp['staff'];
let journalOf: JournalApp['journalOf'];
let wait: JournalApp['wait'];

beforeEach(async () => {
  ({ app, manager, staff, journalOf, wait } = await createJournalApp());
});
afterEach(() => app.close());

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

  it('B8.09 S77 has an opened email as a look at the person it went to, if there was something to read', async () => {
    const { email, fullName } = await app.buildUser();
    const readable = { kind: 'visit', subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    const send = async (to: string, mail: object = readable) => {
      await enqueueMail(app.database, { to, ...mail } as ComposedMail, app.now());
      const { rows } = await app.database.execute<{ uid: string }>(
        sql`SELECT uid FROM jobs ORDER BY id DESC LIMIT 1`,
      );
      return rows[0]?.uid ?? '';
    };
    const ids = [await send(email), await send('walk-in@example.org')];
    const open = (id: string) => staff.call(openMail, { params: { id } });
    for (const id of [...ids, await send(staff.user.email)]) {
      expect((await open(id)).status).toBe(200);
    }
    expect(inWords(await journalOf())).toEqual([`person.opened ${fullName}`]);
    await app.runJobs();
    await wait(HOUR);
    expect((await open(ids[0] ?? '')).body.mail.state).toBe('sent');
    expect(inWords(await journalOf())).toHaveLength(2);
    const other = await app.buildUser();
    const data = { userId: other.id };
    const secret = await send(other.email, { kind: 'password reset', data });
    expect((await open(secret)).body.document_url).toBeNull();
    expect(await journalOf()).toHaveLength(2);
  });

  it('B8.09 S77 has an opened email about requests as a list of visits, also one’s own', async () => {
    await staff.call(updateRequestMailSettings, { body: { frequency: 'at_once' } });
    await app.buildVisit({ status: 'pending' });
    const mail = { to: staff.user.email, kind: 'visit requests', data: { userId: staff.user.id } };
    await enqueueMail(app.database, mail as MailToCompose, app.now());
    const { rows } = await app.database.execute<{ uid: string }>(
      sql`SELECT uid FROM jobs ORDER BY id DESC LIMIT 1`,
    );
    const { body } = await staff.call(openMail, { params: { id: rows[0]?.uid ?? '' } });
    expect(body.document_url).not.toBeNull();
    const [entry] = await journalOf({ kind: 'listed' });
    expect(entry?.read).toMatchObject({ kind: 'visits.listed', filters: { view: 'to_answer' } });
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

  it('B8.09 S77 S27 has nothing of a query that a list does not know', async () => {
    const { petId } = await app.buildVisit();
    for (const query of ['', '?a=b', '?%00=%00']) {
      const list = await staff.request(`/api/admin/waiting-list/${petId}${query}`);
      expect([query, list.status]).toEqual([query, 200]);
    }
    const lists = (await journalOf({ kind: 'listed' })).map(({ read }) => read);
    expect(lists).toMatchObject([{ kind: 'people.listed', filters: { petId } }]);
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
