import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import type { TestResult } from '@pawmatch/contract/care/care-values';
import * as ownEndpoints from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { clockTime } from '../../lib/dates/shelter-dates.ts';
import type { KeptCall } from '../../lib/outbox/kept-calls.ts';
import { defineOutboxCall } from '../../lib/outbox/outbox.ts';
import { careMessages as messages } from './care-messages.ts';

/** An item as people know it. */
export interface NamedItem {
  id: string;
  what: string;
  pet: string;
}

/** What is written down with what was done. */
export interface DoneDetails {
  product?: string;
  lot?: string;
  dose?: string;
  note?: string;
  cost_cents?: number;
  /** When it was done, of what is written down later. */
  at?: string;
  /** Of a test. */
  result?: TestResult;
  result_note?: string;
  /** Its result comes later. */
  awaits_result?: boolean;
}

/** What a test has shown, of a result that came later. */
export interface LaterResult {
  /** Null awaits it again. */
  result: TestResult | null;
  result_note?: string;
  /** What is taken back. */
  replaces?: TestResult;
}

interface OnPage {
  /** From the page of a foster carer, who does care for the pets at home alone. */
  isOwn?: boolean;
}

/** Of one pet or of many; times are told by the shelter's clock. */
export interface TickBody extends OnPage {
  items: readonly NamedItem[];
  timeZone: string;
}

export interface WeightBody extends OnPage {
  pet: { id: string; name: string };
  weight: string;
}

const ofShelter = {
  done: endpoints.doCare,
  skip: endpoints.skipCare,
  undo: endpoints.undoCare,
  weight: endpoints.addWeight,
};
const ofCarer = {
  done: ownEndpoints.doOwnCare,
  skip: ownEndpoints.skipOwnCare,
  undo: ownEndpoints.undoOwnCare,
  weight: ownEndpoints.addOwnWeight,
};
const callsOf = ({ isOwn }: OnPage) => (isOwn ? ofCarer : ofShelter);

const idsOf = ({ items }: TickBody) => items.map(({ id }) => id);

const toldRefusals = {
  refusalsOf: ({ refused }: endpoints.CareResult, { items, timeZone }: TickBody) =>
    refused.flatMap(({ id, reason, by, at }) =>
      items
        .filter((item) => item.id === id)
        .map(({ what, pet }) =>
          messages.refused[reason]({ what, pet, by, at: at && clockTime(at, timeZone) }),
        ),
    ),
  failureOf: (reason: string, { items }: TickBody) => messages.notSaved({ items, reason }),
};

export const doneCall = defineOutboxCall({
  name: 'care.done',
  send: ({ details, ...body }: TickBody & { details: DoneDetails }, { key, at }) =>
    callEndpoint(callsOf(body).done, { key, body: { ids: idsOf(body), at, ...details } }),
  ...toldRefusals,
});

export const skipCall = defineOutboxCall({
  name: 'care.skip',
  send: ({ reason, ...body }: TickBody & { reason: string }, { key }) =>
    callEndpoint(callsOf(body).skip, { key, body: { ids: idsOf(body), reason } }),
  ...toldRefusals,
});

export const undoCall = defineOutboxCall({
  name: 'care.undo',
  send: (body: TickBody, { key }) =>
    callEndpoint(callsOf(body).undo, { key, body: { ids: idsOf(body) } }),
  ...toldRefusals,
});

export const resultCall = defineOutboxCall({
  name: 'care.result',
  send: ({ later, ...body }: TickBody & { later: LaterResult }, { key }) =>
    callEndpoint(endpoints.writeResults, { key, body: { ids: idsOf(body), ...later } }),
  ...toldRefusals,
});

export const weightCall = defineOutboxCall({
  name: 'care.weight',
  send: ({ pet, weight, ...page }: WeightBody, { key, at }) =>
    callEndpoint(callsOf(page).weight, { key, params: { id: pet.id }, body: { weight, at } }),
  failureOf: (reason, { pet, weight }) =>
    messages.weightNotSaved({ pet: pet.name, weight, reason }),
});

/** The weight of a pet that waits to be sent. */
export function weightOf({ name, body }: KeptCall): WeightBody | undefined {
  return name === 'care.weight' ? (body as WeightBody) : undefined;
}

export const isOfItem = ({ name, body }: KeptCall, itemId: string): boolean =>
  name in messages.waiting && (body as TickBody).items.some(({ id }) => id === itemId);

/** What is said of a call that waits; empty for one of another feature. */
export function waitingLabelOf(call: KeptCall): string {
  const weight = weightOf(call)?.weight;
  if (weight !== undefined) return messages.waitingWeight({ weight });
  return messages.waiting[call.name as keyof typeof messages.waiting] ?? '';
}
