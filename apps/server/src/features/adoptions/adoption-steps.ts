import {
  type AdoptionActor,
  isAdoptionActionAllowed,
  isHoldingAdoption,
} from '@pawmatch/contract/adoptions/adoption-actions';
import type {
  AdoptionAction,
  AdoptionEndReason,
} from '@pawmatch/contract/adoptions/adoption-values';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { hasCareOfPet, readHealthRecord } from '../care/health-records.repository.ts';
import { setPetStatus } from '../pets/pets.repository.ts';
import { notReadyMessage } from './adoption-errors.ts';
import type { LockedAdoption } from './adoption-locks.repository.ts';
import * as repository from './adoptions.repository.ts';
import { closePet, reopenPet } from './closing/close-pet.ts';
import { recordStay } from './closing/ended-stays.repository.ts';
import type { AdoptionMailKind } from './mails/adoption-mail-kinds.ts';
import { storeStep, undoTime } from './store-step.ts';

/** The status of a pet that somebody has set. */
interface StatusSet {
  petId: string;
  status: PetStatus;
  /** When it was adopted, as it was before. */
  adoptedAt: Date | null;
}

export interface Step {
  action: Exclude<AdoptionAction, 'edit'>;
  actor: AdoptionActor;
  now: Date;
  /** Of an end; by default its actor's. */
  reason?: AdoptionEndReason | undefined;
  /** The last day of a trial. */
  trialUntil?: string | undefined;
  /** Of a completion that is recorded later. */
  adoptedAt?: Date | undefined;
  /** Of a completion: why care rules are no obstacle. */
  despite?: string | null | undefined;
  /** The status of a pet that somebody has set, from which the step follows; what else follows is not done here. */
  statusSet?: StatusSet | undefined;
  /** No email is sent. */
  isSilent?: boolean | undefined;
}

/**
 * Takes a step of an adoption that is locked with its pets.
 * @throws AppError ADOPTION_ACTION_REFUSED, PET_NOT_READY, PET_HELD, PET_UNAVAILABLE, ADOPTION_EXISTS
 */
export async function takeStep(tx: Queries, adoption: LockedAdoption, step: Step): Promise<void> {
  const { stage } = adoption.adoption;
  if (!isAdoptionActionAllowed(step.actor, step.action, stage)) {
    throw new AppError('ADOPTION_ACTION_REFUSED');
  }
  if (changesPets[step.action] && !step.statusSet) requirePetsOfShelter(adoption);
  await steps[step.action](tx, adoption, step);
}

/** Steps that give an adoption its pets, or take them back from it. */
const changesPets: Partial<Record<Step['action'], boolean>> = {
  approve: true,
  start_trial: true,
  complete: true,
  reopen: true,
  undo: true,
};

type StepOf = (tx: Queries, adoption: LockedAdoption, step: Step) => Promise<void>;

const steps: Record<Step['action'], StepOf> = {
  check: (tx, adoption, { now }) => storeStep(tx, adoption, { stage: 'checking' }, now),

  async approve(tx, adoption, { now }) {
    requireNotAdopted(adoption);
    await storeStep(tx, adoption, { stage: 'approved', approvedAt: now }, now, 'approved');
    await reserve(tx, adoption, 'Pending', now);
  },

  async start_trial(tx, adoption, { now, trialUntil }) {
    requireNotAdopted(adoption);
    await storeStep(tx, adoption, { stage: 'on_trial', trialUntil }, now, 'trial');
    await reserve(tx, adoption, 'Pending', now);
  },

  async complete(tx, adoption, step) {
    const { now, adoptedAt = now, despite } = step;
    // Who sets the status is not held up, and hears afterwards what was lacking.
    const missing = step.statusSet ? null : notReadyMessage(adoption.lockedPets);
    if (missing && !despite) throw new AppError('PET_NOT_READY', { detail: missing });
    await keepHealthRecords(tx, adoption, now);
    const columns = { adoptedAt, closedDespite: (missing && despite) ?? null };
    await storeStep(tx, adoption, { stage: 'adopted', ...columns }, now, 'adopted', undoTime(now));
    await reserve(tx, adoption, 'Adopted', now, step.statusSet);
    for (const { id } of adoption.lockedPets) {
      await recordStay(tx, { adoptionId: adoption.adoption.id, petId: id, adoptedAt });
      if (!step.statusSet) await closePet(tx, id, { now, adoptionId: adoption.adoption.id });
    }
  },

  decline: (tx, adoption, step) => end(tx, adoption, 'declined', step),
  withdraw: (tx, adoption, step) => end(tx, adoption, 'withdrawn', step),
  return: (tx, adoption, step) => end(tx, adoption, 'returned', step),

  async reopen(tx, adoption, { now }) {
    requireNotAdopted(adoption);
    if (!repository.hasAdopter(adoption)) throw new AppError('ADOPTION_ACTION_REFUSED');
    const { id: exceptId, userId, adopterEmail: email } = adoption.adoption;
    const petIds = adoption.pets.map(({ petId }) => petId);
    if (await repository.isAdopting(tx, { userId, email, petIds, exceptId })) {
      throw new AppError('ADOPTION_EXISTS');
    }
    const columns = { stage: 'checking', endReason: null, endedAt: null } as const;
    await storeStep(tx, adoption, columns, now, 'reopened');
  },

  /**
   * The adoption is as it was before, and so are its pets and what was closed with them. One of an account that was erased
   * since has ended.
   */
  async undo(tx, adoption, { now, statusSet }) {
    const before = (await repository.findStageBefore(tx, adoption.adoption.id)) ?? 'checking';
    const hasAdopter = repository.hasAdopter(adoption);
    const isReserved = hasAdopter && isHoldingAdoption(before) && statusSet?.status !== 'Available';
    const stage = isHoldingAdoption(before) && !isReserved ? 'checking' : before;
    const end = { stage: 'withdrawn', endReason: 'account_closed', endedAt: now } as const;
    const closed = statusSet ? [statusSet] : adoption.lockedPets;
    const closings = closed.flatMap(({ adoptedAt }) => adoptedAt ?? []);
    const isSilent = closings.every((closedAt) => now < undoTime(closedAt));
    const columns = { ...(hasAdopter ? { stage } : end), adoptedAt: null, closedDespite: null };
    await storeStep(tx, adoption, columns, now, isSilent ? undefined : 'reopened');
    if (statusSet) return;
    const mistaken = adoption.lockedPets.filter(({ status }) => status === 'Adopted');
    for (const pet of mistaken) {
      const known = adoption.pets.find(({ petId }) => petId === pet.id)?.statusBefore;
      const status = isReserved ? 'Pending' : (known ?? 'Available');
      await setPetStatus(tx, [pet.id], { status, updatedAt: now });
    }
    for (const pet of mistaken) await reopenPet(tx, pet, now);
  },
};

