import { genericReason } from '../../lib/api/failure-reason.ts';

interface FailureTextProps {
  /** The sentence that says what failed. */
  message: string;
  error: unknown;
}

/** F20: what failed and, below it, the reason, unless the message contains it. */
export function FailureText({ message, error }: FailureTextProps) {
  const reason = genericReason(error, message);
  return (
    <>
      <p>{message}</p>
      {reason && <p className="mt-1">{reason}</p>}
    </>
  );
}
