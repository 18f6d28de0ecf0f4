import type { Adoption, OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import {
  type AdoptionActor,
  allowedAdoptionActions,
  isOpenAdoption,
} from '@pawmatch/contract/adoptions/adoption-actions';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import type { Shelters } from '../shelter/shelters.ts';
import { readVisitorName } from '../visits/walk-in-name.ts';
import { notReadyMessage } from './adoption-errors.ts';
import { adoptionTexts } from './adoption-messages.ts';
import { type AdoptionDetails, type AdoptionPet, hasAdopter } from './adoptions.repository.ts';
import { undoTime } from './store-step.ts';

/** Shown for adopters whose name was removed. */
const adopterNameOf = ({ adoption, adopter }: AdoptionDetails): string =>
  adopter?.fullName ?? (readVisitorName(adoption.adopterName) || adoptionTexts.formerAdopter);

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

function presentShared(details: AdoptionDetails, actor: AdoptionActor) {
  const { adoption, pets } = details;
  const isAwaited = adoption.stage === 'asked' || adoption.stage === 'checking';
  return {
    id: adoption.id,
    pets: pets.map(presentAdoptedPet),
    second_adopter: adoption.secondName
      ? { name: adoption.secondName, email: adoption.secondEmail }
      : null,
    stage: adoption.stage,
    end_reason: adoption.endReason,
    message: adoption.message,
    answer_by: isAwaited ? iso(adoption.answerBy) : null,
    trial_until: adoption.trialUntil,
    fee_cents: adoption.feeCents,
    approved_at: iso(adoption.approvedAt),
    adopted_at: iso(adoption.adoptedAt),
    ended_at: iso(adoption.endedAt),
    created_at: adoption.createdAt.toISOString(),
    version: adoption.version,
    allowed_actions: allowedAdoptionActions(actor, adoption.stage).filter(
      (action) => action !== 'reopen' || hasAdopter(details),
    ),
  };
}

export const presentOwnAdoption = (
  details: AdoptionDetails,
  shelters: Pick<Shelters, 'of'>,
): OwnAdoption => ({
  ...presentShared(details, 'adopter'),
  pets: details.pets.map(presentPetOfAdopter),
  shelter_name: shelters.of(details.adoption.shelterId).name,
  has_health_records: hasHealthRecords(details),
});

/** Of an adopter who has the pets. */
const hasHealthRecords = ({ adoption, pets }: AdoptionDetails): boolean =>
  adoption.stage === 'adopted' &&
  pets.some(({ healthRecord, returnedAt }) => healthRecord !== null && returnedAt === null);

/** @param callerId staff may do nothing with their own adoption as staff */
export function presentAdoption(details: AdoptionDetails, callerId: string | undefined): Adoption {
  const { adoption, adopter, leader } = details;
  const shared = presentShared(details, 'staff');
  const isOwn = adopter !== null && adopter.id === callerId;
  return {
    ...shared,
    allowed_actions: isOwn ? [] : shared.allowed_actions,
    source: adoption.source,
    visit_id: adoption.visitId,
    adopter: {
      id: adopter?.id ?? null,
      name: adopterNameOf(details),
      email: adopter?.email ?? adoption.adopterEmail,
      phone_number: adopter?.phoneNumber ?? adoption.adopterPhone,
    },
    missing_before_leaving: missingBeforeLeaving(details),
    led_by: leader && { id: leader.id, name: leader.fullName },
    silent_undo_until: adoption.stage === 'adopted' ? presentSilentUndo(details) : null,
  };
}

const missingBeforeLeaving = ({ adoption, pets }: AdoptionDetails): string | null =>
  isOpenAdoption(adoption.stage)
    ? notReadyMessage(
        pets.map(({ petName: name, careBlocks }) => ({ name, careBlocks: careBlocks ?? [] })),
      )
    : null;

function presentSilentUndo({ pets }: AdoptionDetails): string | null {
  const closings = pets.flatMap(({ adoptedAt }) => adoptedAt ?? []);
  const [first] = closings.sort((one, other) => +one - +other);
  return first ? undoTime(first).toISOString() : null;
}

const presentAdoptedPet = ({ petId, petName, status, photoHash, externalPhoto }: AdoptionPet) => ({
  id: petId,
  name: petName,
  status,
  image_url: presentImageUrl({ photoHash, externalPhoto }),
});

/** What becomes of a pet that adopters cannot see concerns only the adopter who has it. */
const presentPetOfAdopter = (pet: AdoptionPet) => ({
  ...presentAdoptedPet(pet),
  ...(!pet.isListed && !pet.isHeld && { status: null, image_url: null }),
});
