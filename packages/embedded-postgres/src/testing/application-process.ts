import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An application in a process of its own, which writes rows into the database that it runs. */
export interface ApplicationProcess {
  child: ChildProcess;
  /** Ids that the database acknowledged so far. */
  acknowledged: number[];
  /** What it said when it could not go on. */
  complaint(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

interface ApplicationOptions {
  /** Whom it runs as, when this process is root. */
  user?: { uid: number; gid: number };
  /** A module of this folder that is loaded first. */
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
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines.map(Number));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  return {
    child,
    acknowledged,
    complaint: () => complaint,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
