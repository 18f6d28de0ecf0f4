import type { Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import { addDays, startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { drawOccupancy, drawSmallOccupancy } from './draw-occupancy.ts';
import { countPetsAtInstants } from './occupancy.repository.ts';
import { placeMessages } from './place-messages.ts';
import { byName, nameWithin } from './places.presenter.ts';
import { listPlaces } from './places.repository.ts';

/** How many pets lived where at the end of each of the last days, today until now. */
export async function occupancyOf(
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
  shelterId: string,
  dayCount: number,
): Promise<Occupancy> {
  const now = clock();
  const timeZone = shelters.of(shelterId).time_zone;
  const today = toZonedTime(now, timeZone).date;
  const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index + 1 - dayCount));
  const ends = days.map((day) => (day === today ? now : startOfDay(addDays(day, 1), timeZone)));
  const [places, counted] = await Promise.all([
    listPlaces(database, shelterId),
    countPetsAtInstants(database, shelterId, ends),
  ]);
  const countsAt = (id: string | null) => {
    const counts = days.map(() => 0);
    for (const { placeId, index, count } of counted) if (placeId === id) counts[index] = count;
    return counts;
  };
  const capacities = places.flatMap(({ capacity }) => capacity ?? []);
  const capacity = capacities.length > 0 ? capacities.reduce((sum, each) => sum + each) : null;
  const counts = countsAt(null);
  const label = placeMessages.occupancy({ now: counts.at(-1) ?? 0, most: Math.max(...counts) });
  return {
    days,
    shelter: { capacity, counts, svg: drawOccupancy({ label, days, counts, capacity }) },
    places: places
      .map((place) => {
        const ofPlace = { capacity: place.capacity, counts: countsAt(place.id) };
        const svg = drawSmallOccupancy(ofPlace);
        return { id: place.id, name: nameWithin(place, places), ...ofPlace, svg };
      })
      .filter((place) => place.capacity !== null || place.counts.some((count) => count > 0))
      .sort((one, other) => byName.compare(one.name, other.name)),
  };
}
