import { mapUrl } from '@pawmatch/contract/shelter/map-url';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';

/** The signature of a mail, with the shelter's contact as far as it is given. */
export function shelterSignature(shelter: Shelter): string {
  const { name, address, phone, email, hours } = shelter;
  const lines = [
    name,
    address,
    phone && `Telephone: ${phone}`,
    email && `E-mail: ${email}`,
    hours && `Open: ${hours}`,
    address && `Map: ${mapUrl(address)}`,
  ];
  return lines.filter(Boolean).join('\n');
}
