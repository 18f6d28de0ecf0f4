import type { ContractTemplate } from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
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
  const query = useQuery(contractTemplateQuery);
  const { data } = query;
  const queries = useQueryClient();
  const show = (template: ContractTemplate) =>
    queries.setQueryData(contractTemplateQuery.queryKey, template);
  return (
    <TitledCard
      id="settings-contract"
      title={messages.title}
      about={messages.about}
      className="grid gap-5"
    >
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
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
    </TitledCard>
  );
}
