import { defineEndpoint } from '../endpoint.ts';
import { CurrentUser } from '../users/user.ts';

/** Apart from the other calls of accounts, because every page makes it. */
export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  access: 'user',
  summary: 'The signed-in person with preferences and training traits',
  output: CurrentUser,
});
