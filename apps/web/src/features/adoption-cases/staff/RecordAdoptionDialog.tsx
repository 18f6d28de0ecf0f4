import { NewAdoption } from '@pawmatch/contract/adoptions/adoption-input';
import { phoneInputText } from '@pawmatch/contract/auth/phone-input';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFooter } from '../../../components/ui/DialogForm.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { refusedFields } from '../../../lib/form-failure.ts';
import { Combobox } from '../../../staff/edit/combobox/Combobox.tsx';
import { useSearchedOptions } from '../../../staff/edit/combobox/use-searched-options.ts';
import { createAdoption, showAdoption } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import {
  personOptionsSource,
  petOptionsSource,
  visitedPetQuery,
} from '../../visits/staff/staff-visits-api.ts';
import { parseFee } from '../fee.ts';

const kinds = [
  { value: 'account', label: messages.withAccount },
  { value: 'none', label: messages.withoutAccount },
];

type RecordAdoptionDialogProps = {
  /** Chosen at first; empty for none. */
  petId: string;
  onClose: () => void;
};

/** Somebody at the desk adopts: a pet and a person, and the page of the adoption opens. */
export function RecordAdoptionDialog({ petId: firstPet, onClose }: RecordAdoptionDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const pets = useSearchedOptions(petOptionsSource);
  const people = useSearchedOptions(personOptionsSource);
  const [petId, setPetId] = useState(firstPet);
  const [isApart, setIsApart] = useState(false);
  const [kind, setKind] = useState('account');
  const [userId, setUserId] = useState('');
  const [fee, setFee] = useState('');
  const [contact, setContact] = useState({ full_name: '', email: '', phone_number: '' });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { data: pet } = useQuery({ ...visitedPetQuery(petId), enabled: petId !== '' });
  const pair = pet?.bonded_with && { pet: pet.name, other: pet.bonded_with.name };
  const options =
    pet && pets.options.every(({ value }) => value !== petId)
      ? [{ value: petId, label: pet.name }, ...pets.options]
      : pets.options;

  useEffect(() => {
    if (Object.values(errors).some(Boolean)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [errors]);

  const save = async () => {
    setFailure(null);
    const given = (text: string) => text.trim() || null;
    const person =
      kind === 'account'
        ? { user_id: userId || null }
        : {
            full_name: given(contact.full_name),
            email: given(contact.email),
            phone_number: given(contact.phone_number),
          };
    const body = {
      ...{ pet_id: petId, ...person, fee_cents: parseFee(fee) },
      ...(pair && { is_apart: isApart }),
    };
    const issues = NewAdoption.safeParse(body).error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
    if (issues.length > 0) return;
    setIsSaving(true);
    try {
      const adoption = await createAdoption(body);
      showAdoption(client, adoption);
      void navigate(`/admin/adoptions/${adoption.id}`);
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(failureReason(error, messages.beginFailed));
      setIsSaving(false);
    }
  };

  const field = (name: keyof typeof contact) => ({
    label: { full_name: messages.name, email: messages.email, phone_number: messages.phone }[name],
    value: contact[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setContact({
        ...contact,
        [name]: name === 'phone_number' ? phoneInputText(target.value) : target.value,
      }),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSaving}
      title={messages.recordTitle}
      description={messages.recordHint}
      footer={
        <FormFooter
          formId={formId}
          submit={messages.begin}
          cancel={messages.dismiss}
          onCancel={onClose}
          isBusy={isSaving}
          busyLabel={messages.beginning}
        />
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Combobox
          label={messages.pet}
          placeholder={messages.petPlaceholder}
          marked
          options={options}
          search={pets.search}
          value={petId}
          onChange={setPetId}
          error={errors.pet_id && messages.petMissing}
        />
        {pair && (
          <CheckboxField
            label={messages.apart(pair)}
            hint={messages.apartHint(pair)}
            checked={isApart}
            onChange={({ target }) => setIsApart(target.checked)}
          />
        )}
        <ChoiceField
          type="radio"
          legend={messages.who}
          options={kinds}
          columns={2}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value);
            setErrors({});
          }}
        />
        {kind === 'account' ? (
          <Combobox
            label={messages.person}
            placeholder={messages.personPlaceholder}
            marked
            options={people.options}
            search={people.search}
            value={userId}
            onChange={setUserId}
            error={errors.user_id ?? errors.full_name}
          />
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('full_name')} marked required className="sm:col-span-2" />
            <TextField {...field('email')} type="email" inputMode="email" />
            <TextField {...field('phone_number')} type="tel" inputMode="tel" />
          </div>
        )}
        <TextField
          label={messages.fee}
          hint={messages.feeHint}
          value={fee}
          error={errors.fee_cents}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setFee(target.value)}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
