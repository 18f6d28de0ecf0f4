import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { requestTestMail } from '../doctor-api.ts';
import { doctorMessages as messages } from '../doctor-messages.ts';

const TONES = { ok: 'success', warning: 'warning', failed: 'error' } as const;

/** Sends a mail to the admin and shows what became of it. */
export function TestMail() {
  const [result, setResult] = useState<DoctorFinding | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    try {
      setResult(await requestTestMail());
    } catch (error) {
      adminToast.error(messages.testMailFailed, reasonBelow(error, messages.testMailFailed));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      <Button
        variant="secondary"
        size="sm"
        busy={isSending}
        busyLabel={messages.sending}
        onClick={() => void send()}
      >
        {messages.testMail}
      </Button>
      {result && (
        <Notice tone={TONES[result.state]}>
          {result.found} {result.advice}
        </Notice>
      )}
    </div>
  );
}
