import { visitDaysMessage } from '@pawmatch/contract/visits/times/visit-days';
import { MAX_VISIT_NOTES } from '@pawmatch/contract/visits/visit-values';
import { isFull } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { keepDraft, readKeptDraft } from '../../../lib/storage/drafts.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { useOwnVisits } from '../own/use-own-visits.ts';
import { type SlotSearch, useSlotDays, useVisitDays, visitDraft } from '../visits-api.ts';
import { visitFormMessages as messages, visitNameMessages } from '../visits-messages.ts';
import { dateOptions, timeOptions } from './slot-options.ts';
import { useZoneHint } from './use-zone-hint.ts';
import { VisitQuestions } from './VisitQuestions.tsx';
import { WaitingOffer } from './WaitingOffer.tsx';
import { WhatToExpect } from './WhatToExpect.tsx';

const emptyVisit = { date: '', time: '', note: '' };

type KeptVisit = typeof emptyVisit;

function readKept(form: string): KeptVisit {
  const kept = Object(readKeptDraft(form)) as Record<keyof KeptVisit, unknown>;
  const textOf = (name: keyof KeptVisit) => (typeof kept[name] === 'string' ? kept[name] : '');
  return { date: textOf('date'), time: textOf('time'), note: textOf('note') };
}

/**
 * What was entered into the visit form; kept over a reload and when the form closes, as it does after a failure.
 * @param form `visitDraft`
 */
function useKeptVisit(form: string): [KeptVisit, (change: Partial<KeptVisit>) => void] {
  const [visit, setVisit] = useState(() => readKept(form));
  const change = (part: Partial<KeptVisit>) => {
    const next = { ...visit, ...part };
    setVisit(next);
    keepDraft(form, next);
  };
  return [visit, change];
}

interface VisitFormProps {
  petId: string;
  petName?: string | undefined;
  /** Shown when date or time is missing. */
  missingMessage: string;
  isBusy: boolean;
  /** Questions that can be sent with the request; null while they load. */
  questions?: readonly string[] | null;
  submitText?: string;
  busyText?: string;
  movedVisit?: SlotSearch;
  /**
   * @param requestedAt ISO 8601 in UTC
   * @param notes the chosen questions and the note, if any
   */
  onSubmit: (requestedAt: string, notes?: string) => void;
  onCancel: () => void;
}

/** A date and a time at the shelter. */
export function VisitForm({
  petId,
  petName,
  missingMessage,
  isBusy,
  questions = [],
  onSubmit,
  onCancel,
  submitText = messages.submit,
  busyText = messages.submitting,
  movedVisit,
}: VisitFormProps) {
  const slots = useSlotDays(petId, movedVisit);
  const { days, isPending } = slots;
  const weekdays = useVisitDays(petId);
  const [{ date, time, note }, change] = useKeptVisit(visitDraft(movedVisit?.id ?? petId));
  /** The field that was missing when the form was sent. */
  const [missingField, setMissingField] = useState<'date' | 'time' | null>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const dateField = useRef<HTMLSelectElement>(null);
  const timeField = useRef<HTMLSelectElement>(null);
  const zoneHint = useZoneHint(petId);
  const shelter = useShelter(petId);
  const { visits, isSignedIn } = useOwnVisits();
  const ownVisits = visits.filter(({ id }) => id !== movedVisit?.id);

  const day = days?.find((candidate) => candidate.date === date);
  const minutes = shelter?.visiting.visit_minutes;
  const times = timeOptions(day, { ownVisits, minutes, petName });
  const isOffered = times.some(({ value, disabled }) => value === time && !disabled);
  const isFullyBooked = days !== undefined && isFull(days) && !movedVisit;
  const slot = isOffered ? day?.slots.find((candidate) => candidate.time === time) : undefined;

  // It moves to the time once there is a date, which is no alert again.
  const missing = missingField && !slot && (
    <span key={missingField} role={(missingField === 'date') === !day ? 'alert' : undefined}>
      {missingMessage}
    </span>
  );

  const handleCancel = () => {
    change({ date: '', time: '' });
    onCancel();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissingField(slot ? null : day ? 'time' : 'date');
    // At the button, the error above would be out of sight in a short window.
    if (!slot) (day ? timeField : dateField).current?.focus();
    const chosen = questions?.filter((question) => asked.includes(question)) ?? [];
    const notes = [...chosen, note.trim()].filter(Boolean).join('\n');
    if (slot) onSubmit(slot.requested_at, notes || undefined);
  };

  if (!days && !isPending) {
    return <LoadFailure query={slots} message={messages.loadFailed} />;
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <div className="@container grid gap-4">
        <SelectField
          ref={dateField}
          label={messages.date}
          hint={weekdays && visitDaysMessage(petName ?? visitNameMessages.noPet, weekdays)}
          error={!day && missing}
          placeholder={days ? messages.chooseDate : messages.datesLoading}
          value={day || isBusy ? date : ''}
          disabled={!days || isBusy}
          aria-required="true"
          options={dateOptions(days ?? [])}
          onChange={(event) => change({ date: event.target.value, time: '' })}
        />
        {/* With large text the field shows its beginning only, which is that of other days, too. */}
        {day && (
          <p aria-hidden="true" className="-mt-2 text-sm @min-[20rem]:hidden">
            {day.label}
          </p>
        )}
        <SelectField
          ref={timeField}
          label={messages.time}
          error={day && missing}
          hint={zoneHint}
          placeholder={day ? messages.chooseTime : messages.chooseDateFirst}
          // What was sent stays, although it is not free any more.
          value={slot || isBusy ? time : ''}
          // Keys reach it before there is a date, too: it says what comes first.
          aria-disabled={!day}
          disabled={isBusy}
          aria-required="true"
          options={times}
          onChange={(event) => change({ time: event.target.value })}
        />
      </div>
      {days && isSignedIn && !movedVisit && (
        <WaitingOffer petId={petId} petName={petName ?? visitNameMessages.noPet} days={days} />
      )}
      {!questions && !isFullyBooked && <Skeleton className="h-24" />}
      {questions && questions.length > 0 && !isFullyBooked && (
        <VisitQuestions
          questions={questions}
          asked={asked}
          isDisabled={isBusy}
          onChange={setAsked}
        />
      )}
      {!movedVisit && !isFullyBooked && (
        <TextAreaField
          label={messages.note}
          hint={messages.noteHint}
          value={note}
          disabled={isBusy}
          // With all questions, it is not too long.
          maxLength={MAX_VISIT_NOTES - (questions ?? []).join('\n').length - 1}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
      <WhatToExpect petId={petId} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={handleCancel} disabled={isBusy}>
          {messages.cancel}
        </Button>
        {!isFullyBooked && (
          <Button type="submit" busy={isBusy} busyLabel={busyText} className="grow">
            {submitText}
          </Button>
        )}
      </div>
    </form>
  );
}
