import { type SQL, sql } from 'drizzle-orm';
import { visits } from './visits.table.ts';

/** The ids of a pet and of the other one of its bonded pair, as an array that indexes are searched for. */
export const petAndPartnerIds = (petId: string | SQL): SQL =>
  sql`ARRAY(SELECT id FROM pets AS pair WHERE pair.id = ${petId} OR pair.bonded_with = ${petId})`;

/** The visits that hold one of these pets. @param petIds an array */
export const involvesAnyPet = (petIds: SQL): SQL =>
  sql`(${visits.petId} = ANY (${petIds}) OR ${visits.bondedPetId} = ANY (${petIds}))`;

/** Whether a visit keeps its pets until `rests_until`: an active one, or one that took place. Triggers decide it. */
export const occupiesPets: SQL<boolean> = sql`EXISTS (SELECT FROM visited_pets WHERE visited_pets.visit_id = ${visits.id})`;

/** The visits that hold this pet, requested or as the other one of a pair. */
export const involvesPet = (petId: string): SQL =>
  sql`(${visits.petId} = ${petId} OR ${visits.bondedPetId} = ${petId})`;
