import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import type { ShelterRow } from '../shelter/shelters.table.ts';
import type * as repository from './network.repository.ts';

/** By name. */
export function presentNetworkShelters(
  rows: readonly ShelterRow[],
  {
    managers,
    invited,
    waiting,
  }: {
    managers: Awaited<ReturnType<typeof repository.listManagers>>;
    invited: Awaited<ReturnType<typeof repository.listInvitedManagers>>;
    waiting: Awaited<ReturnType<typeof repository.countWaiting>>;
  },
): NetworkShelter[] {
  const present = (row: ShelterRow): NetworkShelter => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    time_zone: row.timeZone,
    email: row.email,
    paused_at: row.pausedAt?.toISOString() ?? null,
    managers: managers
      .filter(({ shelterId }) => shelterId === row.id)
      .map(({ id, fullName, email }) => ({ id, full_name: fullName, email })),
    invited_managers: invited.flatMap(({ shelterId, email }) =>
      shelterId === row.id && email !== null ? email : [],
    ),
    pets: waiting.pets.get(row.id) ?? 0,
    open_requests: waiting.openRequests.get(row.id) ?? 0,
    visits_without_outcome: waiting.withoutOutcome.get(row.id) ?? 0,
  });
  return rows.map(present).sort((one, other) => one.name.localeCompare(other.name));
}
