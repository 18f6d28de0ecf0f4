import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/** Together with the time limit of a query, this detects a dead connection within 5 s. */
const HEARTBEAT_MS = 2_000;

/** How long after a heartbeat the connection counts as live. */
const LIVE_MS = 5_000;

/** An echo takes milliseconds; waiting a second allows for a process that was paused. */
const ECHO_CHECKS = 20;
const ECHO_CHECK_MS = 50;

/** A connection that is known to receive notifications. */
interface ChangeListener {
  /** Whether a heartbeat was received a moment ago. */
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
 * @returns 'deaf' when notifications do not arrive although `LISTEN` succeeds: a pooler in between gives
 *   each statement another connection
 * @throws when the database is away
 */
export async function createChangeListener(
  database: Database,
  channels: readonly string[],
  { onMessage, onLost }: Handlers,
): Promise<ChangeListener | 'deaf'> {
  const echo = `echo_${randomBytes(12).toString('hex')}`;
  let sent = 0;
  let received = 0;
  let aliveAt = 0;
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

  /** Ignores late errors of a released connection, which say nothing about the next one. */
  function lose(reason: string) {
    if (release(new Error(reason))) onLost(reason);
  }

  /** @param send notifies the echo channel of the number */
  async function isEchoReceived(send: (number: string) => Promise<unknown>): Promise<boolean> {
    const number = ++sent;
    const began = performance.now();
    await send(String(number));
    for (let check = 0; check < ECHO_CHECKS && received < number; check += 1) {
      await delay(ECHO_CHECK_MS);
    }
    if (received < number) return false;
    aliveAt = began;
    return true;
  }

  const NOTIFY = 'select pg_notify($1, $2)';

  async function sendHeartbeat() {
    try {
      const isAlive = await isEchoReceived((number) => client.query(NOTIFY, [echo, number]));
      if (!isAlive) lose('a heartbeat was not received');
      else if (isOpen) timer = setTimeout(() => void sendHeartbeat(), HEARTBEAT_MS).unref();
    } catch (error) {
      lose((error as Error).message);
    }
  }

  client.on('error', (error) => lose(error.message));
  client.on('end', () => lose('the connection was closed'));
  client.on('notification', ({ channel, payload = '' }) => {
    if (!isOpen) return;
    if (channel === echo) received = Number(payload);
    else onMessage(channel, payload);
  });
  try {
    await client.query([...channels, echo].map((channel) => `LISTEN ${channel}`).join('; '));
    // On another connection: a pooler may run it on the listening one by chance.
    if (!(await isEchoReceived((number) => database.pool.query(NOTIFY, [echo, number])))) {
      release();
      return 'deaf';
    }
  } catch (error) {
    release(error as Error);
    throw error;
  }
  if (!isOpen) throw new Error('the connection was closed');
  timer = setTimeout(() => void sendHeartbeat(), HEARTBEAT_MS).unref();
  return {
    isLive: () => isOpen && performance.now() - aliveAt < LIVE_MS,
    close: () => void release(),
  };
}
