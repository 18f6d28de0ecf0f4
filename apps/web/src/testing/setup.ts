import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import './native-overlays.ts';

// What a test waits for is certain to come; a busy machine may need longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/*
 * What a test does not expect fails it: React's warnings and our own error logs, and calls that
 * the test gave no answer to (give one with `vi.stubGlobal('fetch', …)`).
 */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
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
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});
