import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database.ts';

/** With the time limit of a query, a connection that died without a word is found out within 5 s. */
const BEAT_MS = 2_000;

/** What was read longer before the last sign of life is not relied on. */
const TRUSTED_MS = 5_000;

/** A message to oneself takes milliseconds; the parts of a second are for a process that stood still. */
const ECHO_LOOKS = 20;
const ECHO_LOOK_MS = 50;

/** A connection that is proved to hear what others publish. */
export interface ChangeListener {
  /** Whether it was heard a moment ago. */
  isLive(): boolean;
  close(): void;
}

interface Handlers {
  onMessage(channel: string, payload: string): void;
  /** Called once, never after `close`. */
  onLost(reason: string): void;
}

/**
 * Listens on a connection of its own.
 * @returns 'deaf' where messages do not arrive although the database takes the order to listen: a pooler
 *   is in between, which gives each statement another connection
 * @throws when the database is away
 */
export async function openChangeListener(
  database: Database,
  channels: readonly string[],
  { onMessage, onLost }: Handlers,
): Promise<ChangeListener | 'deaf'> {
  const echo = `echo_${randomBytes(12).toString('hex')}`;
  let sent = 0;
  let heard = 0;
  let livedAt = 0;
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;

  const client = await database.pool.connect();

  function release(error?: Error) {
    if (!isOpen) return false;
    isOpen = false;
    clearTimeout(timer);
    client.release(error ?? true);
    return true;
  }

  /** Late errors of a connection that was released say nothing about the next one. */
  function lose(reason: string) {
    if (release(new Error(reason))) onLost(reason);
  }

  /** @param send tells the listening connection its number */
  async function proves(send: (number: string) => Promise<unknown>): Promise<boolean> {
    const number = ++sent;
    const began = performance.now();
    await send(String(number));
    for (let look = 0; look < ECHO_LOOKS && heard < number; look += 1) await delay(ECHO_LOOK_MS);
    if (heard < number) return false;
    livedAt = began;
    return true;
  }

  const NOTIFY = 'select pg_notify($1, $2)';

  async function beat() {
    try {
      const isHeard = await proves((number) => client.query(NOTIFY, [echo, number]));
      if (!isHeard) lose('it does not hear itself any more');
      else if (isOpen) timer = setTimeout(() => void beat(), BEAT_MS).unref();
    } catch (error) {
      lose((error as Error).message);
    }
  }

  client.on('error', (error) => lose(error.message));
  client.on('end', () => lose('the connection was closed'));
  client.on('notification', ({ channel, payload = '' }) => {
    if (!isOpen) return;
    if (channel === echo) heard = Number(payload);
    else onMessage(channel, payload);
  });
  try {
    await client.query([...channels, echo].map((channel) => `LISTEN ${channel}`).join('; '));
    // By another connection: a pooler may answer this one by the connection that listens.
    if (!(await proves((number) => database.pool.query(NOTIFY, [echo, number])))) {
      release();
      return 'deaf';
    }
  } catch (error) {
    release(error as Error);
    throw error;
  }
  if (!isOpen) throw new Error('the connection was closed');
  timer = setTimeout(() => void beat(), BEAT_MS).unref();
  return {
    isLive: () => isOpen && performance.now() - livedAt < TRUSTED_MS,
    close: () => void release(),
  };
}
