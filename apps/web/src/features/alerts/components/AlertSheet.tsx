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
import { Notice } from '../../../components/ui/Notice.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { useSession } from '../../auth/session-context.ts';
import { alertMessages as messages } from '../alert-messages.ts';
import { alertsQuery, useSaveAlert } from '../alerts-api.ts';
import {
  forgetAlert,
  type PendingAlert,
  readPendingAlert,
  rememberAlert,
} from '../pending-alert.ts';
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
  const [pending] = useState(() => (isLoggedIn ? readPendingAlert() : null));
  const alert = pending ?? {
    kind: search ? ('search' as const) : ('matches' as const),
    query: search ? alertQueryOf(search) : '',
  };
  const alerts = useQuery({ ...alertsQuery, enabled: isLoggedIn });
  const known = alerts.data?.find(
    ({ kind, query }) => kind === alert.kind && query === alert.query,
  );
  const [picked, setPicked] = useState(pending?.frequency);
  const frequency = picked ?? known?.frequency ?? 'daily';
  const save = useSaveAlert();

  const close = () => {
    forgetAlert();
    onClose();
  };
  const handleSave = () =>
    save.mutate(
      { ...alert, frequency },
      {
        onSuccess: () => {
          toastSuccess(messages.saved);
          close();
        },
      },
    );
  const isUnconfirmed = save.error instanceof ApiError && save.error.code === 'CONFIRM_EMAIL_FIRST';

  return (
    <Dialog
      open
      onClose={close}
      size="sm"
      title={messages.sheetTitle}
      description={messages.lede}
      footer={
        isLoggedIn ? (
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
        {isUnconfirmed && <ConfirmEmailNotice email={email} reason={messages.confirmText(email)} />}
        {save.error && !isUnconfirmed && (
          <Notice tone="error">{failureReason(save.error, messages.saveFailed)}</Notice>
        )}
        <AlertChips alert={alert} label={messages.about} />
        <ChoiceField
          type="radio"
          legend={messages.howOften}
          options={options}
          value={frequency}
          onChange={({ target }) => setPicked(target.value as AlertFrequency)}
        />
        {status === 'visitor' && <p className="text-text-muted">{messages.visitor}</p>}
        {known && !save.error && <Notice>{messages.known}</Notice>}
        {(alerts.data?.length ?? 0) > 0 && (
          <Link to="/alerts" className="link justify-self-start">
            {messages.all}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

/** They keep the alert until the visitor is back, logged in. */
function LogInButtons({ alert, isRestoring }: { alert: PendingAlert; isRestoring: boolean }) {
  const { pathname, search } = useLocation();
  if (isRestoring) return <Button busy>{messages.save}</Button>;
  const link = {
    state: { origin: pathname + search },
    onClick: () => rememberAlert(alert),
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
