import { Readable } from 'node:stream';
import { type ChangePoller, openChangePoller } from '../../platform/change-poller.ts';
import type { Database } from '../../platform/database.ts';

/** Written by `record_event` of the migrations. */
const CHANNEL = 'events';

/** Clients connect again, with a token that is still valid. */
const MAX_AGE_MS = 5 * 60_000;

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 20_000;

const RETRY_MS = 1_000;

export type ChangeStreams = ReturnType<typeof createChangeStreams>;

/**
 * Streams of server-sent events that name what was changed, by whichever server. The database is polled
 * while there is a stream, once for all of them.
 */
export function createChangeStreams(database: Database) {
  const streams = new Set<Readable>();
  let poller: ChangePoller | undefined;
  let isOpening = false;

  const sendToAll = (text: string) => {
    for (const stream of streams) stream.push(text);
  };

  /** Says that anything may have changed, because changes may have been missed. */
  const sendReady = () => sendToAll('event: ready\ndata:\n\n');

  function stopWhenUnused() {
    if (streams.size > 0) return;
    poller?.close();
    poller = undefined;
  }

  async function start() {
    if (poller || isOpening || streams.size === 0) return;
    isOpening = true;
    try {
      poller = await openChangePoller(database, {
        onMessage(channel, payload) {
          if (channel === CHANNEL) sendToAll(`event: change\ndata: ${payload}\n\n`);
        },
        onLost() {
          poller = undefined;
          retry();
        },
      });
      sendReady();
      stopWhenUnused();
    } catch {
      retry();
    } finally {
      isOpening = false;
    }
  }

  const retry = () => void setTimeout(() => void start(), RETRY_MS).unref();

  return {
    /** @returns the body of a response of `text/event-stream` */
    open(): Readable {
      const stream = new Readable({ read: () => undefined });
      streams.add(stream);
      const heartbeat = setInterval(() => stream.push(':\n\n'), HEARTBEAT_MS).unref();
      const end = setTimeout(() => stream.push(null), MAX_AGE_MS).unref();
      stream.once('close', () => {
        streams.delete(stream);
        clearInterval(heartbeat);
        clearTimeout(end);
        stopWhenUnused();
      });
      if (poller) stream.push('event: ready\ndata:\n\n');
      else void start();
      return stream;
    },

    /** Ends all streams, because the server is shutting down. */
    async close() {
      for (const stream of streams) stream.push(null);
    },
  };
}
