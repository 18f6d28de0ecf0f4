import { LANGUAGES, languagePrefix } from '@pawmatch/contract/languages';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { escapeUTF8 } from 'entities/escape';

/** The maximum number of URLs in a sitemap, by https://www.sitemaps.org/protocol.html. */
const MAX_URLS = 50_000;

/** Pages that are not about one pet. */
const PAGES = ['/', '/pets'];

export const MAX_PETS_IN_SITEMAP = Math.floor(MAX_URLS / LANGUAGES.length) - PAGES.length;

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
    ...[...PAGES, ...furtherPages].flatMap((path) => entriesOf(origin, path, newest)),
    ...pets.flatMap((pet) => entriesOf(origin, petPath(pet), pet.updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** A page in all languages, each with the addresses of the others: https://www.sitemaps.org and hreflang. */
function entriesOf(origin: string, path: string, changedAt: Date | undefined): string[] {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const urls = LANGUAGES.map((language) => escapeUTF8(origin + languagePrefix(language) + path));
  const alternates = LANGUAGES.map(
    (language, index) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${urls[index]}"/>`,
  ).join('');
  return urls.map((url) => `<url><loc>${url}</loc>${changed}${alternates}</url>`);
}

/** Pages of people who are logged in, and behind mailed links. */
const PRIVATE_PAGES = [
  '/account',
  '/admin',
  '/confirm-email',
  '/dashboard',
  '/match-results',
  '/questionnaire',
  '/reset-password',
  '/visit',
];

/** Excludes the API and the private pages, in all languages. */
export function writeRobots(origin: string): string {
  const paths = LANGUAGES.flatMap((language) =>
    PRIVATE_PAGES.map((path) => languagePrefix(language) + path),
  );
  return `User-agent: *
${['/api/', ...paths].map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
}
