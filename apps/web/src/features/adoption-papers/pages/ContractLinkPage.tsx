import { getLinkedDocument } from '@pawmatch/contract/adoption-papers/contract-links-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { linkedContractQuery, signByLink } from '../adoption-papers-api.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';
import { ContractLoading, ContractProblem } from '../components/ContractProblem.tsx';
import { SignContract } from '../components/SignContract.tsx';

const missing = { title: messages.linkTitle, text: messages.linkEnded };

/**
 * The target of the link in an email, and the page of a device that staff hand over. Opening it signs nothing, because
 * mail scanners open links too.
 */
export function ContractLinkPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queries = useQueryClient();
  const query = linkedContractQuery(token);
  const { data: contract, error, refetch } = useQuery(query);
  if (!token) return <ContractProblem error={null} missing={missing} />;
  if (!contract)
    return error ? <ContractProblem error={error} missing={missing} /> : <ContractLoading />;
  return (
    <SignContract
      contract={contract}
      isHandedOver={contract.is_handed_over}
      onSign={async (signature) => {
        queries.setQueryData(query.queryKey, await signByLink(token, signature));
      }}
      onChanged={refetch}
    >
      {!contract.is_handed_over && (
        <div>
          <DownloadButton endpoint={getLinkedDocument} parts={{ body: { token } }}>
            {messages.download}
          </DownloadButton>
        </div>
      )}
    </SignContract>
  );
}
