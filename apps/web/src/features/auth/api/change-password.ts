import { changePassword as endpoint } from '@pawmatch/contract/auth/password-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpoint } from '../../../lib/api/client.ts';

export type PasswordChange = EndpointInput<typeof endpoint>['body'];

/** D13: changes the password of the person who is logged in; every other session ends. */
export const changePassword = (body: PasswordChange) => callEndpoint(endpoint, { body });
