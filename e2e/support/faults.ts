import type { Page, Route } from '@playwright/test';
import { withResolver } from './with-resolver.ts';

/** A call below `/api`, such as `POST /auth/login`; `*` stands for one part of a path. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export interface Fault {
  /** How often it has happened. */
  count(): number;
  /** The server is itself again. */
  stop(): Promise<void>;
}

/** Makes the server refuse, stall, or be out of reach: the failures that a real one cannot be asked for. */
export class Faults {
  readonly #page: Page;
  readonly #expectError: (pattern: RegExp) => void;

  constructor(page: Page, expectError: (pattern: RegExp) => void) {
    this.#page = page;
    this.#expectError = expectError;
  }

  /** Answers with a status, and a body as JSON: an object, or a text as it is. */
  async refuse(call: Call, status: number, body: object | string = {}): Promise<Fault> {
    if (status >= 400) this.#expectError(new RegExp(`status of ${status} .*${asPattern(call)}`));
    return this.#intercept(call, (route) =>
      route.fulfill({
        status,
        contentType: typeof body === 'string' ? 'text/html' : 'application/problem+json',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  /** The server cannot be reached. */
  async cutOff(call: Call): Promise<Fault> {
    this.#expectError(new RegExp(`net::ERR_INTERNET_DISCONNECTED .*${asPattern(call)}`));
    return this.#intercept(call, (route) => route.abort('internetdisconnected'));
  }

  /** Holds calls back until they are let go, so that what shows meanwhile can be looked at. */
  async hold(call: Call): Promise<{ letGo: () => Promise<void> }> {
    const { promise: isLetGo, resolve } = withResolver();
    const fault = await this.#intercept(call, async (route) => {
      await isLetGo;
      await route.fallback();
    });
    return {
      letGo: async () => {
        await fault.stop();
        resolve();
      },
    };
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

/** Keeps the calls that a page makes from now on, as `POST /auth/login`. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}`);
  });
  return calls;
}
