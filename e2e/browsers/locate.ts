/** An element, described by the text that people read. */
export interface Target {
  kind: 'button' | 'link' | 'field' | 'choice' | 'text' | 'menuitem';
  /** The accessible name or its beginning; for a button, also its end. */
  name: string;
  /** Name of the card, dialog, row, group or region that contains it. */
  within?: string;
}

/** The centre of an element in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Runs in the page. @returns where the target can be clicked, null while it cannot */
export function locate({ kind, name, within }: Target): Point | null {
  const SELECTORS = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
    choice: 'input[type="radio"], input[type="checkbox"]',
    text: 'h1, h2, h3, p, span, td, dd, li, div, button, a, time, strong',
    menuitem: '[role^="menuitem"]',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelling = ids.map((id) => clean(document.getElementById(id)?.textContent)).join(' ');
    const [label] = (element as HTMLInputElement).labels ?? [];
    return (
      labelling ||
      clean(element.getAttribute('aria-label')) ||
      clean(label?.textContent) ||
      clean(element.querySelector(':scope > legend')?.textContent) ||
      clean(element.textContent)
    );
  };
  const isNamed = (element: Element) => nameOf(element) === name;
  const startsWithName = (element: Element) => nameOf(element).startsWith(name);
  // "Status of the visit: Pending"
  const endsWithName = (element: Element) => kind === 'button' && nameOf(element).endsWith(name);

  const containers = within
    ? [...document.querySelectorAll('article, dialog[open], tr, fieldset, section, form')].filter(
        (element) => nameOf(element).includes(within),
      )
    : [document.body];
  const candidates = containers.flatMap((container) => [
    ...container.querySelectorAll<HTMLElement>(SELECTORS[kind]),
  ]);
  for (const fits of [isNamed, startsWithName, endsWithName]) {
    for (const element of candidates) {
      if (!fits(element) || element.matches(':disabled')) continue;
      const [label] = (element as HTMLInputElement).labels ?? [];
      const shown = kind === 'choice' && label ? label : element;
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const x = Math.round(left + width / 2);
      const y = Math.round(top + height / 2);
      const hit = document.elementFromPoint(x, y);
      // An element behind an overlay cannot be clicked.
      if (shown.contains(hit)) return { x, y };
    }
  }
  return null;
}

/** Runs in the page: selects an option as a person does. @returns whether the option exists */
export function chooseOption({ label, option }: { label: string; option: string }): boolean {
  const select = [...document.querySelectorAll('select')].find((candidate) =>
    (candidate.getAttribute('aria-label') ?? candidate.labels[0]?.textContent ?? '').includes(
      label,
    ),
  );
  const entry = [...(select?.options ?? [])].find(
    ({ text, value, disabled }) => value !== '' && !disabled && text.startsWith(option),
  );
  if (!select || select.disabled || !entry) return false;
  select.value = entry.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
