import type { Page } from '@playwright/test';

/**
 * APIs that the oldest supported browsers (Safari 16.4, Chrome 111, Firefox 114) lack, by object. An empty
 * name means globals. https://developer.mozilla.org/docs/Web/API
 */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  '': [
    ...['Iterator', 'ViewTransition', 'navigation', 'scheduler', 'cookieStore', 'fetchLater'],
    ...[
      'requestIdleCallback',
      'cancelIdleCallback',
      'IdleDeadline',
      'CloseWatcher',
      'Float16Array',
    ],
    ...['DisposableStack', 'AsyncDisposableStack', 'SuppressedError', 'ToggleEvent', 'URLPattern'],
  ],
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  Response: ['json'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  Intl: ['DurationFormat', 'Segmenter'],
  CSS: ['registerProperty'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'ArrayBuffer.prototype': ['resizable', 'resize', 'transfer', 'transferToFixedLength'],
  'Document.prototype': ['caretPositionFromPoint', 'startViewTransition'],
  'Element.prototype': [
    'checkVisibility',
    'currentCSSZoom',
    'getHTML',
    'moveBefore',
    'setHTMLUnsafe',
  ],
  'HTMLButtonElement.prototype': ['command', 'commandForElement', 'popoverTargetElement'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'HTMLElement.prototype': ['hidePopover', 'popover', 'showPopover', 'togglePopover'],
  'HTMLSelectElement.prototype': ['showPicker'],
  'Headers.prototype': ['getSetCookie'],
  'Navigator.prototype': ['userActivation', 'userAgentData'],
  'ReadableStream.prototype': ['values'],
  'Set.prototype': [
    ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf'],
    ...['symmetricDifference', 'union'],
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'URLSearchParams.prototype': ['size'],
  '[iterator]': [
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take'],
    'toArray',
  ],
};

/** Attributes that those browsers ignore. */
const NEWER_ATTRIBUTES = ['popover', 'popovertarget', 'popovertargetaction'];

/** Selectors that are invalid in those browsers. The pattern skips class names that contain them. */
const NEWER_SELECTORS = /(?<!\\):(has\(|popover-open)/g;

/** Removes the newer features from each page of a tab. */
export async function emulateOldestBrowsers(page: Page): Promise<void> {
  await page.addInitScript(
    ({ newer, attributes }) => {
      const find = (path: string): object | undefined => {
        if (path === '') return window;
        if (path === '[iterator]') return Object.getPrototypeOf(Object.getPrototypeOf([].values()));
        return path
          .split('.')
          .reduce<object | undefined>(
            (parent, name) => parent && Reflect.get(parent, name),
            window,
          );
      };
      for (const [path, names] of Object.entries(newer)) {
        const owner = find(path);
        for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
      }
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (!attributes.includes(name.toLowerCase())) setAttribute.call(this, name, value);
      };
    },
    { newer: NEWER, attributes: NEWER_ATTRIBUTES },
  );
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const oldStyle = (style: string) => style.replace(NEWER_SELECTORS, ':unknown-$1');
    // Its style sheet is another than the one that the policy allows.
    const body = html.replace(/<style data-built>.*?<\/style>/s, oldStyle);
    await route.fulfill({ response, headers, body });
  });
}
