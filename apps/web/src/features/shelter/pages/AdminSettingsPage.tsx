import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { QuestionsSettings } from '../../adoption-questions/components/QuestionsSettings.tsx';
import { LetterWordsSettings } from '../../letter-words/components/LetterWordsSettings.tsx';
import { TaskMails } from '../../tasks/components/TaskMails.tsx';
import { CalendarAddress } from '../admin/CalendarAddress.tsx';
import { CareParts } from '../admin/CareParts.tsx';
import { RequestMails } from '../admin/RequestMails.tsx';
import { RequireSecondFactor } from '../admin/RequireSecondFactor.tsx';
import { SettingsForm } from '../admin/SettingsForm.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import { settingsQuery } from '../shelter-settings-api.ts';

/** The settings of the shelter, and one's own, for staff. */
export function AdminSettingsPage() {
  const query = useQuery(settingsQuery);
  const { data } = query;
  const can = useCan();
  return (
    <StaffPage
      title={messages.title}
      action={
        <>
          {can('journal.read') && (
            <ButtonLink to="/admin/journal" variant="secondary" size="sm">
              {messages.journal}
            </ButtonLink>
          )}
          {can('settings.edit') && (
            <ButtonLink to="/admin/contract" variant="secondary" size="sm">
              {messages.contract}
            </ButtonLink>
          )}
          {can('installation.check') && (
            <ButtonLink to="/admin/doctor" variant="secondary" size="sm">
              {messages.checkInstallation}
            </ButtonLink>
          )}
        </>
      }
    >
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {data && can('settings.edit') && <SettingsForm settings={data} />}
      {data && can('visits.confirm') && <RequestMails />}
      {data && can('tasks.read') && <TaskMails />}
      {data && can('settings.edit') && <RequireSecondFactor settings={data} />}
      {data && can('settings.edit') && <CareParts settings={data} />}
      {data && <CalendarAddress timeZone={data.time_zone} />}
      {data && can('settings.edit') && <QuestionsSettings />}
      {data && can('settings.edit') && <LetterWordsSettings />}
      {data && can('network.manage') && (
        <p>
          <Link to="/admin/network" className="link text-sm">
            {messages.addShelter}
          </Link>
        </p>
      )}
    </StaffPage>
  );
}
