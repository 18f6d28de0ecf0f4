import type { Readable } from 'node:stream';
import type { NewExport } from '@pawmatch/contract/export/export-endpoints';
import { exportTables } from '@pawmatch/contract/export/export-tables';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequireProof } from '../../platform/http/guards.ts';
import { type Caller, requireCapability, shelterOf } from '../../platform/http/requests/caller.ts';
import { createSigner } from '../../platform/security/signer.ts';
import { takeTicket } from '../auth/second-factor/second-factor.repository.ts';
import { findSession } from '../auth/sessions/sessions.repository.ts';
import { requireRoleNow } from '../staff/memberships.repository.ts';
import { insertExport, recordTotal } from './export.repository.ts';
import { exportEverything, exportList } from './export-file.ts';
import { selectList } from './select-list.ts';

/** A browser follows the address at once. */
const TICKET_MS = 60_000;

/** Each has a database connection of its own, and keeps a processor busy. */
const MAX_RUNNING = 2;

/** What was asked for, by whom, and where. */
interface Ticket {
  /** Of its entry in the journal, so that two equal orders at one moment are two files. */
  id: string;
  userId: string;
  sessionId: string;
  shelterId: string;
  withPeople: boolean;
  order: NewExport;
}

/** Who has one of the places in which files are written. */
type Place = Pick<Ticket, 'userId' | 'shelterId'>;

interface ExportedFile {
  name: string;
  type: string;
  content: Readable;
  ticket: Ticket;
}

/** Whether the file of an order names people. Stays do where the caller may export people. */
function namesPeople(order: NewExport, { staffRoles }: Caller): boolean {
  if (order.what === 'everything') return order.people;
  if (order.what === 'stays') return capabilitiesOf(staffRoles, []).includes('people.export');
  return exportTables[order.what].isAboutPeople;
}

/** What the journal says of an order: a search is only named. */
function filtersOf(order: NewExport): object {
  if (order.what === 'everything') {
    const { people, photos } = order;
    return { list: 'everything', people, photos };
  }
  const { q, offset, limit, sort, ...filters } = order.query as Record<string, unknown>;
  return { list: order.what, ...filters, ...(q ? { q: true } : {}) };
}

/** Hands out addresses of exports, and writes the files while they are downloaded. */
export function createExportService(
  dependencies: Uses<
    'database' | 'clock' | 'shelters' | 'sessionSecret' | 'petSearchIndex' | 'imageStore'
  >,
  requireProof: RequireProof,
) {
  const { database, clock, shelters, sessionSecret } = dependencies;
  const signer = createSigner(sessionSecret, 'export');
  const files = new Set<Readable>();
  /** Also those that are about to be written. */
  const running = new Set<Place>();

  /** One place is for one person and, among several shelters, for one shelter. */
  const requireFree = ({ userId, shelterId }: Place) => {
    const all = [...running];
    if (all.some((each) => each.userId === userId)) {
      throw new AppError('EXPORT_RUNNING', { retryAfter: 10 });
    }
    const isTaken = !shelters.isOne() && all.some((each) => each.shelterId === shelterId);
    if (isTaken || all.length >= MAX_RUNNING) {
      throw new AppError('EXPORTS_BUSY', { retryAfter: 10 });
    }
  };

  /** A role or a session may have ended meanwhile, also in the middle of a download. */
  async function requireAllowed({ userId, sessionId, shelterId, withPeople }: Ticket) {
    const capability = withPeople ? 'people.export' : 'records.export';
    const actor = { kind: 'staff', id: userId } as const;
    await requireRoleNow(database, { actor, shelterId }, { capability, now: clock() });
    const session = await findSession(database, sessionId);
    if (session?.revokedAt !== null) throw new AppError('SESSION_EXPIRED');
  }

  async function write(ticket: Ticket): Promise<Pick<ExportedFile, 'type' | 'content'>> {
    const { shelterId, withPeople, order } = ticket;
    if (order.what === 'everything') {
      const of = {
        ...{ shelterId, withPeople, withPhotos: order.photos, now: clock() },
        shelterName: shelters.of(shelterId).name,
        check: () => requireAllowed(ticket),
      };
      return { type: 'application/zip', content: exportEverything(dependencies, of) };
    }
    const { ids, ...rows } = await selectList(dependencies, order, shelterId);
    const selection = { table: order.what, shelterId, withPeople, ...rows };
    return {
      type: order.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
      content: exportList(database, {
        ...{ selection, format: order.format, ids },
        onEnd: (rows) => recordTotal(database, ticket.id, rows),
      }),
    };
  }

  function nameOf({ shelterId, order }: Ticket): string {
    const { slug, time_zone } = shelters.of(shelterId);
    const { date } = toZonedTime(clock(), time_zone);
    return order.what === 'everything'
      ? `pawmatch-${slug}-${date}.zip`
      : `${order.what}-${date}.${order.format}`;
  }

  return {
    /**
     * @returns the address of the file, for one download
     * @throws AppError EXPORT_RUNNING, EXPORTS_BUSY, FORBIDDEN, PROOF_REQUIRED
     */
    async create(caller: Caller, order: NewExport): Promise<string> {
      const shelterId = shelterOf(caller);
      const withPeople = namesPeople(order, caller);
      if (withPeople) {
        requireCapability(caller, 'people.export');
        await requireProof(caller);
      }
      const { userId, sessionId } = caller;
      requireFree({ userId, shelterId });
      const entry = { colleagueId: userId, shelterId, filters: filtersOf(order), now: clock() };
      const id = await insertExport(database, entry);
      const ticket: Ticket = { id, userId, sessionId, shelterId, withPeople, order };
      const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return signer.signUntil(text, new Date(clock().getTime() + TICKET_MS));
    },

    /** @throws AppError EXPORT_EXPIRED, EXPORT_RUNNING, EXPORTS_BUSY, FORBIDDEN, SESSION_EXPIRED */
    async open(token: string): Promise<ExportedFile> {
      const valid = signer.verifyUntil(token, clock());
      if (!valid) throw new AppError('EXPORT_EXPIRED');
      const ticket = JSON.parse(Buffer.from(valid.text, 'base64url').toString()) as Ticket;
      requireFree(ticket);
      running.add(ticket);
      try {
        if (!(await takeTicket(database, token, valid.until))) throw new AppError('EXPORT_EXPIRED');
        await requireAllowed(ticket);
        const file = { name: nameOf(ticket), ticket, ...(await write(ticket)) };
        files.add(file.content);
        file.content.once('close', () => {
          files.delete(file.content);
          running.delete(ticket);
        });
        return file;
      } catch (error) {
        running.delete(ticket);
        throw error;
      }
    },

    /** Ends all downloads. */
    end(): void {
      for (const content of files) content.destroy();
    },
  };
}
