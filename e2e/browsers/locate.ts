/** What a person would point at, by the words that are on it. */
export interface Target {
  kind: 'button' | 'link' | 'field' | 'choice' | 'text' | 'menuitem';
  /** The whole name, or its first words; of a button also its last. */
  name: string;
  /** Name of the card, dialog, row, group or region that it is in. */
  within?: string;
}

export interface Place {
  /** Of its centre in the window, in pixels. */
  x: number;
  y: number;
}

/** Runs in the page. @returns where a target can be pressed, null while it cannot */
export function locate({ kind, name, within }: Target): Place | null {
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
  const beginsSo = (element: Element) => nameOf(element).startsWith(name);
  // "Status of the visit: Pending"
  const endsSo = (element: Element) => kind === 'button' && nameOf(element).endsWith(name);

  const containers = within
    ? [...document.querySelectorAll('article, dialog[open], tr, fieldset, section, form')].filter(
        (element) => nameOf(element).includes(within),
      )
    : [document.body];
  const candidates = containers.flatMap((container) => [
    ...container.querySelectorAll<HTMLElement>(SELECTORS[kind]),
  ]);
  for (const fits of [isNamed, beginsSo, endsSo]) {
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
      // Under an overlay it can neither be read nor pressed.
      if (shown.contains(hit)) return { x, y };
    }
  }
  return null;
}

/** Runs in the page: chooses an entry of a select, as a person does. @returns whether it is there */
export function chooseOption({ label, option }: { label: string; option: string }): boolean {
  const select = [...document.querySelectorAll('select')].find((candidate) =>
    (candidate.getAttribute('aria-label') ?? candidate.labels[0]?.textContent ?? '').includes(
      label,
    ),
  );
  const wanted = [...(select?.options ?? [])].find(
    ({ text, value, disabled }) => value !== '' && !disabled && text.startsWith(option),
  );
  if (!select || select.disabled || !wanted) return false;
  select.value = wanted.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
