import { escapeUTF8 } from 'entities/escape';
import { petUrl } from './structured-data.ts';

/** The maximum number of URLs in a sitemap, by https://www.sitemaps.org/protocol.html. */
const MAX_URLS = 50_000;

/** Pages that are not about one pet. */
const PAGES = ['/', '/pets'];

export const MAX_PETS_IN_SITEMAP = MAX_URLS - PAGES.length;

/** @param pets that can be visited */
export function writeSitemap(
  origin: string,
  pets: readonly { id: string; name: string; updatedAt: Date }[],
  furtherPages: readonly string[] = [],
): string {
  const newest = pets.reduce<Date | undefined>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    undefined,
  );
  const entries = [
    ...[...PAGES, ...furtherPages].map((path) => entry(origin + path, newest)),
    ...pets.map((pet) => entry(petUrl(origin, pet), pet.updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function entry(url: string, changedAt: Date | undefined): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeUTF8(url)}</loc>${changed}</url>`;
}

/** Excludes the API and the pages of people who are logged in. */
export function writeRobots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /account
Disallow: /admin
Disallow: /confirm-email
Disallow: /dashboard
Disallow: /match-results
Disallow: /questionnaire
Disallow: /reset-password
Disallow: /visit

Sitemap: ${origin}/sitemap.xml
`;
}
