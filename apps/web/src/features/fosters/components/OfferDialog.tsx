import type { FosterOffer } from '@pawmatch/contract/fosters/foster-offers-endpoints';
import type { PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldError } from '../../../components/ui/Field.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { listInWords } from '../../../lib/text/format-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { ListState } from '../../../staff/list/ListState.tsx';
import { PlacedPetButton } from '../../places/components/PlacedPetButton.tsx';
import { placesQuery } from '../../places/places-api.ts';
import { placesMessages } from '../../places/places-messages.ts';
import { makeFosterOffer, offerReachQuery } from '../fosters-api.ts';
import { offerMessages as messages } from '../fosters-messages.ts';

interface OfferDialogProps {
  /** Chosen at first. */
  petIds: readonly string[];
  /** At the shelter. */
  today: string;
  onSent: (offers: FosterOffer[]) => void;
  onClose: () => void;
}

/** Chooses pets, writes a sentence, and shows whom the offer reaches before it is sent. */
export function OfferDialog({ petIds, today, onSent, onClose }: OfferDialogProps) {
  const places = useQuery(placesQuery);
  const form = useForm({
    defaultValues: { pet_ids: [...petIds], note: '', from_on: today, weeks: '3' },
  });
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const chosen = watch('pet_ids');
  const choose = (ids: string[]) => setValue('pet_ids', ids, { shouldDirty: true });
  const toggle = (id: string) =>
    choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const groups = places.data
    ? [
        { id: '', name: messages.withoutPlace, pets: places.data.without_place },
        ...places.data.places,
      ].filter(({ pets }) => pets.length > 0)
    : [];
  return (
    <FormDialog
      title={messages.offerTitle}
      form={form}
      submit={messages.send}
      failed={messages.sendFailed}
      onSave={async ({ weeks, ...offer }) => {
        onSent(await makeFosterOffer({ ...offer, weeks: Number(weeks) }));
        adminToast.success(messages.sent);
      }}
      onClose={onClose}
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1 font-semibold">{messages.which}</legend>
        <ListState
          query={places}
          loading={placesMessages.loading}
          failed={placesMessages.loadFailed}
        />
        {groups.map(({ id, name, pets }) => (
          <PetGroup
            key={id}
            name={name}
            pets={pets}
            chosen={chosen}
            onToggle={toggle}
            onAll={() => choose([...new Set([...chosen, ...pets.map((pet) => pet.id)])])}
          />
        ))}
        <FieldError id="offer-pets-error">{errors.pet_ids?.message}</FieldError>
      </fieldset>
      <OfferReachText petIds={chosen} />
      <TextAreaField
        {...register('note')}
        label={messages.note}
        hint={messages.noteHint}
        error={errors.note?.message}
      />
      <TextField
        {...register('from_on')}
        type="date"
        label={messages.from}
        hint={messages.fromHint}
        error={errors.from_on?.message}
      />
      <TextField
        {...register('weeks')}
        label={messages.weeks}
        error={errors.weeks?.message}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}

interface PetGroupProps {
  /** Of the place. */
  name: string;
  pets: readonly PlacedPet[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  onAll: () => void;
}

/** The pets of one place, such as a litter. */
function PetGroup({ name, pets, chosen, onToggle, onAll }: PetGroupProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-text-muted wrap-anywhere">{name}</span>
        {pets.length > 1 && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={messages.allOf({ place: name })}
            onClick={onAll}
          >
            {messages.all}
          </Button>
        )}
      </div>
      <ul aria-label={name} className="flex flex-wrap gap-2">
        {pets.map((pet) => (
          <li key={pet.id} className="max-w-full">
            <PlacedPetButton
              pet={pet}
              isChosen={chosen.includes(pet.id)}
              onChoose={() => onToggle(pet.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whom an offer of these pets reaches, and why the others do not fit. */
function OfferReachText({ petIds }: { petIds: readonly string[] }) {
  const query = useQuery({
    ...offerReachQuery([...petIds].sort()),
    enabled: petIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const reach = petIds.length > 0 ? query.data : undefined;
  return (
    <section aria-label={messages.reach} className="grid gap-1 rounded-xl bg-sunken p-4 text-sm">
      <p aria-live="polite" className="font-semibold wrap-anywhere">
        {petIds.length === 0 && messages.chooseFirst}
        {reach &&
          (reach.reached.length === 0
            ? messages.reachesNobody
            : messages.reached({ names: listInWords(reach.reached) }))}
      </p>
      {!query.data && <LoadFailure query={query} message={messages.reachFailed} />}
      {reach && reach.others.length > 0 && (
        <ul className="grid gap-1 text-text-muted">
          {reach.others.map(({ name, reasons }) => (
            <li key={name} className="wrap-anywhere">
              {messages.misfit({
                name,
                reasons: listInWords(reasons.map((reason) => messages.misfits[reason])),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
