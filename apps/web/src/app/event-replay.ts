interface RecordedEvent {
  element: HTMLElement;
  /** Undefined for a link or a key. */
  value?: string | undefined;
  /** Undefined for a click or a change. */
  key?: string;
}

declare global {
  interface Window {
    /** Clicks, changes and keys recorded by public/before-paint.js. */
    recordedEvents?: RecordedEvent[] | undefined;
  }
}

/** Between two replayed events, so that the page can render in between. */
const INTERVAL_MS = 150;

let events: RecordedEvent[] = [];

/** Stops recording. Call this before React attaches its listeners, so that no event is handled twice. */
export function takeRecordedEvents(): void {
  events = window.recordedEvents ?? [];
  window.recordedEvents = undefined;
}

/** Tells before-paint.js that the router follows steps in the history. Call this after its effects. */
export function announceRouter(): void {
  document.documentElement.dataset.routed = '';
}

/** Replays the recorded events once the page is hydrated. */
export function replayEvents(): void {
  setTimeout(replayNext);
}

function replayNext(): void {
  const [event] = events;
  if (!event) return;
  // Keys wait for a server-rendered dialog, which hydrates after the page itself.
  if (!event.key || !document.querySelector('dialog[open]:not(:modal)')) {
    events.shift();
    replay(event);
  }
  setTimeout(replayNext, INTERVAL_MS);
}

function replay({ element, value, key }: RecordedEvent): void {
  if (key) {
    pressKey(key);
    return;
  }
  // Reset the control first: selecting the same value again fires no change event. Buttons are
  // unaffected.
  Object.assign(element, { value, checked: false });
  element.click();
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Goes to the focused element: focus has moved into the dialog since the key was pressed. */
function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
