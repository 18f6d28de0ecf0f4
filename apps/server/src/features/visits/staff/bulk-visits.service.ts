import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type {
  BulkVisits,
  BulkVisitsLine,
  BulkVisitsReport,
} from '@pawmatch/contract/visits/staff/bulk-visits';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { StaffActor } from '../../../platform/database/actor.ts';
import { createLineStreams } from '../../../platform/process/line-streams.ts';
import { requireRoleNow } from '../../staff/memberships.repository.ts';
import { visitMessages } from '../visit-messages.ts';
import type { StaffVisitsService } from './staff-visits.service.ts';
import { listMatchingVisitIds, shelterTimeAt } from './visit-query.repository.ts';

/** Visits between two lines of progress. */
const PROGRESS_STEP = 25;

/**
 * One change of many visits. Each is a transaction of its own, by the same rules as a single
 * change: a visit that cannot be changed, such as for a conflict of times, keeps no other from being changed.
 */
export function createBulkVisitChange(
  { database, clock, shelters, logger }: Uses<'database' | 'clock' | 'shelters' | 'logger'>,
  visits: Pick<StaffVisitsService, 'get' | 'update' | 'remove'>,
) {
  const streams = createLineStreams<BulkVisitsLine>();

  async function changeOne(by: StaffActor, id: string, status: BulkVisits['status']) {
    const capability = status ? 'visits.confirm' : 'visits.delete';
    await requireRoleNow(database, by, { capability, now: clock() });
    if (!status) {
      await visits.remove(by.actor, id, {});
      return true;
    }
    const { visit } = await visits.get(id);
    if (visit.status === status) return false;
    await visits.update(by.actor, id, { status, expected_version: visit.version });
    return true;
  }

  async function describeFailure(id: string, error: unknown) {
    const found = await visits.get(id).catch(() => undefined);
    const visitor = found?.adopter?.fullName ?? found?.visit.visitorName;
    const name =
      [petNames(found?.pet, found?.bondedPet), visitor].filter((part) => part).join(', ') || null;
    if (!(error instanceof AppError)) logger.error(error, 'A bulk change of visits failed');
    return {
      id,
      name,
      reason: error instanceof AppError ? error.detail : visitMessages.bulkFailed,
    };
  }

  return {
    waitForBackgroundWork: streams.waitForBackgroundWork,

    /**
     * Changes the visits that match now.
     * @returns a stream of lines of JSON ({@link BulkVisitsLine})
     */
    async start(by: StaffActor, { filters, status }: BulkVisits) {
      const time = shelterTimeAt(clock(), shelters.of(by.shelterId));
      const ids = await listMatchingVisitIds(database, filters, time);
      return streams.start(async (write) => {
        const report: BulkVisitsReport = { type: 'report', done: 0, unchanged: 0, failures: [] };
        for (const [index, id] of ids.entries()) {
          if (index % PROGRESS_STEP === 0) {
            write({ type: 'progress', done: index, total: ids.length });
          }
          try {
            if (await changeOne(by, id, status)) report.done += 1;
            else report.unchanged += 1;
          } catch (error) {
            report.failures.push(await describeFailure(id, error));
          }
        }
        write(report);
      });
    },
  };
}
