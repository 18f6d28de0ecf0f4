import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApplicationProcess, startApplication } from '../../testing/application-process.ts';
import { launcherFixture, query } from '../../testing/launcher-fixture.ts';
import { postmasterOf, serverProcesses, until } from '../../testing/server-processes.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };

const launcher = launcherFixture();
let application: ApplicationProcess | undefined;
afterEach(() => application?.end('SIGKILL'));

async function userOf(processId: number): Promise<number> {
  return (await stat(`/proc/${processId}`)).uid;
}

/**
 * What the server says first to a program of the user that it runs as, which asks to be let in as
 * superuser: E is an error, R that it is let in.
 */
async function knockAt(folder: string, cluster: string): Promise<string> {
  const { uid, gid } = await stat(cluster);
  const knock = `const parts = ['user', 'postgres', 'database', 'postgres', '', ''].join('\\0');
    const message = Buffer.alloc(8 + parts.length);
    message.writeInt32BE(message.length, 0);
    message.writeInt32BE(196608, 4);
    message.write(parts, 8);
    require('node:net').connect(${JSON.stringify(join(folder, '.s.PGSQL.5432'))})
      .once('data', (answer) => { console.log(answer.toString('latin1', 0, 1)); process.exit(); })
      .write(message);`;
  const options = { uid, gid, cwd: '/', timeout: 10_000 };
  return execFileSync(process.execPath, ['-e', knock], options).toString().trim();
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('runs the server as an ordinary user, who owns its folder and may pass through the data folder', async () => {
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

  it("keeps database and programs elsewhere when that user cannot reach the project's folder, and says so", async () => {
    const project = join(launcher.folder(), 'project');
    const options = {
      dataDir: join(project, 'data'),
      elsewhere: join(launcher.folder(), 'elsewhere'),
      logger: { info: tell, warn: tell, error: tell },
    };
    const lines: string[] = [];
    function tell(line: unknown) {
      lines.push(String(line));
    }
    await mkdir(project, { mode: 0o700 });
    const first = await launcher.start(options);
    await query(first.connection, 'create table kept as select 7 as number');
    await first.stop();
    const record = await readFile(join(options.dataDir, 'postgres-location'), 'utf8');
    expect(record.trim()).toMatch(new RegExp(`^${options.elsewhere}/database-`));
    expect(lines).toEqual([expect.stringContaining(record.trim())]);

    const second = await launcher.start(options);
    expect(await query(second.connection, 'select * from kept')).toEqual([{ number: 7 }]);
    expect(await readdir(options.elsewhere)).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  it('does not begin anew when the database that a data folder names is gone', async () => {
    const options = {
      dataDir: join(launcher.folder(), 'project', 'data'),
      elsewhere: join(launcher.folder(), 'elsewhere'),
    };
    await mkdir(join(launcher.folder(), 'project'), { mode: 0o700 });
    const server = await launcher.start(options);
    await server.stop();
    await rm(options.elsewhere, { recursive: true });
    await expect(launcher.start(options)).rejects.toThrow(/postgres-location.*DATABASE_URL/);
  });

  it("keeps to the owner of a cluster that an ordinary user's application made", async () => {
    await chown(launcher.folder(), NOBODY.uid, NOBODY.gid);
    const started = startApplication(launcher.folder(), { user: NOBODY });
    application = started;
    await until(() => {
      if (started.child.exitCode !== null) throw new Error(started.complaint());
      return started.acknowledged.length > 0;
    }, 15_000);
    expect(await userOf(await postmasterOf(launcher.folder()))).toBe(NOBODY.uid);
    await started.end('SIGTERM');
    expect(await serverProcesses(launcher.folder())).toEqual([]);

    const { connection } = await launcher.start();
    expect(await userOf(await postmasterOf(launcher.folder()))).toBe(NOBODY.uid);
    expect(await query(connection, 'select count(*) > 0 as kept from written')).toEqual([
      { kept: true },
    ]);
  });

  it('S62 F09 has a user of its own, where the system lets root make one', async () => {
    await launcher.start();
    const user = await userOf(await postmasterOf(launcher.folder()));
    const name = execFileSync('id', ['-nu', String(user)])
      .toString()
      .trim();
    const canMakeUsers = existsSync('/usr/sbin/useradd');
    expect(name).toMatch(canMakeUsers ? /^pawmatch$/ : /^(postgres|node|nobody)$/);
  });

  it('S62 F09 lets no other program of the user in that PostgreSQL runs as', async () => {
    const { connection } = await launcher.start();
    expect(await knockAt(connection.host ?? '', join(launcher.folder(), 'postgres'))).toBe('E');
  });

  it('S62 F09 closes a database that trusted everybody, with all that is in it', async () => {
    const cluster = join(launcher.folder(), 'postgres');
    const first = await launcher.start();
    await query(first.connection, 'create table kept as select 7 as number');
    await first.stop();
    // As earlier versions left it.
    await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
    await writeFile(join(cluster, 'pg_ident.conf'), '');
    const { connection } = await launcher.start();
    expect(await query(connection, 'select * from kept')).toEqual([{ number: 7 }]);
    expect(await knockAt(connection.host ?? '', cluster)).toBe('E');
  });

  it('keeps its socket from every other user', async () => {
    const { connection } = await launcher.start();
    const socket = join(connection.host ?? '', '.s.PGSQL.5432');
    const connect = `require('node:net').connect(${JSON.stringify(socket)})
      .on('error', (error) => { console.log(error.code); })
      .on('connect', () => { console.log('connected'); process.exit(); });`;
    const said = execFileSync(process.execPath, ['-e', connect], { ...NOBODY, cwd: '/' });
    expect(said.toString().trim()).toBe('EACCES');
  });
});
