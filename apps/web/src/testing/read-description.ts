/** The description that a screen reader adds to the name of a control: its hint and its error. */
export function readDescription(control: Element | null): string {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
