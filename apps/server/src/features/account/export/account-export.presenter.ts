import type { AccountExport } from '@pawmatch/contract/account/account-export';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { presentAlert } from '../../alerts/alerts.presenter.ts';
import { presentSecondFactors } from '../../auth/second-factor/second-factor.presenter.ts';
import { presentOwnHome } from '../../fosters/homes/foster-homes.presenter.ts';
import { presentHiddenPet } from '../../hidden-pets/hidden-pets.presenter.ts';
import { presentPreferences } from '../../preferences/preferences.presenter.ts';
import { presentSessionFields } from '../account-sessions.presenter.ts';
import type { AccountData } from './account-data.service.ts';

export function presentAccountExport(data: AccountData): AccountExport {
  const { user } = data;
  return {
    second_factors: presentSecondFactors(data.secondFactors),
    exported_at: data.exportedAt.toISOString(),
    account: {
      id: user.id,
      full_name: user.fullName,
      email: user.email,
      email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
      phone_number: user.phoneNumber,
      role: user.role,
      language: user.language,
      shares_matching: user.sharesMatching,
      created_at: user.createdAt.toISOString(),
      updated_at: user.updatedAt.toISOString(),
    },
    preferences: data.preferences ? presentPreferences(data.preferences) : null,
    earlier_details: data.earlierDetails.map(({ fullName, email }) => ({
      full_name: fullName,
      email,
    })),
    training_traits: data.traits,
    home: data.home ?? null,
    matches_together_since: data.partner?.joinedAt.toISOString() ?? null,
    matched_together_until: data.ending?.endedAt.toISOString() ?? null,
    match_requests: data.matchRequests.map(({ joinerId, askedAt }) => ({
      is_own: joinerId === user.id,
      asked_at: askedAt.toISOString(),
    })),
    put_aside: data.hiddenPets.map(presentHiddenPet),
    favorites: data.favorites.map(({ petId, name, createdAt }) => ({
      pet_id: petId,
      name,
      created_at: createdAt.toISOString(),
    })),
    alerts: data.alerts.map((alert) => ({
      ...presentAlert(alert, { isEmailConfirmed: user.emailConfirmedAt !== null }),
      pets_told: data.toldPets
        .filter(({ alertId }) => alertId === alert.id)
        .map(({ petId }) => petId),
    })),
    pages_seen: {
      matches_at: data.pagesSeen?.matchesAt?.toISOString() ?? null,
      best_score: data.pagesSeen?.bestScore ?? null,
      alerts_at: data.pagesSeen?.alertsAt?.toISOString() ?? null,
    },
    waiting_list: data.waiting.map(({ entry, petName }) => ({
      pet_id: entry.petId,
      pet_name: petName,
      joined_at: entry.joinedAt.toISOString(),
      wanted_from: entry.wantedFrom?.toISOString() ?? null,
      wanted_to: entry.wantedTo?.toISOString() ?? null,
      held_time: entry.heldFrom?.toISOString() ?? null,
      missed_times: entry.missed.map((time) => time.toISOString()),
    })),
    request_mails: data.requestMails,
    task_mails: data.taskMails,
    tasks: data.tasks.map(({ title, dueOn, madeAt, doneAt }) => ({
      title,
      due_on: dueOn,
      made_at: new Date(madeAt).toISOString(),
      done_at: doneAt && new Date(doneAt).toISOString(),
    })),
    foster_homes: data.fosterHomes.map(({ home, place }) => ({
      ...presentOwnHome({ home, place }),
      name: place.name,
      created_at: home.createdAt.toISOString(),
      closed_at: home.closedAt?.toISOString() ?? null,
    })),
    foster_offers: data.fosterOffers.map((offer) => ({
      note: offer.note,
      offered_at: offer.offeredAt.toISOString(),
      declined_at: offer.declinedAt?.toISOString() ?? null,
      taken_at: offer.takenAt && new Date(offer.takenAt).toISOString(),
    })),
    pet_letters: data.petLetters.map((letter) => ({
      visit_id: letter.visitId,
      pet_name: letter.petName,
      text: letter.text,
      sent_at: letter.sentAt.toISOString(),
      is_shared: letter.isShared,
    })),
    adoption_answers: data.adoptionAnswers.map(({ petName, given, questions }) => ({
      pet_name: petName,
      answered_at: given.answeredAt.toISOString(),
      answers: questions.map(({ id, text }) => ({
        question: text,
        answer: given.answers[id] ?? null,
      })),
    })),
    follow_ups: data.followUps.map(({ followUp, petName }) => ({
      pet_name: petName,
      day: followUp.day,
      answer: followUp.answer,
      words: followUp.words,
      answered_at: followUp.answeredAt?.toISOString() ?? null,
    })),
    sent_mails: data.sentMails.map(({ kind, subject, html, not_sent, sent_at }) => ({
      kind,
      subject,
      html,
      not_sent,
      sent_at: sent_at.toISOString(),
    })),
    visits: data.visits.map(({ visit, pet, bondedPet }) => ({
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
    adoptions: data.adoptions.map(({ adoption, pets }) => ({
      id: adoption.id,
      pet_names: pets.map(({ petName }) => petName),
      stage: adoption.stage,
      end_reason: adoption.endReason,
      message: adoption.message,
      second_name: adoption.secondName,
      second_email: adoption.secondEmail,
      fee_cents: adoption.feeCents,
      trial_until: adoption.trialUntil,
      adopted_at: adoption.adoptedAt?.toISOString() ?? null,
      ended_at: adoption.endedAt?.toISOString() ?? null,
      created_at: adoption.createdAt.toISOString(),
    })),
    ended_waiting: data.endedWaiting.map(({ petId, joinedAt, endedAt }) => ({
      pet_id: petId,
      joined_at: joinedAt.toISOString(),
      ended_at: endedAt.toISOString(),
    })),
    sessions: data.sessions.map((used) => ({
      ...presentSessionFields(used),
      ended_at: used.session.revokedAt?.toISOString() ?? null,
    })),
    devices: data.devices.map(({ deviceId, createdAt, lastUsedAt }) => ({
      id: deviceId,
      first_used_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    grants: data.grants.map(({ purpose, email, createdAt, expiresAt }) => ({
      purpose,
      mailed_to: email,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    })),
    roles: data.roles.map(({ role, since, until, suspendedAt }) => ({
      role,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
      suspended_at: suspendedAt?.toISOString() ?? null,
    })),
    invited_colleagues: data.invitations.map(({ role, invitedAt }) => ({
      role,
      invited_at: invitedAt.toISOString(),
    })),
    contracts: data.contracts.map((contract) => ({
      adoption_id: contract.adoptionId,
      state: contract.state,
      text: contract.text,
      made_at: contract.madeAt.toISOString(),
      signed_name: contract.signedName,
      signed_at: contract.signedAt?.toISOString() ?? null,
      digest: contract.digest,
    })),
    payments: data.payments.map(({ payment }) => ({
      adoption_id: payment.adoptionId,
      number: payment.number,
      amount_cents: payment.amountCents,
      kind: payment.kind,
      method: payment.method,
      note: payment.note,
      received_at: payment.receivedAt.toISOString(),
      is_reversal: payment.reverses !== null,
    })),
    adoption_checks: data.checks.map(({ check }) => ({
      adoption_id: check.adoptionId,
      check: check.check,
      result: check.result,
      note: check.note,
      checked_at: check.checkedAt.toISOString(),
    })),
    returns: data.returns.map(({ petReturn }) => ({
      adoption_id: petReturn.adoptionId,
      pet_name: petReturn.petName,
      reason: petReturn.reason,
      returned_on: petReturn.returnedOn,
      words: petReturn.words,
    })),
    joined_records: data.joinedRecords.map(({ fullName, email, phoneNumber, joinedAt }) => ({
      full_name: fullName,
      email,
      phone_number: phoneNumber,
      joined_at: joinedAt.toISOString(),
    })),
    history: data.history.map(({ event, earlierNote }) => ({
      kind: event.kind,
      happened_at: event.happenedAt.toISOString(),
      fields: Object.keys(event.changes),
      earlier_note: earlierNote,
    })),
    access_by_staff: data.accessByStaff.map(({ kind, by, at }) => ({
      kind,
      by,
      at: new Date(at).toISOString(),
    })),
  };
}
