import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import type { PetFilters } from '../pets/pet-query.ts';
import { choicesOf } from '../search/filters/filter-choices.ts';
import {
  chipLabel,
  distanceLabel,
  quoteWords,
  shelterLabel,
} from '../search/filters/filter-labels.ts';
import {
  hasFilters,
  type PetSearch,
  readPetsAddress,
  writePetsAddress,
} from '../search/pets-address.ts';
import type { ClockTime } from '../zoned-time.ts';
import { petAlertMessages } from './pet-alert-messages.ts';

/** How many alerts a person can have. */
export const MAX_ALERTS = 20;

/** When daily alerts are sent, at the shelter. */
export const DAILY_ALERT_TIME: ClockTime = '08:00';

/** How many pets a mail shows; it counts the others. */
export const MAX_PETS_IN_ALERT = 12;

/** Delay, so that pets added together share one email. */
export const GATHER_SECONDS = 60;

/** Maximum delay, even if further pets are still being added. */
export const MAX_GATHER_SECONDS = 600;

/** What an alert is about: a list of pets, or the person's matches. */
export const alertKinds = ['search', 'matches'] as const;

export const alertFrequencies = ['at_once', 'daily'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const PetAlert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  /** With `search`: the query of the address of /pets, such as `species=Dog&size=Small`; else empty. */
  query: z.string(),
  frequency: z.enum(alertFrequencies),
  created_at: Timestamp,
  last_sent_at: z.nullable(Timestamp),
  /** False when a filter is not known any more: then no pet is looked for. */
  is_valid: z.boolean(),
  /** Nothing is sent before the owner has confirmed the address; what it finds meanwhile is sent then. */
  waits_for_confirmation: z.boolean(),
});
export type PetAlert = z.infer<typeof PetAlert>;

/** `new_pets`: the pets that it has found since its owner last opened the page of alerts. */
export const ListedAlert = z.extend(PetAlert, { new_pets: z.int() });
export type ListedAlert = z.infer<typeof ListedAlert>;

/** The one query of a search, so that equal searches are one alert. */
export const alertQueryOf = ({ sort: _, ...filters }: PetSearch): string =>
  writePetsAddress(filters).toString();

/** The pets that an alert is about are those that its list shows. */
export const filtersOfAlert = ({ sort: _, ...filters }: PetSearch): PetFilters => ({
  ...filters,
  status: ['Available'],
  ...(hasFilters(filters) && { include_unknown: true }),
});

/** The labels of everything that a search asks for; none when it asks for all pets. */
function searchLabels({ q, sort: _, ...filters }: PetSearch): string[] {
  const { shelter, zip, within } = filters;
  const labels = [
    ...choicesOf(filters).map((choice) => chipLabel(choice, filters)),
    ...(shelter ? [shelterLabel(shelter)] : []),
    ...(zip && within ? [distanceLabel(within, zip)] : []),
  ];
  return q ? [quoteWords(q.replaceAll('"', '')), ...labels] : labels;
}

/** The parts of an alert's name, such as "Dog" and "Small". */
export function alertLabels({ kind, query }: Pick<PetAlert, 'kind' | 'query'>): string[] {
  if (kind === 'matches') return [petAlertMessages.matches];
  const labels = searchLabels(readPetsAddress(new URLSearchParams(query)));
  return labels.length > 0 ? labels : [petAlertMessages.allPets];
}
