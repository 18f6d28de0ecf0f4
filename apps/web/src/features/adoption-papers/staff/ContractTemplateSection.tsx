import type { ContractTemplate } from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import { contractTemplateQuery } from '../adoption-papers-api.ts';
import { contractMessages, templateMessages as messages } from '../adoption-papers-messages.ts';
import { ContractTemplateForm } from './ContractTemplateForm.tsx';
import { ContractYears } from './ContractYears.tsx';

interface ContractTemplateSectionProps {
  timeZone: string;
  /** To choose one for the preview. */
  adoptions: readonly { value: string; label: string }[];
}

/** The text of the shelter's contracts, and how long they are kept. */
export function ContractTemplateSection({ timeZone, adoptions }: ContractTemplateSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(contractTemplateQuery);
  const queries = useQueryClient();
  const show = (template: ContractTemplate) =>
    queries.setQueryData(contractTemplateQuery.queryKey, template);
  return (
    <Card as="section" aria-labelledby="settings-contract" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="settings-contract" className="text-xl">
          {messages.title}
        </h2>
        <p className="text-sm text-text-muted">{messages.about}</p>
      </div>
      {error && !data && (
        <LoadFailure
          message={messages.loadFailed}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && (
        <>
          <p className="text-sm">
            {data.changed_at
              ? messages.version({
                  version: data.version,
                  name: data.changed_by ?? contractMessages.somebody,
                  date: longDate(data.changed_at, timeZone),
                })
              : messages.firstVersion}
          </p>
          <ContractTemplateForm template={data} adoptions={adoptions} onSaved={show} />
          <ContractYears years={data.contract_years} onSaved={show} />
        </>
      )}
    </Card>
  );
}
