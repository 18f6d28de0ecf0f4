import { useEffect, useState } from 'react';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import {
  LinkIcon,
  MailIcon,
  MessageIcon,
  PhoneBubbleIcon,
} from '../../../components/ui/icons/sharing.tsx';
import { copyText } from '../../../lib/text/copy-text.ts';
import { petLink, shareLinks } from '../../../lib/text/share-links.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { petMessages } from '../pet-messages.ts';

/** How long the button shows a check mark. */
const CONFIRMED_MS = 2_000;

interface CopyLinkButtonProps {
  link: string;
  /** Of the element that holds the pet's name. */
  nameId: string;
  className: string;
}

/** Copies the pet's URL and shows a toast. */
export function CopyLinkButton({ link, nameId, className }: CopyLinkButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(link)) {
      toastSuccess(petMessages.linkCopied);
      setIsCopied(true);
    } else {
      toastError(petMessages.linkNotCopied(link));
    }
  };

  return (
    <button
      type="button"
      aria-label={petMessages.copyLink}
      title={petMessages.copyLink}
      aria-describedby={nameId}
      onClick={() => void copy()}
      className={className}
    >
      {isCopied ? <CheckIcon /> : <LinkIcon />}
    </button>
  );
}

interface ShareButtonsProps {
  pet: { id: string; name: string };
  /** Such as `https://pawmatch.example`. */
  origin: string;
  /** Of the element that holds the pet's name. */
  nameId: string;
}

const BUTTON =
  'grid size-11 place-items-center rounded-full text-text-muted transition-colors hover:bg-action-soft hover:text-action';

/** WhatsApp, SMS on phones, email, and copying the link. */
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
