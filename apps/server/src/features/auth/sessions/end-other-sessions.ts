import type { RecoverAccess } from '../../grants/recovered-access.ts';
import { deleteDevices } from '../devices/known-devices.repository.ts';
import { revokeSessionsOfUser } from './sessions.repository.ts';

/** Every browser but the caller's counts as new afterwards, so that its next login is notified. */
export const endOtherSessions: RecoverAccess = async (
  tx,
  { userId, by, now, sessionId, deviceId },
) => {
  if (by === 'address change' || by === 'end of a session' || by === 'end of a role') return;
  await deleteDevices(tx, userId, deviceId);
  await revokeSessionsOfUser(tx, userId, now, sessionId);
};
