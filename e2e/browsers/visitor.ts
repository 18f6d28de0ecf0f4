import { expect } from '@playwright/test';
import type { Driver, InputSource } from './driver.ts';
import { chooseOption, locate, type Point, type Target } from './locate.ts';

const describeTarget = ({ kind, name, within }: Target) =>
  `${kind} "${name}"${within ? ` in "${within}"` : ''}`;

/** Uses a real browser as a person does. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async goTo(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path);
    await this.#driver.call(collectErrors.toString(), null);
  }

  async sees(text: string, within?: string): Promise<void> {
    await this.#find({ kind: 'text', name: text, ...(within && { within }) });
  }

  async press(kind: Target['kind'], name: string, within?: string): Promise<void> {
    const { x, y } = await this.#find({ kind, name, ...(within && { within }) });
    await this.#driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async type(field: string, text: string): Promise<void> {
    await this.press('field', field);
    const keys: InputSource = {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    };
    await this.#driver.perform([keys]);
  }

  /** Selects the option that begins with a text. */
  async choose(label: string, option: string): Promise<void> {
    await expect
      .poll(() => this.#driver.call(chooseOption.toString(), { label, option }), {
        message: `"${option}" can be chosen for ${label}`,
      })
      .toBe(true);
  }

  async isAt(path: string): Promise<void> {
    await expect
      .poll(() => this.#driver.call('() => location.pathname', null), { message: 'the address' })
      .toBe(path);
  }

  /** Fails when a script error has occurred since the page was opened. */
  async hasNoErrors(): Promise<void> {
    expect(await this.#driver.call('() => window.pageErrors', null)).toEqual([]);
  }

  /** Waits until a target can be clicked and no longer moves. */
  async #find(target: Target): Promise<Point> {
    let previous: unknown = null;
    let point: Point | null = null;
    await expect
      .poll(
        async () => {
          const found = await this.#driver.call(locate.toString(), target);
          point =
            JSON.stringify(found) === JSON.stringify(previous) ? (found as Point | null) : null;
          previous = found;
          return point !== null;
        },
        { message: `there is the ${describeTarget(target)}`, intervals: [50] },
      )
      .toBe(true);
    if (!point) throw new Error(`There is no ${describeTarget(target)}.`);
    return point;
  }
}

/** Runs in the page. */
function collectErrors() {
  const page = window as Window & { pageErrors?: string[] };
  const errors: string[] = [];
  page.pageErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}
