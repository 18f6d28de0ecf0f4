interface EarlyTouch {
  element: HTMLElement;
  /** None of a link's. */
  value: string | undefined;
}

declare global {
  interface Window {
    /** What public/before-paint.js has seen pressed or chosen. */
    earlyTouches?: EarlyTouch[] | undefined;
  }
}

/** So that one step is shown before the next, as when somebody presses again. */
const BETWEEN_MS = 150;

let touches: EarlyTouch[] = [];

/** To be called before React listens: what is touched from then on is not heard twice. */
export function takeEarlyTouches(): void {
  touches = window.earlyTouches ?? [];
  window.earlyTouches = undefined;
}

/** Does again what nobody heard, once the page has been taken over. */
export function repeatEarlyTouches(): void {
  for (const [index, { element, value }] of touches.entries()) {
    setTimeout(() => {
      // What is chosen still would not change by being chosen again. Buttons take no notice of this,
      // fields none of the press.
      Object.assign(element, { value, checked: false });
      element.click();
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, index * BETWEEN_MS);
  }
}
