import type { AdoptionContract } from '@pawmatch/contract/adoption-papers/contract';
import {
  getContractDocument,
  getContractPhoto,
} from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { useEffect, useState } from 'react';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { fetchFile } from '../../../lib/api/download-file.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { contractMessages as messages } from '../adoption-papers-messages.ts';
import { ContractText } from '../components/ContractText.tsx';

/** Whether the contract is signed, by whom and how, and what it says. */
export function ContractSummary({ contract }: { contract: AdoptionContract }) {
  const timeZone = useShelter()?.time_zone;
  const { signature, adoption_id: id, handed_over_by: by } = contract;
  const signed = contract.signers.filter(({ signed_at }) => signed_at);
  const waitedFor = contract.signers.filter(({ signed_at }) => !signed_at);
  const staff =
    by && signature?.way === 'paper'
      ? messages.uploadedBy({ name: by })
      : by && messages.handedOverBy({ name: by });
  return (
    <>
      <div className="grid gap-1 text-sm">
        <p>
          <StatusBadge tone={signature ? 'positive' : 'pending'}>
            {signature ? messages.signed : messages.unsigned}
          </StatusBadge>
        </p>
        {!signature && signed.length > 0 && (
          <p className="wrap-anywhere">
            {signed.map(({ signer, name, signed_at }) => (
              <span key={signer}>
                {messages.signedBy({ name, time: dateTimeText(signed_at ?? '', timeZone) })}{' '}
              </span>
            ))}
            {messages.waitsFor({ names: listInWords(waitedFor.map(({ name }) => name)) })}
          </p>
        )}
        {signature && signed.length > 1 && signature.way !== 'paper' && (
          <ul className="grid gap-1 wrap-anywhere">
            {signed.map(({ signer, name, signed_at }) => (
              <li key={signer}>
                {messages.signedBy({ name, time: dateTimeText(signed_at ?? '', timeZone) })}
              </li>
            ))}
          </ul>
        )}
        {signature && (signed.length < 2 || signature.way === 'paper') && (
          <p className="wrap-anywhere">
            {messages.signedIn[signature.way]({
              name: signature.name,
              time: dateTimeText(signature.signed_at, timeZone),
            })}{' '}
            {staff}
          </p>
        )}
        <p className="text-text-muted">
          {messages.madeBy({
            name: contract.made_by ?? messages.somebody,
            time: dateTimeText(contract.made_at, timeZone),
          })}
        </p>
      </div>
      {!contract.is_intact && <Notice tone="error">{messages.broken}</Notice>}
      {contract.unprintable.length > 0 && (
        <Notice tone="warning">
          {messages.unprintable({ characters: contract.unprintable.join(' ') })}
        </Notice>
      )}
      <details className="rounded-xl border border-line p-4">
        <summary className="min-h-6 cursor-pointer font-semibold">{messages.show}</summary>
        <div className="mt-4">
          <ContractText text={contract.text} language={contract.language} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <DownloadButton endpoint={getContractDocument} parts={{ params: { id } }}>
          {signature ? messages.download : messages.print}
        </DownloadButton>
        {contract.has_photo && <ContractPhoto adoptionId={id} />}
      </div>
    </>
  );
}

/** The photo of a contract on paper. It is loaded when somebody asks for it, because the journal records each look. */
function ContractPhoto({ adoptionId }: { adoptionId: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);

  const show = async () => {
    setIsLoading(true);
    try {
      const photo = await fetchFile(getContractPhoto, { params: { id: adoptionId } });
      setAddress(URL.createObjectURL(photo));
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <>
      <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void show()}>
        {messages.photo}
      </Button>
      <Dialog open={address !== null} onClose={() => setAddress(null)} title={messages.photoAlt}>
        {address && <img src={address} alt={messages.photoAlt} className="w-full rounded-xl" />}
      </Dialog>
    </>
  );
}
