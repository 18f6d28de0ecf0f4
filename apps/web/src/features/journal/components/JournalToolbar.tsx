import { journalKinds } from '@pawmatch/contract/journal/journal-values';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { DayFilter, ListSelect } from '../../../staff/list/ListFilter.tsx';
import type { ListAddress } from '../../../staff/page/use-list-address.ts';
import { journalMessages as messages } from '../journal-messages.ts';

/** The filters in the address. */
export const journalParameters = {
  person: null,
  colleague: null,
  kind: journalKinds,
  from: null,
  to: null,
} as const;

type JournalToolbarProps = {
  address: ListAddress<typeof journalParameters>;
  /** Of the person and the colleague of the filters, if known. */
  names: { person: string | undefined; colleague: string | undefined };
};

/** Filters of the journal by kind and days, and those by person and colleague, which entries set. */
export function JournalToolbar({ address, names }: JournalToolbarProps) {
  const { values, set } = address;
  const chosen = [
    values.colleague && {
      label: messages.byColleague(names.colleague ?? messages.oneColleague),
      remove: () => set({ colleague: '' }),
    },
    values.person && {
      label: messages.aboutPerson(names.person ?? messages.onePerson),
      remove: () => set({ person: '' }),
    },
  ].filter((filter) => filter !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, and browsers before 2023, know no <search>.
    <div
      role="search"
      aria-label={messages.filters}
      className="flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2"
    >
      <div className="col-span-full">
        <ListSelect
          label={messages.byKind}
          value={values.kind}
          choices={[
            { value: '', label: messages.anyKind },
            ...journalKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] })),
          ]}
          onChange={(kind) => set({ kind })}
        />
      </div>
      <DayFilter label={messages.from} value={values.from} onChange={(from) => set({ from })} />
      <DayFilter label={messages.to} value={values.to} onChange={(to) => set({ to })} />
      {chosen.map(({ label, remove }) => (
        <span
          key={label}
          className="flex min-w-0 items-center justify-between rounded-xl border border-line bg-surface ps-4 text-sm col-span-full"
        >
          <span className="wrap-anywhere">{label}</span>
          <IconButton
            label={messages.withoutFilter(label)}
            icon={<CloseIcon className="size-4" />}
            size="sm"
            onClick={remove}
          />
        </span>
      ))}
    </div>
  );
}
