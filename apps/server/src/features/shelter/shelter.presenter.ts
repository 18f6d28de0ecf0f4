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

export function presentSettings(row: ShelterRow): ShelterSettings {
  return {
    ...presentShelter({ ...row, time_zone: row.timeZone }),
    version: row.version,
    updated_at: (row.updatedAt ?? new Date(0)).toISOString(),
  };
}
