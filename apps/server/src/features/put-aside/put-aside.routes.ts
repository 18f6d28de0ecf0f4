import * as endpoints from '@pawmatch/contract/put-aside/put-aside-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentPutAside } from './put-aside.presenter.ts';
import * as repository from './put-aside.repository.ts';

/** B2.07: "Not for me". The matches leave out these pets at once. */
export function putAsideRoutes(
  serve: Serve,
  {
    database,
    clock,
    preferenceChanges,
  }: Pick<Dependencies, 'database' | 'clock' | 'preferenceChanges'>,
): void {
  serve(endpoints.listPutAside, async ({ caller }) => {
    const rows = await repository.listPutAside(database, caller.userId);
    return rows.map(presentPutAside);
  });
  serve(endpoints.putAside, async ({ caller, params, body }) => {
    const { userId } = caller;
    const row = { userId, petId: params.petId, reason: body.reason, createdAt: clock() };
    if (!(await repository.upsertPutAside(database, row))) throw new AppError('PET_NOT_FOUND');
    preferenceChanges.publish(userId);
    return undefined;
  });
  serve(endpoints.bringBack, async ({ caller, params }) => {
    await repository.deletePutAside(database, caller.userId, params.petId);
    preferenceChanges.publish(caller.userId);
    return undefined;
  });
  serve(endpoints.sumPutAside, ({ params }) => repository.sumByReason(database, params.petId));
}
