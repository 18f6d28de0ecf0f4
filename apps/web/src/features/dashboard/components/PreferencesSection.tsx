import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Chip } from '../../../components/ui/Chip.tsx';
import { PencilIcon } from '../../../components/ui/icons/secondary.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { SharingConsent } from '../../match-sharing/components/SharingConsent.tsx';
import { preferenceRows, traitNames } from '../../preferences/preference-rows.ts';
import { preferenceRowsMessages } from '../../preferences/preferences-messages.ts';
import { dashboardMessages as messages } from '../dashboard-messages.ts';

interface PreferenceListProps {
  /** Empty where only traits were saved. */
  preferences: Partial<Preferences>;
  traits: readonly TrainingTrait[];
}

/** Each preference with its value, and the required traits as chips. */
function PreferenceList({ preferences, traits }: PreferenceListProps) {
  const names = traitNames(traits);
  return (
    <dl className="grid divide-y divide-line">
      {preferenceRows(preferences).map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0">
          <dt className="text-text-muted">{label}</dt>
          <dd className="ms-auto text-end font-semibold">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
        <dt className="text-text-muted">{preferenceRowsMessages.training}</dt>
        <dd className="ms-auto flex flex-wrap justify-end gap-2">
          {names.length > 0 ? (
            names.map((name) => <Chip key={name}>{name}</Chip>)
          ) : (
            <span className="font-semibold">{preferenceRowsMessages.notSpecified}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** The user's preferences, or a link to the questionnaire. */
export function PreferencesSection({ person }: { person: UseQueryResult<CurrentUser> }) {
  const { data: user } = person;
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
        <LoadFailure query={person} message={messages.preferencesFailed} />
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
