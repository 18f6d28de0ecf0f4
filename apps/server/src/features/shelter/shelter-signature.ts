import { mapUrl } from '@pawmatch/contract/shelter/map-url';
import type { Config } from '../../config.ts';

/** The signature of a mail, with the shelter's contact as far as it is configured. */
export function shelterSignature(shelter: Config['shelter']): string {
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
