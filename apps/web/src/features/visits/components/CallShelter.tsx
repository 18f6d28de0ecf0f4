import { telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { ownVisitMessages as messages } from '../visits-messages.ts';

/** B3.13: the shelter's telephone, for people whom a page cannot help; nothing without a number. */
export function CallShelter({ shelter }: { shelter: Shelter | undefined }) {
  if (!shelter?.phone) return null;
  return (
    <a className="link wrap-anywhere" href={telUrl(shelter.phone)}>
      {messages.callShelter(shelter.phone)}
    </a>
  );
}
