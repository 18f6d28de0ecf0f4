import {
  contractFieldLabels,
  exampleValues,
} from '@pawmatch/contract/adoption-papers/contract-field-messages';
import {
  type ContractFieldName,
  type ContractFieldValues,
  contractFieldNames,
  fillContract,
  findFieldProblem,
} from '@pawmatch/contract/adoption-papers/contract-fields';
import type { ContractTemplate } from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import { MAX_CONTRACT_LENGTH } from '@pawmatch/contract/adoption-papers/contract-values';
import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { withoutEmpty } from '@pawmatch/contract/without-empty-words';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../../lib/api/response/current-row.ts';
import { adminToast } from '../../../lib/toast.ts';
import { InOtherLanguages } from '../../../staff/InOtherLanguages.tsx';
import { contractCaseQuery, saveTemplate } from '../adoption-papers-api.ts';
import { templateMessages as messages } from '../adoption-papers-messages.ts';
import { ContractText } from '../components/ContractText.tsx';

interface ContractTemplateFormProps {
  template: ContractTemplate;
  /** To choose one for the preview. */
  adoptions: readonly { value: string; label: string }[];
  onSaved: (template: ContractTemplate) => void;
}

interface FormValues {
  text: string;
  translations: Record<Language, { text: string }>;
}

const toForm = ({ text, translations }: ContractTemplate): FormValues => ({
  text,
  translations: Object.fromEntries(
    LANGUAGES.map((language) => [language, { text: translations[language]?.text ?? '' }]),
  ) as FormValues['translations'],
});

/** The editor of the contract, with a preview beside it. */
export function ContractTemplateForm({ template, adoptions, onSaved }: ContractTemplateFormProps) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const form = useForm<FormValues>({
    defaultValues: toForm(template),
    mode: 'onChange',
  });
  const { register, handleSubmit, formState, getValues, reset, setError, setValue, watch } = form;
  const text = watch('text');
  const { ref, ...field } = register('text', {
    validate: (value) => findFieldProblem(value) ?? true,
  });

  const insert = (name: string) => {
    const { selectionStart: at = text.length } = area.current ?? {};
    const value = `${text.slice(0, at)}{{${name}}}${text.slice(at)}`;
    setValue('text', value, { shouldDirty: true, shouldValidate: true });
    const end = at + name.length + 4;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  };

  const save = handleSubmit(async (values) => {
    try {
      const translations = withoutEmpty(values.translations);
      const words = { text: values.text, translations };
      const saved = await saveTemplate({ ...words, expected_version: template.version });
      onSaved(saved);
      reset(toForm(saved));
      adminToast.success(messages.saved);
    } catch (error) {
      const current = readCurrentRow<ContractTemplate>(error);
      if (current) {
        onSaved(current);
        reset(toForm(current));
      }
      const message = current ? messages.conflict : failureReason(error, messages.saveFailed);
      setError('text', { message });
      adminToast.error(messages.saveFailed);
    }
  });

  return (
    <form
      noValidate
      className="grid items-start gap-5 lg:grid-cols-2"
      onSubmit={(event) => void save(event)}
    >
      <div className="grid gap-4">
        <TextAreaField
          {...field}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          label={messages.text}
          hint={messages.textHint}
          error={formState.errors.text?.message}
          maxLength={MAX_CONTRACT_LENGTH}
          rows={18}
          spellCheck
        />
        <InOtherLanguages
          own={template.language}
          isFilled={(language) => getValues(`translations.${language}.text`) !== ''}
          hasError={(language) => formState.errors.translations?.[language] !== undefined}
        >
          {(language, label) => (
            <TextAreaField
              {...register(`translations.${language}.text`, {
                validate: (value) => findFieldProblem(value) ?? true,
              })}
              lang={language}
              label={label(messages.text)}
              error={formState.errors.translations?.[language]?.text?.message}
              maxLength={MAX_CONTRACT_LENGTH}
              rows={18}
              spellCheck
            />
          )}
        </InOtherLanguages>
        <ContractFieldList onChoose={insert} />
        <SubmitButton isSending={formState.isSubmitting} sending={messages.saving}>
          {messages.save}
        </SubmitButton>
      </div>
      <ContractPreview text={text} language={template.language} adoptions={adoptions} />
    </form>
  );
}

/** All fields of contracts, to be put into the text. */
function ContractFieldList({ onChoose }: { onChoose: (name: ContractFieldName) => void }) {
  return (
    <details className="rounded-xl border border-line p-4 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold">{messages.fields}</summary>
      <p className="mt-2 text-text-muted">{messages.fieldsHint}</p>
      <ul className="mt-2 grid">
        {contractFieldNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="link min-h-11 text-start wrap-anywhere sm:min-h-8"
              onClick={() => onChoose(name)}
            >
              {messages.insert({ label: contractFieldLabels[name], field: name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ContractPreviewProps {
  text: string;
  language: Language;
  /** To choose from. */
  adoptions: readonly { value: string; label: string }[];
}

/** The contract as adopters would read it, with example data or with those of an adoption. */
function ContractPreview({ text, language, adoptions }: ContractPreviewProps) {
  const [id, setId] = useState('');
  const chosen = contractCaseQuery(id);
  const { data } = useQuery({ ...chosen, queryFn: id ? chosen.queryFn : skipToken });
  const values = (data?.fields as ContractFieldValues | undefined) ?? exampleValues;
  return (
    <section aria-label={messages.preview} className="grid gap-3">
      <SelectField
        label={messages.previewWith}
        value={id}
        onChange={({ target }) => setId(target.value)}
        options={[{ value: '', label: messages.example }, ...adoptions]}
      />
      <div className="rounded-xl border border-line p-4">
        <ContractText text={fillContract(text, values)} language={language} />
      </div>
    </section>
  );
}
