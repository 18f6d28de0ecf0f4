import type { FosterBoard, FosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { fosterHomeName } from '@pawmatch/contract/fosters/foster-values';
import { useForm } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { ClosePlaceButton } from '../../places/components/ClosePlaceButton.tsx';
import {
  PlaceFields,
  type PlaceValues,
  placeInputOf,
  placeValuesOf,
} from '../../places/components/PlaceFields.tsx';
import { addFosterHome, changeFosterHome, closeFosterHome } from '../fosters-api.ts';
import { fostersMessages as messages } from '../fosters-messages.ts';
import {
  type AnswerValues,
  answersOf,
  answerValuesOf,
  HomeAnswerFields,
} from './HomeAnswerFields.tsx';

interface FosterHomeDialogProps {
  /** Null for a new one. */
  home: FosterHome | null;
  /** Colleagues without a home. */
  people: FosterBoard['without_home'];
  onSaved: (board: FosterBoard) => void;
  onClose: () => void;
}

type Values = PlaceValues & AnswerValues & { colleague_id: string };

/** Adds, changes or closes a foster home. */
export function FosterHomeDialog({ home, people, onSaved, onClose }: FosterHomeDialogProps) {
  const form = useForm<Values>({
    defaultValues: {
      ...placeValuesOf(home ?? firstValues),
      ...answerValuesOf(home),
      colleague_id: '',
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const save = async ({ colleague_id, ...values }: Values) => {
    const input = placeInputOf(values);
    onSaved(
      home
        ? await changeFosterHome(home.id, { ...input, ...changedAnswers(values) })
        : await addFosterHome({ ...input, colleague_id }),
    );
  };

  /** What its person may change at the same time stays, unless it was changed here. */
  const changedAnswers = (values: AnswerValues) =>
    Object.fromEntries(Object.entries(answersOf(values)).filter(([name]) => name in dirtyFields));

  const proposeName = (id: string) => {
    const person = people.find((each) => each.id === id);
    if (person && !dirtyFields.name)
      form.resetField('name', { defaultValue: fosterHomeName(person.name) });
  };

  return (
    <FormDialog
      title={home ? messages.editNamed({ name: home.name }) : messages.add}
      form={form}
      submit={messages.save}
      failed={messages.saveFailed}
      onSave={save}
      onClose={onClose}
      action={
        home && (
          <ClosePlaceButton
            texts={{ ...messages, closed: messages.closed({ name: home.name }) }}
            isDisabled={isSubmitting}
            onClose={async () => {
              onSaved(await closeFosterHome(home.id));
              onClose();
            }}
          />
        )
      }
    >
      {!home && (
        <SelectField
          {...form.register('colleague_id', {
            onChange: ({ target }) => proposeName((target as HTMLSelectElement).value),
          })}
          label={messages.person}
          hint={people.length === 0 ? messages.nobodyLeft : undefined}
          placeholder={messages.choosePerson}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.colleague_id?.message}
        />
      )}
      <PlaceFields form={form} />
      {home && <HomeAnswerFields form={form} texts={messages.answers} />}
    </FormDialog>
  );
}

const firstValues = { name: '', capacity: null, is_capacity_strict: true };
