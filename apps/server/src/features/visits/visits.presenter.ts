import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import type { OwnVisit, Visit } from '@pawmatch/contract/visits/visit';
import {
  allowedVisitActions,
  capabilityOfVisitAction,
  type VisitActor,
} from '@pawmatch/contract/visits/visit-actions';
import type { Caller } from '../../platform/http/requests/caller.ts';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import type { Shelters } from '../shelter/shelters.ts';
import { visitMessages } from './visit-messages.ts';
import { visitState } from './visit-state.ts';
import type { VisitDetails } from './visits.repository.ts';
import { readVisitorName } from './walk-in-name.ts';

/** For staff. @param actor on whom `allowed_actions` depends, as on the notice of adopters */
export function presentVisit(
  { visit, pet, bondedPet, adopter, meetingPlace }: VisitDetails,
  now: Date,
  actor: VisitActor = 'staff',
  noticeMinutes = 0,
): Visit {
  const requestedAt = visit.startsAt.toISOString();
  return {
    id: visit.id,
    pet_id: visit.petId,
    status: visit.status,
    cancel_reason: visit.cancelReason,
    requested_at: requestedAt,
    ends_at: visit.endsAt.toISOString(),
    ended_at: visit.endedAt?.toISOString() ?? null,
    rests_until: restOf(visit)?.toISOString() ?? null,
    notes: visit.notes,
    checked_in_at: visit.checkedInAt?.toISOString() ?? null,
    outcome: visit.outcome,
    not_a_fit_because: visit.notAFitBecause,
    pet: presentVisitedPet(pet),
    bonded_pet: presentVisitedPet(bondedPet),
    meeting_place: meetingPlace,
    user: {
      id: adopter?.id ?? null,
      full_name:
        adopter?.fullName ?? (readVisitorName(visit.visitorName) || visitMessages.formerVisitor),
      email: adopter?.email ?? visit.visitorEmail,
      phone_number: adopter?.phoneNumber ?? visit.visitorPhone,
    },
    created_at: visit.createdAt.toISOString(),
    updated_at: visit.updatedAt.toISOString(),
    version: visit.version,
    calendar_sequence: visit.notificationSequence,
    allowed_actions: allowedVisitActions(actor, visitState(visit), now, noticeMinutes),
  };
}

/** Presents visits to a member of staff: `allowed_actions` are those that the roles allow, too. */
export function presentToStaff({ staffRoles }: Pick<Caller, 'staffRoles'>, now: Date) {
  const allowed = capabilitiesOf(staffRoles, []);
  return (details: VisitDetails): Visit => {
    const visit = presentVisit(details, now);
    return {
      ...visit,
      allowed_actions: visit.allowed_actions.filter((action) =>
        allowed.includes(capabilityOfVisitAction[action]),
      ),
    };
  };
}

/** A visit for its adopter. @param shelters by whose notice it can still be changed */
export function presentOwnVisit(
  details: VisitDetails,
  now: Date,
  shelters: Pick<Shelters, 'of'>,
): OwnVisit {
  const { notice_minutes } = shelters.of(details.visit.shelterId).visiting;
  const {
    not_a_fit_because: _,
    user,
    ...visit
  } = presentVisit(details, now, 'adopter', notice_minutes);
  const { full_name, email, phone_number } = user;
  return { ...visit, user: { full_name, email, phone_number } };
}

/** A visit for the holder of a mailed link, without what its adopter told the shelter about themselves. */
export function presentVisitOfLink(
  details: VisitDetails,
  now: Date,
  shelters: Pick<Shelters, 'of'>,
): OwnVisit {
  const visit = presentOwnVisit(details, now, shelters);
  return {
    ...visit,
    notes: null,
    user: { ...visit.user, email: null, phone_number: null },
    allowed_actions: visit.allowed_actions.filter((action) => action !== 'edit_notes'),
  };
}

/** Null for a visit that did not take place. */
const restOf = ({ status, outcome, restsUntil, startsAt }: VisitDetails['visit']) =>
  status === 'cancelled' || outcome === 'no_show' || (restsUntil && restsUntil <= startsAt)
    ? null
    : restsUntil;

const presentVisitedPet = (pet: VisitDetails['pet']): Visit['pet'] =>
  pet && {
    id: pet.id,
    name: pet.name,
    species: pet.species,
    sex: pet.sex,
    image_url: presentImageUrl(pet),
  };
