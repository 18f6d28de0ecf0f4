interface RecordedEvent {
  element: HTMLElement;
  /** None of a link's, nor of a key's. */
  value?: string | undefined;
  /** The key that was pressed; undefined for a press of the mouse or a choice. */
  key?: string;
}

declare global {
  interface Window {
    /** The presses, choices and keys that public/before-paint.js has seen. */
    recordedEvents?: RecordedEvent[] | undefined;
  }
}

/** So that one step is shown before the next, as when somebody presses again. */
const BETWEEN_MS = 150;

let touches: RecordedEvent[] = [];

/** To be called before React listens: what is touched from then on is not heard twice. */
export function takeRecordedEvents(): void {
  touches = window.recordedEvents ?? [];
  window.recordedEvents = undefined;
}

/** Does again what nobody heard, once the page has been taken over. */
export function replayEvents(): void {
  setTimeout(repeatNext);
}

function repeatNext(): void {
  const [touch] = touches;
  if (!touch) return;
  // Keys wait for a dialog of the server's page, which is taken over after the page itself.
  if (!touch.key || !document.querySelector('dialog[open]:not(:modal)')) {
    touches.shift();
    repeat(touch);
  }
  setTimeout(repeatNext, BETWEEN_MS);
}

function repeat({ element, value, key }: RecordedEvent): void {
  if (key) {
    pressKey(key);
    return;
  }
  // What is chosen still would not change by being chosen again. Buttons take no notice of this,
  // fields none of the press.
  Object.assign(element, { value, checked: false });
  element.click();
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Focus is in the dialog by now, wherever it was when the key was pressed. */
function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
