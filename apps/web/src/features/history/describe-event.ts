import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import { factorResetSteps } from '@pawmatch/contract/auth/second-factor';
import type { HistoryEvent } from '@pawmatch/contract/history/history-event';
import { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import { notAFitReasons, visitOutcomes } from '@pawmatch/contract/visits/visit-values';
import { clockTimeOrDay, longDate, shortDateTime } from '../../lib/dates/shelter-dates.ts';
import { visitStatusName } from '../visits/visit-status-name.ts';
import { describeFields, textOf } from './describe-fields.ts';
import { historyMessages as messages } from './history-messages.ts';

/** A change in plain sentences, at least one. */
export function describeEvent(event: HistoryEvent, timeZone: string): string[] {
  const actor = event.actor.name ?? messages.actors[event.actor.kind];
  const pet = event.pet?.name ?? messages.unnamedPet;
  const sentence = { actor, pet };
  const others = (...described: string[]) =>
    describeFields(
      actor,
      event.changes.filter(({ field }) => !described.includes(field)),
      timeZone,
    );
  const orElse = (sentences: string[], text: string) => (sentences.length > 0 ? sentences : [text]);

  switch (event.kind) {
    case 'pet.created':
      return [messages.petCreated(sentence)];
    case 'pet.deleted':
      return [messages.petDeleted(sentence)];
    case 'pet.updated':
      return orElse(
        [
          ...describePetMove(event, sentence),
          ...describeListing(event, sentence),
          ...others('shelter', 'offered_to', 'is_listed', 'foster_report'),
          ...describeReport(event),
        ],
        messages.petUpdated(sentence),
      );
    case 'visit.created':
      return [describeNewVisit(event, sentence, timeZone)];
    case 'visit.deleted':
      return [messages.visitDeleted(sentence)];
    case 'visit.moved':
      return [describeMove(event, sentence, timeZone), ...others('starts_at')];
    case 'visit.cancelled':
      return [
        messages.visitCancelled[reasonOf(event)](sentence),
        ...others('status', 'cancel_reason'),
      ];
    case 'visit.pending':
    case 'visit.approved':
    case 'visit.confirmed':
    case 'visit.completed': {
      const status = visitStatusName(event.kind.replace('visit.', ''));
      return [
        ...describeVisitSteps(event, actor, timeZone),
        messages.visitStatus({ ...sentence, status }),
        ...others('status', 'cancel_reason', ...visitSteps),
      ];
    }
    case 'visit.updated':
      return orElse(
        [...describeVisitSteps(event, actor, timeZone), ...others(...visitSteps)],
        messages.visitUpdated(sentence),
      );
    case 'adoption.asked':
    case 'adoption.checking':
    case 'adoption.approved':
    case 'adoption.on_trial':
    case 'adoption.adopted':
    case 'adoption.declined':
    case 'adoption.withdrawn':
    case 'adoption.returned': {
      const stage = event.kind.replace('adoption.', '') as AdoptionStage;
      return [messages.adoptionStage[stage](sentence), ...others(...adoptionSteps)];
    }
    case 'adoption.updated':
      return orElse(others(), messages.adoptionUpdated(sentence));
    case 'person.created':
      return [messages.personCreated({ actor })];
    case 'person.deleted':
      return [messages.personDeleted({ actor })];
    case 'person.exported':
      return [messages.personExported({ actor })];
    case 'person.joined':
      return [messages.personJoined({ actor })];
    case 'person.separated':
      return [messages.personSeparated({ actor })];
    case 'shelter.created':
      return [messages.shelterCreated({ actor })];
    case 'shelter.updated':
      return orElse(
        [...describeNetworkChange(event, actor), ...others('paused_at', 'manager_invitation')],
        messages.settingsUpdated({ actor }),
      );
    case 'person.updated':
      return orElse(
        [
          ...describeSuspension(event, actor),
          ...describeFactorReset(event, actor),
          ...others('suspended', 'second_factor_reset'),
        ],
        messages.personUpdated({ actor }),
      );
  }
}

const valuesOf = ({ changes }: HistoryEvent, field: string) =>
  changes.find((change) => change.field === field)?.values;

/** Whether adopters see a pet. */
function describeListing(event: HistoryEvent, sentence: { actor: string; pet: string }): string[] {
  const listing = valuesOf(event, 'is_listed');
  if (!listing) return [];
  return [listing.after ? messages.petShown(sentence) : messages.petHidden(sentence)];
}

/** From the report of a foster carer, of a day. */
function describeReport(event: HistoryEvent): string[] {
  const report = valuesOf(event, 'foster_report');
  return report ? [messages.fosterReport({ day: longDate(String(report.after), 'UTC') })] : [];
}

/** Offers to other shelters, and moves. */
function describePetMove(
  event: HistoryEvent,
  { actor, pet }: { actor: string; pet: string },
): string[] {
  const shelter = valuesOf(event, 'shelter');
  const offer = valuesOf(event, 'offered_to');
  if (shelter) {
    const [from, to] = [String(shelter.before), String(shelter.after)];
    return [messages.petMoved({ actor, pet, from, to })];
  }
  if (!offer) return [];
  return offer.after
    ? [messages.petOffered({ actor, pet, to: String(offer.after) })]
    : [messages.petOfferEnded({ actor, pet, to: String(offer.before) })];
}

function describeSuspension(event: HistoryEvent, actor: string): string[] {
  const suspension = valuesOf(event, 'suspended');
  if (!suspension) return [];
  return [
    suspension.after === true ? messages.suspended({ actor }) : messages.reinstated({ actor }),
  ];
}

function describeNetworkChange(event: HistoryEvent, actor: string): string[] {
  if (event.changes.some(({ field }) => field === 'manager_invitation')) {
    return [messages.managerInvited({ actor })];
  }
  const pause = valuesOf(event, 'paused_at');
  if (!pause) return [];
  return [pause.after ? messages.shelterPaused({ actor }) : messages.shelterResumed({ actor })];
}

function describeFactorReset(event: HistoryEvent, actor: string): string[] {
  const after = valuesOf(event, 'second_factor_reset')?.after;
  const step = factorResetSteps.find((it) => it === after);
  return step ? [messages.factorReset[step]({ actor })] : [];
}

function describeNewVisit(
  event: HistoryEvent,
  sentence: { actor: string; pet: string },
  timeZone: string,
): string {
  if (event.actor.kind === 'adopter') return messages.visitCreated(sentence);
  const start = valuesOf(event, 'starts_at')?.after;
  const isRecorded =
    valuesOf(event, 'status')?.after === 'completed' &&
    typeof start === 'string' &&
    Date.parse(start) <= Date.parse(event.happened_at);
  return isRecorded
    ? messages.visitRecorded({ ...sentence, time: shortDateTime(start, timeZone) })
    : messages.visitScheduled(sentence);
}

function describeMove(
  event: HistoryEvent,
  sentence: { actor: string; pet: string },
  timeZone: string,
): string {
  const times = valuesOf(event, 'starts_at');
  const [from, to] = [times?.before, times?.after].map((time) =>
    textOf('starts_at', time, timeZone),
  );
  if (!from || !to) return messages.visitUpdated(sentence);
  return messages.visitMoved({ ...sentence, from, to });
}

/** The fields that a stage of an adoption changes. */
const adoptionSteps = ['stage', 'end_reason', 'answer_by', 'approved_at', 'adopted_at', 'ended_at'];

/** The fields that {@link describeVisitSteps} describes. */
const visitSteps = ['checked_in_at', 'outcome', 'not_a_fit_because'];

/** Check-in and outcome of the visit. */
function describeVisitSteps(event: HistoryEvent, actor: string, timeZone: string): string[] {
  const checkIn = valuesOf(event, 'checked_in_at');
  const outcome = valuesOf(event, 'outcome');
  const reason = notAFitReasons.find((it) => it === valuesOf(event, 'not_a_fit_because')?.after);
  // The reason is often chosen a moment later than the outcome.
  const noted = visitOutcomes.find((it) => it === (outcome?.after ?? (reason && 'not_a_fit')));
  const sentences: string[] = [];
  if (typeof checkIn?.after === 'string') {
    const time = clockTimeOrDay(checkIn.after, timeZone, new Date(event.happened_at));
    sentences.push(messages.checkedIn({ actor, time }));
  } else if (checkIn) sentences.push(messages.checkInUndone({ actor }));
  if (noted) {
    const described = { actor, outcome: messages.outcomes[noted] };
    sentences.push(
      reason
        ? messages.outcomeWithReason({ ...described, reason: messages.notAFitReasons[reason] })
        : messages.outcome(described),
    );
  } else if (outcome) sentences.push(messages.outcomeUndone({ actor }));
  return sentences;
}

function reasonOf(event: HistoryEvent): CancelReason | 'unknown' {
  const reason = valuesOf(event, 'cancel_reason')?.after;
  return CancelReason.options.find((known) => known === reason) ?? 'unknown';
}
