import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { useEffect, useState } from 'react';
import { BellIcon } from '../../../components/ui/icons/secondary.tsx';
import { alertButtonMessages } from '../alert-button-messages.ts';
import type { AlertSheet } from './AlertSheet.tsx';

/**
 * Leads to an alert about pets like those of a search, or about the matches. The sheet loads when it is opened.
 * @param search null for the matches of the user
 */
export function AlertButton({ search }: { search: PetSearch | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<typeof AlertSheet>();

  useEffect(() => {
    if (!isOpen) return;
    import('./AlertSheet.tsx').then(
      (loaded) => setSheet(() => loaded.AlertSheet),
      (error: unknown) => reportError(error),
    );
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="link inline-flex min-h-11 items-center gap-2 text-start leading-tight"
      >
        <BellIcon className="size-5 flex-none" />
        {alertButtonMessages.open}
      </button>
      {isOpen && Sheet && <Sheet search={search} onClose={() => setIsOpen(false)} />}
    </>
  );
}
