import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApplicationProcess, startApplication } from './testing/application-process.ts';
import { launcherFixture } from './testing/launcher-fixture.ts';
import { query } from './testing/query.ts';
import { postmasterOf, serverProcesses } from './testing/server-processes.ts';
import { waitUntil } from './testing/wait-until.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };

const launcher = launcherFixture();
let application: ApplicationProcess | undefined;
afterEach(() => application?.end('SIGKILL'));

async function userOf(processId: number): Promise<number> {
  return (await stat(`/proc/${processId}`)).uid;
}

/**
 * Connects as superuser from a program of the user that the server runs as.
 * @returns the type of the server's first message: E is an error, R an authentication request
 */
async function firstReplyFrom(folder: string, cluster: string): Promise<string> {
  const { uid, gid } = await stat(cluster);
  const client = `const parts = ['user', 'postgres', 'database', 'postgres', '', ''].join('\\0');
    const message = Buffer.alloc(8 + parts.length);
    message.writeInt32BE(message.length, 0);
    message.writeInt32BE(196608, 4);
    message.write(parts, 8);
    require('node:net').connect(${JSON.stringify(join(folder, '.s.PGSQL.5432'))})
      .once('data', (answer) => { console.log(answer.toString('latin1', 0, 1)); process.exit(); })
      .write(message);`;
  const options = { uid, gid, cwd: '/', timeout: 10_000 };
  return execFileSync(process.execPath, ['-e', client], options).toString().trim();
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('runs the server as an ordinary user, who owns the cluster and can enter the data folder', async () => {
    await chmod(launcher.folder(), 0o700);
    const dataDir = join(launcher.folder(), 'data');
    await chmod(launcher.folder(), 0o711);
    await mkdir(dataDir, { mode: 0o700 });
    await launcher.start({ dataDir });
    const user = await userOf(await postmasterOf(dataDir));
    expect(user).not.toBe(0);
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(user);
    expect((await stat(dataDir)).uid).toBe(0);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    const groups = await readFile(`/proc/${await postmasterOf(dataDir)}/status`, 'utf8');
    expect(groups).toMatch(/^Groups:\s*$/m);
  });

  it('uses the fallback folder when that user cannot reach the project, and logs it', async () => {
    const project = join(launcher.folder(), 'project');
    const options = {
      dataDir: join(project, 'data'),
      fallbackDir: join(launcher.folder(), 'fallback'),
      logger: { info: record, warn: record, error: record },
    };
    const lines: string[] = [];
    function record(line: unknown) {
      lines.push(String(line));
    }
    await mkdir(project, { mode: 0o700 });
    const first = await launcher.start(options);
    await query(first.connection, 'create table sample as select 7 as number');
    await first.stop();
    const location = await readFile(join(options.dataDir, 'postgres-location'), 'utf8');
    expect(location.trim()).toMatch(new RegExp(`^${options.fallbackDir}/database-`));
    expect(lines).toEqual([expect.stringContaining(location.trim())]);

    const second = await launcher.start(options);
    expect(await query(second.connection, 'select * from sample')).toEqual([{ number: 7 }]);
    expect(await readdir(options.fallbackDir)).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  it('does not create a new database when the one in the fallback folder is gone', async () => {
    const options = {
      dataDir: join(launcher.folder(), 'project', 'data'),
      fallbackDir: join(launcher.folder(), 'fallback'),
    };
    await mkdir(join(launcher.folder(), 'project'), { mode: 0o700 });
    const server = await launcher.start(options);
    await server.stop();
    await rm(options.fallbackDir, { recursive: true });
    await expect(launcher.start(options)).rejects.toThrow('postgres-location');
  });

  it("keeps the owner of a cluster that an ordinary user's application created", async () => {
    await chown(launcher.folder(), NOBODY.uid, NOBODY.gid);
    const started = startApplication(launcher.folder(), { user: NOBODY });
    application = started;
    await waitUntil(() => {
      if (started.child.exitCode !== null) throw new Error(started.errorOutput());
      return started.acknowledged.length > 0;
    }, 15_000);
    expect(await userOf(await postmasterOf(launcher.folder()))).toBe(NOBODY.uid);
    await started.end('SIGTERM');
    expect(await serverProcesses(launcher.folder())).toEqual([]);

    const { connection } = await launcher.start();
    expect(await userOf(await postmasterOf(launcher.folder()))).toBe(NOBODY.uid);
    expect(await query(connection, 'select count(*) > 0 as has_rows from written')).toEqual([
      { has_rows: true },
    ]);
  });

  it('S62 F09 runs as a dedicated user, where the system lets root create one', async () => {
    await launcher.start();
    const user = await userOf(await postmasterOf(launcher.folder()));
    const name = execFileSync('id', ['-nu', String(user)])
      .toString()
      .trim();
    const canCreateUsers = existsSync('/usr/sbin/useradd');
    expect(name).toMatch(canCreateUsers ? /^pawmatch$/ : /^(postgres|node|nobody)$/);
  });

  it('S62 F09 rejects other programs of the user that PostgreSQL runs as', async () => {
    const { connection } = await launcher.start();
    expect(await firstReplyFrom(connection.host ?? '', join(launcher.folder(), 'postgres'))).toBe(
      'E',
    );
  });

  it('S62 F09 replaces the access rules of a database that trusted everybody, and keeps its rows', async () => {
    const cluster = join(launcher.folder(), 'postgres');
    const first = await launcher.start();
    await query(first.connection, 'create table sample as select 7 as number');
    await first.stop();
    // The rules that earlier versions wrote.
    await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
    await writeFile(join(cluster, 'pg_ident.conf'), '');
    const { connection } = await launcher.start();
    expect(await query(connection, 'select * from sample')).toEqual([{ number: 7 }]);
    expect(await firstReplyFrom(connection.host ?? '', cluster)).toBe('E');
  });

  it('does not let other users reach the socket', async () => {
    const { connection } = await launcher.start();
    const socket = join(connection.host ?? '', '.s.PGSQL.5432');
    const connect = `require('node:net').connect(${JSON.stringify(socket)})
      .on('error', (error) => { console.log(error.code); })
      .on('connect', () => { console.log('connected'); process.exit(); });`;
    const output = execFileSync(process.execPath, ['-e', connect], { ...NOBODY, cwd: '/' });
    expect(output.toString().trim()).toBe('EACCES');
  });
});
