import { currentLocale } from '@pawmatch/contract/localized';
import { getPetAtom, type OpenPet } from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { escapeUTF8 } from 'entities/escape';
import type { OpenPets } from './find-open-pets.ts';
import { openFeedMessages as messages } from './open-feed-messages.ts';
import { EMBED_DOCUMENTATION, presentOpenPet } from './write-pet-feed.ts';

/** When there is no pet; a feed must say when it changed last. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Characters that no XML may have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) => escapeUTF8(text.replace(NOT_IN_XML, ''));

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;

function contentOf({ title, image, content_text }: OpenPet): string {
  const photo = image
    ? `<p><img src="${escaped(image)}" alt="${escaped(messages.photo({ pet: title }))}"></p>`
    : '';
  return (
    photo +
    content_text
      .split(/\n{2,}/)
      .map((text) => element('p', text))
      .join('')
  );
}

const writeEntry = (pet: OpenPet) =>
  [
    '<entry>',
    element('id', pet.id),
    element('title', pet.title),
    link('alternate', 'text/html', pet.url),
    element('published', pet.date_published),
    element('updated', pet.date_modified),
    ...pet.tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    ...(pet.summary ? [element('summary', pet.summary)] : []),
    element('content', contentOf(pet), ' type="html"'),
    '</entry>',
  ].join('\n');

/** The pets as an Atom feed (RFC 4287). */
export function writeAtom({ pets, shelter, pageUrl, feedUrl }: OpenPets, origin: string): string {
  const entries = pets.map((pet) => presentOpenPet(pet, origin));
  const updated = entries.reduce(
    (latest, { date_modified }) => (date_modified > latest ? date_modified : latest),
    NEVER,
  );
  const url = feedUrl(getPetAtom.path);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLocale()}">`,
    element('id', url),
    element('title', messages.title({ shelter: shelter?.name ?? null })),
    link('self', 'application/atom+xml', url),
    link('alternate', 'text/html', pageUrl),
    element('updated', updated),
    `<author>${element('name', shelter?.name ?? 'Pawmatch')}</author>`,
    element('generator', 'Pawmatch', ` uri="${escaped(origin + EMBED_DOCUMENTATION)}"`),
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}
