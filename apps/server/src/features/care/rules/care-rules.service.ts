import { careOfNeed } from '@pawmatch/contract/care/care-of-need';
import type { CareRules, PetNeed } from '@pawmatch/contract/care/care-rules-endpoints';
import {
  blocksOf,
  type CareNeed,
  type CareRule,
  careSteps,
  firstCareRules,
  planOfNeed,
  whatBlocks,
} from '@pawmatch/contract/pets/care/readiness';
import { readCareName } from '../../../care-names.ts';
import { inLongTurnOfCare } from '../../../care-turns.ts';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findPet } from '../../pets/pets.repository.ts';
import type { CarePlanRow } from '../care.tables.ts';
import {
  type CareItemWithVaccines,
  listAwaitedOfPet,
  listDueOfPet,
} from '../care-items.repository.ts';
import { careMessages } from '../care-messages.ts';
import { listPlans } from '../plans/care-plans.repository.ts';
import { careContext, refreshCare } from '../plans/refresh-care.ts';
import * as repository from './care-rules.repository.ts';

const isOfNeed = (need: CareNeed, { item, vaccines }: CareItemWithVaccines): boolean => {
  const planId = planOfNeed(need);
  if (planId) return item.planId === planId;
  return need === 'rabies' || need === 'core'
    ? vaccines.includes(need)
    : item.kind === careOfNeed(need, null)?.kind;
};

/** What a shelter asks of its pets before they are shown, booked or leave. */
export function createCareRulesService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database, petChanges } = dependencies;

  /** Without rules about plans that were deleted. */
  const usable = (rules: readonly CareRule[], plans: CarePlanRow[]) =>
    rules.filter(({ need }) => {
      const planId = planOfNeed(need);
      return planId === null || plans.some(({ id }) => id === planId);
    });

  async function read(queries: Queries, shelterId: string): Promise<CareRules> {
    const row = await repository.findRules(queries, shelterId);
    const rules = usable(row?.rules ?? firstCareRules, await listPlans(queries, shelterId));
    return {
      version: row?.version ?? 0,
      rules: rules.map(({ need, blocks, is_on }) => ({ need, blocks: [...blocks], is_on })),
      blocked: await repository.countBlocked(queries, shelterId),
    };
  }

  return {
    async of(shelterId: string): Promise<CareRules> {
      await refreshCare(dependencies, shelterId);
      return read(database, shelterId);
    },

    /** @throws AppError CONFLICT with the current rules, VALIDATION_FAILED */
    async save(shelterId: string, rules: CareRule[], version: number): Promise<CareRules> {
      const { now, today } = careContext(dependencies, shelterId);
      try {
        return await inLongTurnOfCare(database, shelterId, async (tx) => {
          if (usable(rules, await listPlans(tx, shelterId)).length < rules.length) {
            throw invalidField('rules', careMessages.planDeleted);
          }
          await repository.holdPetsWithBlocks(tx, shelterId);
          const row = { shelterId, rules, asOf: today, version, updatedAt: now };
          if (!(await repository.replaceRules(tx, row))) {
            const current = await read(tx, shelterId);
            throw new AppError('CONFLICT', { detail: careMessages.rulesChanged, current });
          }
          return read(tx, shelterId);
        });
      } finally {
        petChanges.publish();
      }
    },

    /** Of a pet in care, what each rule that is on asks. @throws AppError PET_NOT_FOUND */
    async needsOf(shelterId: string, petId: string): Promise<PetNeed[]> {
      const pet = await findPet(database, petId);
      if (pet?.shelterId !== shelterId) throw new AppError('PET_NOT_FOUND');
      const { today } = await refreshCare(dependencies, shelterId);
      const [row, plans, due, awaited] = await Promise.all([
        repository.findRules(database, shelterId),
        listPlans(database, shelterId),
        listDueOfPet(database, { petId, shelterId, today }),
        listAwaitedOfPet(database, petId),
      ]);
      const rules = usable(row?.rules ?? [], plans).filter(({ is_on }) => is_on);
      const needs = rules.map(({ need }) => need);
      const facts = await repository.findFacts(database, { petId, needs, today });
      if (!facts) return [];
      const blocks = whatBlocks(facts, rules);
      return rules.map(({ need }) => {
        const plan = plans.find(({ id }) => id === planOfNeed(need)) ?? null;
        const name = plan && readCareName(plan.name);
        const care = plan ? { kind: plan.kind, title: name ?? '' } : careOfNeed(need, pet.species);
        const awaits_result = awaited.some((each) => isOfNeed(need, each));
        const itemId = due.find((each) => isOfNeed(need, each))?.item.id ?? null;
        const ofNeed = blocks.filter((block) => block.need === need);
        return {
          need,
          name,
          is_met: facts[need] ?? null,
          blocks: careSteps.filter((step) => blocksOf(ofNeed, step).length > 0),
          care: care && { item_id: itemId, ...care, awaits_result },
        };
      });
    },
  };
}
