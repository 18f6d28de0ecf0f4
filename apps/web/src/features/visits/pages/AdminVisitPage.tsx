import { isOnVisitDay, weekdaysInWords } from '@pawmatch/contract/visits/times/visit-days';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { isUpcomingVisit } from '@pawmatch/contract/visits/visit-actions';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { fullDateTime } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { EmailLink, PhoneLink } from '../../../staff/ContactLinks.tsx';
import { Fact, FactList, RecordPage } from '../../../staff/page/RecordPage.tsx';
import { HistoryList } from '../../history/components/HistoryList.tsx';
import { InternalNotesCard } from '../../internal-notes/components/InternalNotesCard.tsx';
import { RefusedMails } from '../../outbox/components/RefusedMails.tsx';
import { PetLetterSection } from '../../pet-letters/admin/PetLetterSection.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { VisitSteps } from '../staff/outcome/VisitSteps.tsx';
import { isAnswerable, isCheckInDue, isVisitEditable } from '../staff/outcome/visit-progress.ts';
import { PersonLink } from '../staff/PersonLink.tsx';
import { visitRows } from '../staff/staff-visits-api.ts';
import {
  outcomeMessages as messages,
  visitRecordMessages,
} from '../staff/staff-visits-messages.ts';
import { useVisitStatusChange } from '../staff/use-visit-status-change.ts';
import { useVisitDialogs, VisitDialogs } from '../staff/VisitDialogs.tsx';
import { VisitStatusDropdown, VisitThumbnail } from '../staff/visit-cells.tsx';
import { visitedPetName, visitName } from '../visited-pet-name.ts';
import { useVisitDays } from '../visits-api.ts';

/** A visit stays when the days change on which its pet can be met. */
function OtherDayNotice({ visit, timeZone }: { visit: Visit; timeZone: string }) {
  const days = useVisitDays(visit.pet_id ?? undefined);
  const isAffected =
    isUpcomingVisit(visit, new Date()) &&
    !isOnVisitDay(new Date(visit.requested_at), timeZone, days);
  if (!days || !isAffected) return null;
  const named = { pet: visitedPetName(visit), days: weekdaysInWords(days) };
  return <Notice tone="warning">{visitRecordMessages.otherDay(named)}</Notice>;
}

/** One visit for staff: who meets whom and when, what can be done, and its history. */
export function AdminVisitPage() {
  const { id = '' } = useParams();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(visitRows.one(id));
  const dialogs = useVisitDialogs();
  const { actions } = dialogs;
  const can = useCan();
  const changeStatus = useVisitStatusChange();
  const { columns } = visitRecordMessages;
  return (
    <>
      <RecordPage<Visit>
        query={query}
        messages={visitRecordMessages}
        listPath="/admin/visits"
        titleOf={visitName}
      >
        {(visit) => (
          <>
            <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <VisitThumbnail pet={visit.pet} className="size-20 rounded-xl" />
              <div className="min-w-0 grow basis-48">
                <h1 className="text-2xl wrap-anywhere">{visitName(visit)}</h1>
                <p className="text-sm text-text-muted">
                  <time dateTime={visit.requested_at}>
                    {fullDateTime(visit.requested_at, timeZone)}
                  </time>
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <VisitStatusDropdown
                  visit={visit}
                  onChange={(status) => changeStatus(visit, status)}
                />
                {actions.onEdit && isVisitEditable(visit) && (
                  <Button size="sm" variant="secondary" onClick={() => actions.onEdit?.(visit)}>
                    {visitRecordMessages.edit}
                  </Button>
                )}
                {actions.onDelete && visit.allowed_actions.includes('delete') && (
                  <Button
                    size="sm"
                    variant="dangerOutlined"
                    onClick={() => actions.onDelete?.(visit)}
                  >
                    {visitRecordMessages.remove}
                  </Button>
                )}
              </div>
            </header>
            <OtherDayNotice visit={visit} timeZone={timeZone} />
            {can('mail.send') && <RefusedMails of={{ visit_id: visit.id }} timeZone={timeZone} />}
            <div
              className={classNames(
                'grid items-start gap-6',
                can('history.read') && 'lg:grid-cols-[3fr_2fr]',
              )}
            >
              <div className="grid gap-6">
                <VisitOutcomeCard visit={visit} timeZone={timeZone} />
                {visit.status === 'completed' && can('mail.send') && (
                  <PetLetterSection visit={visit} timeZone={timeZone} />
                )}
                <Card>
                  <FactList>
                    <Fact label={columns.pet}>
                      {visit.pet
                        ? [visit.pet, visit.bonded_pet].map(
                            (pet) =>
                              pet && (
                                <Link
                                  key={pet.id}
                                  to={`/admin/pets/${pet.id}`}
                                  className="link block w-fit"
                                >
                                  {pet.name}
                                </Link>
                              ),
                          )
                        : visitedPetName(visit)}
                    </Fact>
                    <Fact label={columns.requester}>
                      <PersonLink user={visit.user} className="" linkClassName="link" />
                    </Fact>
                    <Fact label={visitRecordMessages.email} isWide>
                      <EmailLink email={visit.user.email} />
                    </Fact>
                    {visit.meeting_place && (
                      <Fact label={visitRecordMessages.meetingPlace} isWide>
                        {visit.meeting_place}
                      </Fact>
                    )}
                    <Fact label={columns.phone}>
                      <PhoneLink phone={visit.user.phone_number} />
                    </Fact>
                    <Fact label={columns.requested}>
                      <time dateTime={visit.created_at}>
                        {fullDateTime(visit.created_at, timeZone)}
                      </time>
                    </Fact>
                    {visit.notes && (
                      <Fact label={visitRecordMessages.notes} isWide>
                        <span className="whitespace-pre-line">{visit.notes}</span>
                      </Fact>
                    )}
                  </FactList>
                </Card>
              </div>
              <div className="grid min-w-0 gap-6">
                <InternalNotesCard subject={{ kind: 'visit', id: visit.id }} timeZone={timeZone} />
                {can('history.read') && (
                  <HistoryList subject={{ visit_id: visit.id }} timeZone={timeZone} />
                )}
              </div>
            </div>
          </>
        )}
      </RecordPage>
      <VisitDialogs dialogs={dialogs} timeZone={timeZone} />
    </>
  );
}

type VisitOutcomeCardProps = { visit: Visit; timeZone: string };

/** The request to answer, then who came, and what came of it, each in one tap. */
function VisitOutcomeCard({ visit, timeZone }: VisitOutcomeCardProps) {
  const isAtShelter =
    isCheckInDue(visit, new Date(), timeZone) ||
    visit.checked_in_at !== null ||
    visit.outcome !== null ||
    visit.allowed_actions.includes('set_outcome');
  const isCancelled = visit.status === 'cancelled';
  if (!isAtShelter && !isCancelled && !isAnswerable(visit)) return null;
  return (
    <TitledCard id="visit-outcome" title={titleOf(isCancelled, isAtShelter)}>
      {isAtShelter && !isCancelled && !visit.checked_in_at && <p>{messages.notCheckedIn}</p>}
      <VisitSteps visit={visit} timeZone={timeZone} />
    </TitledCard>
  );
}

function titleOf(isCancelled: boolean, isAtShelter: boolean): string {
  if (isCancelled) return messages.cancelledTitle;
  return isAtShelter ? messages.title : messages.requestTitle;
}
