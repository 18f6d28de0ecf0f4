import { readLanguage } from '@pawmatch/contract/languages';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type {
  PublicShelter,
  Shelter,
  ShelterSettings,
} from '@pawmatch/contract/shelter/shelter-endpoints';
import { readHours } from './shelter-hours.ts';
import type { ShelterRow } from './shelters.table.ts';

function presentShelter(shelter: Shelter): Shelter {
  return {
    name: shelter.name,
    time_zone: shelter.time_zone,
    language: shelter.language,
    address: shelter.address,
    phone: shelter.phone,
    email: shelter.email,
    hours: readHours(shelter),
    visiting: shelter.visiting,
  };
}

export const presentPublicShelter = (
  shelter: Shelter,
  shelters: { isOne: () => boolean },
): PublicShelter => ({ ...presentShelter(shelter), is_only: shelters.isOne() });

export function presentSettings(row: ShelterRow): ShelterSettings {
  return {
    ...presentShelter({
      ...row,
      // A server that is being replaced may have stored rules without the newest ones.
      visiting: { ...firstVisitingRules, ...row.visiting },
      time_zone: row.timeZone,
      language: readLanguage(row.language),
    }),
    version: row.version,
    updated_at: (row.updatedAt ?? new Date(0)).toISOString(),
    second_factor_required_at: row.secondFactorRequiredAt?.toISOString() ?? null,
    paper_size: row.paperSize,
    care_parts: row.careParts,
  };
}
