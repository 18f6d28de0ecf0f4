import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { mailtoUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Fact, FactList } from '../../../components/admin/FactList.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { fullDateTime } from '../../../lib/shelter-dates.ts';
import { HistoryList } from '../../history/components/HistoryList.tsx';
import { RefusedMails } from '../../outbox/components/RefusedMails.tsx';
import { PetLetterSection } from '../../pet-letters/admin/PetLetterSection.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { isVisitEditable } from '../admin/is-visit-editable.ts';
import { staffVisitQuery } from '../admin/staff-visits-api.ts';
import { useVisitDialogs } from '../admin/use-visit-dialogs.ts';
import { useVisitStatusChange } from '../admin/use-visit-status-change.ts';
import { VisitDialogs } from '../admin/VisitDialogs.tsx';
import { VisitOutcomeCard } from '../admin/VisitOutcomeCard.tsx';
import { VisitStatusDropdown } from '../admin/VisitStatusDropdown.tsx';
import { VisitThumbnail } from '../admin/VisitThumbnail.tsx';
import { visitRecordMessages } from '../admin/visits-admin-messages.ts';
import { visitedPetName, visitName } from '../visited-pet-name.ts';

/** B4.01, B4.05: one visit for staff: who meets whom and when, what can be done, and its history. */
export function AdminVisitPage() {
  const { id = '' } = useParams();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(staffVisitQuery(id));
  const { dialog, actions, close } = useVisitDialogs();
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
              <div className="min-w-0 flex-1">
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
                {isVisitEditable(visit) && (
                  <Button size="sm" variant="secondary" onClick={() => actions.onEdit(visit)}>
                    {visitRecordMessages.edit}
                  </Button>
                )}
                {visit.allowed_actions.includes('delete') && (
                  <Button size="sm" variant="danger" onClick={() => actions.onDelete(visit)}>
                    {visitRecordMessages.remove}
                  </Button>
                )}
              </div>
            </header>
            <RefusedMails of={{ visit_id: visit.id }} timeZone={timeZone} />
            <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
              <div className="grid gap-6">
                <VisitOutcomeCard visit={visit} timeZone={timeZone} />
                {visit.status === 'completed' && (
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
                      {visit.user.id ? (
                        <Link to={`/admin/people/${visit.user.id}`} className="link">
                          {visit.user.full_name}
                        </Link>
                      ) : (
                        visit.user.full_name
                      )}
                    </Fact>
                    <Fact label={visitRecordMessages.email} isWide>
                      {visit.user.email ? (
                        <a href={mailtoUrl(visit.user.email)} className="link">
                          {visit.user.email}
                        </a>
                      ) : (
                        visitRecordMessages.notGiven
                      )}
                    </Fact>
                    <Fact label={columns.phone}>
                      {visit.user.phone_number ? (
                        <a href={telUrl(visit.user.phone_number)} className="link">
                          {formatPhoneNumber(visit.user.phone_number)}
                        </a>
                      ) : (
                        visitRecordMessages.notGiven
                      )}
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
              <HistoryList subject={{ visit_id: visit.id }} timeZone={timeZone} />
            </div>
          </>
        )}
      </RecordPage>
      <VisitDialogs dialog={dialog} actions={actions} timeZone={timeZone} onClose={close} />
    </>
  );
}
