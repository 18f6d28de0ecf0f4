import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FailureText } from '../../../components/ui/FailureText.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { langOf } from '../../../lib/text/language.ts';
import { type LetterExample, letterPreviewQuery } from '../letter-words-api.ts';
import { letterWordsMessages as messages } from '../letter-words-messages.ts';

type LetterPreviewDialogProps = { example: LetterExample; onClose: () => void };

/** An email about an adoption with words that need not be stored yet. */
export function LetterPreviewDialog({ example, onClose }: LetterPreviewDialogProps) {
  const { data, error } = useQuery(letterPreviewQuery(example));
  return (
    <Dialog
      open
      title={
        data ? (
          <span lang={langOf(example.language)}>{data.subject}</span>
        ) : (
          messages.stages[example.stage]
        )
      }
      description={messages.previewAbout}
      onClose={onClose}
    >
      {error && <FailureText message={failureReason(error, messages.previewFailed)} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <p lang={langOf(example.language)} className="whitespace-pre-line wrap-anywhere">
          {data.text}
        </p>
      )}
    </Dialog>
  );
}
