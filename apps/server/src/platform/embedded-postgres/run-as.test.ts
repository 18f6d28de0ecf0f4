import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
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
