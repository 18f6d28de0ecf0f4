import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMigrations, migrate } from '../../platform/database/migrate.ts';
import { createImageStore } from '../../platform/images/create-image-store.ts';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { drawPicture } from '../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { bondPets } from '../pets/pets.repository.ts';
import { petPhotos } from '../pets/pets.table.ts';
import { noPhoto } from '../pets/photos/photo-list.ts';
import { type BackupEntry, MANIFEST } from './backup-format.ts';
import { openForImport } from './backup-version.ts';
import { exportBackup } from './export-backup.ts';
import { importBackup } from './import-backup.ts';
import { openBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

let test: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = await makeScratchFolder();
  file = join(folder, 'backup.tar.gz');
  const { imageStore } = test.dependencies;
  const storePhoto = async (orientation: number) => {
    const image = await imageStore.process(await drawPicture(orientation));
    await imageStore.put(image);
    const { hash, width, height } = image.photo;
    return { ...noPhoto(), photoHash: hash, photoWidth: width, photoHeight: height };
  };
  const pet = await test.buildPet(await storePhoto(1));
  const second = await storePhoto(2);
  await test.database.insert(petPhotos).values({ ...second, petId: pet.id, position: 1 });
  // B1.14: the first visit is of one pet, the second of both.
  const { petId } = await test.buildVisit();
  await bondPets(test.database, [petId ?? '', (await test.buildPet()).id], test.now());
  await test.buildVisit({ petId, startsAt: new Date('2026-11-24T15:00:00Z') });
  // B8.05 B8.06: visits that were not over when their pet moved, or when their shelter was paused.
  await buildSecondShelter(test);
  const there = await test.buildPet({ shelterId: SECOND_SHELTER });
  await test.buildVisit({ shelterId: SECOND_SHELTER, petId: there.id, status: 'confirmed' });
  const moved = await test.buildVisit({ status: 'confirmed' });
  await test.database.execute(
    sql`UPDATE pets SET shelter_id = ${SECOND_SHELTER} WHERE id = ${moved.petId}`,
  );
  await test.database.execute(
    sql`UPDATE shelters SET paused_at = created_at FROM (SELECT min(created_at) AS created_at FROM visits) AS earliest WHERE id = ${SECOND_SHELTER}`,
  );
  await test.database.execute(
    `insert into jobs (queue, payload, due_at, created_at) values ('x', '{}', now(), now())`,
  );
  // Shares the sequence of events.
  await test.database.execute(
    `insert into journal (kind, happened_at) values ('calendar.created', now())`,
  );
  await exportBackup(test.dependencies, file);
});
afterAll(async () => {
  await test.close();
  await removeScratchFolder(folder);
});

/**
 * A new database and image store to import into, which are removed afterwards.
 * @param create an import makes the tables itself, unless they are there
 */
async function withTarget<T>(
  use: (target: Awaited<ReturnType<typeof makeTarget>>) => Promise<T>,
  create = createEmptyDatabase,
): Promise<T> {
  const target = await makeTarget(create);
  try {
    return await use(target);
  } finally {
    await target.drop();
    await removeScratchFolder(target.dataDir);
  }
}

async function makeTarget(create: typeof createEmptyDatabase) {
  const { connection, database, drop } = await create();
  const dataDir = await makeScratchFolder();
  const imageStore = await createImageStore({ dataDir, s3: undefined });
  const target = { connection, database, imageStore, migrations: findMigrations() };
  return {
    ...target,
    dataDir,
    drop,
    import: async (path: string) =>
      importBackup(target, await openForImport(path, undefined, target.migrations)),
    /** Counts rows and photos. */
    async count() {
      const { rows } = await database.pool.query<{ sum: string }>(
        `select coalesce(sum((xpath('/row/n/text()', query_to_xml(
           format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int), 0) as sum
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           and relname <> 'schema_migrations'`,
      );
      const photos = await readdir(join(dataDir, 'images')).catch(() => []);
      const left = photos.filter((name) => name !== 'incoming');
      return { rows: Number(rows[0]?.sum), photos: left.length };
    },
  };
}

async function readEntries(path: string): Promise<BackupEntry[]> {
  const entries: BackupEntry[] = [];
  for await (const entry of (await openBackup(path)).entries()) entries.push(entry);
  return entries;
}

/** Writes the backup with changed entries and a valid digest. */
async function rewrite(
  name: string,
  change: (entry: BackupEntry) => BackupEntry | undefined,
): Promise<string> {
  const path = join(folder, name);
  const { manifest } = await openBackup(file);
  const first = { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) };
  await writeBackup(path, async (add) => {
    for (const entry of [first, ...(await readEntries(file))]) {
      const changed = change(entry);
      if (changed) await add(changed);
    }
  });
  return path;
}

