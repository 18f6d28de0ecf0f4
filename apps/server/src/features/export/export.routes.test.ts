import { once } from 'node:events';
import { connect } from 'node:net';
import { prove } from '@pawmatch/contract/auth/second-factor-endpoints';
import { createExport } from '@pawmatch/contract/export/export-endpoints';
import { columnsOf, exportTableNames, exportTables } from '@pawmatch/contract/export/export-tables';
import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { suspendMembership } from '../staff/memberships.repository.ts';
import { download, readCsv, readJsonLines, unzip } from './testing/exported-files.ts';

const app = await openTestApp();

let manager: SignedInClient;
beforeEach(async () => {
  manager = await app.signIn('manager');
});

const FORMULAS = [
  '=HYPERLINK("https://evil.example","Rex")',
  '+1 555',
  '-2+3',
  '@SUM(A1)',
  '\tTab',
  "'=already",
  'Plain, "quoted"\nand long',
];

/** The texts of a list. */
const listOf = async (staff: SignedInClient, what: string, format: 'csv' | 'jsonl', query = {}) =>
  String((await download(app, staff, { what, format, query })).bytes);

const everything = async (staff: SignedInClient, people = true) => {
  const body = { what: 'everything', people, photos: false };
  return unzip((await download(app, staff, body)).bytes);
};

/** Snapshots that are being read. */
const openSnapshots = async () => {
  const { rows } = await app.database.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);
  return rows[0]?.count;
};

