import * as endpoints from '@pawmatch/contract/users/users-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import { presentCurrentUser, presentUser } from './users.presenter.ts';
import type { UsersService } from './users.service.ts';

/** R7.06 and what admins do with accounts, which the log keeps. */
export function usersRoutes(serve: Serve, users: UsersService): void {
  serve(endpoints.getCurrentUser, async ({ caller }) =>
    presentCurrentUser(await users.getCurrent(caller.userId)),
  );
  serve(endpoints.listUsers, async () => (await users.list()).map(presentUser));
  serve(endpoints.changeUserRole, async ({ params, body, caller, request }) => {
    const user = await users.changeRole(params.id, body.role);
    request.log.info({ user: user.id, role: user.role, by: caller.userId }, 'role changed');
    return presentUser(user);
  });
  serve(endpoints.deleteUser, async ({ params, caller, request }) => {
    await users.remove(params.id);
    request.log.info({ user: params.id, by: caller.userId }, 'account deleted');
    return undefined;
  });
}
