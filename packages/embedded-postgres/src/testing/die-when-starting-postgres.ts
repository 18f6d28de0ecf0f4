import { ChildProcess } from 'node:child_process';

// Preloaded into an application that must be killed right after it has spawned PostgreSQL.
interface Spawnable {
  spawn(options: { args?: string[] }): unknown;
}

const prototype = ChildProcess.prototype as unknown as Spawnable;
const { spawn } = prototype;
prototype.spawn = function (this: ChildProcess, options) {
  const result = spawn.call(this, options);
  if (options.args?.includes('-D') && options.args.some((part) => part.endsWith('/bin/postgres'))) {
    process.kill(process.pid, 'SIGKILL');
  }
  return result;
};