/** Sets the status of pets that now are somebody's. */
async function reserve(
  tx: Queries,
  { adoption, lockedPets }: LockedAdoption,
  status: PetStatus,
  now: Date,
  statusSet?: StatusSet,
): Promise<void> {
  if (!isHoldingAdoption(adoption.stage)) {
    for (const pet of lockedPets) {
      const statusBefore = pet.status === 'Pending' ? 'Pending' : 'Available';
      const key = { adoptionId: adoption.id, petId: pet.id };
      await repository.updateAdoptionPet(tx, key, { statusBefore });
    }
  }
  // Whoever sets the status of one of a pair, says nothing about the other one.
  if (statusSet) return;
  const changed = lockedPets.filter((pet) => pet.status !== status);
  const ids = changed.map(({ id }) => id);
  if (ids.length > 0) await setPetStatus(tx, ids, { status, updatedAt: now });
}

const mailOfEnd: Record<AdoptionEndReason, AdoptionMailKind | undefined> = {
  adopter: 'withdrawn',
  staff: 'released',
  pet_adopted: 'pet_adopted',
  pet_left: 'pet_left',
  account_closed: undefined,
  mistake: undefined,
};

/** Ends an adoption; pets that it had reserved are free again. */
async function end(
  tx: Queries,
  adoption: LockedAdoption,
  stage: 'declined' | 'withdrawn' | 'returned',
  { actor, reason, now, statusSet, isSilent }: Step,
): Promise<void> {
  const endReason = reason ?? (actor === 'adopter' ? 'adopter' : 'staff');
  const isDeclined = stage === 'declined' && endReason === 'staff';
  const mail = isDeclined ? 'declined' : mailOfEnd[endReason];
  const columns = { stage, endedAt: now, ...(stage !== 'returned' && { endReason }) };
  const told = isSilent || stage === 'returned' ? undefined : mail;
  await storeStep(tx, adoption, columns, now, told);
  if (isHoldingAdoption(adoption.adoption.stage)) await release(tx, adoption, now, statusSet);
}

/** Pets that an adoption had made Pending are Available again. */
async function release(
  tx: Queries,
  { pets }: LockedAdoption,
  now: Date,
  statusSet?: StatusSet,
): Promise<void> {
  const ids = pets
    .filter(({ status, statusBefore }) => status === 'Pending' && statusBefore === 'Available')
    .map(({ petId }) => petId)
    .filter((id) => id !== statusSet?.petId);
  if (ids.length > 0) await setPetStatus(tx, ids, { status: 'Available', updatedAt: now });
}

/** What the adopter gets stays as it is on the day on which the pet leaves. */
async function keepHealthRecords(
  tx: Queries,
  { adoption, lockedPets }: LockedAdoption,
  now: Date,
): Promise<void> {
  for (const { id: petId } of lockedPets) {
    if (!(await hasCareOfPet(tx, petId))) continue;
    const healthRecord = await readHealthRecord(tx, petId, now);
    await repository.updateAdoptionPet(tx, { adoptionId: adoption.id, petId }, { healthRecord });
  }
}

function requireNotAdopted({ lockedPets }: LockedAdoption): void {
  if (lockedPets.length === 0 || lockedPets.some(({ status }) => status === 'Adopted')) {
    throw new AppError('PET_UNAVAILABLE');
  }
}

/** A pet that has moved since is decided about by the shelter where it lives now. */
function requirePetsOfShelter({ adoption, lockedPets }: LockedAdoption): void {
  if (lockedPets.some(({ shelterId }) => shelterId !== adoption.shelterId)) {
    throw new AppError('PET_UNAVAILABLE');
  }
}
