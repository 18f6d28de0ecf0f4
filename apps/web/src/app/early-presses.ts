declare global {
  interface Window {
    /** Buttons that were pressed before the application was there, by public/before-paint.js. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

/** Presses again what nobody heard, once the page has been taken over. */
export function repeatEarlyPresses(): void {
  const buttons = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  // A press on what is still being taken over hurries that on, which cannot be done in an effect.
  setTimeout(() => {
    for (const button of buttons) button.click();
  });
}
