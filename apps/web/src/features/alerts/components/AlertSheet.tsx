import {
  type AlertFrequency,
  alertFrequencies,
  alertQueryOf,
} from '@pawmatch/contract/alerts/pet-alert';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { useSession } from '../../auth/session-context.ts';
import { alertMessages as messages } from '../alert-messages.ts';
import { alertsQuery, useSaveAlert } from '../alerts-api.ts';
import { keepAlert, type PendingAlert, readPendingAlerts } from '../pending-alerts.ts';
import { AlertChips } from './AlertChips.tsx';

const options = alertFrequencies.map((value) => ({
  value,
  label: messages.frequencies[value],
  hint: messages.hints[value],
}));

interface AlertSheetProps {
  /** Null for the matches of the user. */
  search: PetSearch | null;
  onClose: () => void;
}

/** What an alert is about, and how often. */
export function AlertSheet({ search, onClose }: AlertSheetProps) {
  const { status, user } = useSession();
  const email = user?.email ?? '';
  const isLoggedIn = status === 'adopter' || status === 'admin';
  const alert = {
    kind: search ? ('search' as const) : ('matches' as const),
    query: search ? alertQueryOf(search) : '',
  };
  const [pending] = useState(() => readPendingAlerts().find(({ query }) => query === alert.query));
  const alerts = useQuery({ ...alertsQuery, enabled: isLoggedIn });
  const known = alerts.data?.find(
    ({ kind, query }) => kind === alert.kind && query === alert.query,
  );
  const [picked, setPicked] = useState(pending?.frequency);
  const frequency = picked ?? known?.frequency ?? 'daily';
  const save = useSaveAlert();

  const waits = save.data?.waits_for_confirmation ?? known?.waits_for_confirmation ?? false;
  const handleSave = () =>
    save.mutate(
      { ...alert, frequency },
      {
        onSuccess: ({ waits_for_confirmation }) => {
          if (waits_for_confirmation) return;
          toastSuccess(messages.saved);
          onClose();
        },
      },
    );

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={messages.sheetTitle}
      description={messages.lede}
      footer={
        save.data ? (
          <Button variant="secondary" onClick={onClose}>
            {messages.done}
          </Button>
        ) : isLoggedIn ? (
          <Button busy={save.isPending} busyLabel={messages.saving} onClick={handleSave}>
            {messages.save}
          </Button>
        ) : (
          <LogInButtons alert={{ ...alert, frequency }} isRestoring={status === 'loading'} />
        )
      }
    >
      <div className="grid gap-5">
        {/* At the top, because a phone shows the beginning. */}
        <div role="status" className="empty:-mb-5">
          {waits && <ConfirmEmailNotice email={email} reason={messages.confirmText(email)} />}
        </div>
        <FormFailure>{save.error && failureReason(save.error, messages.saveFailed)}</FormFailure>
        <AlertChips alert={alert} label={messages.about} />
        <ChoiceField
          type="radio"
          legend={messages.howOften}
          options={options}
          value={frequency}
          onChange={({ target }) => setPicked(target.value as AlertFrequency)}
        />
        {status === 'visitor' && (
          <p className="text-text-muted">{pending ? messages.pending : messages.visitor}</p>
        )}
        {known && !waits && !save.error && <Notice>{messages.known}</Notice>}
        {(alerts.data?.length ?? 0) > 0 && (
          <Link to="/alerts" className="link justify-self-start">
            {messages.all}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

/** They keep the alert in the browser, from where it joins the account. */
function LogInButtons({ alert, isRestoring }: { alert: PendingAlert; isRestoring: boolean }) {
  const { pathname, search } = useLocation();
  if (isRestoring) return <Button busy>{messages.save}</Button>;
  const link = {
    state: { origin: pathname + search },
    onClick: () => keepAlert(alert),
  };
  return (
    <>
      <ButtonLink {...link} to="/signup" variant="secondary">
        {messages.signUp}
      </ButtonLink>
      <ButtonLink {...link} to="/login">
        {messages.logIn}
      </ButtonLink>
    </>
  );
}
