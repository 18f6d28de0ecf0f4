import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An application in a separate process, which writes rows to the embedded database that it runs. */
export interface ApplicationProcess {
  child: ChildProcess;
  /** Ids of the rows that the database has acknowledged so far. */
  acknowledged: number[];
  /** What it wrote to standard error. */
  errorOutput(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

interface ApplicationOptions {
  /** The user that it runs as, when this process is root. */
  user?: { uid: number; gid: number };
  /** A module in this folder that is loaded first. */
  preload?: string;
}

export function startApplication(
  dataDir: string,
  { user, preload }: ApplicationOptions = {},
): ApplicationProcess {
  const script = join(import.meta.dirname, 'write-rows.ts');
  const imports = ['tsx', ...(preload ? [join(import.meta.dirname, preload)] : [])];
  const parameters = [...imports.map((name) => `--import=${name}`), script, dataDir];
  const child = spawn(process.execPath, parameters, {
    ...user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: number[] = [];
  let rest = '';
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines.map(Number));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk;
  });
  return {
    child,
    acknowledged,
    errorOutput: () => errorOutput,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
