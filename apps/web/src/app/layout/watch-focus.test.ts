import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFocus } from './watch-focus.ts';

let page: HTMLElement;
let stop: () => void;

beforeEach(() => {
  page = document.createElement('main');
  page.tabIndex = -1;
  page.innerHTML = `<h1>Pets</h1>
    <section><h2>Details</h2><button id="edit">Edit</button></section>
    <ul><li><button>Remove 1</button></li><li><button>Remove 2</button></li></ul>
    <dialog open><h2>Alert</h2><button id="tell">Tell</button></dialog>`;
  document.body.append(page);
  stop = watchFocus(page);
});
afterEach(() => {
  stop();
  page.remove();
});

const find = (selector: string) => {
  const element = page.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
/** When observers have been told of what has changed. */
const focused = async () => {
  await Promise.resolve();
  return document.activeElement?.textContent ?? '';
};

it.each([
  ['#edit', '#edit', 'Details'],
  ['#edit', 'section', 'Pets'],
  ['li button', 'li', 'Remove 2'],
  ['li:last-child button', 'li:last-child', 'Remove 1'],
  ['#tell', '#tell', 'Alert'],
])(
  'B7.10 a press on %s that removes %s moves the focus to "%s"',
  async (pressed, removed, next) => {
    await userEvent.click(find(pressed));
    find(removed).remove();
    expect(await focused()).toBe(next);
  },
);

it('B7.10 a button that was disabled while it was busy has the focus again', async () => {
  const button = find('#edit');
  await userEvent.click(button);
  button.blur();
  button.toggleAttribute('disabled', true);
  expect(await focused()).not.toBe('Edit');
  button.toggleAttribute('disabled', false);
  expect(await focused()).toBe('Edit');
});

it('B7.10 what is removed later, such as by scrolling, takes the focus nowhere', async () => {
  await userEvent.click(find('li button'));
  document.dispatchEvent(new WheelEvent('wheel'));
  find('li').remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