describe('a backup', () => {
  it('S40 B4.04 B1.14 restores every byte: a second export is identical', () =>
    withTarget(async (target) => {
      const { rows, photos } = await target.import(file);
      expect(photos).toBe(2);
      expect(rows).toBeGreaterThan(4);
      const again = join(folder, 'again.tar.gz');
      await exportBackup({ ...target, clock: test.now }, again);
      const plain = (entries: BackupEntry[]) =>
        entries.map(({ name, bytes }) => [name, bytes.toString('base64')]);
      expect(plain(await readEntries(again))).toEqual(plain(await readEntries(file)));
    }));

  it.each(['migration-0016.tar.gz', 'migration-0021.tar.gz', 'migration-0168.tar.gz'])(
    'S40 B4.04 B9.01 of an earlier version gets all later migrations: %s',
    (name) =>
      withTarget(async (target) => {
        await target.import(join(import.meta.dirname, 'testing', name));
        await migrate(target.connection);
        const { rows } = await target.database.pool.query(
          'select outcome, left_at, came_at = p.listed_at as is_whole from stays join pets p on p.id = pet_id',
        );
        expect(rows).toEqual([{ outcome: null, left_at: null, is_whole: true }]);
      }),
  );

  it('continues the sequences of the database', () =>
    withTarget(async (target) => {
      await target.import(file);
      await target.database.pool.query(
        `insert into jobs (queue, payload, due_at, created_at) values ('y', '{}', now(), now())`,
      );
      const { rows } = await target.database.pool.query('select queue from jobs order by id');
      expect(rows).toEqual([{ queue: 'x' }, { queue: 'y' }]);
      const journal = await target.database.pool.query(
        `select nextval('events_id_seq') = 1 + (select max(id) from journal) as is_next from journal`,
      );
      expect(journal.rows).toEqual([{ is_next: true }]);
    }, createTestDatabase));

  it('is rejected for a database with rows, which stay unchanged', () =>
    withTarget(async (target) => {
      await target.import(file);
      const before = await target.count();
      await expect(target.import(file)).rejects.toThrow(/^The database is not empty/);
      expect(await target.count()).toEqual(before);
    }, createTestDatabase));

  it('is rejected when it was truncated or altered, and nothing is stored', () =>
    withTarget(async (target) => {
      const whole = await readFile(file);
      const content = gunzipSync(whole);
      const place = content.indexOf(Buffer.from('person.')); // in an address
      const altered = Buffer.from(content);
      altered.write('P', place);
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(whole.readUInt8(900) ^ 0xff, 900);
      const broken: Record<string, Buffer> = {
        half: whole.subarray(0, whole.length / 2),
        'without its end': gzipSync(content.subarray(0, content.length - 2_048)),
        flipped,
        altered: gzipSync(altered),
        'no backup': gzipSync('hello'),
        'no archive': Buffer.from('hello'),
        empty: Buffer.alloc(0),
      };
      for (const [name, bytes] of Object.entries(broken)) {
        const path = join(folder, name);
        await writeFile(path, bytes);
        await expect(target.import(path), name).rejects.toThrow(
          /is damaged, or not a complete backup/,
        );
        expect(await target.count(), name).toEqual({ rows: 0, photos: 0 });
      }
    }));

  it('is rolled back when the database rejects one of its rows', () =>
    withTarget(async (target) => {
      const path = await rewrite('rejected.tar.gz', ({ name, bytes }) => ({
        name,
        bytes: name.startsWith('tables/visits/')
          ? Buffer.from(bytes.toString().replace('pending', 'nothing'))
          : bytes,
      }));
      await expect(target.import(path)).rejects.toThrow(/violates check constraint/);
      // Only the settings that the migration has stored.
      expect(await target.count()).toEqual({ rows: 1, photos: 0 });
    }));

  it('is not made of a database without tables', () =>
    withTarget(async (target) => {
      const path = join(folder, 'nothing.tar.gz');
      await expect(exportBackup({ ...target, clock: test.now }, path)).rejects.toThrow(
        /^The database is empty: there is nothing to export\.$/,
      );
    }));

  it('S41 reports a file that cannot be written or read', async () => {
    const nowhere = join(folder, 'nowhere', 'backup.tar.gz');
    await expect(exportBackup(test.dependencies, nowhere)).rejects.toThrow(
      /cannot be written: ENOENT/,
    );
    await expect(exportBackup(test.dependencies, file)).rejects.toThrow(/^There is a file/);
    await expect(openBackup(nowhere)).rejects.toThrow(/^There is no file/);
  });

  it('of a newer version is rejected with the reason', () =>
    withTarget(async (target) => {
      const path = await rewrite('newer.tar.gz', ({ name, bytes }) => {
        if (name !== MANIFEST) return { name, bytes };
        const manifest = JSON.parse(bytes.toString());
        manifest.migrations.push({ name: '9999_future.sql', checksum: 'x' });
        return { name, bytes: Buffer.from(JSON.stringify(manifest)) };
      });
      await expect(target.import(path)).rejects.toThrow(
        /^The backup is from a newer version of the application, with the migration 9999_future\.sql/,
      );
    }));

  it('of an older version is imported under its own tables, which are then brought up to date', async () => {
    const old = await makeScratchFolder();
    const [first = '', ...later] = (await readdir(findMigrations())).sort();
    await writeFile(join(old, first), await readFile(join(findMigrations(), first)));
    const path = join(folder, 'old.tar.gz');
    await withTarget(async (source) => {
      await migrate(source.connection, old);
      await source.database.pool.query(
        `insert into users values (gen_random_uuid(), 'Old', 'old@example.org', null, 'adopter', 'x', now(), now())`,
      );
      await exportBackup({ ...source, clock: test.now }, path);
    });
    await withTarget(async (target) => {
      expect(await target.import(path)).toMatchObject({ rows: 1, photos: 0 });
      expect(await migrate(target.connection)).toEqual(later);
    });
    await withTarget(
      (target) =>
        expect(target.import(path)).rejects.toThrow(/^The backup is from another version/),
      createTestDatabase,
    );
    await removeScratchFolder(old);
  });
});
