import { MailIcon, MessageIcon, PhoneBubbleIcon } from '../../../components/ui/icons/sharing.tsx';
import { petLink, shareLinks } from '../../../lib/share-links.ts';
import { petMessages } from '../pet-messages.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';

interface ShareButtonsProps {
  pet: { id: string; name: string };
  /** Such as `https://pawmatch.example`. */
  origin: string;
  /** Of the element that holds the pet's name. */
  nameId: string;
}

const BUTTON =
  'grid size-11 place-items-center rounded-full text-text-muted transition-colors hover:bg-action-soft hover:text-action';

/** R2.39: WhatsApp, SMS on phones, email, and copying the link. */
export function ShareButtons({ pet, origin, nameId }: ShareButtonsProps) {
  const links = shareLinks(pet, origin);
  return (
    <div className="flex flex-wrap">
      <a
        href={links.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={petMessages.shareOnWhatsApp}
        title={petMessages.whatsApp}
        aria-describedby={nameId}
        className={BUTTON}
      >
        <PhoneBubbleIcon />
      </a>
      <a
        href={links.sms}
        aria-label={petMessages.shareBySms}
        title={petMessages.sms}
        aria-describedby={nameId}
        className={`${BUTTON} hidden pointer-coarse:grid`}
      >
        <MessageIcon />
      </a>
      <a
        href={links.email}
        aria-label={petMessages.shareByEmail}
        title={petMessages.email}
        aria-describedby={nameId}
        className={BUTTON}
      >
        <MailIcon />
      </a>
      <CopyLinkButton link={petLink(origin, pet.id)} nameId={nameId} className={BUTTON} />
    </div>
  );
}
