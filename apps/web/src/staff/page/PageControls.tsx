import { ButtonLink, buttonClasses } from '../../components/ui/Button.tsx';
import { staffMessages } from '../staff-messages.ts';

/** Rows of a page. */
export const RECORD_PAGE_SIZE = 50;

type PageControlsProps = {
  /** From 1. */
  page: number;
  total: number;
  searchOf: (page: number) => string;
  onMove: () => void;
};

/** Which rows of a list are shown, and the pages before and after. */
export function PageControls({ page, total, searchOf, onMove }: PageControlsProps) {
  const pages = Math.max(Math.ceil(total / RECORD_PAGE_SIZE), 1);
  const first = (page - 1) * RECORD_PAGE_SIZE + 1;
  const last = Math.min(page * RECORD_PAGE_SIZE, total);
  return (
    <nav
      aria-label={staffMessages.pages}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2"
    >
      <p className="text-sm text-text-muted tabular-nums">
        {total > 0 && staffMessages.shownRows({ first, last, total })}
      </p>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1">
          <PageLink
            label={staffMessages.previousPage}
            search={page > 1 ? searchOf(Math.min(page - 1, pages)) : null}
            onMove={onMove}
          />
          <PageLink
            label={staffMessages.nextPage}
            search={page < pages ? searchOf(page + 1) : null}
            onMove={onMove}
          />
        </div>
      )}
    </nav>
  );
}

/** @param search null where there is no such page */
function PageLink({
  label,
  search,
  onMove,
}: {
  label: string;
  search: string | null;
  onMove: () => void;
}) {
  if (search === null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: without an address it leads nowhere.
      <span
        role="link"
        aria-disabled="true"
        className={buttonClasses('secondary', 'sm', 'pointer-events-none opacity-50')}
      >
        {label}
      </span>
    );
  }
  return (
    <ButtonLink to={search} preventScrollReset variant="secondary" size="sm" onClick={onMove}>
      {label}
    </ButtonLink>
  );
}
