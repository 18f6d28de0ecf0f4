import type { ImportState } from '@pawmatch/contract/import/import-values';
import { importMessages as messages } from '../import-messages.ts';

const names = ['file', 'columns', 'check', 'import'] as const;
type Step = (typeof names)[number];

const steps: Record<ImportState, Step> = {
  uploading: 'file',
  reading: 'file',
  unreadable: 'file',
  mapping: 'columns',
  rehearsing: 'check',
  rehearsed: 'check',
  running: 'import',
  done: 'import',
  cancelled: 'import',
  failed: 'import',
  fetching: 'import',
  undoing: 'import',
  undone: 'import',
};

/** Where one is between the file and the import. */
export function ImportSteps({ state }: { state: ImportState | undefined }) {
  const present = state ? steps[state] : 'file';
  const passed = names.indexOf(present);
  return (
    <ol aria-label={messages.steps} className="flex flex-wrap gap-2 text-sm">
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={name === present ? 'step' : undefined}
          className={`grow border-t-4 pt-2 ${index <= passed ? 'border-action' : 'border-line'} ${
            name === present ? 'font-semibold' : 'text-text-muted'
          }`}
        >
          <span className="tabular-nums">{index + 1}.</span> {messages.step[name]}
        </li>
      ))}
    </ol>
  );
}
