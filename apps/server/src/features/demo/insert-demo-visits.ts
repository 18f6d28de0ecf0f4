import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Uses } from '../../dependencies.ts';
import { type Actor, SYSTEM } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { visitTime } from '../visits/booking/book-visit.service.ts';
import * as visitsRepository from '../visits/visits.repository.ts';
import { setActor } from './demo.repository.ts';
import { isOpenToday, visitInstant } from './demo-dates.ts';
import { type DemoVisit, demoVisits } from './demo-visits.ts';

const STAFF: Actor = { kind: 'staff' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** @returns ids of the completed ones by the slugs of their pets */
export async function insertVisits(
  transaction: Queries,
  { clock }: Uses<'clock'>,
  place: Shelter,
  {
    shelterId,
    petIds,
    adopterIds,
  }: { shelterId: string } & Record<'petIds' | 'adopterIds', Map<string, string>>,
): Promise<Map<string, string>> {
  const now = clock();
  const completed = new Map<string, string>();
  for (const [index, visit] of demoVisits.entries()) {
    if (visit.weekday === 0 && !isOpenToday(now, place)) continue;
    const time = visitTime(visitInstant(now, visit.weekday, visit.time, place), place);
    const { startsAt, endsAt } = time;
    const isOver = visit.status === 'confirmed' && endsAt <= now;
    // Visits of today and before were requested some days before, upcoming ones within the last day.
    const daysBefore = visit.weekday > 0 ? 0 : 4;
    const since = Math.min(now.getTime(), startsAt.getTime()) - daysBefore * DAY;
    const createdAt = new Date(since - (index + 1) * 83 * MINUTE);
    const status = isOver ? 'completed' : visit.status;
    const visitor = visitorColumns(visit, adopterIds);
    const { userId } = visitor;
    const isCompleted = status === 'completed';
    const answer = isCompleted ? 'confirmed' : status;
    await setActor(transaction, userId ? { kind: 'adopter', id: userId } : STAFF);
    const { id } = await visitsRepository.insertVisit(transaction, {
      id: newId(),
      shelterId,
      petId: petIds.get(visit.slug) ?? null,
      ...visitor,
      status: userId ? 'pending' : answer,
      ...time,
      notes: visit.notes,
      createdAt,
      updatedAt: createdAt,
    });
    if (userId && status !== 'pending') {
      await setActor(transaction, STAFF);
      const answeredAt = new Date(createdAt.getTime() + (1 + (index % 4)) * 20 * MINUTE);
      const answered = { status: answer, updatedAt: answeredAt };
      await visitsRepository.updateVisit(transaction, id, answered);
    }
    if (isCompleted) {
      await setActor(transaction, STAFF);
      await visitsRepository.updateVisit(transaction, id, { status, updatedAt: endsAt });
      completed.set(visit.slug, id);
    }
  }
  await setActor(transaction, SYSTEM);
  return completed;
}

function visitorColumns({ visitor }: DemoVisit, adopterIds: Map<string, string>) {
  if (typeof visitor === 'string') return { userId: adopterIds.get(visitor) ?? null };
  return {
    userId: null,
    visitorName: visitor.fullName,
    visitorEmail: visitor.email,
    visitorPhone: visitor.phoneNumber,
  };
}
