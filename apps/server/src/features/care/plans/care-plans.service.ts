import type { CarePlanInput } from '@pawmatch/contract/care/care-plans-endpoints';
import { storedCareName } from '../../../care-names.ts';
import { inLongTurnOfCare } from '../../../care-turns.ts';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { CarePlanRow } from '../care.tables.ts';
import { holdPetsWithBlocks } from '../rules/care-rules.repository.ts';
import * as repository from './care-plans.repository.ts';
import { refreshCare } from './refresh-care.ts';

/** Whose plan it is. */
interface OwnPlan {
  id: string;
  shelterId: string;
}

/** The plans of care of shelters; with each change, what is due is computed again. */
export function createCarePlansService(dependencies: Uses<'database' | 'clock' | 'shelters'>) {
  const { database, clock } = dependencies;

  /** Pets may be blocked by a plan. */
  const update = (own: OwnPlan, columns: Partial<CarePlanRow>) =>
    inLongTurnOfCare(database, own.shelterId, async (tx) => {
      await holdPetsWithBlocks(tx, own.shelterId);
      return repository.updatePlan(tx, own, columns);
    });

  const columnsOf = (input: CarePlanInput) => ({
    ...input,
    name: storedCareName(input.name),
    source: input.source && storedCareName(input.source),
  });

  async function saved(plan: CarePlanRow | undefined): Promise<CarePlanRow> {
    if (!plan) throw new AppError('CARE_PLAN_NOT_FOUND');
    await refreshCare(dependencies, plan.shelterId);
    return plan;
  }

  return {
    async list(shelterId: string): Promise<CarePlanRow[]> {
      await repository.ensureFirstPlans(database, shelterId, clock());
      return repository.listPlans(database, shelterId);
    },

    async add(shelterId: string, input: CarePlanInput): Promise<CarePlanRow> {
      const now = clock();
      await repository.ensureFirstPlans(database, shelterId, now);
      const row = { ...columnsOf(input), id: newId(), shelterId, createdAt: now, updatedAt: now };
      return saved(await repository.insertPlan(database, row));
    },

    /** @throws AppError CARE_PLAN_NOT_FOUND */
    change: async (own: OwnPlan, input: CarePlanInput): Promise<CarePlanRow> =>
      saved(await update(own, { ...columnsOf(input), updatedAt: clock() })),

    /** What was done by it keeps its name. @throws AppError CARE_PLAN_NOT_FOUND */
    async delete(own: OwnPlan): Promise<void> {
      const now = clock();
      await saved(await update(own, { deletedAt: now, updatedAt: now }));
    },
  };
}
