import { outcomeLabels } from '@pawmatch/contract/stays/stay-messages';
import { type OtherOutcomeKind, otherOutcomeKinds } from '@pawmatch/contract/stays/stay-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { recordOutcome } from '../stays-api.ts';
import { stayMessages as messages } from '../stays-messages.ts';
import { type StayDialogProps, StayFormDialog } from './StayFormDialog.tsx';

export const outcomeOptions = otherOutcomeKinds.map((value) => ({
  value,
  label: outcomeLabels[value],
}));

/** Records that a pet left the shelter otherwise than by adoption. */
export function OutcomeDialog({ pet, timeZone, onClose }: StayDialogProps) {
  const today = toZonedTime(new Date(), timeZone).date;
  return (
    <StayFormDialog
      title={messages.leaveTitle({ pet: pet.name })}
      submit={messages.record}
      done={messages.left({ pet: pet.name })}
      onClose={onClose}
      onSend={(fields) =>
        recordOutcome(pet.id, {
          // The server says when it is missing.
          outcome: String(fields.get('outcome')) as OtherOutcomeKind,
          left_on: String(fields.get('left_on')),
          outcome_reason: String(fields.get('outcome_reason')),
        })
      }
    >
      {(errorOf) => (
        <>
          <SelectField
            name="outcome"
            label={messages.how}
            placeholder={messages.choose}
            options={outcomeOptions}
            marked
            error={errorOf('outcome')}
          />
          <TextField
            name="left_on"
            type="date"
            label={messages.leftOn}
            defaultValue={today}
            max={today}
            error={errorOf('left_on')}
          />
          <TextAreaField
            name="outcome_reason"
            label={messages.reason}
            error={errorOf('outcome_reason')}
          />
          <p className="text-sm text-text-muted">{messages.leaveNote}</p>
        </>
      )}
    </StayFormDialog>
  );
}
