import { expect, it } from 'vitest';

/** Vitest makes it global. */
declare const jsdom: { window: Window };

const TAGS =
  'a button details dialog div fieldset h1 img input li noscript option p script span style summary table td template title tr ul';

const ATTRIBUTES = [
  ...['', 'hidden', 'hidden="until-found"', 'open', 'popover', 'popover open', 'type="hidden"'],
  ...[
    'style="color:red"',
    'style="display:none"',
    'style="visibility:hidden"',
    'style="pointer-events:none"',
  ],
];

/** Elements with these tags and attributes, each with a part. */
function build(): HTMLElement[] {
  const elements = TAGS.split(' ').flatMap((tag) =>
    ATTRIBUTES.map((list) => {
      const template = document.createElement('div');
      template.innerHTML = `<i ${list}></i>`;
      const element = document.createElement(tag);
      for (const { name, value } of template.firstElementChild?.attributes ?? []) {
        element.setAttribute(name, value);
      }
      element.append(document.createElement('b'));
      return element;
    }),
  );
  document.body.replaceChildren(...elements);
  return elements;
}

const visibilityOf = ({ display, visibility, pointerEvents }: CSSStyleDeclaration) => ({
  display,
  visibility,
  pointerEvents,
});

function expectSameVisibility(elements: Element[]) {
  for (const element of elements.flatMap((it) => [it, ...it.children])) {
    const expected = visibilityOf(jsdom.window.getComputedStyle(element));
    const styles = getComputedStyle(element);
    expect(visibilityOf(styles), element.outerHTML).toEqual(expected);
    expect(styles.getPropertyValue('display'), element.outerHTML).toBe(expected.display);
  }
}

it('tests see of an element what jsdom computes, also after a change and with a style sheet', () => {
  const elements = build();
  expectSameVisibility(elements);
  for (const element of elements) element.toggleAttribute('hidden');
  expectSameVisibility(elements);
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none } span { visibility: hidden }';
  document.body.append(sheet);
  expectSameVisibility(elements);
  expect(getComputedStyle(document.querySelector('p:not([hidden])') ?? sheet).display).toBe('none');
});
