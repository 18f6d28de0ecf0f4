import type { AdoptionContract, ContractCase } from '@pawmatch/contract/adoption-papers/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { handOverContract, mailContract } from '../adoption-papers-api.ts';
import { contractMessages as messages } from '../adoption-papers-messages.ts';
import { PaperSignature } from './PaperSignature.tsx';

interface SigningWaysProps {
  contract: AdoptionContract;
  /** Null without an address. */
  mailTo: string | null;
  onSigned: (next: ContractCase) => void;
}

/** The three ways in which the adopter signs. Staff never sign for them. */
export function SigningWays({ contract, mailTo, onSigned }: SigningWaysProps) {
  const { adoption_id: id } = contract;
  const [busy, setBusy] = useState<'mail' | 'device' | null>(null);
  const navigate = useNavigate();

  const run = async (what: 'mail' | 'device', work: () => Promise<void>, failed: string) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      adminToast.error(failureReason(error, failed));
    } finally {
      setBusy(null);
    }
  };
  const mail = async () => {
    await mailContract(id);
    adminToast.success(messages.mailed);
  };
  const handOver = async () => {
    const { pathname, search } = new URL((await handOverContract(id)).url);
    await navigate(pathname + search);
  };

  return (
    <section
      aria-labelledby="signing-ways"
      className="grid gap-4 rounded-xl border border-line p-4"
    >
      <h3 id="signing-ways" className="text-lg">
        {messages.howToSign}
      </h3>
      <div className="grid gap-1.5">
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={mailTo === null}
          busy={busy === 'mail'}
          onClick={() => void run('mail', mail, messages.mailFailed)}
        >
          {messages.mail}
        </Button>
        <p className="text-sm text-text-muted wrap-anywhere">
          {mailTo === null ? messages.noMail : messages.mailTo({ email: mailTo })}
        </p>
      </div>
      <div className="grid gap-1.5">
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={busy === 'device'}
          onClick={() => void run('device', handOver, messages.handOverFailed)}
        >
          {messages.handOver}
        </Button>
        <p className="text-sm text-text-muted">{messages.handOverHint}</p>
      </div>
      <PaperSignature contract={contract} onSigned={onSigned} />
    </section>
  );
}
