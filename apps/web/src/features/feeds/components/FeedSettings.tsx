import {
  type FeedDestination,
  type FeedProtocol,
  feedIntervals,
  feedNames,
  feedPorts,
  feedProtocols,
} from '@pawmatch/contract/feeds/feed-values';
import type { Feed, FeedInput } from '@pawmatch/contract/feeds/feeds-endpoints';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { changeFeed } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';
import { useFeedStep } from '../use-feed-step.ts';

/** Where other software delivers its file. */
const usualFolders: Record<FeedDestination, string> = {
  petfinder: 'import',
  adoptapet: '',
  rescuegroups: 'import',
};

const valuesOf = ({ is_on, account, delivery, destination }: Feed) => ({
  is_on,
  account: account ?? '',
  protocol: (delivery?.protocol ?? '') as FeedProtocol | '',
  host: delivery?.host ?? '',
  port: String(delivery?.port ?? ''),
  username: delivery?.username ?? '',
  has_key: false,
  secret: '',
  folder: delivery?.folder ?? usualFolders[destination],
  file_name: delivery?.file_name ?? 'pets.csv',
  every_hours: String(delivery?.every_hours ?? (delivery ? '' : 6)),
});
type Values = ReturnType<typeof valuesOf>;

function inputOf(values: Values): FeedInput {
  const { is_on, account, protocol, port, every_hours, has_key, secret, ...server } = values;
  if (!protocol) return { is_on, account, delivery: null };
  const every = feedIntervals.find((hours) => String(hours) === every_hours) ?? null;
  const delivery = {
    ...{ ...server, protocol, every_hours: every, port: Number(port) || feedPorts[protocol] },
    ...(secret && { secret }),
  };
  return { is_on, account, delivery };
}

/** Turns a feed on, and says how the site gets it. */
export function FeedSettings({ feed }: { feed: Feed }) {
  const { destination, delivery } = feed;
  const form = useForm({ defaultValues: valuesOf(feed) });
  const { register, handleSubmit, watch, resetField, formState } = form;
  const { run } = useFeedStep();
  const protocol = watch('protocol');
  const hasKey = watch('has_key');
  const errorOf = (name: keyof Values) => formState.errors[name]?.message;
  const field = (name: keyof Values) => ({ ...register(name), error: errorOf(name) });

  const store = handleSubmit((values) =>
    run(async () => {
      try {
        await changeFeed(destination, inputOf(values));
        resetField('secret');
      } catch (error) {
        const message = failureReason(error, messages.failed);
        showFormFailure(form, error, message, (name) => name.replace('delivery.', ''));
        throw error;
      }
    }, messages.stored),
  );

  return (
    <form noValidate onSubmit={(event) => void store(event)} className="grid gap-4 pt-2">
      <CheckboxField
        {...register('is_on')}
        label={messages.isOn({ site: feedNames[destination] })}
      />
      <TextField
        {...field('account')}
        label={messages.account[destination]}
        autoComplete="off"
        className="max-w-sm"
      />
      <SelectField
        {...field('protocol')}
        label={messages.how}
        options={[
          { value: '', label: messages.fetched },
          ...feedProtocols.map((value) => ({ value, label: messages.protocols[value] })),
        ]}
      />
      {protocol !== '' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('host')} label={messages.host} autoComplete="off" />
          <TextField
            {...field('port')}
            label={messages.port}
            inputMode="numeric"
            placeholder={String(feedPorts[protocol])}
          />
          <TextField {...field('username')} label={messages.username} autoComplete="off" />
          <SelectField
            {...field('every_hours')}
            label={messages.every}
            options={Object.entries(messages.intervals).map(([value, label]) => ({ value, label }))}
          />
          <TextField {...field('folder')} label={messages.folder} autoComplete="off" />
          <TextField {...field('file_name')} label={messages.fileName} autoComplete="off" />
          {protocol === 'sftp' && (
            <CheckboxField
              {...register('has_key')}
              label={messages.hasKey}
              className="sm:col-span-2"
            />
          )}
          {protocol === 'sftp' && hasKey ? (
            <TextAreaField
              {...field('secret')}
              label={messages.privateKey}
              hint={delivery?.has_secret ? messages.secretKept : messages.keyNew}
              autoComplete="off"
              spellCheck={false}
              className="sm:col-span-2"
            />
          ) : (
            <PasswordField
              {...field('secret')}
              label={messages.password}
              hint={delivery?.has_secret ? messages.secretKept : undefined}
              // It is that of the site, not the one of this account.
              autoComplete="new-password"
            />
          )}
        </div>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        busy={formState.isSubmitting}
        busyLabel={messages.storing}
      >
        {messages.store}
      </Button>
    </form>
  );
}
