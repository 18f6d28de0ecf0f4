import { mailtoUrl, mapUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { ShelterContact } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { ReactNode } from 'react';
import { shelterContactMessages as messages } from '../shelter-contact-messages.ts';

/** Whether the shelter has any contact details. */
export function hasContactDetails<Contact extends ShelterContact>(
  shelter: Contact | undefined,
): shelter is Contact {
  return Boolean(shelter?.address || shelter?.phone || shelter?.email || shelter?.hours);
}

/** The shelter's contact details, without those that are not set. */
export function ShelterContactDetails({ shelter }: { shelter: ShelterContact }) {
  const { address, phone, email, hours } = shelter;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      {address && (
        <Detail label={messages.address}>
          {address}{' '}
          <a className="link inline-block" href={mapUrl(address)} target="_blank" rel="noreferrer">
            {messages.openMap}
          </a>
        </Detail>
      )}
      {phone && (
        <Detail label={messages.phone}>
          <a className="link" href={telUrl(phone)}>
            {phone}
          </a>
        </Detail>
      )}
      {email && (
        <Detail label={messages.email}>
          <a className="link" href={mailtoUrl(email)}>
            {email}
          </a>
        </Detail>
      )}
      {hours && <Detail label={messages.hours}>{hours}</Detail>}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
