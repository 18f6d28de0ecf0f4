import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lockPet } from '../pets/pets.repository.ts';
import type { OnVisitOutcome } from '../visits/on-visit-outcome.ts';
import type { VisitRow } from '../visits/visits.table.ts';
import { WALK_IN_NAME } from '../visits/walk-in-name.ts';
import * as locks from './adoption-locks.repository.ts';
import { takeStep } from './adoption-steps.ts';
import * as repository from './adoptions.repository.ts';
import { beginAdoption } from './begin-adoption.ts';

/**
 * An adoption begins when staff say at a visit that its visitor adopts, unless they are adopting already; it ends when
 * that was a mistake and nobody has touched it.
 */
export const createOnVisitOutcome =
  ({ shelters }: Uses<'shelters'>): OnVisitOutcome =>
  async (tx, visit, before, now) => {
    if (visit.outcome === before) return;
    if (before === 'adopted') await withdrawUntouched(tx, visit, now);
    if (visit.outcome !== 'adopted') return;
    const pet = visit.petId ? await lockPet(tx, visit.petId) : undefined;
    if (!pet) return;
    const adopter = adopterOfVisit(visit);
    const shelter = shelters.of(visit.shelterId);
    await beginAdoption(tx, {
      source: 'visit',
      pet,
      adopter,
      visitId: visit.id,
      shelter,
      now,
    }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'ADOPTION_EXISTS')) throw error;
    });
  };

export const adopterOfVisit = (visit: VisitRow) =>
  visit.userId
    ? { userId: visit.userId, adopterName: null, adopterEmail: null, adopterPhone: null }
    : {
        userId: null,
        adopterName: visit.visitorName ?? WALK_IN_NAME,
        adopterEmail: visit.visitorEmail,
        adopterPhone: visit.visitorPhone,
      };

async function withdrawUntouched(tx: Queries, { id }: VisitRow, now: Date): Promise<void> {
  for (const adoptionId of await repository.listUntouchedIdsOfVisit(tx, id)) {
    const adoption = await locks.lockAdoption(tx, adoptionId);
    const step = { action: 'withdraw', actor: 'system', reason: 'mistake', now } as const;
    if (adoption) await takeStep(tx, adoption, step);
  }
}
