import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createDependencies } from './create-dependencies.ts';
import { createJobs } from './create-jobs.ts';
import type { Dependencies } from './dependencies.ts';
import { applyAdminSetting } from './features/account/admin/ensure-admin.ts';
import { endFirstStart, hasStartedBefore } from './features/demo/demo.repository.ts';
import { hasDemonstration, seedDemo } from './features/demo/seed-demo.ts';
import { checkClock, checkDatabase } from './features/doctor/check-database.ts';
import { checkStorage } from './features/doctor/check-storage.ts';
import { sweepPhotosAtStart } from './features/pets/photos/sweep-orphan-photos.ts';
import { registerServer } from './platform/cluster/server-registry.ts';
import { EmbeddedDatabaseError } from './platform/database/embedded-database.ts';
import { createDrain } from './platform/http/drain.ts';
import { readStoreId } from './platform/images/store-id.ts';
import { ConfigError } from './platform/process/config-error.ts';
import { shutDownGracefully } from './platform/process/graceful-shutdown.ts';
import { createLogger, type LogOutput, standardOutput } from './platform/process/logger.ts';
import { demoPasswordNotice, startupWarnings } from './startup-warnings.ts';
import { buildWorkerApp } from './worker-app.ts';

/** Time limit for requests in flight; then the process ends anyway. */
const SHUTDOWN_MS = 9_000;

/** What they get at least after `DRAIN_SECONDS`. */
const CLOSE_MS = 4_000;

/**
 * How much the heap may grow before it is collected again. V8 would let it double or treble, which takes
 * 30 MB more of a machine that shelters share with the database (docs/performance.md).
 */
const HEAP_GROWTH_PERCENT = 30;

const print = (line: string) => process.stdout.write(`${line}\n`);

const warn = (line: string) => process.stderr.write(`\n  WARNING: ${line}\n\n`);

/** Beside the server's bundle, or beside its sources. */
const webFolder = join(import.meta.dirname, '../../web/dist/client');

async function start(config: Config): Promise<void> {
  const output = standardOutput();
  const logger = createLogger(config.logLevel, output.stream);
  const { dependencies, isEmbedded, ready, close } = await createDependencies(config, logger);
  const { database } = dependencies;
  let leave = async () => {};
  const closeDatabase = async () => {
    await leave();
    await close();
  };
  try {
    if (config.databaseUrl) {
      const storeId = await readStoreId(config);
      leave = await registerServer({ ...dependencies, storeId });
    }
    await ready;
    if (config.admin) await applyAdminSetting(dependencies, config.admin);
    await seedDemonstration(dependencies, isEmbedded);
    const isDemonstration = await hasDemonstration(database);
    for (const warning of startupWarnings(config, { isDemonstration })) warn(warning);
    await listen(dependencies, closeDatabase, output.finish);
    void warnAfterStart(dependencies);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Warns of problems that do not stop a start. A check that fails itself is left to the doctor. */
async function warnAfterStart(dependencies: Dependencies): Promise<void> {
  const checks = [checkDatabase, checkClock, ...(dependencies.config.s3 ? [checkStorage] : [])];
  for (const check of checks) {
    const finding = await check(dependencies).catch(() => undefined);
    if (finding?.advice) warn(`${finding.found} ${finding.advice}`);
  }
}

/**
 * Seeds the demonstration at the first start on an embedded database, or when `DEMO` is true.
 * The generated password is printed here once and stored nowhere.
 */
async function seedDemonstration(dependencies: Dependencies, isEmbedded: boolean): Promise<void> {
  const { config, database, clock } = dependencies;
  const isFirst = isEmbedded && !(await hasStartedBefore(database));
  const admin = (config.demo ?? isFirst) ? await seedDemo(dependencies) : undefined;
  await endFirstStart(database, clock());
  if (!admin) return;
  print('\n  A demonstration shelter was made. Its admin signs in with this, shown only now:');
  print(`    e-mail    ${admin.email}`);
  print(`    password  ${admin.password}\n`);
  print(`  ${demoPasswordNotice(config, admin.passwordExpiresAt)}\n`);
}

async function listen(
  dependencies: Dependencies,
  closeDatabase: () => Promise<void>,
  finishLog: LogOutput['finish'],
) {
  const { config } = dependencies;
  const drain = createDrain(config.drainSeconds);
  const isWorker = config.role !== 'web';
  const app =
    config.role === 'worker'
      ? buildWorkerApp(dependencies, drain)
      : await buildApp(dependencies, { drain, ...(existsSync(webFolder) && { webFolder }) });
  const jobs = createJobs(dependencies);
  if (isWorker) {
    sweepPhotosAtStart(app, dependencies);
    app.addHook('onListen', async () => jobs.start());
  }
  const closeAll = async (signal?: NodeJS.Signals) => {
    const jobsStopped = jobs.stop();
    // Not after Ctrl-C, where a person waits, nor after an uncaught error.
    if (signal === 'SIGTERM') await drain.run(app);
    await app.close();
    await jobsStopped;
    await closeDatabase();
  };
  const timeoutMs = Math.max(SHUTDOWN_MS, (config.drainSeconds ?? 0) * 1_000 + CLOSE_MS);
  shutDownGracefully(closeAll, { timeoutMs, logger: app.log, finishLog });
  const listening = await app.listen({ port: config.port, host: config.host });
  const address = listening.replace('127.0.0.1', 'localhost');
  print(
    config.role === 'worker'
      ? `  The worker of Pawmatch answers health checks at ${address}`
      : `  Pawmatch is at ${config.publicUrl ?? address}`,
  );
}

/** One line for errors that the operator can fix, the stack for all others. */
function explain(error: unknown, { port, host }: Partial<Config> = {}): string {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used. Set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`);
  process.exitCode = 1;
}
