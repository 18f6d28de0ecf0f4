import { INITIAL_STATE_ID, type PageState } from '@pawmatch/contract/pages/initial-state';
import { beforeEach } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openWebFolder } from '../../../testing/web-build.ts';
import { pets } from '../../pets/pets.table.ts';

/** Opens an application with its pages for a test file, without pets before each test. */
export async function createPagesApp() {
  const app = await openTestApp({ webFolder: await openWebFolder() });
  beforeEach(async () => {
    await app.database.delete(pets);
    app.dependencies.petChanges.publish();
  });
  return {
    app,

    /** Inserts pets and publishes the change, which factories do not. */
    async buildPets(...columns: Parameters<TestApp['buildPet']>[0][]) {
      const rows = [];
      for (const values of columns) rows.push(await app.buildPet(values));
      app.dependencies.petChanges.publish();
      return rows;
    },

    async open(path: string, headers: Record<string, string> = {}) {
      const response = await app.visitor().send(path, { headers });
      return { status: response.status, headers: response.headers, html: String(response.body) };
    },
  };
}

/** The content of the root element. */
export const root = (html: string) =>
  /<div id="root">([\s\S]*)<\/div><script type="application/.exec(html)?.[1] ?? '';

export function readState(html: string): PageState {
  const block = new RegExp(`id="${INITIAL_STATE_ID}">([^<]*)</script>`).exec(html)?.[1];
  return JSON.parse(block ?? 'null');
}

/** The structured data. */
export const facts = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

/** What a meta tag says, as it is written in the page. */
export const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
