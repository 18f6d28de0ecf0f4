import * as endpoints from '@pawmatch/contract/users/users-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import { presentCurrentUser, presentUser } from './users.presenter.ts';
import type { UsersService } from './users.service.ts';

/** R7.06 and what admins do with accounts. */
export function usersRoutes(serve: Serve, users: UsersService): void {
  serve(endpoints.getCurrentUser, async ({ caller }) =>
    presentCurrentUser(await users.getCurrent(caller.userId)),
  );
  serve(endpoints.listUsers, async () => (await users.list()).map(presentUser));
  serve(endpoints.changeUserRole, async ({ params, body }) =>
    presentUser(await users.changeRole(params.id, body.role)),
  );
  serve(endpoints.deleteUser, async ({ params }) => {
    await users.remove(params.id);
    return undefined;
  });
}
