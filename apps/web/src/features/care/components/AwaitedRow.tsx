import type { CareItem } from '@pawmatch/contract/care/care-item';
import { testResultLabels } from '@pawmatch/contract/care/care-kind-messages';
import type { TestResult } from '@pawmatch/contract/care/care-values';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { careMessages as messages } from '../care-messages.ts';
import type { NamedItem } from '../care-outbox.ts';
import type { Ticks } from '../use-ticks.ts';
import { ResultFields } from './ResultFields.tsx';
import { WaitingCall } from './WaitingCall.tsx';

interface AwaitedRowProps {
  item: CareItem;
  pet: { name: string };
  ticks: Ticks;
}

/** A test that was done and whose result comes later, which is written down here. */
export function AwaitedRow({ item, pet, ticks }: AwaitedRowProps) {
  const [isWriting, setWriting] = useState(false);
  const named = { id: item.id, what: item.title, pet: pet.name };
  const waiting = ticks.waitingOf(item.id);
  const day = item.done_at ? longDate(item.done_at, ticks.timeZone) : '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="grid min-w-0 flex-1 basis-32 gap-0.5">
        <p className="font-semibold wrap-anywhere">{item.title}</p>
        <p className="text-sm text-text-muted wrap-anywhere">
          {messages.awaitedSince({ awaited: testResultLabels.awaited, day })}
        </p>
      </div>
      {waiting && ticks.isStuck && <WaitingCall call={waiting} named={named} />}
      {ticks.mayDo && item.can_write_result && !(waiting && ticks.isStuck) && (
        <Button
          size="sm"
          disabled={waiting !== undefined}
          aria-label={messages.writeResultNamed(named)}
          onClick={() => setWriting(true)}
        >
          {messages.writeResult}
        </Button>
      )}
      {isWriting && <ResultDialog item={named} ticks={ticks} onClose={() => setWriting(false)} />}
    </li>
  );
}

interface WrittenResult {
  result: TestResult | '';
  result_note: string;
}

interface ResultDialogProps {
  item: NamedItem;
  ticks: Ticks;
  onClose: () => void;
}

function ResultDialog({ item, ticks, onClose }: ResultDialogProps) {
  const form = useForm<WrittenResult>({ defaultValues: { result: '', result_note: '' } });
  const { register, formState } = form;
  const save = async ({ result, result_note }: WrittenResult) => {
    if (!result) {
      form.setError('result', { message: messages.resultMissing });
      return false;
    }
    ticks.writeResult(item, { result, result_note });
    return true;
  };
  return (
    <FormDialog
      title={messages.writeResultNamed(item)}
      form={form}
      submit={messages.save}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
      <ResultFields
        result={register('result')}
        note={register('result_note')}
        error={formState.errors.result?.message}
      />
    </FormDialog>
  );
}
