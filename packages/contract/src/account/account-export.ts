import * as z from 'zod/mini';
import { adoptionChecks, checkResults } from '../adoption-checks/adoption-check-values.ts';
import {
  contractStates,
  paymentKinds,
  paymentMethods,
} from '../adoption-papers/contract-values.ts';
import { adoptionEndReasons, adoptionStages } from '../adoptions/adoption-values.ts';
import { PetAlert } from '../alerts/pet-alert.ts';
import { SecondFactors } from '../auth/second-factor.ts';
import { followUpAnswers } from '../follow-ups/follow-up-values.ts';
import { OwnFosterHome } from '../fosters/foster-homes-endpoints.ts';
import { HiddenPet } from '../hidden-pets/hidden-pets-endpoints.ts';
import { EventKind } from '../history/history-event.ts';
import { Id, Timestamp } from '../id.ts';
import { HomeDetails } from '../matching/home/home-details-endpoints.ts';
import { notSentReasons } from '../outbox/mail-values.ts';
import { TrainingTrait } from '../pets/facts/training-traits.ts';
import { Preferences } from '../preferences/preferences.ts';
import { returnReasons } from '../returns/return-values.ts';
import { StaffRole } from '../staff/capabilities.ts';
import { TaskMailSettings } from '../tasks/tasks-endpoints.ts';
import { Role } from '../users/user.ts';
import { CancelReason } from '../visits/own/visit-step.ts';
import { VisitStatus } from '../visits/visit-status.ts';
import { requestMailFrequencies } from '../visits/visit-values.ts';
import { AccountSession } from './account-session.ts';

const Account = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  email_confirmed_at: z.nullable(Timestamp),
  phone_number: z.nullable(z.string()),
  role: Role,
  language: z.string(),
  shares_matching: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

/** A pet for whose free times the person waits. */
const ExportedWaiting = z.object({
  pet_id: Id,
  pet_name: z.string(),
  joined_at: Timestamp,
  wanted_from: z.nullable(Timestamp),
  wanted_to: z.nullable(Timestamp),
  held_time: z.nullable(Timestamp),
  missed_times: z.array(Timestamp),
});

const ExportedVisit = z.object({
  id: Id,
  pet_id: z.nullable(Id),
  /** Of both pets of a bonded pair. */
  pet_name: z.nullable(z.string()),
  status: VisitStatus,
  cancel_reason: z.nullable(CancelReason),
  starts_at: Timestamp,
  ends_at: Timestamp,
  notes: z.nullable(z.string()),
  created_at: Timestamp,
  updated_at: Timestamp,
});

const ExportedAdoption = z.object({
  id: Id,
  pet_names: z.array(z.string()),
  stage: z.enum(adoptionStages),
  end_reason: z.nullable(z.enum(adoptionEndReasons)),
  message: z.nullable(z.string()),
  /** The other person who adopts. */
  second_name: z.nullable(z.string()),
  second_email: z.nullable(z.string()),
  fee_cents: z.nullable(z.int()),
  trial_until: z.nullable(z.iso.date()),
  adopted_at: z.nullable(Timestamp),
  ended_at: z.nullable(Timestamp),
  created_at: Timestamp,
});

/** Includes ended sessions that are still stored. */
const ExportedSession = z.extend(z.omit(AccountSession, { is_current: true }), {
  ended_at: z.nullable(Timestamp),
});

/** A browser that has logged in before. */
const ExportedDevice = z.object({ id: Id, first_used_at: Timestamp, last_used_at: Timestamp });

/** What happened to the person and their visits, and what they did. */
const ExportedEvent = z.object({
  kind: EventKind,
  happened_at: Timestamp,
  fields: z.array(z.string()),
  /** The text of the notes that it replaced. */
  earlier_note: z.nullable(z.string()),
});

/** Who of the staff opened or downloaded the person's data. */
const ExportedAccess = z.object({
  kind: z.enum(['person.opened', 'visit.opened', 'person.exported']),
  /** The role that the colleague has now; null for who has left. */
  by: z.nullable(StaffRole),
  at: Timestamp,
});

