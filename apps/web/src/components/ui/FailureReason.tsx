import { genericReason } from '../../lib/api/failure-reason.ts';

interface FailureReasonProps {
  error: unknown;
  /** The sentence that it stands under. */
  told: string;
}

/** Why something failed, under the sentence that says what did. */
export function FailureReason({ error, told }: FailureReasonProps) {
  const reason = genericReason(error, told);
  return reason && <p className="mt-1">{reason}</p>;
}
