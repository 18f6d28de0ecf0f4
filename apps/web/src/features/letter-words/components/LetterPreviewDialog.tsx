import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FailureText } from '../../../components/ui/FailureText.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { letterPreviewQuery } from '../letter-words-api.ts';
import { letterWordsMessages as messages } from '../letter-words-messages.ts';

type LetterPreviewDialogProps = { stage: LetterStage; words: string; onClose: () => void };

/** An email about an adoption with words that need not be stored yet. */
export function LetterPreviewDialog({ stage, words, onClose }: LetterPreviewDialogProps) {
  const { data, error } = useQuery(letterPreviewQuery(stage, words));
  return (
    <Dialog
      open
      title={data?.subject ?? messages.stages[stage]}
      description={messages.previewAbout}
      onClose={onClose}
    >
      {error && <FailureText message={failureReason(error, messages.previewFailed)} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && <p className="whitespace-pre-line wrap-anywhere">{data.text}</p>}
    </Dialog>
  );
}
