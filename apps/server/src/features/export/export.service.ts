import type { Readable } from 'node:stream';
import type { NewExport } from '@pawmatch/contract/export/export-endpoints';
import { exportTables } from '@pawmatch/contract/export/export-tables';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { type Caller, requireCapability, shelterOf } from '../../platform/http/caller.ts';
import type { RequireProof } from '../../platform/http/register-endpoint.ts';
import { createSigner } from '../../platform/security/signer.ts';
import { takeTicket } from '../auth/second-factor/second-factor.repository.ts';
import { findSession } from '../auth/sessions.repository.ts';
import { requireRoleNow } from '../staff/memberships.repository.ts';
import { insertExport } from './export.repository.ts';
import { exportEverything, exportList } from './export-file.ts';
import { countSelected, selectList } from './select-list.ts';

/** A browser follows the address at once. */
const TICKET_MS = 60_000;

/** Each has a database connection of its own, and keeps a processor busy. */
const MAX_RUNNING = 2;

/** What was asked for, by whom, and where. */
interface Ticket {
  /** Two equal orders at one moment are two files. */
  id: string;
  userId: string;
  sessionId: string;
  shelterId: string;
  withPeople: boolean;
  order: NewExport;
}

interface ExportedFile {
  name: string;
  type: string;
  content: Readable;
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
  dependencies: Pick<
    Dependencies,
    'database' | 'clock' | 'shelters' | 'sessionSecret' | 'petSearchIndex' | 'imageStore'
  >,
  requireProof: RequireProof,
) {
  const { database, clock, shelters, sessionSecret } = dependencies;
  const signer = createSigner(sessionSecret, 'export');
  const running = new Set<Readable>();
  /** Also those that are about to be written. */
  let count = 0;

  const requireFree = () => {
    if (count >= MAX_RUNNING) throw new AppError('EXPORTS_BUSY', { retryAfter: 10 });
  };

  /** A role or a session may have ended meanwhile, also in the middle of a download. */
  async function requireAllowed({ userId, sessionId, shelterId, withPeople }: Ticket) {
    const capability = withPeople ? 'people.export' : 'records.export';
    const actor = { kind: 'staff', id: userId } as const;
    await requireRoleNow(database, { actor, shelterId }, { capability, now: clock() });
    const session = await findSession(database, sessionId);
    if (session?.revokedAt !== null) throw new AppError('SESSION_EXPIRED');
  }

  async function write(ticket: Ticket): Promise<Omit<ExportedFile, 'name'>> {
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
      content: exportList(database, selection, order.format, ids),
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
     * @throws AppError EXPORTS_BUSY, FORBIDDEN, PROOF_REQUIRED
     */
    async create(caller: Caller, order: NewExport): Promise<string> {
      const shelterId = shelterOf(caller);
      const withPeople = namesPeople(order, caller);
      if (withPeople) {
        requireCapability(caller, 'people.export');
        await requireProof(caller);
      }
      requireFree();
      const { userId, sessionId } = caller;
      const total =
        order.what === 'everything' ? null : await countSelected(dependencies, order, shelterId);
      const entry = { colleagueId: userId, shelterId, filters: filtersOf(order), total };
      await insertExport(database, { ...entry, now: clock() });
      const ticket: Ticket = { id: newId(), userId, sessionId, shelterId, withPeople, order };
      const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return signer.signUntil(text, new Date(clock().getTime() + TICKET_MS));
    },

    /** @throws AppError EXPORT_EXPIRED, EXPORTS_BUSY, FORBIDDEN, SESSION_EXPIRED */
    async open(token: string): Promise<ExportedFile> {
      const valid = signer.verifyUntil(token, clock());
      if (!valid) throw new AppError('EXPORT_EXPIRED');
      const ticket = JSON.parse(Buffer.from(valid.text, 'base64url').toString()) as Ticket;
      requireFree();
      count += 1;
      try {
        if (!(await takeTicket(database, token, valid.until))) throw new AppError('EXPORT_EXPIRED');
        await requireAllowed(ticket);
        const file = { name: nameOf(ticket), ...(await write(ticket)) };
        running.add(file.content);
        file.content.once('close', () => {
          running.delete(file.content);
          count -= 1;
        });
        return file;
      } catch (error) {
        count -= 1;
        throw error;
      }
    },

    /** Ends all downloads. */
    end(): void {
      for (const content of running) content.destroy();
    },
  };
}
