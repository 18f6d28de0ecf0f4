import type { Visit } from '@pawmatch/contract/visits/visit';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useMemo } from 'react';
import { useRowPage } from '../../../../staff/page/use-row-page.ts';
import { useShelter } from '../../../shelter/shelter-api.ts';
import { visitsOfDaysQuery } from '../../calendar/use-calendar.ts';

/** The visit that each pet has now, by the pet's id; a pair that is visited together has it twice. */
export function useBusyPets(): ReadonlyMap<string, Visit> {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const today = toZonedTime(new Date(), timeZone).date;
  const { rows } = useRowPage<Visit>(visitsOfDaysQuery([today]));
  return useMemo(() => {
    const now = Date.now();
    const current = rows.filter(
      ({ status, requested_at, ends_at }) =>
        isActiveVisitStatus(status) && Date.parse(requested_at) <= now && now < Date.parse(ends_at),
    );
    return new Map(
      current.flatMap((visit) =>
        [visit.pet_id, visit.bonded_pet?.id].flatMap((id) => (id ? [[id, visit] as const] : [])),
      ),
    );
  }, [rows]);
}
