import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { RecordPage } from '../../../staff/page/RecordPage.tsx';
import { ChecksPanel } from '../../adoption-checks/components/ChecksPanel.tsx';
import { ContractPanel } from '../../adoption-papers/staff/ContractPanel.tsx';
import { PaymentsPanel } from '../../adoption-papers/staff/PaymentsPanel.tsx';
import { AdoptionAnswers } from '../../adoption-questions/components/AdoptionAnswers.tsx';
import { adoptionTitle, stageTones } from '../../adoptions/adoption-progress.ts';
import { adoptionQuery } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { AdoptionPhotos } from '../../adoptions/staff/AdoptionCard.tsx';
import { HistoryList } from '../../history/components/HistoryList.tsx';
import { MarkNotice } from '../../person-marks/components/MarkNotice.tsx';
import { ReturnAdoptionButton } from '../../returns/components/ReturnAdoptionButton.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { AdopterHome } from '../staff/AdopterHome.tsx';
import { AdoptionDetails } from '../staff/AdoptionDetails.tsx';
import { AdoptionSteps } from '../staff/AdoptionSteps.tsx';
import { EarlierCases } from '../staff/EarlierCases.tsx';

const recordMessages = {
  loadFailed: messages.oneFailed,
  gone: messages.gone,
  backToList: messages.backToList,
};

/** One adoption for staff: what is known of adopter and pet, then what can be decided. */
export function AdminAdoptionPage() {
  const { id = '' } = useParams();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(adoptionQuery(id));
  const can = useCan();
  return (
    <RecordPage<Adoption>
      query={query}
      messages={recordMessages}
      listPath="/admin/adoptions"
      titleOf={adoptionTitle}
    >
      {(adoption) => (
        <>
          <AdoptionHeader adoption={adoption} timeZone={timeZone} />
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 gap-6">
              {adoption.message && (
                <TitledCard id="own-words" title={messages.ownWords} className="grid gap-2">
                  <p className="whitespace-pre-line wrap-anywhere">{adoption.message}</p>
                </TitledCard>
              )}
              <MarkNotice subject={{ adoptionId: adoption.id }} timeZone={timeZone} />
              <AdopterHome adoption={adoption} />
              <AdoptionAnswers adoptionId={adoption.id} timeZone={timeZone} />
              <ContractPanel adoption={adoption} />
            </div>
            <div className="grid min-w-0 gap-6 lg:row-span-2">
              <AdoptionSteps adoption={adoption} timeZone={timeZone} />
              <ReturnAdoptionButton adoption={adoption} />
              <AdoptionDetails adoption={adoption} timeZone={timeZone} />
              <ChecksPanel adoptionId={adoption.id} timeZone={timeZone} />
            </div>
            <div className="grid min-w-0 gap-6">
              <PaymentsPanel adoption={adoption} />
              <EarlierCases adoption={adoption} timeZone={timeZone} />
              {can('history.read') && (
                <HistoryList subject={historySubject(adoption)} timeZone={timeZone} />
              )}
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** Of the adopter, or of the pet where the adopter has no account. */
const historySubject = ({ adopter, pets }: Adoption) =>
  adopter.id ? { person_id: adopter.id } : { pet_id: pets[0]?.id ?? '' };

type AdoptionHeaderProps = { adoption: Adoption; timeZone: string };

function AdoptionHeader({ adoption, timeZone }: AdoptionHeaderProps) {
  const { stage, source, created_at, visit_id, pets } = adoption;
  const began = { source: messages.source[source], date: longDate(created_at, timeZone) };
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <AdoptionPhotos adoption={adoption} className="size-20 rounded-xl" />
      <div className="grid min-w-0 grow basis-48 gap-1">
        <h1 className="text-2xl wrap-anywhere">{adoptionTitle(adoption)}</h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-muted">
          {messages.began(began)}
          {visit_id && (
            <Link to={`/admin/visits/${visit_id}`} className="link">
              {messages.openVisit}
            </Link>
          )}
          {pets.map(
            ({ id, name, status }) =>
              status && (
                <Link key={id} to={`/admin/pets/${id}`} className="link wrap-anywhere">
                  {messages.openPet(name)}
                </Link>
              ),
          )}
        </p>
      </div>
      <StatusBadge tone={stageTones[stage]}>{messages.stages[stage]}</StatusBadge>
    </header>
  );
}
