import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Shelter, ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { ShelterRow } from './shelters.table.ts';

export function presentShelter(shelter: Shelter): Shelter {
  return {
    name: shelter.name,
    time_zone: shelter.time_zone,
    address: shelter.address,
    phone: shelter.phone,
    email: shelter.email,
    hours: shelter.hours,
    visiting: shelter.visiting,
  };
}

/** The first shelter, and whether there are others. */
export const presentFirstShelter = (shelters: { first(): Shelter; isOne(): boolean }): Shelter => ({
  ...presentShelter(shelters.first()),
  ...(!shelters.isOne() && { has_others: true }),
});

export function presentSettings(row: ShelterRow): ShelterSettings {
  // A server before `answer_hours`, which is being replaced, may have stored rules without it.
  const { answer_hours = firstVisitingRules.answer_hours } = row.visiting;
  const visiting = { ...row.visiting, answer_hours };
  return {
    ...presentShelter({ ...row, visiting, time_zone: row.timeZone }),
    version: row.version,
    updated_at: (row.updatedAt ?? new Date(0)).toISOString(),
    second_factor_required_at: row.secondFactorRequiredAt?.toISOString() ?? null,
  };
}
