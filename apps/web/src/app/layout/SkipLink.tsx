/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, as a skip link must.
    <a
      href="#main"
      onClick={(event) => {
        // By script, so that the URL and the router's history do not change.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="sr-only font-semibold focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-40 focus:rounded-full focus:bg-action focus:px-5 focus:py-3 focus:text-on-action"
    >
      Skip to content
    </a>
  );
}
