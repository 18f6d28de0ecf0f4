import type { DiaryNote } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../../lib/api/response/current-row.ts';
import { clockTime } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import {
  type DiarySubject,
  type NoteDraft,
  useCorrectDiaryNote,
  useTakeBackDiaryNote,
} from '../internal-notes-api.ts';
import { diaryMessages as messages } from '../internal-notes-messages.ts';
import { EarlierTexts } from './EarlierTexts.tsx';
import { MentionField } from './MentionField.tsx';
import { NoteWords } from './NoteWords.tsx';

interface DiaryNoteItemProps {
  note: DiaryNote;
  subject: DiarySubject;
  timeZone: string;
  onTakenBack: () => void;
}

/** What a colleague noted, with its earlier texts; the author corrects it here. */
export function DiaryNoteItem({ note, subject, timeZone, onTakenBack }: DiaryNoteItemProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const takeBack = useTakeBackDiaryNote(subject, note.id);
  const can = useCan();
  const time = clockTime(note.at, timeZone);

  if (isCorrecting) {
    return (
      <CorrectionForm
        note={note}
        subject={subject}
        timeZone={timeZone}
        onClose={() => setIsCorrecting(false)}
      />
    );
  }
  return (
    <>
      <NoteWords note={note.current} />
      <div className="flex flex-wrap items-center gap-x-1">
        <p className="me-2 text-sm text-text-muted">
          <time dateTime={note.at}>{messages.noted({ by: note.by, time })}</time>
        </p>
        {note.can_correct && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.correctNamed({ time })}
            onClick={() => setIsCorrecting(true)}
          >
            {messages.correct}
          </Button>
        )}
        {note.can_take_back && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.takeBackNamed({ time })}
            onClick={() => setIsAsking(true)}
          >
            {messages.takeBack}
          </Button>
        )}
      </div>
      <EarlierTexts texts={note.earlier} timeZone={timeZone} />
      <ConfirmDialog
        open={isAsking}
        title={messages.takeBackQuestion}
        message={can('tasks.read') ? messages.takeBackText : messages.takeBackTextWithoutTasks}
        confirmText={messages.takeBack}
        cancelText={messages.keep}
        isProcessing={takeBack.isPending}
        onConfirm={() =>
          takeBack.mutate(undefined, {
            onSuccess: onTakenBack,
            onSettled: () => setIsAsking(false),
          })
        }
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface CorrectionFormProps {
  note: DiaryNote;
  subject: DiarySubject;
  timeZone: string;
  onClose: () => void;
}

/** Where the note was corrected meanwhile, it shows what the note says now, and can be sent again. */
function CorrectionForm({ note, subject, timeZone, onClose }: CorrectionFormProps) {
  const { current } = note;
  const correct = useCorrectDiaryNote(subject, note.id);
  const [draft, setDraft] = useState<NoteDraft>({
    text: current.text ?? '',
    mentions: current.mentions,
  });
  // As it was when the author began, whatever else is loaded meanwhile.
  const [version, setVersion] = useState(note.version);
  const conflict = readCurrentRow<DiaryNote>(correct.error);

  const store = (event: FormEvent) => {
    event.preventDefault();
    correct.mutate(
      { draft, version },
      {
        onSuccess: onClose,
        onError: (error) => setVersion(readCurrentRow<DiaryNote>(error)?.version ?? version),
      },
    );
  };

  return (
    <form noValidate onSubmit={store} className="grid gap-3">
      {conflict && (
        <div className="rounded-lg border border-line-strong p-3">
          <p className="text-sm font-semibold">{messages.nowSays}</p>
          <NoteWords note={conflict.current} />
          <p className="text-sm text-text-muted">{clockTime(conflict.current.at, timeZone)}</p>
        </div>
      )}
      <MentionField
        takesFocus
        label={messages.correction}
        kind={subject.kind}
        draft={draft}
        error={correct.error && failureReason(correct.error, messages.correctFailed)}
        onChange={setDraft}
      />
      <FormActions
        submit={messages.storeCorrection}
        isBusy={correct.isPending}
        busyLabel={messages.storing}
        onCancel={onClose}
      />
    </form>
  );
}
