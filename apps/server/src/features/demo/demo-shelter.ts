import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';

/** Nobody lives there: the street is made up, 555-01xx is for fiction, and `.example` belongs to nobody. */
const contact = {
  address: '48 Juniper Lane, Springfield, IL 62701',
  phone: '(217) 555-0142',
  email: 'hello@pawmatch.example',
  hours: 'Monday to Friday, 10 AM to 4 PM',
};

/** The demonstration shelter: what is set already stays, and the rest of its contact is made up. */
export function demoShelter(shelter: Shelter): Shelter {
  return {
    ...shelter,
    address: shelter.address ?? contact.address,
    phone: shelter.phone ?? contact.phone,
    email: shelter.email ?? contact.email,
    hours: shelter.hours ?? contact.hours,
  };
}
