import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Closure } from '@pawmatch/contract/visits/visiting-rules';
import { addDays, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';

/** Nobody lives there: the street is made up, 555-01xx is for fiction, and `.example` belongs to nobody. */
const contact = {
  address: '48 Juniper Lane, Springfield, IL 62701',
  phone: '(217) 555-0142',
  email: 'hello@pawmatch.example',
  hours: 'Monday to Friday, 10 AM to 4 PM',
};

const THURSDAY = 4;

/** The fourth Thursday of November, such as `2026-11-26`. */
export function thanksgivingOf(year: number): string {
  const first = `${year}-11-01`;
  return addDays(first, ((THURSDAY - weekdayOf(first) + 7) % 7) + 21);
}

/** Its date differs from year to year, so that a yearly closure cannot say it. */
const closedOnThanksgiving = (year: number): Closure => {
  const day = thanksgivingOf(year);
  return { from: day, to: day, hours: null, reason: 'Thanksgiving', is_yearly: false };
};

/** The demonstration shelter: what is set already stays, and everything else is made up. */
export function demoShelter(shelter: Shelter, now: Date): Shelter {
  const year = Number(toZonedTime(now, shelter.time_zone).date.slice(0, 4));
  const { visiting } = shelter;
  return {
    ...shelter,
    address: shelter.address ?? contact.address,
    phone: shelter.phone ?? contact.phone,
    email: shelter.email ?? contact.email,
    hours: shelter.hours ?? contact.hours,
    visiting: {
      ...visiting,
      closures:
        visiting.closures.length > 0
          ? visiting.closures
          : [closedOnThanksgiving(year), closedOnThanksgiving(year + 1)],
    },
  };
}
