import * as z from 'zod/mini';
import { Role } from '../auth/role.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { CurrentUser, User } from './user.ts';

const UserParams = z.object({ id: Id });

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  access: 'user',
  summary: 'The signed-in person with preferences and training traits',
  status: 200,
  output: CurrentUser,
});

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'Everyone with an account, by name',
  status: 200,
  output: z.array(User),
});

export const changeUserRole = defineEndpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'Make someone admin or adopter; never the last admin',
  params: UserParams,
  body: z.object({ role: Role }),
  status: 200,
  output: User,
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'Delete an account and what belongs to it; never the last admin',
  params: UserParams,
  status: 204,
});
