import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { MAX_VISIT_NOTES } from '@pawmatch/contract/visits/visit-values';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { useChangeNotes } from '../visits-api.ts';
import { visitNoteMessages as messages } from '../visits-messages.ts';

/**
 * The note of a visit, which its adopter can change until the visit is over; nothing when there is none to see or
 * write.
 */
export function VisitNote({ visit }: { visit: OwnVisit }) {
  const { notes } = visit;
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const canEdit = visit.allowed_actions.includes('edit_notes');
  const handleDone = () => {
    setIsEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isEditing && canEdit) return <NoteForm visit={visit} onDone={handleDone} />;
  if (!notes && !canEdit) return null;
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      {notes && (
        <div>
          <p className="text-text-muted">{messages.note}</p>
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
        </div>
      )}
      {canEdit && (
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          className="-ms-4"
          aria-label={(notes ? messages.changeOf : messages.addTo)(visitedPetName(visit))}
          onClick={() => setIsEditing(true)}
        >
          {notes ? messages.change : messages.add}
        </Button>
      )}
    </div>
  );
}

function NoteForm({ visit, onDone }: { visit: OwnVisit; onDone: () => void }) {
  const [text, setText] = useState(visit.notes ?? '');
  const { mutate, isPending, error } = useChangeNotes();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const handleSuccess = () => {
      toastSuccess(text.trim() ? messages.sent : messages.removed);
      onDone();
    };
    mutate({ visit, notes: text }, { onSuccess: handleSuccess });
  };
  return (
    <form ref={form} onSubmit={handleSubmit} className="grid gap-3">
      <TextAreaField
        label={messages.label}
        value={text}
        maxLength={MAX_VISIT_NOTES}
        disabled={isPending}
        error={error && failureReason(error, messages.failed)}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isPending} busyLabel={messages.sending}>
          {messages.send}
        </Button>
        <Button variant="quiet" size="sm" disabled={isPending} onClick={onDone}>
          {messages.dismiss}
        </Button>
      </div>
    </form>
  );
}
