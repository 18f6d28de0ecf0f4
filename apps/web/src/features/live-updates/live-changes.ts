import {
  type LatestChanges,
  streamChanges,
} from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { actingShelter } from '../../lib/acting-shelter.ts';
import { anySignal } from '../../lib/api/any-signal.ts';
import { callEndpoint } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { openStream, splitStream } from '../../lib/api/open-stream.ts';
import { delay } from '../../lib/delay.ts';

/** What was changed. */
export type Change = keyof LatestChanges;

/** Of the lock and the channel: tabs of the same shelter share a connection. */
const connectionName = () => ['pawmatch-live-changes', actingShelter() ?? []].flat().join(' ');

/** A proxy that buffers responses passes nothing on. */
const READY_TIMEOUT_MS = 10_000;

const POLL_MS = 10_000;
const RECONNECT_MS = 500;

/** After as many failures in a row, changes are polled. */
const MAX_FAILURES = 2;

const entities = ['pet', 'visit', 'adoption', 'person', 'care'] as const satisfies Change[];
const isEntity = (text: string): text is Change => (entities as readonly string[]).includes(text);

/** The numbers of the latest changes that the pages show. */
let latest: LatestChanges | undefined;

const fetchLatest = (signal?: AbortSignal) => callEndpoint(streamChanges, signal ? { signal } : {});

/** Notes what the pages show, so that what changes until there is a connection is not missed. */
export async function noteLatestChanges(): Promise<void> {
  latest = await fetchLatest().catch(() => latest);
}

/** Whether the reader has no session any more, or is not staff of this shelter. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 403 || error.code === 'SHELTER_NOT_FOUND');

/** What to do with what a connection says. */
interface Watcher {
  onChange: (change: Change) => void;
  /** The server refuses the connection, or ends it because the session or the role has ended. */
  onRefused: () => Promise<void>;
}

/** Reports what was changed since the last time. */
async function notifyMissed({ onChange, onRefused }: Watcher, signal: AbortSignal): Promise<void> {
  const now = await fetchLatest(signal).catch((error: unknown) => {
    if (isRefusal(error)) void onRefused();
  });
  if (!now) return;
  for (const entity of entities) {
    if (latest && latest[entity] !== now[entity]) onChange(entity);
  }
  latest = now;
}

/**
 * Reports what others change. The tabs of a browser share one connection: the one that holds the
 * lock is connected and notifies the others.
 * @returns stops watching
 */
export function watchChanges({ onChange, onRefused }: Watcher): () => void {
  const stopping = new AbortController();
  const name = connectionName();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Change | 'refused'>) =>
      data === 'refused' ? void onRefused() : onChange(data);
  }
  const notify = (change: Change) => {
    channel?.postMessage(change);
    onChange(change);
  };
  // All tabs leave at once, and not one after the other as each gets the lock.
  const refuse = () => {
    channel?.postMessage('refused');
    return onRefused();
  };
  const { signal } = stopping;
  const work = () => stayConnected({ onChange: notify, onRefused: refuse }, signal);
  // Undefined in insecure contexts: then every tab has its own connection.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  void (locks ? locks.request(name, { signal }, work) : work()).catch(() => undefined);
  return () => {
    stopping.abort();
    channel?.close();
  };
}

/** Resolves when the signal is aborted. */
async function stayConnected(watcher: Watcher, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const onReady = () => {
    failures = 0;
    void notifyMissed(watcher, signal);
  };
  while (!signal.aborted) {
    try {
      await readChanges(watcher, onReady, signal);
    } catch (error) {
      failures += 1;
      if (isRefusal(error)) await watcher.onRefused();
    }
    const isPolling = failures >= MAX_FAILURES;
    if (isPolling) await notifyMissed(watcher, signal);
    await delay(isPolling ? POLL_MS : RECONNECT_MS, signal).catch(() => undefined);
  }
}

/** Reads one stream to its end. @throws when it fails, or is not ready in time */
async function readChanges(
  { onChange, onRefused }: Watcher,
  onReady: () => void,
  signal: AbortSignal,
): Promise<void> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), READY_TIMEOUT_MS);
  try {
    const accept = 'text/event-stream';
    const ended = anySignal(signal, giveUp.signal);
    const stream = await openStream(streamChanges, { accept, signal: ended });
    for await (const message of splitStream(stream, '\n\n')) {
      const event = /^event: (.*)$/m.exec(message)?.[1];
      const data = /^data: (.*)$/m.exec(message)?.[1] ?? '';
      if (event === 'ready') {
        clearTimeout(timer);
        onReady();
      }
      if (event === 'change' && isEntity(data)) onChange(data);
      if (event === 'refused') await onRefused();
    }
  } finally {
    clearTimeout(timer);
  }
}
