import { Button } from '../../../components/ui/Button.tsx';
import { copyText } from '../../../lib/text/copy-text.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { websiteMessages as messages } from '../website-messages.ts';

/** The tag as a text to copy. */
export function EmbedTag({ tag }: { tag: string }) {
  const copy = async () => {
    if (await copyText(tag)) toastSuccess(messages.copied);
    else toastError(messages.notCopied);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <pre className="w-full rounded-lg border border-line bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere select-all">
        <code className="font-mono">{tag}</code>
      </pre>
      <Button size="sm" onClick={() => void copy()}>
        {messages.copy}
      </Button>
    </div>
  );
}
