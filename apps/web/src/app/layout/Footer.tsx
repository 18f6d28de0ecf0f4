/** A quiet last line under every page. */
export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8">
        <p className="font-display text-lg font-semibold">Somebody is waiting to meet you.</p>
        <p className="text-sm text-text-muted">
          Pawmatch brings shelter dogs and cats together with the people who fit them.
        </p>
      </div>
    </footer>
  );
}
