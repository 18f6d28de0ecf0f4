import { useEffect, useState } from 'react';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { LinkIcon } from '../../../components/ui/icons/sharing.tsx';
import { copyText } from '../../../lib/copy-text.ts';
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

/** R2.39: copies the pet's URL and shows a toast. */
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
