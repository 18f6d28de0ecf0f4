import type { AccountExport } from '@pawmatch/contract/account/account-export';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { presentAlert } from '../alerts/alerts.presenter.ts';
import { presentSecondFactors } from '../auth/second-factor/second-factor.presenter.ts';
import { presentHiddenPet } from '../hidden-pets/hidden-pets.presenter.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import type { AccountData } from './account-data.service.ts';
import { presentSessionFields } from './account-sessions.presenter.ts';

export function presentAccountExport(data: AccountData): AccountExport {
  const {
    user,
    preferences,
    traits,
    home,
    partner,
    ending,
    matchRequests,
    hiddenPets,
    favorites,
    alerts,
    toldPets,
    pagesSeen,
    waiting,
    requestMails,
    sentMails,
    petLetters,
    visits,
    sessions,
    devices,
    grants,
    history,
    earlierDetails,
    accessByStaff,
    roles,
    invitations,
    secondFactors,
    contracts,
  } = data;
  return {
    second_factors: presentSecondFactors(secondFactors),
    exported_at: data.exportedAt.toISOString(),
    account: {
      id: user.id,
      full_name: user.fullName,
      email: user.email,
      email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
      phone_number: user.phoneNumber,
      role: user.role,
      shares_matching: user.sharesMatching,
      created_at: user.createdAt.toISOString(),
      updated_at: user.updatedAt.toISOString(),
    },
    preferences: preferences ? presentPreferences(preferences) : null,
    earlier_details: earlierDetails.map(({ fullName, email }) => ({ full_name: fullName, email })),
    training_traits: traits,
    home: home ?? null,
    matches_together_since: partner?.joinedAt.toISOString() ?? null,
    matched_together_until: ending?.endedAt.toISOString() ?? null,
    match_requests: matchRequests.map(({ joinerId, askedAt }) => ({
      is_own: joinerId === user.id,
      asked_at: askedAt.toISOString(),
    })),
    put_aside: hiddenPets.map(presentHiddenPet),
    favorites: favorites.map(({ petId, name, createdAt }) => ({
      pet_id: petId,
      name,
      created_at: createdAt.toISOString(),
    })),
    alerts: alerts.map((alert) => ({
      ...presentAlert(alert, { isEmailConfirmed: user.emailConfirmedAt !== null }),
      pets_told: toldPets.filter(({ alertId }) => alertId === alert.id).map(({ petId }) => petId),
    })),
    pages_seen: {
      matches_at: pagesSeen?.matchesAt?.toISOString() ?? null,
      best_score: pagesSeen?.bestScore ?? null,
      alerts_at: pagesSeen?.alertsAt?.toISOString() ?? null,
    },
    waiting_list: waiting.map(({ entry, petName }) => ({
      pet_id: entry.petId,
      pet_name: petName,
      joined_at: entry.joinedAt.toISOString(),
      wanted_from: entry.wantedFrom?.toISOString() ?? null,
      wanted_to: entry.wantedTo?.toISOString() ?? null,
      held_time: entry.heldFrom?.toISOString() ?? null,
      missed_times: entry.missed.map((time) => time.toISOString()),
    })),
    request_mails: requestMails,
    pet_letters: petLetters.map((letter) => ({
      visit_id: letter.visitId,
      pet_name: letter.petName,
      text: letter.text,
      sent_at: letter.sentAt.toISOString(),
      is_shared: letter.isShared,
    })),
    sent_mails: sentMails.map(({ kind, subject, html, not_sent, sent_at }) => ({
      kind,
      subject,
      html,
      not_sent,
      sent_at: sent_at.toISOString(),
    })),
    visits: visits.map(({ visit, pet, bondedPet }) => ({
      id: visit.id,
      pet_id: visit.petId,
      pet_name: petNames(pet, bondedPet) || null,
      status: visit.status,
      cancel_reason: visit.cancelReason,
      starts_at: visit.startsAt.toISOString(),
      ends_at: visit.endsAt.toISOString(),
      notes: visit.notes,
      created_at: visit.createdAt.toISOString(),
      updated_at: visit.updatedAt.toISOString(),
    })),
    sessions: sessions.map((used) => ({
      ...presentSessionFields(used),
      ended_at: used.session.revokedAt?.toISOString() ?? null,
    })),
    devices: devices.map(({ deviceId, createdAt, lastUsedAt }) => ({
      id: deviceId,
      first_used_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    grants: grants.map(({ purpose, email, createdAt, expiresAt }) => ({
      purpose,
      mailed_to: email,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    })),
    roles: roles.map(({ role, since, until, suspendedAt }) => ({
      role,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
      suspended_at: suspendedAt?.toISOString() ?? null,
    })),
    invited_colleagues: invitations.map(({ role, invitedAt }) => ({
      role,
      invited_at: invitedAt.toISOString(),
    })),
    contracts: contracts.map((contract) => ({
      adoption_id: contract.adoptionId,
      state: contract.state,
      text: contract.text,
      made_at: contract.madeAt.toISOString(),
      signed_name: contract.signedName,
      signed_at: contract.signedAt?.toISOString() ?? null,
      digest: contract.digest,
    })),
    history: history.map(({ event, earlierNote }) => ({
      kind: event.kind,
      happened_at: event.happenedAt.toISOString(),
      fields: Object.keys(event.changes),
      earlier_note: earlierNote,
    })),
    access_by_staff: accessByStaff.map(({ kind, by, at }) => ({
      kind,
      by,
      at: new Date(at).toISOString(),
    })),
  };
}
