import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { longDate } from '../../../lib/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { TitledCard } from '../../../staff/page/TitledCard.tsx';
import {
  internalNotesQuery,
  type NoteSubject,
  noteWriters,
  useChangeNote,
} from '../internal-notes-api.ts';
import { internalNoteMessages as messages } from '../internal-notes-messages.ts';

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

type InternalNotesCardProps = { subject: NoteSubject; timeZone: string };

/** What staff note for each other, with earlier texts. */
export function InternalNotesCard({ subject, timeZone }: InternalNotesCardProps) {
  const { data } = useQuery(internalNotesQuery(subject));
  const change = useChangeNote(subject);
  const can = useCan();
  const [draft, setDraft] = useState<string | null>(null);
  const { current, earlier = [] } = data ?? {};
  const written = ({ by, at }: { by: string | null; at: string }) =>
    messages.written({ by, date: longDate(at, timeZone) });

  const store = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(draft ?? '', { onSuccess: () => setDraft(null) });
  };

  return (
    <TitledCard
      id="internal-notes"
      title={messages.title}
      about={messages.about}
      className="grid gap-3"
    >
      {data && draft === null && (
        <>
          <p className="whitespace-pre-line wrap-anywhere">{current?.text ?? messages.none}</p>
          {current && <p className="text-sm text-text-muted">{written(current)}</p>}
          {can(noteWriters[subject.kind]) && (
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              onClick={() => setDraft(current?.text ?? '')}
            >
              {messages.change}
            </Button>
          )}
        </>
      )}
      {draft !== null && (
        <form noValidate onSubmit={store} className="grid gap-3">
          <TextAreaField
            // The pressed button has been unmounted, so focus moves to the field.
            ref={focus}
            label={messages.text}
            value={draft}
            error={change.error && failureReason(change.error, messages.failed)}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button
            type="submit"
            size="sm"
            className="justify-self-start"
            busy={change.isPending}
            busyLabel={messages.storing}
          >
            {messages.store}
          </Button>
        </form>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-sm font-semibold">
            {messages.earlier({ count: earlier.length })}
          </summary>
          <ul className="grid gap-3">
            {earlier.map((note) => (
              <li key={note.at}>
                <p className="whitespace-pre-line wrap-anywhere">{note.text ?? messages.emptied}</p>
                <p className="text-sm text-text-muted">{written(note)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </TitledCard>
  );
}
