import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { templateMessages as messages } from '../../adoption-papers/adoption-papers-messages.ts';
import { ContractTemplateSection } from '../../adoption-papers/staff/ContractTemplateSection.tsx';
import { adoptionTitle } from '../../adoptions/adoption-progress.ts';
import { adoptionsQuery } from '../../adoptions/adoptions-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';

/** Enough to choose one that the manager knows. */
const MAX_CHOICES = 20;

/** The text that the contracts of adoptions are made of, for managers. */
export function AdminContractPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const { data: adoptions = [] } = useQuery(adoptionsQuery({ view: 'open' }));
  return (
    <StaffPage
      title={messages.pageTitle}
      width="document"
      action={
        <Link to="/admin/settings" className="link inline-flex min-h-11 items-center">
          {messages.settings}
        </Link>
      }
    >
      <ContractTemplateSection
        timeZone={timeZone}
        adoptions={adoptions.slice(0, MAX_CHOICES).map((adoption) => ({
          value: adoption.id,
          label: adoptionTitle(adoption),
        }))}
      />
    </StaffPage>
  );
}
