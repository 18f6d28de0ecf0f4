import type { SecondStep } from '@pawmatch/contract/auth/second-factor';
import { createRoot } from 'react-dom/client';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { prove, readSecondStep } from '../second-factor-api.ts';
import { secondFactorMessages as messages } from '../second-factor-messages.ts';
import { FactorForm } from './FactorForm.tsx';

type ProofDialogProps = { step: SecondStep; onProved: () => void; onClose: () => void };

/** Asks again who the person is. */
function ProofDialog({ step, onProved, onClose }: ProofDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={messages.proofTitle}
      description={messages.proofText}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {messages.notNow}
        </Button>
      }
    >
      <div className="pt-1">
        <FactorForm step={step} onAnswer={(answer) => prove(answer).then(onProved)} />
      </div>
    </Dialog>
  );
}

let asking: Promise<void> | undefined;

/**
 * Shows the dialog over whatever is open; several calls at once are answered by one.
 * @throws ApiError when the person closes it
 */
export function askForProof(error: ApiError): Promise<void> {
  asking ??= ask(error).finally(() => {
    asking = undefined;
  });
  return asking;
}

function ask(error: ApiError): Promise<void> {
  const step = readSecondStep(error);
  if (!step) return Promise.reject(error);
  // A root of its own: whatever page made the call need not know of the dialog.
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<void>((resolve, reject) => {
    const refuse = () =>
      reject(
        new ApiError({
          ...{ kind: 'response', status: error.status, code: error.code },
          ...{ message: messages.notProved, detail: messages.notProved },
        }),
      );
    root.render(<ProofDialog step={step} onProved={resolve} onClose={refuse} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
