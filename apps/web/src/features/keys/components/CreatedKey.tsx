import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { copyText } from '../../../lib/text/copy-text.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { keysMessages as messages } from '../keys-messages.ts';

/** A new key, which nobody sees again. */
export function CreatedKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = async () => {
    if (await copyText(secret)) toastSuccess(messages.copied);
    else toastError(messages.notCopied);
  };
  return (
    <div className="grid gap-4">
      <Notice tone="warning">{messages.shownOnce}</Notice>
      <code className="rounded-lg border border-line bg-sunken p-3 font-mono text-sm wrap-anywhere select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{messages.copy}</Button>
        <Button variant="secondary" onClick={onDone}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}
