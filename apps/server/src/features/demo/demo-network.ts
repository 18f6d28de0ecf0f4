import { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Uses } from '../../dependencies.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { insertShelter } from '../network/network.repository.ts';
import { insertPets } from '../pets/pets.repository.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { toPetFacts } from '../pets/staff/pet-columns.ts';
import { setShelterRole } from '../staff/memberships.repository.ts';
import { visitTime } from '../visits/booking/book-visit.service.ts';
import { insertVisit } from '../visits/visits.repository.ts';
import { createdAtOf, isOpenToday, visitInstant } from './demo-dates.ts';
import { demoPartners, petsOfPartner } from './demo-partners.ts';
import { insertDemoUser } from './insert-demo-user.ts';

type PartnerDependencies = Uses<'clock'>;

/**
 * Two further shelters with pets, and visits that wait.
 * @param shown pets of the first shelter by slug, whose pictures these have too
 * @returns their ids
 */
export async function insertPartners(
  transaction: Queries,
  { clock }: PartnerDependencies,
  shown: ReadonlyMap<string, PetRow>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [partnerIndex, { petNames: _, ...details }] of demoPartners.entries()) {
    const id = newId();
    const contact = {
      email: `hello@${details.slug}.example`,
      hours: 'Monday to Friday, 10 AM to 4 PM',
    };
    await insertShelter(transaction, {
      ...{ id, ...details, ...contact },
      visiting: firstVisitingRules,
      updatedAt: clock(),
    });
    await insertPetsOfPartner(transaction, { partnerIndex, shelterId: id, shown, clock });
    ids.push(id);
  }
  return ids;
}

async function insertPetsOfPartner(
  transaction: Queries,
  {
    partnerIndex,
    shelterId,
    shown,
    clock,
  }: PartnerDependencies & {
    partnerIndex: number;
    shelterId: string;
    shown: ReadonlyMap<string, PetRow>;
  },
): Promise<void> {
  const timeZone = demoPartners[partnerIndex]?.timeZone ?? 'UTC';
  const rows = petsOfPartner(partnerIndex).flatMap(({ slug, daysHere, pet }, index) => {
    const alike = shown.get(slug);
    if (!alike) return [];
    const createdAt = createdAtOf(clock(), daysHere, index, timeZone);
    const { listedAt: _, adoptedAt: __, ...columns } = alike;
    const own = { id: newId(), shelterId, createdAt, updatedAt: createdAt };
    return { ...columns, ...toPetFacts(PetInput.parse(pet)), ...own };
  });
  await insertPets(transaction, rows);
  const adoptable = rows.filter(({ status }) => status === 'Available');
  const schedule = { time_zone: timeZone, visiting: firstVisitingRules };
  const now = clock();
  for (const [index, { weekday, time, status, name }] of partnerVisits.entries()) {
    if (weekday === 0 && !isOpenToday(now, schedule)) continue;
    const start = visitInstant(now, weekday, time, schedule);
    await insertVisit(transaction, {
      ...{ id: newId(), shelterId, petId: adoptable[index]?.id ?? null, status },
      ...visitTime(start, schedule),
      visitorName: name,
      visitorEmail: `${name.split(' ')[0]?.toLowerCase()}@visitors.example`,
      createdAt: new Date(Math.min(now.getTime(), start.getTime()) - 3 * 60 * 60_000),
      updatedAt: now,
    });
  }
}

/** One of the past without an outcome, one to answer, one that is confirmed, and one of today, on days with visits. */
const partnerVisits = [
  { weekday: -2, time: '11:30', status: 'confirmed', name: 'Nora Lindqvist' },
  { weekday: 3, time: '11:30', status: 'pending', name: 'Samuel Okafor' },
  { weekday: 5, time: '11:30', status: 'confirmed', name: 'Iris Petrov' },
  { weekday: 0, time: '15:30', status: 'confirmed', name: 'Ruth Adeyemi' },
] as const;

const colleagues = [
  { role: 'staff', fullName: 'Casey Staff' },
  { role: 'volunteer', fullName: 'Robin Volunteer' },
] as const;

/** A member of the staff and a volunteer of each shelter, with the password of the admin. */
export async function insertColleagues(
  transaction: Queries,
  {
    shelterIds,
    admin,
    adminHash,
    now,
  }: {
    shelterIds: readonly string[];
    admin: { passwordExpiresAt: Date };
    adminHash: string;
    now: Date;
  },
): Promise<void> {
  for (const [index, shelterId] of shelterIds.entries()) {
    for (const { role, fullName } of colleagues) {
      const userId = await insertDemoUser(transaction, {
        fullName,
        email: `${role}${index + 1}@pawmatch.example`,
        phoneNumber: null,
        passwordHash: adminHash,
        passwordExpiresAt: admin.passwordExpiresAt,
        createdAt: now,
      });
      await setShelterRole(transaction, { userId, shelterId, role, now });
    }
  }
}
