import type { CurrentUser } from '@pawmatch/contract/users/user';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { PencilIcon } from '../../../components/ui/icons/secondary.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { SharingConsent } from '../../match-sharing/components/SharingConsent.tsx';
import { dashboardMessages as messages } from '../dashboard-messages.ts';
import { PreferenceList } from './PreferenceList.tsx';

/** R2.47: the user's preferences, or a link to the questionnaire. */
export function PreferencesSection({ person }: { person: UseQueryResult<CurrentUser> }) {
  const { data: user, error, isFetching, refetch } = person;
  return (
    <Card as="section" aria-labelledby="your-preferences" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-preferences" className="text-2xl">
          {messages.preferencesTitle}
        </h2>
        <ButtonLink
          to="/questionnaire"
          variant="secondary"
          size="sm"
          icon={<PencilIcon />}
          className="wrap-anywhere"
        >
          {messages.editPreferences}
        </ButtonLink>
      </div>
      {!user ? (
        <LoadFailure
          message={messages.preferencesFailed}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      ) : user.preferences || user.training_traits.length > 0 ? (
        <PreferenceList preferences={user.preferences ?? {}} traits={user.training_traits} />
      ) : (
        <Notice>
          {messages.noPreferences}{' '}
          <Link to="/questionnaire" className="font-semibold underline underline-offset-2">
            {messages.fillInQuestionnaire}
          </Link>
        </Notice>
      )}
      {user && <SharingConsent />}
    </Card>
  );
}