/** All stored data of a person, except hashes of secrets. */
export const AccountExport = z.object({
  exported_at: Timestamp,
  account: Account,
  preferences: z.nullable(Preferences),
  /** Names and addresses that the account had before. */
  earlier_details: z.array(z.object({ full_name: z.string(), email: z.string() })),
  training_traits: z.array(TrainingTrait),
  home: z.nullable(HomeDetails),
  /** The partner's name and answers are the partner's data. */
  matches_together_since: z.nullable(Timestamp),
  /** When the former partner ended it, until the person has read that. */
  matched_together_until: z.nullable(Timestamp),
  /** Since when each wish to match together waits, by this person or of others. */
  match_requests: z.array(z.object({ is_own: z.boolean(), asked_at: Timestamp })),
  put_aside: z.array(HiddenPet),
  favorites: z.array(z.object({ pet_id: Id, name: z.string(), created_at: Timestamp })),
  alerts: z.array(z.extend(PetAlert, { pets_told: z.array(Id) })),
  /** When the pages that mark new pets were last opened, and the best score among the matches then. */
  pages_seen: z.object({
    matches_at: z.nullable(Timestamp),
    best_score: z.nullable(z.int()),
    alerts_at: z.nullable(Timestamp),
  }),
  waiting_list: z.array(ExportedWaiting),
  /** Mails to staff about new requests. */
  request_mails: z.enum(requestMailFrequencies),
  /** The hour of the mail of the morning about tasks. */
  task_mails: TaskMailSettings.shape.hour,
  /** What the person, as a colleague, has made, was to do, or has done. */
  tasks: z.array(
    z.object({
      title: z.string(),
      due_on: z.nullable(z.iso.date()),
      made_at: Timestamp,
      done_at: z.nullable(Timestamp),
    }),
  ),
  /** What the person said as a foster carer. */
  foster_homes: z.array(
    z.object({
      ...OwnFosterHome.shape,
      name: z.string(),
      created_at: Timestamp,
      closed_at: z.nullable(Timestamp),
    }),
  ),
  /** Offers of pets to the person, and what came of them. */
  foster_offers: z.array(
    z.object({
      note: z.string(),
      offered_at: Timestamp,
      declined_at: z.nullable(Timestamp),
      taken_at: z.nullable(Timestamp),
    }),
  ),
  pet_letters: z.array(
    z.object({
      visit_id: Id,
      pet_name: z.string(),
      text: z.string(),
      sent_at: Timestamp,
      is_shared: z.boolean(),
    }),
  ),
  /** To the questions of shelters before adoptions. */
  adoption_answers: z.array(
    z.object({
      pet_name: z.string(),
      answered_at: Timestamp,
      answers: z.array(z.object({ question: z.string(), answer: z.nullable(z.string()) })),
    }),
  ),
  /** What was asked after adoptions, and answered. */
  follow_ups: z.array(
    z.object({
      pet_name: z.string(),
      day: z.int(),
      answer: z.nullable(z.enum(followUpAnswers)),
      words: z.nullable(z.string()),
      answered_at: z.nullable(Timestamp),
    }),
  ),
  sent_mails: z.array(
    z.object({
      kind: z.string(),
      subject: z.nullable(z.string()),
      html: z.nullable(z.string()),
      /** Why it was left out; null when it was sent. */
      not_sent: z.nullable(z.enum(notSentReasons)),
      sent_at: Timestamp,
    }),
  ),
  visits: z.array(ExportedVisit),
  adoptions: z.array(ExportedAdoption),
  /** Places in line that ended lately because the pet was adopted. */
  ended_waiting: z.array(z.object({ pet_id: Id, joined_at: Timestamp, ended_at: Timestamp })),
  sessions: z.array(ExportedSession),
  devices: z.array(ExportedDevice),
  second_factors: SecondFactors,
  /** Links of emails and secret addresses that have not ended, without their tokens. */
  grants: z.array(
    z.object({
      purpose: z.string(),
      mailed_to: z.nullable(z.string()),
      created_at: Timestamp,
      expires_at: z.nullable(Timestamp),
    }),
  ),
  /** What the person was and is as staff. */
  roles: z.array(
    z.object({
      role: StaffRole,
      since: Timestamp,
      until: z.nullable(Timestamp),
      suspended_at: z.nullable(Timestamp),
    }),
  ),
  /** When the person has invited colleagues. */
  invited_colleagues: z.array(z.object({ role: StaffRole, invited_at: Timestamp })),
  /** Of the person's adoptions. */
  contracts: z.array(
    z.object({
      adoption_id: Id,
      state: z.enum(contractStates),
      text: z.string(),
      made_at: Timestamp,
      signed_name: z.nullable(z.string()),
      signed_at: z.nullable(Timestamp),
      digest: z.nullable(z.string()),
    }),
  ),
  /** For the person's adoptions, with the numbers of their receipts. */
  payments: z.array(
    z.object({
      adoption_id: Id,
      number: z.int(),
      amount_cents: z.int(),
      kind: z.enum(paymentKinds),
      method: z.enum(paymentMethods),
      note: z.nullable(z.string()),
      received_at: Timestamp,
      is_reversal: z.boolean(),
    }),
  ),
  /** What staff have checked before the person's adoptions. */
  adoption_checks: z.array(
    z.object({
      adoption_id: Id,
      check: z.enum(adoptionChecks),
      result: z.enum(checkResults),
      note: z.nullable(z.string()),
      checked_at: Timestamp,
    }),
  ),
  /** Pets that came back from the person's adoptions. */
  returns: z.array(
    z.object({
      adoption_id: z.nullable(Id),
      pet_name: z.string(),
      reason: z.enum(returnReasons),
      returned_on: z.iso.date(),
      words: z.nullable(z.string()),
    }),
  ),
  /** Other records of the person that staff have joined with the account in the last days. */
  joined_records: z.array(
    z.object({
      full_name: z.string(),
      email: z.nullable(z.string()),
      phone_number: z.nullable(z.string()),
      joined_at: Timestamp,
    }),
  ),
  history: z.array(ExportedEvent),
  access_by_staff: z.array(ExportedAccess),
});
export type AccountExport = z.infer<typeof AccountExport>;