describe('POST /admin/exports, a list', () => {
  it('B10.03 S78 S29 has the rows of all its pages, filtered and sorted, and no cell is a formula', async () => {
    for (const name of FORMULAS) await app.buildPet({ name, breed: 'Formula Hound' });
    await app.buildPet({ name: 'Other', breed: 'Beagle' });
    const query = { q: 'formula hound', sort: 'name' };
    const csv = await listOf(manager, 'pets', 'csv', query);
    const rows = readCsv(csv);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(FORMULAS));
    expect(rows).toHaveLength(FORMULAS.length);
    expect(Object.keys(rows[0] ?? {})).toEqual(columnsOf('pets').map(([name]) => name));
    for (const line of csv.split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
    const lines = readJsonLines(await listOf(manager, 'pets', 'jsonl', query));
    expect(lines.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    expect(lines[0]).toMatchObject({ training_traits: [], is_listed: true, birth_date: null });
  });

  it('B10.03 visits, people, adoptions and stays are exported as their lists show them', async () => {
    const pet = await app.buildPet({ name: 'Juniper' });
    const adopter = await app.buildUser({ fullName: 'Ada Exported' });
    const late = new Date('2026-11-24T15:00:00Z');
    const later = await app.buildVisit({ petId: pet.id, userId: adopter.id, startsAt: late });
    const { id: petId } = await app.buildPet();
    const first = await app.buildVisit({ petId, userId: adopter.id, status: 'confirmed' });
    await app.buildVisit();
    const visits = await listOf(manager, 'visits', 'csv', { q: 'exported', sort: 'soonest' });
    expect(readCsv(visits)).toMatchObject([
      { id: first.id, status: 'confirmed', starts_at: '2026-11-23T15:00:00+00:00' },
      { id: later.id, pet_name: 'Juniper', user_email: adopter.email },
    ]);
    const people = await listOf(manager, 'people', 'jsonl', { q: 'ada exported' });
    expect(readJsonLines(people).map(({ email }) => email)).toEqual([adopter.email]);
    const adoption = await app.buildAdoption({ petIds: [pet.id], userId: adopter.id });
    const adoptions = await listOf(manager, 'adoptions', 'jsonl', { view: 'open', q: 'exported' });
    expect(readJsonLines(adoptions)).toMatchObject([{ id: adoption.id, pet_names: 'Juniper' }]);
    const stays = readJsonLines(await listOf(manager, 'stays', 'jsonl'));
    expect(stays.find(({ pet_id }) => pet_id === pet.id)).toMatchObject({ outcome: null });
  });

  it('S02 S23 B10.03 a list without filters leaves out what it does not know', async () => {
    const csv = await listOf(manager, 'stays', 'csv', { q: 'a\u0000b' });
    expect(csv).toBe(await listOf(manager, 'stays', 'csv'));
  });

  it('S23 B10.03 a search with half a character is refused', async () => {
    const body = { what: 'pets', format: 'csv', query: { q: '\ud800' } } as const;
    const refused = await manager.call(createExport, { body });
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  });

  it('B10.03 S77 B8.08 what names people needs the right and a proof, and is in the journal', async () => {
    const staff = await app.signIn('staff');
    const order = (what: string) => ({ body: { what, format: 'csv', query: {} } });
    const everybody = { what: 'everything', people: true, photos: false };
    for (const body of [order('visits').body, order('people').body, everybody]) {
      expect((await staff.call(createExport, { body })).body.code).toBe('FORBIDDEN');
    }
    const [stay] = readCsv(await listOf(staff, 'stays', 'csv'));
    expect(Object.keys(stay ?? {})).not.toContain('came_from');
    const kept = exportTableNames.filter((name) => !exportTables[name].isAboutPeople);
    expect(kept).toEqual(expect.arrayContaining(['pets', 'stays', 'care_items', 'pet_places']));
    expect(kept).not.toContain('visits');
    expect([...(await everything(staff, false)).keys()]).toEqual([
      'manifest.json',
      'columns.csv',
      ...kept.flatMap((name) => [`${name}.csv`, `${name}.jsonl`]),
    ]);
    const own = await app.signIn('manager');
    app.advance(11 * 60);
    expect((await own.call(createExport, order('people'))).body.code).toBe('PROOF_REQUIRED');
    const exported = (await listOf(own, 'pets', 'csv')).split('\r\n').length - 2;
    await own.call(prove, { body: { password: app.password } });
    expect((await own.call(createExport, order('people'))).status).toBe(201);
    const query = { colleague_id: own.user.id, kind: 'exported' };
    const journal = (await manager.call(listJournal, { query })).body;
    expect(journal).toMatchObject([
      { kind: 'exported', read: { kind: 'records.exported', filters: { list: 'people' } } },
      { read: { kind: 'records.exported', filters: { list: 'pets' }, total: exported } },
    ]);
  });

  it('B10.03 an address works once, within a minute, and only while its role lasts', async () => {
    const body = { what: 'pets', format: 'csv', query: {} };
    const other = await app.signIn('manager');
    const urlFor = async () => app.url + (await other.call(createExport, { body })).body.url;
    const statusOf = async (url: string) => {
      const response = await fetch(url);
      await response.text();
      return response.status;
    };
    const once = await urlFor();
    expect([await statusOf(once), await statusOf(once)]).toEqual([200, 404]);
    const old = await urlFor();
    app.advance(61);
    expect(await statusOf(old)).toBe(404);
    expect(await statusOf(`${await urlFor()}x`)).toBe(404);
    const ended = await urlFor();
    const colleague = { userId: other.user.id, shelterId: FIRST_SHELTER };
    await suspendMembership(app.database, colleague, app.now());
    expect(await statusOf(ended)).toBe(403);
  });
});

describe('POST /admin/exports, everything', () => {
  it('B10.03 has every table in both forms, the meaning of each column, and no secret', async () => {
    const files = await everything(manager);
    const expected = exportTableNames.flatMap((name) => [`${name}.csv`, `${name}.jsonl`]);
    expect([...files.keys()]).toEqual(['manifest.json', 'columns.csv', ...expected]);
    expect(JSON.parse(String(files.get('manifest.json')))).toMatchObject({
      format: 'pawmatch-export-1',
      tables: exportTableNames,
    });
    for (const name of exportTableNames) {
      const columns = columnsOf(name).map(([column]) => column);
      const [row] = readJsonLines(String(files.get(`${name}.jsonl`)));
      if (row) expect(Object.keys(row)).toEqual(columns);
      expect(String(files.get(`${name}.csv`))).toMatch(`\uFEFF${columns.join(',')}\r\n`);
    }
    const { rows } = await app.database.execute<{ secret: string }>(sql`
      SELECT password_hash AS secret FROM users UNION SELECT encode(token_hash, 'hex') FROM refresh_tokens`);
    const text = [...files.values()].map(String).join('\n');
    expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
  });

  /** More than the buffers of a connection. @returns the id of one of them */
  async function buildManyPets(): Promise<string> {
    const { id } = await app.buildPet();
    for (let part = 0; part < 4; part += 1) {
      await app.database.transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config('pawmatch.actor', 'none', true)`);
        await tx.execute(sql`
          INSERT INTO pets SELECT made.* FROM pets, generate_series(1, 1000) AS n, LATERAL jsonb_populate_record(pets,
            jsonb_build_object('id', gen_random_uuid(), 'changed_in', pg_current_xact_id()::text,
              'description', (SELECT string_agg(md5(n || ' ' || part), '') FROM generate_series(1, 90) AS part))) AS made
          WHERE pets.id = ${id}::uuid`);
      });
    }
    app.dependencies.petChanges.publish();
    return id;
  }

  const body = { what: 'pets', format: 'jsonl', query: {} };
  const busy = async (staff: SignedInClient) =>
    (await staff.call(createExport, { body })).body.code;

  it('B10.03 is of one moment, holds up nobody, and leaves nothing running when it breaks off', async () => {
    const id = await buildManyPets();
    const start = async (staff: SignedInClient, order: object = body) => {
      const { url } = (await staff.call(createExport, { body: order })).body;
      const leave = new AbortController();
      const response = await fetch(app.url + url, { signal: leave.signal });
      const reader = response.body?.getReader();
      await reader?.read();
      return { leave, reader };
    };
    const one = await start(manager);
    await expect.poll(openSnapshots).toBe(1);
    const added = await app.buildPet({ name: 'Came meanwhile' });
    await app.database.execute(
      sql`UPDATE pets SET shelter_notes = 'Changed meanwhile' WHERE id = ${id}`,
    );
    const chunks: Uint8Array[] = [];
    for (let read = await one.reader?.read(); read?.value; read = await one.reader?.read()) {
      chunks.push(read.value);
    }
    const text = Buffer.concat(chunks).toString();
    expect(text.split('\n').length).toBeGreaterThan(3000);
    expect(text).not.toContain(added.id);
    expect(text).not.toContain('Changed meanwhile');
    await expect.poll(openSnapshots).toBe(0);

    const [second, third] = [await app.signIn('manager'), await app.signIn('manager')];
    const all = { what: 'everything', people: false, photos: false };
    const running = [await start(manager, all), await start(second)];
    expect(await busy(manager)).toBe('EXPORT_RUNNING');
    const refused = await third.call(createExport, { body });
    expect([refused.status, refused.body.code]).toEqual([429, 'EXPORTS_BUSY']);
    for (const { leave } of running) leave.abort();
    await expect.poll(openSnapshots).toBe(0);
    await expect.poll(async () => (await manager.call(createExport, { body })).status).toBe(201);
    const query = { colleague_id: second.user.id, kind: 'exported' };
    // It is written once the answer has ended.
    const rowsThatLeft = async () =>
      (await manager.call(listJournal, { query })).body[0].read.total;
    await expect.poll(rowsThatLeft).toBeLessThan(4000);
  });

  it('B10.03 who takes nothing for a minute loses the place, and who reads slowly keeps it', async () => {
    await buildManyPets();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = (await manager.call(createExport, { body })).body;
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${url} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    const read = async () => {
      socket.resume();
      await once(socket, 'data');
      socket.pause();
    };
    await read();
    const place = () => expect.poll(openSnapshots).toBe(1);
    await place();
    for (const _ of [1, 2]) {
      vi.advanceTimersByTime(60_000);
      socket.resume();
      const before = socket.bytesRead;
      await expect.poll(() => socket.bytesRead).toBeGreaterThan(before + 3_000_000);
      socket.pause();
      await place();
      expect(await busy(manager)).toBe('EXPORT_RUNNING');
    }
    vi.advanceTimersByTime(60_000);
    vi.advanceTimersByTime(60_000);
    await expect.poll(openSnapshots).toBe(0);
    await expect.poll(() => busy(manager)).toBe(undefined);
    socket.destroy();
  });

  it('B10.03 B8.02 has no row of another shelter', async () => {
    await buildSecondShelter(app);
    const there = await app.buildPet({ shelterId: SECOND_SHELTER, name: 'Elsewhere Cat' });
    const shelterId = SECOND_SHELTER;
    const guest = await app.buildUser({ fullName: 'Elsewhere Person' });
    await app.buildVisit({ shelterId, petId: there.id, userId: guest.id });
    await app.buildAdoption({ shelterId, petIds: [there.id], userId: guest.id });
    const text = (files: Map<string, Buffer>) => [...files.values()].map(String).join('\n');
    const here = text(await everything(manager));
    expect(here).toContain('Juniper');
    expect(here).not.toContain('Elsewhere');
    const colleague = await signInThere(app, 'manager');
    const other = text(await everything(colleague));
    expect(other).toContain('Elsewhere Person');
    expect(other).not.toContain('Juniper');
    const lists = ['pets', 'visits', 'people', 'adoptions', 'stays'];
    for (const what of lists) {
      const list = await listOf(colleague, what, 'jsonl');
      expect(list).not.toBe('');
      expect(list).not.toContain('Juniper');
    }
  });
});
