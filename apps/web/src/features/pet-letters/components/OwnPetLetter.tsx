import type { PetLetter } from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { copyText } from '../../../lib/text/copy-text.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { petLetterMessages as messages } from '../pet-letter-messages.ts';
import { petLettersQuery, shareLetter, unshareLetter } from '../pet-letters-api.ts';
import { PetLetterCard } from './PetLetterCard.tsx';

/** The adopter's letter of a past visit, and its public page; nothing where there is none. */
export function OwnPetLetter({ visitId }: { visitId: string }) {
  const client = useQueryClient();
  const { data: letters = [] } = useQuery(petLettersQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const letter = letters.find(({ visit_id }) => visit_id === visitId);
  if (!letter) return null;
  const { pet_name: pet, is_shared: isShared } = letter;

  const change = async (call: (id: string) => Promise<PetLetter>, success?: string) => {
    setIsBusy(true);
    try {
      const changed = await call(visitId);
      setUrl(changed.share_url);
      client.setQueryData(petLettersQuery.queryKey, (before = []) =>
        before.map((it) => (it.visit_id === visitId ? changed : it)),
      );
      if (success) toastSuccess(success);
    } catch (error) {
      toastError(failureReason(error, messages.shareFailed));
    } finally {
      setIsBusy(false);
    }
  };
  const copy = async () => {
    if (url && (await copyText(url))) toastSuccess(messages.copied);
    else toastError(messages.copyFailed);
  };

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {messages.open({ pet })}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={messages.from({ pet })}>
        <div className="grid gap-4">
          <PetLetterCard letter={letter} />
          <p className="text-sm text-text-muted">{messages.shareHint}</p>
          {isShared && !url && <p className="text-sm">{messages.isSharedBefore}</p>}
          {url && (
            <TextField
              label={messages.address}
              value={url}
              readOnly
              onFocus={(event) => event.target.select()}
            />
          )}
          <div className="flex flex-wrap gap-3">
            {url ? (
              <Button onClick={() => void copy()}>{messages.copy}</Button>
            ) : (
              <Button
                busy={isBusy}
                busyLabel={messages.sharing}
                onClick={() => void change(shareLetter)}
              >
                {isShared ? messages.shareAgain : messages.share}
              </Button>
            )}
            {isShared && (
              <Button
                variant="secondary"
                disabled={isBusy}
                onClick={() => void change(unshareLetter, messages.takenDown)}
              >
                {messages.takeDown}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
