import type { Page, Route } from '@playwright/test';
import { createDeferred } from './deferred.ts';

/** A call below `/api`, such as `POST /auth/login`; `*` matches one segment of a path. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export interface Fault {
  /** The number of intercepted calls. */
  count(): number;
  /** Lets the next calls reach the server again. */
  stop(): Promise<void>;
}

/** Simulates failures that the real server cannot be made to produce: error responses, delays, no connection. */
export class Faults {
  readonly #page: Page;
  readonly #expectError: (pattern: RegExp) => void;

  constructor(page: Page, expectError: (pattern: RegExp) => void) {
    this.#page = page;
    this.#expectError = expectError;
  }

  /** Responds with a status and a body: an object as JSON, a string as HTML. */
  async respond(call: Call, status: number, body: object | string = {}): Promise<Fault> {
    if (status >= 400) this.#expectError(new RegExp(`status of ${status} .*${asPattern(call)}`));
    return this.#intercept(call, (route) =>
      route.fulfill({
        status,
        contentType: typeof body === 'string' ? 'text/html' : 'application/problem+json',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  /** Fails as if the server could not be reached. */
  async disconnect(call: Call): Promise<Fault> {
    this.#expectError(new RegExp(`net::ERR_INTERNET_DISCONNECTED .*${asPattern(call)}`));
    return this.#intercept(call, (route) => route.abort('internetdisconnected'));
  }

  /** Holds calls until `release`, so that a test can check the page meanwhile. */
  async hold(call: Call): Promise<{ count: () => number; release: () => Promise<void> }> {
    const { promise: isReleased, resolve } = createDeferred();
    const { count, stop } = await this.#intercept(call, async (route) => {
      await isReleased;
      await route.fallback();
    });
    const release = async () => {
      await stop();
      resolve();
    };
    return { count, release };
  }

  async #intercept(call: Call, handle: (route: Route) => Promise<void>): Promise<Fault> {
    const [method] = call.split(' ');
    const pattern = new RegExp(`/api${asPattern(call)}/?(\\?.*)?$`);
    let count = 0;
    const intercept = async (route: Route) => {
      if (route.request().method() !== method) return route.fallback();
      count += 1;
      return handle(route);
    };
    await this.#page.route(pattern, intercept);
    return { count: () => count, stop: () => this.#page.unroute(pattern, intercept) };
  }
}

/** The path of a call as a regular expression. */
function asPattern(call: Call): string {
  return (call.split(' ')[1] ?? '').replaceAll('*', '[^/?]+');
}

/** Records the calls of a page from now on, such as `POST /auth/login`. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}`);
  });
  return calls;
}
