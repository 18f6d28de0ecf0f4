import type { OutboxMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { mailQuery } from '../outbox-api.ts';
import { outboxMessages as messages } from '../outbox-messages.ts';

type MailDialogProps = {
  mail: OutboxMail;
  subject: string;
  /** Of the subject, if it is not in the language of the page. */
  lang: string | undefined;
  onClose: () => void;
};

/** An email as it looks. Its frame runs no scripts and opens no links. */
export function MailDialog({ mail, subject, lang, onClose }: MailDialogProps) {
  const query = useQuery(mailQuery(mail.id));
  const { data, isPending } = query;
  const unreadable = mail.is_readable ? messages.outdated : messages.secret;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={<span lang={lang}>{subject}</span>}
      description={messages.opened(mail)}
    >
      {isPending && (
        <div role="status" aria-label={messages.opening}>
          <Skeleton className="h-96" />
        </div>
      )}
      {!data && <LoadFailure query={query} message={messages.openFailed} />}
      {data && !data.document_url && <Notice>{unreadable}</Notice>}
      {data?.document_url && (
        <iframe
          // Without `allow-scripts`. With its origin, photos of this server load.
          sandbox="allow-same-origin"
          src={data.document_url}
          title={messages.documentTitle({ subject })}
          className="h-[70dvh] w-full rounded-xl border border-line"
        />
      )}
    </Dialog>
  );
}
