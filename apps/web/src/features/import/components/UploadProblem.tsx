import { FailureText } from '../../../components/ui/FailureText.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { furtherReason } from '../../../lib/api/errors/failure-reason.ts';
import { importMessages as messages } from '../import-messages.ts';

type UploadProblemProps = {
  /** Of the file that was chosen. */
  problem: string | null;
  /** With which the upload ended. */
  error: unknown;
};

/** Why a file is not taken. */
export function UploadProblem({ problem, error }: UploadProblemProps) {
  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      {error !== null && (
        <Notice tone="error">
          <FailureText
            message={messages.uploadFailed}
            reason={furtherReason(error, messages.uploadFailed)}
          />
        </Notice>
      )}
    </>
  );
}
