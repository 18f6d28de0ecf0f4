import { getContractPhoto } from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { fetchFile } from '../../../lib/api/download-file.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { contractMessages as messages } from '../adoption-papers-messages.ts';

/** The photo of a contract on paper. It is loaded when somebody asks for it, because the journal records each look. */
export function ContractPhoto({ adoptionId }: { adoptionId: string }) {
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
