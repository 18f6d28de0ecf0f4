import { contractFieldLabels } from '@pawmatch/contract/adoption-papers/contract-field-messages';
import {
  type ContractFieldName,
  contractFieldNames,
} from '@pawmatch/contract/adoption-papers/contract-fields';
import { templateMessages as messages } from '../adoption-papers-messages.ts';

/** All fields of contracts, to be put into the text. */
export function ContractFieldList({ onChoose }: { onChoose: (name: ContractFieldName) => void }) {
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
