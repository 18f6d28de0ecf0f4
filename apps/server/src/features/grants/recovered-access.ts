import type { Queries } from '../../platform/database/database.ts';

/** An account of which others may have had the password, a device, a link or the mailbox. */
export interface RecoveredAccess {
  userId: string;
  by:
    | 'password change'
    /** Also by the operator: by somebody who did not give the former password. */
    | 'password reset'
    | 'address change'
    | 'end of all sessions'
    | 'end of a session'
    | 'end of a role';
  now: Date;
  /** The caller's, which stays. */
  sessionId?: string | undefined;
  /** The caller's, which stays known. */
  deviceId?: string | null | undefined;
}

/** Ends access in the transaction of the event. */
export type RecoverAccess = (transaction: Queries, recovered: RecoveredAccess) => Promise<void>;
