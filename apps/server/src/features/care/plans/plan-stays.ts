import { nextCare } from '@pawmatch/contract/care/plan-care';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { deleteItems } from '../care-items.repository.ts';
import { listPlansInUse, type PlanInUse } from './care-plans.repository.ts';
import * as repository from './planned-care.repository.ts';

type Item = repository.PlannedItem;

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const hasVaccinesOf = (item: Item, plan: PlanInUse) =>
  plan.vaccines.length > 0 && plan.vaccines.every((vaccine) => item.vaccines.includes(vaccine));

/**
 * What was written down by hand, or at another shelter, counts by its kind and name, a vaccination also by what it is a
 * vaccine against, and every weight is a weighing. As `care_fact` in `0310_blocks_of_many_pets.sql` says of rules.
 */
const isOfPlan = (item: Item, plan: PlanInUse) =>
  item.planId === plan.id ||
  (item.kind === plan.kind &&
    (plan.kind === 'weight' || isSameName(item.title, plan.name) || hasVaccinesOf(item, plan)));

function wantedItem(stay: repository.CareStay, plan: PlanInUse, items: readonly Item[]) {
  const done = items.filter((item) => item.happenedOn !== null && isOfPlan(item, plan));
  const { species, birthDate: birth_date, cameOn: came_on } = stay;
  const subject = { species, birth_date, came_on, left_on: null };
  const next = nextCare(
    plan,
    subject,
    done.map(({ happenedOn }) => happenedOn ?? ''),
  );
  if (!next) return null;
  // A number is used once, also where something in between was taken back.
  const used = done.filter(({ planId, stayId }) => planId === plan.id && stayId === stay.id);
  const number = Math.max(next.number, ...used.map((item) => (item.number ?? 0) + 1));
  const { name: title, product, dose } = plan;
  return { dueOn: next.due_on, number, title, product, dose };
}

/**
 * Writes the next care of each plan of some stays that the caller holds, and removes what is not due any more. Computing
 * it again changes nothing.
 */
export async function planStays(
  transaction: Queries,
  held: readonly repository.CareStay[],
  { shelterId, timeZone, now }: { shelterId: string; timeZone: string; now: Date },
): Promise<void> {
  if (held.length === 0) return;
  const petIds = [...new Set(held.map(({ petId }) => petId))];
  const plans = await listPlansInUse(transaction, shelterId);
  const kinds = [...new Set(plans.map(({ kind }) => kind))];
  const items = await repository.listPlannedItems(transaction, petIds, {
    shelterId,
    kinds,
    timeZone,
  });
  const byPet = new Map<string, Item[]>(petIds.map((id) => [id, []]));
  for (const item of items) byPet.get(item.petId)?.push(item);
  const added: repository.NewPlannedItem[] = [];
  const removed: string[] = [];
  for (const stay of held) {
    const ofPet = byPet.get(stay.petId) ?? [];
    const open = ofPet.filter((item) => item.happenedOn === null && item.stayId === stay.id);
    const kept = new Set<string>();
    for (const plan of stay.isOpen ? plans : []) {
      const wanted = wantedItem(stay, plan, ofPet);
      if (!wanted) continue;
      const written = open.find((item) => item.planId === plan.id && item.number === wanted.number);
      if (written) {
        kept.add(written.id);
        const isChanged = (Object.keys(wanted) as (keyof typeof wanted)[]).some(
          (name) => wanted[name] !== written[name],
        );
        const columns = { ...wanted, kind: plan.kind, updatedAt: now };
        if (isChanged || written.kind !== plan.kind) {
          await repository.updatePlannedItem(transaction, written.id, columns);
        }
        continue;
      }
      added.push({
        id: newId(),
        shelterId,
        petId: stay.petId,
        stayId: stay.id,
        planId: plan.id,
        kind: plan.kind,
        sourceKey: `plan:${plan.id}:${stay.id}:${wanted.number}`,
        ...wanted,
        createdAt: now,
      });
    }
    removed.push(...open.flatMap(({ id }) => (kept.has(id) ? [] : id)));
  }
  // First, because only one of a plan may be due.
  await deleteItems(transaction, removed);
  await repository.insertPlannedItems(transaction, added);
  await repository.markStaysComputed(
    transaction,
    held.map(({ id }) => id),
  );
}
