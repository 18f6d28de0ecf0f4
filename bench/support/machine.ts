import { cpus, totalmem } from 'node:os';

/** The machine and date of a measurement, shown with every figure. */
export function describeMachine() {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}
