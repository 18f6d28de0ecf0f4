import { Readable } from 'node:stream';
import type { Uses } from '../../dependencies.ts';
import { type ChangePoller, createChangePoller } from '../../platform/cluster/change-poller.ts';
import type { Caller } from '../../platform/http/requests/caller.ts';
import { listActiveSessions } from '../auth/sessions/sessions.repository.ts';
import { listSheltersOf } from '../users/people-query.repository.ts';

/** Channels of the changes that `record_event` and `record_access_change` of the migrations write. */
const EVENTS = 'events';
const ACCESS = 'access';

/** A browser needs one, and its tabs one each where they cannot share it. */
const MAX_PER_SESSION = 20;

/** Clients connect again, with a token that is still valid. */
const MAX_AGE_MS = 5 * 60_000;

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 20_000;

const RETRY_MS = 1_000;

/**
 * Streams of server-sent events that name what was changed, by whichever server. The database is polled
 * while there is a stream, once for all of them.
 */
export function createChangeStreams({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  /** The oldest first, each with whom it is for. */
  const streams = new Map<Readable, Caller>();
  let poller: ChangePoller | undefined;
  let isOpening = false;

  const end = (stream: Readable) => {
    streams.delete(stream);
    stream.push(null);
  };

  /** Says that anything may have changed, because changes may have been missed. */
  const sendReady = () => {
    for (const stream of streams.keys()) stream.push('event: ready\ndata:\n\n');
  };

  /** @param change what was changed, at which shelter, and which person, as `record_event` writes it */
  async function sendChange(change: string) {
    const [entity, shelterId, personId] = change.split(':');
    const isOne = shelters.isOne();
    // When the database cannot say who knows the person, the next change will show it.
    const knownAt =
      isOne || !personId ? [] : await listSheltersOf(database, personId).catch(() => []);
    for (const [stream, caller] of streams) {
      const isFor =
        isOne || (caller.shelterId !== null && [shelterId, ...knownAt].includes(caller.shelterId));
      if (isFor) stream.push(`event: change\ndata: ${entity}\n\n`);
    }
  }

  /** Ends the streams whose session has ended, or whose user has another role or none at the shelter of the stream. */
  async function endWithoutAccess() {
    const checked = [...streams];
    const ids = [...new Set(checked.map(([, { sessionId }]) => sessionId))];
    // When the database cannot say, the clients connect again.
    const active = await listActiveSessions(database, { ids, now: clock() }).catch(() => null);
    const roles = new Map(active?.map(({ id, memberships }) => [id, memberships]));
    for (const [stream, { sessionId, shelterId, staffRoles }] of checked) {
      const isStill = roles
        .get(sessionId)
        ?.some((each) => each.shelterId === shelterId && staffRoles.includes(each.role));
      if (isStill) continue;
      // Clients need not find out by connecting again.
      if (active) stream.push('event: refused\ndata:\n\n');
      end(stream);
    }
  }

  let isCheckDue = false;

  /** Checks once for all messages of a poll: the clean-up of expired sessions writes one for each. */
  function checkAccess() {
    if (isCheckDue) return;
    isCheckDue = true;
    queueMicrotask(() => {
      isCheckDue = false;
      void endWithoutAccess();
    });
  }

  /** Ends the oldest stream of a session that has too many. */
  function makeRoom(sessionId: string) {
    const ofSession = [...streams].filter(([, caller]) => caller.sessionId === sessionId);
    const [oldest] = ofSession;
    if (ofSession.length < MAX_PER_SESSION || !oldest) return;
    end(oldest[0]);
  }

  function stopWhenUnused() {
    if (streams.size > 0) return;
    poller?.close();
    poller = undefined;
  }

  async function start() {
    if (poller || isOpening || streams.size === 0) return;
    isOpening = true;
    try {
      poller = await createChangePoller(database, {
        onMessage(channel, payload) {
          if (channel === EVENTS) void sendChange(payload);
          if (channel === ACCESS) checkAccess();
        },
        onLost() {
          poller = undefined;
          retry();
        },
      });
      sendReady();
      stopWhenUnused();
      await endWithoutAccess();
    } catch {
      retry();
    } finally {
      isOpening = false;
    }
  }

  const retry = () => void setTimeout(() => void start(), RETRY_MS).unref();

  return {
    /** @returns the body of a response of `text/event-stream` */
    open(caller: Caller): Readable {
      makeRoom(caller.sessionId);
      const stream = new Readable({ read: () => undefined });
      streams.set(stream, caller);
      const heartbeat = setInterval(() => {
        if (streams.has(stream)) stream.push(':\n\n');
      }, HEARTBEAT_MS).unref();
      const lifetime = setTimeout(() => end(stream), MAX_AGE_MS).unref();
      stream.once('close', () => {
        streams.delete(stream);
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        stopWhenUnused();
      });
      if (poller) {
        stream.push('event: ready\ndata:\n\n');
        // The access may have changed since the caller was authenticated.
        void endWithoutAccess();
      } else void start();
      return stream;
    },

    /** Ends all streams, because the server is shutting down. */
    async close() {
      for (const stream of [...streams.keys()]) end(stream);
    },
  };
}
