import type { CareResult, DueCare } from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import type { CarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import { type TestResult, UNDO_CARE_HOURS } from '@pawmatch/contract/care/care-values';
import type { CareCourse } from '@pawmatch/contract/care/courses-endpoints';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { readCareName } from '../../care-names.ts';
import { presentPhotoUrls } from '../pets/pets.presenter.ts';
import type { CareCourseRow, CareItemRow, CarePlanRow } from './care.tables.ts';
import type { CareItemDetails } from './care-items.repository.ts';
import type { DueCareDetails } from './care-round.repository.ts';

const HOUR = 60 * 60_000;

/** Who looks at care. */
export interface CareReader {
  userId: string;
  shelterId: string;
  /** Takes back what colleagues did. */
  isStaff: boolean;
  now: Date;
}

/** Why something that was written down cannot be taken back any more; null where it can. */
function lateProblem(
  { at, by }: { at: Date; by: string | null },
  { userId, isStaff, now }: CareReader,
): 'too_late' | 'not_yours' | null {
  if (now.getTime() - at.getTime() > UNDO_CARE_HOURS * HOUR) return 'too_late';
  return isStaff || by === userId ? null : 'not_yours';
}

/** Why an item cannot be taken back; null where it can. */
export const undoProblem = ({ recordedAt: at, doneBy: by }: CareItemRow, reader: CareReader) =>
  at === null ? 'not_done' : lateProblem({ at, by }, reader);

/**
 * Why the result of a test cannot be written down later; null where it can.
 * @param replaces what the caller has read of a result that came later, and changes
 */
export function resultProblem(
  { awaitsResult, result, resultAt: at, resultBy: by }: CareItemRow,
  reader: CareReader,
  replaces?: TestResult | null,
): 'no_result_awaited' | 'too_late' | 'not_yours' | null {
  if (awaitsResult && !replaces) return null;
  if (at === null || result !== replaces) return 'no_result_awaited';
  return lateProblem({ at, by }, reader);
}

const instant = (date: Date | null) => date?.toISOString() ?? null;
const person = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

export function presentCareItem(
  { item, doneByName, resultByName, dosesADay }: CareItemDetails,
  reader: CareReader,
): CareItem {
  return {
    id: item.id,
    pet_id: item.petId,
    kind: item.kind,
    title: readCareName(item.title),
    due_on: item.dueOn,
    number: item.number,
    doses_a_day: dosesADay,
    plan_id: item.planId,
    course_id: item.courseId,
    product: item.product,
    lot: item.lot,
    dose: item.dose,
    note: item.note,
    cost_cents: item.costCents,
    result: item.result,
    result_note: item.resultNote,
    awaits_result: item.awaitsResult,
    result_by: person(item.resultBy, resultByName),
    result_at: instant(item.resultAt),
    can_write_result:
      item.shelterId === reader.shelterId && resultProblem(item, reader, item.result) === null,
    grams: item.grams,
    done_at: instant(item.doneAt),
    done_by: person(item.doneBy, doneByName),
    skipped_at: instant(item.skippedAt),
    skip_reason: item.skipReason,
    can_undo: undoProblem(item, reader) === null,
  };
}

export function presentDueCare(
  details: DueCareDetails,
  {
    reader,
    today,
    places,
    missed,
    weights,
  }: {
    reader: CareReader;
    today: string;
    places: readonly { id: string; name: string }[];
    missed: Map<string, string[]>;
    weights: Map<string, { grams: number; at: Date }>;
  },
): DueCare {
  const { item, pet, placeId } = details;
  const last = item.kind === 'weight' ? weights.get(pet.id) : undefined;
  return {
    ...presentCareItem(details, reader),
    is_overdue: item.recordedAt === null && (item.dueOn ?? today) < today,
    pet: {
      id: pet.id,
      name: pet.name,
      species: pet.species,
      shelter_number: pet.shelterNumber,
      photo_url: presentPhotoUrls(pet)?.small ?? null,
    },
    place: places.find(({ id }) => id === placeId) ?? null,
    missed_doses: (missed.get(item.courseId ?? '') ?? []).length,
    last_weight: last ? { grams: last.grams, at: last.at.toISOString() } : null,
  };
}

/** @param missed the days of its missed doses, the latest first, a day for each dose */
export const presentCourse = (
  course: CareCourseRow,
  { given, missed }: { given: number; missed: string[] },
): CareCourse => ({
  id: course.id,
  pet_id: course.petId,
  product: course.product,
  dose: course.dose,
  note: course.note,
  starts_on: course.startsOn,
  ends_on: course.endsOn,
  times_a_day: course.timesADay,
  given,
  missed: missed.length,
  missed_on: [...new Set(missed)],
});

export const presentPlan = (row: CarePlanRow): CarePlan => ({
  id: row.id,
  name: readCareName(row.name),
  kind: row.kind,
  species: row.species,
  starts: row.starts,
  first_after_days: row.first_after_days,
  min_age_weeks: row.min_age_weeks,
  max_age_weeks: row.max_age_weeks,
  interval_days: row.interval_days,
  times: row.times,
  adult_times: row.adult_times,
  since: row.since,
  product: row.product,
  dose: row.dose,
  is_on: row.is_on,
  source: row.source && readCareName(row.source),
  source_date: row.source_date,
});

/** A record as it is stored, for who reads it. */
export const presentHealthRecord = ({ done, next, ...record }: HealthRecord): HealthRecord => ({
  ...record,
  done: done.map((each) => ({ ...each, title: readCareName(each.title) })),
  next: next.map((each) => ({ ...each, title: readCareName(each.title) })),
});

/** An item that a call did not change, with who was faster. */
export const presentRefusal = (
  id: string,
  reason: CareResult['refused'][number]['reason'],
  details?: CareItemDetails,
): CareResult['refused'][number] => ({
  id,
  reason,
  by: details?.doneByName ?? null,
  at: instant(details?.item.recordedAt ?? null),
});
