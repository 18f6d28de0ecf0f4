import { adoptionChecks } from '@pawmatch/contract/adoption-checks/adoption-check-values';
import {
  type AdoptionCheck,
  listAdoptionChecks,
  recordAdoptionCheck,
} from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { requireAdoption, requireNotOwn } from '../adoptions/adoption-errors.ts';
import * as repository from './adoption-checks.repository.ts';

/** What staff check before an adoption, with who and when. */
export function registerAdoptionChecks({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock } = dependencies;

  const findAdoption = async (caller: Caller, id: string) =>
    requireAdoption(await repository.findAdoptionOf(database, id, shelterOf(caller)));

  const list = async (adoptionId: string): Promise<AdoptionCheck[]> => {
    const rows = await repository.listChecks(database, adoptionId);
    return adoptionChecks.map((check) => {
      const found = rows.find(({ row }) => row.check === check);
      return {
        check,
        result: found?.row.result ?? null,
        note: found?.row.note ?? null,
        by: found?.by ?? null,
        at: found?.row.checkedAt.toISOString() ?? null,
      };
    });
  };

  registerEndpoint(listAdoptionChecks, async ({ caller, params }) => {
    await findAdoption(caller, params.id);
    return list(params.id);
  });
  registerEndpoint(recordAdoptionCheck, async ({ caller, params, body }) => {
    const { id: adoptionId, check } = params;
    requireNotOwn((await findAdoption(caller, adoptionId)).userId, caller.userId);
    if (body.result === null) await repository.deleteCheck(database, adoptionId, check);
    else {
      const { result, note } = body;
      const by = { checkedBy: caller.userId, checkedAt: clock() };
      await repository.saveCheck(database, { adoptionId, check, result, note, ...by });
    }
    return list(adoptionId);
  });
}
