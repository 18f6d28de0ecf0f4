import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Config } from '../../config.ts';

export function presentShelter({ shelter }: Pick<Config, 'shelter'>): Shelter {
  return {
    name: shelter.name,
    time_zone: shelter.timeZone,
    address: shelter.address ?? null,
    phone: shelter.phone ?? null,
    email: shelter.email ?? null,
    hours: shelter.hours ?? null,
  };
}
