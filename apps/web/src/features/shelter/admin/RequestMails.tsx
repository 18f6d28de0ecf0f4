import type { RequestMailSettings } from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import { requestMailFrequencies } from '@pawmatch/contract/visits/visit-values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { requestMailMessages as messages } from '../settings-messages.ts';
import { requestMailsQuery, saveRequestMails } from '../shelter-settings-api.ts';

/** When the member of staff gets emails about new requests, and which mailboxes do. */
export function RequestMails() {
  const query = useQuery(requestMailsQuery);
  const { data } = query;
  return (
    <TitledCard id="settings-request-mails" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && <RequestMailsForm settings={data} />}
    </TitledCard>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function RequestMailsForm({ settings }: { settings: RequestMailSettings }) {
  const maySetOthers = useCan()('settings.edit');
  const client = useQueryClient();
  const toForm = ({ frequency, addresses }: RequestMailSettings) => ({
    frequency,
    addresses: addresses.join('\n'),
  });
  const { register, handleSubmit, formState, setError, reset } = useForm({
    defaultValues: toForm(settings),
  });

  const showFailure = (error: unknown) => {
    const [first] = error instanceof ApiError ? error.fieldErrors : [];
    const line = /^addresses\.(\d+)$/.exec(first?.field ?? '')?.[1];
    if (first) {
      const { message } = first;
      setError('addresses', {
        message: line ? messages.wrongAddress({ line: Number(line) + 1, message }) : message,
      });
    }
    adminToast.error(messages.saveFailed, reasonBelow(error, messages.saveFailed));
  };

  const save = handleSubmit(async ({ frequency, addresses }) => {
    try {
      const saved = await saveRequestMails({
        frequency,
        ...(maySetOthers && { addresses: linesOf(addresses) }),
      });
      client.setQueryData(requestMailsQuery.queryKey, saved);
      reset(toForm(saved));
      adminToast.success(messages.saved);
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <SelectField
        {...register('frequency')}
        label={messages.frequency}
        className="sm:max-w-xs"
        options={requestMailFrequencies.map((value) => ({
          value,
          label: messages.frequencies[value],
        }))}
      />
      {maySetOthers && (
        <TextAreaField
          {...register('addresses')}
          label={messages.addresses}
          hint={messages.addressesHint}
          error={formState.errors.addresses?.message}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <SubmitButton isSending={formState.isSubmitting} sending={messages.saving}>
        {messages.save}
      </SubmitButton>
    </form>
  );
}
