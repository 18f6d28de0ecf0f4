import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';
import './computed-styles.ts';
import './native-overlays.ts';
// The client loads them with the first response, which would wait for the clock that some tests replace.
import '../lib/api/errors/error-response.ts';
import '../lib/api/response/normalise-response.ts';
import { setCookie } from './set-cookie.ts';

// A busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 30_000 });

/*
 * A test fails on unexpected console errors, such as React's warnings, and on calls without a stubbed
 * response (see `stubApi`).
 */
const unexpected: string[] = [];

// jsdom scrolls nothing, and the calendar does at hours in which the shelter is open.
Element.prototype.scrollBy = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  unexpected.length = 0;
  // That of earlier calls, so that a changing call does not ask for it first.
  setCookie('csrftoken', 'value');
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(`console.error: ${parts.map(String).join(' ')}`);
  });
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    unexpected.push(`request without an answer: ${address}`);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => {
  cleanup();
  toast.remove();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});
