import { changeUserRole as endpoint } from '@pawmatch/contract/account/account-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** S55: makes somebody an admin. @param password of the admin who does it */
export const makeAdmin = (id: string, password: string) =>
  callEndpoint(endpoint, {
    params: { id },
    body: { role: 'admin', current_password: password },
  });

/** Removes the admin role. */
export const makeAdopter = (id: string) =>
  callEndpoint(endpoint, { params: { id }, body: { role: 'adopter' } });
