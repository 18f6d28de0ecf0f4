import * as z from 'zod/mini';
import { PasswordAgain } from '../auth/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { PeopleFilters, PeopleQuery } from '../users/people-query.ts';
import { AccountOfPerson } from '../users/user.ts';
import { DetailsChange, RoleChange } from './account-changes.ts';
import { AccountExport } from './account-export.ts';
import { AccountSession } from './account-session.ts';

export const deleteOwnAccount = defineEndpoint({
  method: 'DELETE',
  path: '/users/me',
  access: 'user',
  // Must be possible whatever was done with the account before.
  rateLimit: null,
  summary: 'Delete one’s own account; visits stay without the person. Never the last admin',
  body: PasswordAgain,
});

export const changeOwnDetails = defineEndpoint({
  method: 'PATCH',
  path: '/users/me',
  access: 'user',
  rateLimit: 'ownChanges',
  summary:
    'Change one’s own name, phone number or email address, which must then be confirmed again',
  body: DetailsChange,
  output: AccountOfPerson,
});

export const exportOwnAccount = defineEndpoint({
  method: 'GET',
  path: '/users/me/export',
  access: 'user',
  summary: 'Everything that is stored about the signed-in person',
  output: AccountExport,
});

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/users/me/sessions',
  access: 'user',
  summary: 'Where the signed-in person is logged in, last used first',
  output: z.array(AccountSession),
});

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/sessions/:sessionId',
  access: 'user',
  // Must be possible whatever was done with the account before.
  rateLimit: null,
  summary: 'Log one device out',
  params: z.object({ sessionId: Id }),
});

export const endOwnSessions = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/sessions',
  access: 'user',
  // Must be possible whatever was done with the account before.
  rateLimit: null,
  summary: 'Log out everywhere, including this session',
});

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'people.read',
  journal: 'people',
  summary: 'Accounts by any filters, by name unless sorted otherwise',
  query: PeopleQuery,
  output: z.array(AccountOfPerson),
});

export const countUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/users/count',
  access: 'people.read',
  summary: 'How many accounts match',
  query: PeopleFilters,
  output: z.object({ total: z.int() }),
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'people.read',
  journal: 'person',
  summary: 'One account',
  params: ById,
  output: AccountOfPerson,
});

export const changeUserRole = defineEndpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  access: 'staff.manage',
  requiresProof: true,
  rateLimit: 'staffInvitations',
  summary:
    'Make a person manager, or, where there are several shelters, invite who does not work here yet, or end the roles of a person here. A new manager needs a confirmed address, and all managers are notified; the last one stays',
  params: ById,
  body: RoleChange,
  output: AccountOfPerson,
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: 'people.delete',
  summary: 'Delete an account; visits stay without the person. Never the last admin',
  params: ById,
  body: PasswordAgain,
});

export const exportUser = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:id/export',
  access: 'people.export',
  journal: 'export',
  requiresProof: true,
  summary: 'Everything that is stored about a person who asks for it',
  params: ById,
  output: AccountExport,
});

export const listUserSessions = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:id/sessions',
  access: 'people.read',
  journal: 'person',
  summary: 'Where a person is logged in, last used first',
  params: ById,
  output: z.array(AccountSession),
});

export const endUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions',
  access: 'people.edit',
  summary: 'Log a person out everywhere',
  params: ById,
});
