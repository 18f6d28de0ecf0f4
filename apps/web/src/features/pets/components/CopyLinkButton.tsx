import { useEffect, useState } from 'react';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { LinkIcon } from '../../../components/ui/icons/sharing.tsx';
import { copyText } from '../../../lib/copy-text.ts';

/** How long the confirmation stays. */
const CONFIRMED_MS = 2_000;

interface CopyLinkButtonProps {
  link: string;
  /** Of the element that holds the pet's name. */
  nameId: string;
  className: string;
}

/** R2.39: copies the pet's address and says so beside the button. */
export function CopyLinkButton({ link, nameId, className }: CopyLinkButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome((await copyText(link)) ? 'Link copied' : 'Could not copy the link');
  };

  const isCopied = outcome === 'Link copied';
  return (
    <span className="relative inline-grid">
      <button
        type="button"
        aria-label="Copy link"
        title="Copy link"
        aria-describedby={nameId}
        onClick={() => void copy()}
        className={className}
      >
        {isCopied ? <CheckIcon /> : <LinkIcon />}
      </button>
      <span role="status" className="pointer-events-none absolute end-0 bottom-full z-10 w-max">
        {outcome && (
          <span className="block rounded-md bg-text px-2.5 py-1 text-xs font-medium text-paper">
            {outcome}
          </span>
        )}
      </span>
    </span>
  );
}
