import type { contractStates } from '@pawmatch/contract/adoption-papers/contract-values';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import type { FactorResetStep } from '@pawmatch/contract/auth/second-factor';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import type { IntakeKind, OutcomeKind } from '@pawmatch/contract/stays/stay-values';
import type { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import type { NotAFitReason, VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import { listInWords } from '../../lib/text/format-text.ts';

/** A sentence about a change: who made it, and of which pet. */
interface Sentence {
  actor: string;
  pet: string;
}

interface Change {
  actor: string;
  field: string;
}

/** What a sentence calls a changed field; others go by their column, and facts of a pet by `factName`. */
const fieldNames = {
  name: 'name',
  breed: 'breed',
  status: 'status',
  summary: 'summary',
  description: 'description',
  shelter_notes: 'shelter notes',
  microchip: 'microchip',
  color: 'color',
  birth_date: 'birth date',
  is_birth_date_estimated: 'estimate of the birth date',
  shelter_number: 'shelter number',
  training_traits: 'training',
  photo_hash: 'photo',
  external_photo: 'photo',
  photos: 'photos',
  bonded_with: 'bonded pair',
  earlier_home_words: 'earlier home words',

  came_at: 'time of arrival',
  came_from: 'origin',
  intake: 'intake',
  hold_until: 'end of the hold',
  left_at: 'time of leaving',
  outcome: 'outcome',
  outcome_reason: 'reason of leaving',

  notes: 'notes',
  starts_at: 'time',
  visitor_name: 'visitor’s name',
  visitor_email: 'visitor’s email address',
  visitor_phone: 'visitor’s phone number',

  answer_by: 'answer time',
  contract: 'contract',
  fee_cents: 'fee',
  trial_until: 'end of the trial',
  second_name: 'second adopter',
  second_email: 'second adopter’s email address',
  adopter_name: 'name of the adopter',
  adopter_email: 'email address of the adopter',
  adopter_phone: 'phone number of the adopter',
  message: 'message',
  closed_despite: 'reason why it was closed although something was missing',

  full_name: 'name',
  phone_number: 'phone number',
  phone: 'phone',
  email: 'email address',
  email_confirmed_at: 'confirmation of the email address',
  password_hash: 'password',
  staff_role: 'role',
  shares_matching: 'shares matching',

  slug: 'name in addresses',
  address: 'address',
  zip: 'zip',
  hours: 'hours',
  time_zone: 'time zone',
  language: 'language',
  paper_size: 'paper of contracts and receipts',
  ...({
    opening_hours: 'opening hours',
    closures: 'closures',
    visit_minutes: 'visit minutes',
    gap_minutes: 'gap minutes',
    days_ahead: 'days ahead',
    is_same_day: 'is same day',
    notice_minutes: 'notice minutes',
    answer_hours: 'answer hours',
    visits_at_once: 'visits at once',
    visits_of_pet_a_day: 'visits of pet a day',
    rest_minutes: 'rest minutes',
  } satisfies Record<keyof VisitingRules, string>),
  contract_years: 'years for which contracts are kept',
  care_parts: 'parts of the care of pets that are in use',
  takes: 'what the foster home takes in',
  gives_medicine: 'medicine in the foster home',
  has_dogs: 'dogs in the foster home',
  has_cats: 'cats in the foster home',
  has_children: 'children in the foster home',
  away_until: 'how long the foster home is away',
  visit_days: 'days of visits in the foster home',
  meeting_place: 'meeting place of the foster home',
  wants_offer_mails: 'emails with offers to the foster home',
  second_factor_required_at: 'start of the requirement of a second step',
};

/** How a sentence calls the values of some fields. */
const valueNames = {
  ...({
    stray: 'stray',
    surrendered: 'surrendered',
    transferred_in: 'transferred in',
    seized: 'seized',
    born_here: 'born here',
    returned: 'returned',
    unknown: 'unknown',
    adopted: 'adopted',
    returned_to_owner: 'returned to owner',
    transferred_out: 'transferred out',
    died: 'died',
    euthanized: 'euthanized',
    removed: 'removed',
  } satisfies Record<IntakeKind | OutcomeKind, string>),
  ...({ open: 'unsigned', signed: 'signed', void: 'void' } satisfies Record<
    (typeof contractStates)[number],
    string
  >),
  HouseTrained: 'HouseTrained',
  LitterTrained: 'LitterTrained',
  ...({
    places: 'places',
    care: 'care',
    fosters: 'fosters',
    tasks: 'tasks',
  } satisfies Record<CarePart, string>),
};

/** The history in plain sentences. */
export const historyMessages = {
  title: 'History',
  whoLooked: 'Who looked at this person',
  loading: 'Loading the history...',
  failed: 'Failed to load the history. Please try again.',
  nothing: 'Nothing has happened yet.',
  showOlder: 'Show Older',

  actors: {
    adopter: 'The adopter',
    staff: 'A staff member',
    link: 'Someone with the link from an email',
    system: 'The application',
  },
  unnamedPet: 'a pet that was deleted',

  petCreated: ({ actor, pet }: Sentence) => `${actor} added ${pet}.`,
  petDeleted: ({ actor, pet }: Sentence) => `${actor} deleted ${pet}.`,
  petUpdated: ({ actor, pet }: Sentence) => `${actor} changed ${pet}.`,
  visitCreated: ({ actor, pet }: Sentence) => `${actor} requested a visit with ${pet}.`,
  visitScheduled: ({ actor, pet }: Sentence) => `${actor} scheduled a visit with ${pet}.`,
  visitRecorded: ({ actor, pet, time }: Sentence & { time: string }) =>
    `${actor} recorded a past visit with ${pet}, on ${time}.`,
  visitUpdated: ({ actor, pet }: Sentence) => `${actor} changed the visit with ${pet}.`,
  visitDeleted: ({ actor, pet }: Sentence) => `${actor} deleted the visit with ${pet}.`,
  visitMoved: ({ actor, pet, from, to }: Sentence & { from: string; to: string }) =>
    `${actor} moved the visit with ${pet} from ${from} to ${to}.`,
  visitStatus: ({ actor, pet, status }: Sentence & { status: string }) =>
    `${actor} marked the visit with ${pet} as ${status}.`,
  checkedIn: ({ actor, time }: { actor: string; time: string }) =>
    `${actor} checked in the visitor at ${time}.`,
  checkInUndone: ({ actor }: { actor: string }) => `${actor} took back the check-in.`,
  outcome: ({ actor, outcome }: { actor: string; outcome: string }) =>
    `${actor} noted: ${outcome}.`,
  outcomeWithReason: ({ actor, outcome, reason }: Record<'actor' | 'outcome' | 'reason', string>) =>
    `${actor} noted: ${outcome} (${reason}).`,
  outcomeUndone: ({ actor }: { actor: string }) => `${actor} removed the outcome.`,
  outcomes: {
    came: 'the visitor came',
    no_show: 'the visitor did not come',
    adopted: 'adopting',
    thinking: 'thinking it over',
    not_a_fit: 'not a fit',
  } satisfies Record<VisitOutcome, string>,
  notAFitReasons: {
    energy: 'too active or too calm',
    size: 'size',
    children: 'children in the home',
    other_pets: 'other pets in the home',
    allergy: 'allergy',
    home: 'the home',
    other: 'something else',
  } satisfies Record<NotAFitReason, string>,
  visitCancelled: {
    adopter: ({ pet }: Sentence) => `The visit with ${pet} was cancelled by its adopter.`,
    staff: ({ actor, pet }: Sentence) => `${actor} cancelled the visit with ${pet}.`,
    unanswered: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because nobody answered the request in time.`,
    unconfirmed: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because its adopter did not confirm the email address within a day.`,
    pet_adopted: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because the pet was adopted.`,
    pet_removed: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because the pet was deleted.`,
    pet_moved: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because the pet moved to another shelter.`,
    account_closed: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because the account was deleted.`,
    closed: ({ actor, pet }: Sentence) =>
      `${actor} closed the shelter at the time of the visit with ${pet}, which was cancelled.`,
    times_changed: ({ actor, pet }: Sentence) =>
      `${actor} changed the rules of visits, and the visit with ${pet} was cancelled.`,
    shelter_paused: ({ pet }: Sentence) =>
      `The visit with ${pet} was cancelled, because the shelter was paused.`,
    unknown: ({ actor, pet }: Sentence) => `${actor} cancelled the visit with ${pet}.`,
  } satisfies Record<CancelReason | 'unknown', (sentence: Sentence) => string>,
  adoptionStage: {
    asked: ({ actor, pet }: Sentence) =>
      `${actor} recorded that somebody would like to adopt ${pet}.`,
    checking: ({ actor, pet }: Sentence) => `${actor} began to check the adoption of ${pet}.`,
    approved: ({ actor, pet }: Sentence) => `${actor} approved the adoption of ${pet}.`,
    on_trial: ({ actor, pet }: Sentence) => `${actor} recorded that the trial of ${pet} began.`,
    adopted: ({ actor, pet }: Sentence) => `${actor} recorded the adoption of ${pet}.`,
    declined: ({ actor, pet }: Sentence) => `${actor} declined the adoption of ${pet}.`,
    withdrawn: ({ actor, pet }: Sentence) => `${actor} withdrew the adoption of ${pet}.`,
    returned: ({ actor, pet }: Sentence) => `${actor} recorded that ${pet} came back.`,
  } satisfies Record<AdoptionStage, (sentence: Sentence) => string>,
  petShown: ({ actor, pet }: Sentence) => `${actor} showed ${pet} to adopters.`,
  petHidden: ({ actor, pet }: Sentence) => `${actor} hid ${pet} from adopters.`,
  adoptionUpdated: ({ actor, pet }: Sentence) => `${actor} changed the adoption of ${pet}.`,
  personCreated: ({ actor }: { actor: string }) => `${actor} created the account.`,
  personDeleted: ({ actor }: { actor: string }) => `${actor} deleted the account.`,
  personJoined: ({ actor }: { actor: string }) => `${actor} joined two records of the person.`,
  personSeparated: ({ actor }: { actor: string }) =>
    `${actor} separated two records that had been joined.`,
  personExported: ({ actor }: { actor: string }) => `${actor} downloaded the data of the person.`,
  personUpdated: ({ actor }: { actor: string }) => `${actor} changed the account.`,

  suspended: ({ actor }: { actor: string }) => `${actor} suspended the colleague.`,
  reinstated: ({ actor }: { actor: string }) => `${actor} reinstated the colleague.`,

  /** Of the second step of a colleague's login. */
  factorReset: {
    asked: ({ actor }: { actor: string }) => `${actor} asked to remove the second step.`,
    done: ({ actor }: { actor: string }) => `${actor} confirmed that the second step is removed.`,
    stopped: ({ actor }: { actor: string }) => `${actor} stopped the removal of the second step.`,
  } satisfies Record<FactorResetStep, (sentence: { actor: string }) => string>,

  petOffered: ({ actor, pet, to }: Sentence & { to: string }) =>
    `${actor} offered ${pet} to ${to}.`,
  petOfferEnded: ({ actor, pet, to }: Sentence & { to: string }) =>
    `${actor} ended the offer of ${pet} to ${to}.`,
  petMoved: ({ actor, pet, from, to }: Sentence & { from: string; to: string }) =>
    `${actor} took ${pet} in: from ${from} to ${to}.`,

  shelterCreated: ({ actor }: { actor: string }) => `${actor} created the shelter.`,
  managerInvited: ({ actor }: { actor: string }) => `${actor} invited a manager.`,
  shelterPaused: ({ actor }: { actor: string }) => `${actor} paused the shelter.`,
  shelterResumed: ({ actor }: { actor: string }) => `${actor} ended the pause of the shelter.`,
  settingsUpdated: ({ actor }: { actor: string }) => `${actor} changed the settings.`,

  fieldChanged: ({ actor, field, before, after }: Change & { before: string; after: string }) =>
    `${actor} changed the ${field} from ${before} to ${after}.`,
  fieldSet: ({ actor, field, after }: Change & { after: string }) =>
    `${actor} set the ${field} to ${after}.`,
  fieldCleared: ({ actor, field, before }: Change & { before: string }) =>
    `${actor} removed the ${field}, which was ${before}.`,
  fieldsChanged: ({ actor, fields }: { actor: string; fields: readonly string[] }) =>
    `${actor} changed the ${listInWords(fields)}.`,

  fosterReport: ({ day }: { day: string }) => `It is from the foster report of ${day}.`,
  earlierNote: (text: string) => `Before: “${text}”`,

  fieldNames,
  /** What a sentence calls a fact of a pet. @param label of its field in the form */
  factName: ({ label }: { fact: string; label: string }) => label.toLowerCase(),
  valueNames,
  yes: 'yes',
  no: 'no',
} as const;
