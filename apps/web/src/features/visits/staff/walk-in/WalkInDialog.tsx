import type { Visit } from '@pawmatch/contract/visits/visit';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { type WalkInChoice, walkInChoices } from '@pawmatch/contract/visits/visit-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/ui/Button.tsx';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Notice } from '../../../../components/ui/Notice.tsx';
import { TextField } from '../../../../components/ui/TextField.tsx';
import { ApiError } from '../../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../../lib/api/errors/failure-reason.ts';
import { clockTime } from '../../../../lib/dates/shelter-dates.ts';
import { refusedFields } from '../../../../lib/form-failure.ts';
import { adminToast } from '../../../../lib/toast.ts';
import { Combobox } from '../../../../staff/edit/combobox/Combobox.tsx';
import { useSearchedOptions } from '../../../../staff/edit/combobox/use-searched-options.ts';
import { useRowPage } from '../../../../staff/page/use-row-page.ts';
import { useShelter } from '../../../shelter/shelter-api.ts';
import { visitsOfDaysQuery } from '../../calendar/use-calendar.ts';
import { visitedPetName } from '../../visited-pet-name.ts';
import { petOptionsSource, storeWalkIn, visitRows } from '../staff-visits-api.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';

/** The visit that each pet has now, by the pet's id; a pair that is visited together has it twice. */
function useBusyPets(): ReadonlyMap<string, Visit> {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const today = toZonedTime(new Date(), timeZone).date;
  const { rows } = useRowPage<Visit>(visitsOfDaysQuery([today]));
  return useMemo(() => {
    const now = Date.now();
    const current = rows.filter(
      ({ status, requested_at, ends_at }) =>
        isActiveVisitStatus(status) && Date.parse(requested_at) <= now && now < Date.parse(ends_at),
    );
    return new Map(
      current.flatMap((visit) =>
        [visit.pet_id, visit.bonded_pet?.id].flatMap((id) => (id ? [[id, visit] as const] : [])),
      ),
    );
  }, [rows]);
}

/** The text of the toast after a walk-in, also where a toast has no link. */
const walkInText = (visit: Visit) =>
  messages.walkInSaved({ visitor: visit.user.full_name, pet: visitedPetName(visit) });

/** The toast after a walk-in, which leads to the visit. */
function WalkInSaved({ visit }: { visit: Visit }) {
  return (
    <>
      <p>{walkInText(visit)}</p>
      <Link to={`/admin/visits/${visit.id}`} className="link">
        {messages.openVisit}
      </Link>
    </>
  );
}

/** Long enough to press its link. */
const TOAST_MS = 6_000;

/** What the server offers when the pet of a walk-in is booked soon. */
function choicesAfter(error: unknown): readonly WalkInChoice[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'VISIT_NEAR') return walkInChoices;
  return error.code === 'VISIT_TOO_NEAR' ? ['start_anyway'] : [];
}

/** Somebody is at the shelter: a pet, perhaps a name and contact, and the visit has started. */
export function WalkInDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const formId = useId();
  const pets = useSearchedOptions(petOptionsSource);
  const busyPets = useBusyPets();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const options = pets.options.map((option) => {
    const visit = busyPets.get(option.value);
    if (!visit) return option;
    const time = clockTime(visit.ends_at, timeZone);
    return { ...option, hint: messages.busyUntil({ visitor: visit.user.full_name, time }) };
  });
  const [petId, setPetId] = useState('');
  const [name, setName] = useState('');
  const [contact, setContact] = useState<{ email: string; phone: string } | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isMissing, setIsMissing] = useState(false);
  /** What can be done although the pet is booked soon. */
  const [choices, setChoices] = useState<readonly WalkInChoice[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const start = async (choice?: WalkInChoice) => {
    setIsMissing(!petId);
    if (!petId) return;
    setIsSaving(true);
    setFailure(null);
    setErrors({});
    setChoices([]);
    try {
      const saved = await storeWalkIn({
        pet_id: petId,
        full_name: name.trim() || null,
        email: contact?.email.trim() || null,
        phone_number: contact?.phone.trim() || null,
        if_booked: choice,
      });
      const content = <WalkInSaved visit={saved} />;
      adminToast.success(walkInText(saved), { content, duration: TOAST_MS });
      onClose();
      await visitRows.refresh(client);
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      setChoices(choicesAfter(error));
      if (Object.keys(refused).length === 0)
        setFailure(failureReason(error, messages.walkInFailed));
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.walkInTitle}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {messages.cancel}
          </Button>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant={choice === choices[0] ? 'primary' : 'secondary'}
              disabled={isSaving}
              onClick={() => void start(choice)}
            >
              {messages.ifBooked[choice]}
            </Button>
          ))}
          {choices.length === 0 && (
            <Button type="submit" form={formId} busy={isSaving} busyLabel={messages.saving}>
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p className="text-text-muted">{messages.walkInHint}</p>
        <Combobox
          label={messages.pet}
          placeholder={messages.petPlaceholder}
          marked
          options={options}
          search={pets.search}
          value={petId}
          onChange={(id) => {
            setPetId(id);
            setFailure(null);
            setChoices([]);
          }}
          error={isMissing && !petId ? messages.petMissing : undefined}
        />
        <TextField
          label={messages.name}
          value={name}
          maxLength={200}
          error={errors.full_name}
          onChange={(event) => setName(event.target.value)}
        />
        {contact ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={messages.phone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              value={contact.phone}
              error={errors.phone_number}
              onChange={({ target }) => setContact({ ...contact, phone: target.value })}
            />
            <TextField
              label={messages.email}
              type="email"
              inputMode="email"
              autoComplete="off"
              value={contact.email}
              error={errors.email}
              onChange={({ target }) => setContact({ ...contact, email: target.value })}
            />
          </div>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => setContact({ email: '', phone: '' })}
          >
            {messages.addContact}
          </Button>
        )}
        {failure && <Notice tone={choices.length > 0 ? 'warning' : 'error'}>{failure}</Notice>}
      </form>
    </Dialog>
  );
}
