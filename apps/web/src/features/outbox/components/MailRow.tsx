import type { OutboxMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { langOf } from '../../../lib/text/language.ts';
import { adminToast } from '../../../lib/toast.ts';
import { mailKindText, notSentText } from '../mail-texts.ts';
import { outboxKey, sendAgain } from '../outbox-api.ts';
import { outboxMessages as messages } from '../outbox-messages.ts';
import { MailDialog } from './MailDialog.tsx';

const tones = {
  waiting: 'pending',
  failed: 'negative',
  sent: 'positive',
  not_sent: 'neutral',
} as const;

type MailRowProps = { mail: OutboxMail; timeZone: string; hasServer: boolean };

/** One email: what it is, to whom, when, and why it has failed. */
export function MailRow({ mail, timeZone, hasServer }: MailRowProps) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { state, last_error: reason, failures: count, not_sent: notSent } = mail;
  const kind = mailKindText(mail.kind);
  const subject = mail.subject ?? kind;
  const lang = mail.subject && mail.language ? langOf(mail.language) : undefined;
  const time = shortDateTime(mail.at, timeZone);
  const isKept = state === 'sent' && !hasServer;

  const send = async () => {
    setIsSending(true);
    try {
      await sendAgain(mail.id);
      adminToast.success(messages.sentAgain);
    } catch (error) {
      adminToast.error(messages.sendFailed, reasonBelow(error, messages.sendFailed));
    } finally {
      setIsSending(false);
      void client.invalidateQueries({ queryKey: outboxKey });
    }
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="font-semibold wrap-anywhere" lang={lang}>
          {subject}
        </p>
        <p className="text-sm text-text-muted wrap-anywhere">
          {[mail.subject && kind, messages.recipient(mail)].filter(Boolean).join(' · ')}
        </p>
        {reason && <p className="text-sm wrap-anywhere">{messages.failures({ count, reason })}</p>}
        {notSent && <p className="text-sm">{notSentText({ kind: mail.kind, reason: notSent })}</p>}
        {state === 'failed' && !mail.can_send_again && (
          <p className="text-sm">{messages.expired}</p>
        )}
      </div>
      <p className="text-sm text-text-muted tabular-nums">
        {isKept ? messages.kept({ time }) : messages.at[state]({ time })}
      </p>
      <StatusBadge tone={tones[state]}>
        {isKept ? messages.keptState : messages.states[state]}
      </StatusBadge>
      <div className="flex gap-2">
        {mail.can_send_again && (
          <Button
            size="sm"
            busy={isSending}
            busyLabel={messages.sending}
            aria-label={messages.sendAgainLabel({ subject })}
            onClick={() => void send()}
          >
            {messages.sendAgain}
          </Button>
        )}
        {!notSent && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={messages.openLabel({ subject })}
            onClick={() => setIsOpen(true)}
          >
            {messages.open}
          </Button>
        )}
      </div>
      {isOpen && (
        <MailDialog mail={mail} subject={subject} lang={lang} onClose={() => setIsOpen(false)} />
      )}
    </li>
  );
}
