import {
  type CheckResult,
  checkResults,
} from '@pawmatch/contract/adoption-checks/adoption-check-values';
import type { AdoptionCheck } from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useRecordCheck } from '../adoption-checks-api.ts';
import { adoptionCheckMessages as messages } from '../adoption-checks-messages.ts';

const tones = { ok: 'positive', not_ok: 'negative', not_needed: 'neutral' } as const;

const options = checkResults.map((value) => ({ value, label: messages.results[value] }));

type CheckItemProps = { adoptionId: string; check: AdoptionCheck; timeZone: string };

/** One check with its result, and below it the fields that record another one. */
export function CheckItem({ adoptionId, check, timeZone }: CheckItemProps) {
  const can = useCan();
  const record = useRecordCheck(adoptionId, check.check);
  const [result, setResult] = useState<CheckResult | ''>(check.result ?? '');
  const [note, setNote] = useState(check.note ?? '');
  const name = messages.checks[check.check];
  const isChanged = result !== (check.result ?? '') || note !== (check.note ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    record.mutate({ result: result || null, note });
  };

  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{name}</p>
        {check.result ? (
          <StatusBadge tone={tones[check.result]}>{messages.results[check.result]}</StatusBadge>
        ) : (
          <p className="text-sm text-text-muted">{messages.open}</p>
        )}
      </div>
      {check.at && (
        <p className="text-sm text-text-muted wrap-anywhere">
          {messages.recorded({ by: check.by, date: longDate(check.at, timeZone) })}
        </p>
      )}
      {can('adoptions.edit') ? (
        <form noValidate onSubmit={submit} className="grid gap-2">
          <SelectField
            label={messages.result}
            aria-label={messages.resultOf({ check: name })}
            placeholder={messages.open}
            options={options}
            value={result}
            onChange={(event) => setResult(event.target.value as CheckResult | '')}
          />
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <TextField
              label={messages.note}
              aria-label={messages.noteOf({ check: name })}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              aria-label={messages.recordOf({ check: name })}
              disabled={!isChanged}
              busy={record.isPending}
            >
              {messages.record}
            </Button>
          </div>
        </form>
      ) : (
        check.note && <p className="wrap-anywhere">{check.note}</p>
      )}
    </li>
  );
}
