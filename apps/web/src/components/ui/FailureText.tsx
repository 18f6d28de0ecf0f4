interface FailureTextProps {
  /** The sentence that says what failed. */
  message: string;
  reason?: string | null;
}

/** What failed and, below it, the reason, unless the message contains it. */
export function FailureText({ message, reason }: FailureTextProps) {
  return (
    <>
      <p>{message}</p>
      {reason && <p className="mt-1">{reason}</p>}
    </>
  );
}
