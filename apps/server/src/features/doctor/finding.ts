import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import type { Uses } from '../../dependencies.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the checks look at. They work without a database, too, and then say why it is missing. */
export interface CheckContext extends Uses<'config' | 'imageStore' | 'clock'> {
  database: Pick<Database, 'execute'> | { reason: string };
}

export type Finding = Omit<DoctorFinding, 'topic'>;

/** Looks at one topic. It may throw; the topic has then failed. */
export type Check = (context: CheckContext) => Promise<Finding>;

export const ok = (found: string): Finding => ({ state: 'ok', found, advice: null });
export const warning = (found: string, advice: string): Finding => ({
  state: 'warning',
  found,
  advice,
});
export const failed = (found: string, advice: string): Finding => ({
  state: 'failed',
  found,
  advice,
});
