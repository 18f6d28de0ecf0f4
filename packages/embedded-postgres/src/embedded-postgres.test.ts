import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { describe, expect, it } from 'vitest';
import { launcherFixture } from './testing/launcher-fixture.ts';
import { query } from './testing/query.ts';
import { postmasterOf, serverProcesses } from './testing/server-processes.ts';

const launcher = launcherFixture();

async function settingOf(connection: PoolConfig, name: string): Promise<string | undefined> {
  const [row] = await query<{ value: string }>(
    connection,
    `select current_setting('${name}') as value`,
  );
  return row?.value;
}

describe('the server that is started', () => {
  it('has one database, which sorts by code point and has data checksums; its owner is no superuser', async () => {
    const { connection } = await launcher.start();
    expect(
      await query(
        connection,
        `select current_user as role, current_database() as database, rolsuper, rolcreaterole
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([{ role: 'pawmatch', database: 'pawmatch', rolsuper: false, rolcreaterole: false }]);
    for (const extension of ['pg_trgm', 'btree_gist', 'citext', 'unaccent']) {
      await query(connection, `create extension ${extension}`);
    }
    await expect(query(connection, "copy (select 1) to program 'true'")).rejects.toThrow(
      'permission denied',
    );
    expect(
      await query(
        connection,
        `select pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale, upper('é') as upper
         from pg_database where datname = 'pawmatch'`,
      ),
    ).toEqual([{ encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8', upper: 'É' }]);
    expect(await settingOf(connection, 'data_checksums')).toBe('on');
    expect(await settingOf(connection, 'timezone')).toBe('UTC');
  });

  it('S40 keeps its durability settings on, whatever its configuration file says', async () => {
    const first = await launcher.start({ durable: true });
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await query(first.superuser, `alter system set ${setting} = off`);
    }
    await first.stop();
    const { superuser } = await launcher.start({ durable: true });
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await settingOf(superuser, setting)).toBe('on');
    }
  });

  it('keeps its rows and its socket without a password across restarts', async () => {
    const first = await launcher.start();
    await query(first.connection, 'create table sample as select 7 as number');
    await first.stop();
    const second = await launcher.start();
    expect(second.connection).toEqual(first.connection);
    expect(await query(second.connection, 'select * from sample')).toEqual([{ number: 7 }]);
  });

  it('creates a missing role and database, as after an interrupted start', async () => {
    const first = await launcher.start();
    await query(first.superuser, 'drop database pawmatch');
    await query(first.superuser, 'drop role pawmatch');
    await first.stop();
    const { connection } = await launcher.start();
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the server listens', () => {
  it('on no TCP port, but on a socket in a folder that only its user can enter', async () => {
    const { connection } = await launcher.start();
    expect(await settingOf(connection, 'listen_addresses')).toBe('');
    const sockets = await Promise.all(
      (await serverProcesses(launcher.folder())).map(async (id) => {
        const files = await readdir(`/proc/${id}/fd`);
        return Promise.all(files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')));
      }),
    );
    const held = sockets.flat().map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]);
    const tables = await Promise.all(
      ['tcp', 'tcp6'].map((kind) => readFile(`/proc/net/${kind}`, 'utf8')),
    );
    const tcp = tables
      .flatMap((table) => table.split('\n'))
      .map((line) => line.trim().split(/\s+/)[9]);
    expect(held.filter((inode) => inode !== undefined).length).toBeGreaterThan(0);
    expect(held.filter((inode) => inode !== undefined && tcp.includes(inode))).toEqual([]);
    const folder = await stat(connection.host ?? '');
    expect(folder.mode & 0o777).toBe(0o700);
    expect(folder.uid).toBe((await stat(join(launcher.folder(), 'postgres'))).uid);
  });

  it('on a short path, however deep the data folder is, and leaves no folder behind', async () => {
    const dataDir = join(launcher.folder(), 'deep'.repeat(25), 'deeper'.repeat(10));
    const server = await launcher.start({ dataDir });
    const { host = '' } = server.connection;
    expect(Buffer.byteLength(join(host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    await server.stop();
    await expect(stat(host)).rejects.toThrow('ENOENT');
  });
});

describe('a second application on the same data folder', () => {
  it('connects to the server, which stops with the last of them', async () => {
    const first = await launcher.start();
    const postmaster = await postmasterOf(launcher.folder());
    const second = await launcher.start();
    expect(await postmasterOf(launcher.folder())).toBe(postmaster);
    expect(second.connection).toEqual(first.connection);
    await first.stop();
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await serverProcesses(launcher.folder())).toEqual([]);
  });

  it('shares one server when all start at the same time in an empty folder', async () => {
    const servers = await Promise.all([launcher.start(), launcher.start(), launcher.start()]);
    const starts = await Promise.all(
      servers.map(({ connection }) => query(connection, 'select pg_postmaster_start_time()::text')),
    );
    expect(starts[1]).toEqual(starts[0]);
    expect(starts[2]).toEqual(starts[0]);
  });
});
