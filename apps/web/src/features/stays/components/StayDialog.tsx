import { intakeLabels } from '@pawmatch/contract/stays/stay-messages';
import {
  type IntakeKind,
  intakeKinds,
  type OtherOutcomeKind,
  otherOutcomeKinds,
} from '@pawmatch/contract/stays/stay-values';
import type { StaffStay } from '@pawmatch/contract/stays/stays-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { changeStay } from '../stays-api.ts';
import { stayMessages as messages } from '../stays-messages.ts';
import { outcomeOptions } from './OutcomeDialog.tsx';
import { type StayDialogProps, StayFormDialog } from './StayFormDialog.tsx';

const intakeOptions = intakeKinds.map((value) => ({ value, label: intakeLabels[value] }));

/** Corrects how and when a pet came and left. */
export function StayDialog({
  pet,
  timeZone,
  onClose,
  stay,
}: StayDialogProps & { stay: StaffStay }) {
  const dayOf = (instant: string | null) =>
    instant ? toZonedTime(new Date(instant), timeZone).date : '';
  const today = dayOf(new Date().toISOString());
  const hasEnded = stay.outcome !== null;
  const isOther = otherOutcomeKinds.some((kind) => kind === stay.outcome);
  const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');
  return (
    <StayFormDialog
      title={messages.correctTitle({ pet: pet.name })}
      submit={messages.save}
      done={messages.corrected}
      onClose={onClose}
      onSend={async (fields) => {
        const leftOn = textOf(fields, 'left_on');
        await changeStay(stay.id, {
          intake: textOf(fields, 'intake') as IntakeKind,
          came_on: textOf(fields, 'came_on'),
          came_from: textOf(fields, 'came_from'),
          hold_until: textOf(fields, 'hold_until') || null,
          ...(leftOn && { left_on: leftOn }),
          ...(isOther && {
            outcome: textOf(fields, 'outcome') as OtherOutcomeKind,
            outcome_reason: textOf(fields, 'outcome_reason'),
          }),
        });
        return undefined;
      }}
    >
      {(errorOf) => {
        const field = (name: string) => ({ name, error: errorOf(name) });
        return (
          <>
            <SelectField
              {...field('intake')}
              label={messages.intake}
              options={intakeOptions}
              defaultValue={stay.intake}
            />
            <TextField
              {...field('came_on')}
              type="date"
              label={messages.cameOn}
              defaultValue={dayOf(stay.came_at)}
              max={today}
            />
            <TextField
              {...field('came_from')}
              label={messages.cameFrom}
              defaultValue={stay.came_from ?? ''}
              autoComplete="off"
            />
            <TextField
              {...field('hold_until')}
              type="date"
              label={messages.hold}
              defaultValue={stay.hold_until ?? ''}
            />
            {hasEnded && (
              <TextField
                {...field('left_on')}
                type="date"
                label={messages.leftOn}
                defaultValue={dayOf(stay.left_at)}
                max={today}
              />
            )}
            {isOther && (
              <>
                <SelectField
                  {...field('outcome')}
                  label={messages.how}
                  options={outcomeOptions}
                  defaultValue={stay.outcome ?? ''}
                />
                <TextAreaField
                  {...field('outcome_reason')}
                  label={messages.reason}
                  defaultValue={stay.outcome_reason ?? ''}
                />
              </>
            )}
          </>
        );
      }}
    </StayFormDialog>
  );
}
