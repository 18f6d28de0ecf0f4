import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBED_SCRIPT } from '@pawmatch/contract/embed/embed-tag';
import { getWebsite } from '@pawmatch/contract/embed/website-endpoints';
import { LANGUAGES } from '@pawmatch/contract/languages';
import type { FeatureContext } from '../../feature-context.ts';
import { allowEveryOrigin } from '../../platform/http/requests/allow-origins.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { inLanguage } from '../../platform/language/language.ts';
import { documentationPath, writeDocumentation } from './write-documentation.ts';

/** Beside the served files, because it is for other sites and has headers of its own. */
const BUILT_SCRIPT = '../embed/embed.js';

/** An hour, and then a day in which it is asked for while the one from before is used. */
const SCRIPT_CACHING = 'public, max-age=3600, stale-while-revalidate=86400';

/** Pets on the shelter's own site: the script of the element, its documentation, and what its tag is written with. */
export function registerEmbed({
  app,
  registerEndpoint,
  dependencies,
  sendCached,
  webFolder,
}: FeatureContext): void {
  const { shelters, publicUrl } = dependencies;

  registerEndpoint(getWebsite, async ({ caller }) => {
    const { slug, name, isPaused } = shelters.of(shelterOf(caller));
    return { origin: publicUrl, slug, name, is_paused: isPaused, is_only: shelters.isOne() };
  });

  // A page for people: its address says its language.
  for (const language of LANGUAGES) {
    const path = documentationPath(language);
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendCached(request, reply, path, async () => ({
        type: 'text/html; charset=utf-8',
        body: inLanguage(language, () => writeDocumentation(publicUrl, shelters)),
      })),
    );
  }

  if (!webFolder) return;
  app.get(EMBED_SCRIPT, { schema: { hide: true } }, (request, reply) => {
    allowEveryOrigin(reply);
    return sendCached(request, reply, EMBED_SCRIPT, async () => ({
      type: 'text/javascript; charset=utf-8',
      body: await readFile(join(webFolder, BUILT_SCRIPT)),
      headers: { 'cache-control': SCRIPT_CACHING },
    }));
  });
}
