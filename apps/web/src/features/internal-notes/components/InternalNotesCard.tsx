import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import {
  internalNotesQuery,
  type NoteDraft,
  type NoteSubject,
  noteWriters,
  useChangeNote,
} from '../internal-notes-api.ts';
import { internalNoteMessages as messages } from '../internal-notes-messages.ts';
import { EarlierTexts } from './EarlierTexts.tsx';
import { MentionField } from './MentionField.tsx';
import { NoteWords } from './NoteWords.tsx';

type InternalNotesCardProps = { subject: NoteSubject; timeZone: string };

/** What staff note for each other, with earlier texts. */
export function InternalNotesCard({ subject, timeZone }: InternalNotesCardProps) {
  const { data } = useQuery(internalNotesQuery(subject));
  const change = useChangeNote(subject);
  const can = useCan();
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const { current, earlier = [] } = data ?? {};

  const store = (event: FormEvent) => {
    event.preventDefault();
    if (draft) change.mutate(draft, { onSuccess: () => setDraft(null) });
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
          {current?.text ? <NoteWords note={current} /> : <p>{messages.none}</p>}
          {current && (
            <p className="text-sm text-text-muted">
              {messages.written({ by: current.by, date: longDate(current.at, timeZone) })}
            </p>
          )}
          {can(noteWriters[subject.kind]) && (
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              onClick={() =>
                setDraft({ text: current?.text ?? '', mentions: current?.mentions ?? [] })
              }
            >
              {messages.change}
            </Button>
          )}
        </>
      )}
      {draft !== null && (
        <form noValidate onSubmit={store} className="grid gap-3">
          <MentionField
            // The pressed button has been unmounted.
            takesFocus
            label={messages.text}
            kind={subject.kind}
            draft={draft}
            error={change.error && failureReason(change.error, messages.failed)}
            onChange={setDraft}
          />
          <SubmitButton isSending={change.isPending} sending={messages.storing} size="sm">
            {messages.store}
          </SubmitButton>
        </form>
      )}
      <EarlierTexts texts={earlier} timeZone={timeZone} />
    </TitledCard>
  );
}
