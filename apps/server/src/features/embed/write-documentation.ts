import { EMBED_SCRIPT, embedAttribute, writeEmbedTag } from '@pawmatch/contract/embed/embed-tag';
import { LANGUAGES, type Language, languagePrefix, languages } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';
import {
  type OpenPetName,
  openPetNames,
  openPetSorts,
} from '@pawmatch/contract/open-feeds/open-pet-names';
import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import { escapeUTF8 } from 'entities/escape';
import { EMBED_DOCUMENTATION } from '../open-feeds/write-pet-feed.ts';
import type { KnownShelter, Shelters } from '../shelter/shelters.ts';
import { documentationStyles } from './documentation-styles.ts';
import { embedDocumentationMessages as texts } from './embed-documentation-messages.ts';

/** A row of a table: a name as it is written in code, and what it means. */
type Row = readonly [name: string, meaning: string];

const code = (text: string) => `<code>${escapeUTF8(text)}</code>`;

/** A text with its `code`. */
const prose = (text: string) => escapeUTF8(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const block = (text: string) => `<pre tabindex="0"><code>${escapeUTF8(text)}</code></pre>`;

function table(label: string, heads: Row, rows: readonly Row[]): string {
  const body = rows.map(
    ([name, meaning]) => `<tr><th scope="row">${code(name)}</th><td>${prose(meaning)}</td></tr>`,
  );
  const head = heads.map((text) => `<th scope="col">${escapeUTF8(text)}</th>`).join('');
  return `<div class="scroll" role="group" tabindex="0" aria-label="${escapeUTF8(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const valuesOf = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ');

function meaningOf(name: OpenPetName): string {
  switch (name) {
    case 'shelter':
      return texts.shelter;
    case 'limit':
      return texts.limit;
    case 'sort':
      return `${valuesOf(openPetSorts)}. ${texts.sort}`;
    default:
      return valuesOf(facetValues[name]);
  }
}

const attributeRows = (): Row[] => [
  ...openPetNames.map((name): Row => [embedAttribute(name), meaningOf(name)]),
  ['rows', texts.rows],
  ['lang', `${valuesOf(LANGUAGES)}. ${texts.lang}`],
];

function factMeaning(fact: PetFact): string {
  if (fact.kind === 'flag') return texts.either({ one: '`true`', other: '`false`' });
  const values = valuesOf(fact.kind === 'choice' ? fact.values : ['true', 'false']);
  return fact.kind === 'choice' && fact.isRequired ? values : texts.unknown({ values });
}

const fieldRows = (): Row[] => [
  ...Object.entries(texts.fieldMeanings),
  ...petFactNames.map((name): Row => [`items[]._pawmatch.${name}`, factMeaning(petFacts[name])]),
];

/** A tag as somebody would write it, of a shelter whose pets are shown. */
function exampleOf(origin: string, { isOne, all }: Pick<Shelters, 'isOne' | 'all'>): string {
  const shelter = all().find(({ isPaused }: KnownShelter) => !isPaused);
  const choice = { ...(shelter && { shelter: shelter.slug }), species: 'Dog' };
  const query = new URLSearchParams(isOne() ? { species: choice.species } : choice);
  const href = `${origin}${languagePrefix(currentLanguage())}/pets?${query}`;
  return writeEmbedTag(origin, choice, { href, text: texts.meetDogs });
}

/** The address of the page in a language. */
export const documentationPath = (language: Language): string =>
  languagePrefix(language) + EMBED_DOCUMENTATION;

/** Links to the page in the other languages. */
const otherLanguages = (): string =>
  LANGUAGES.filter((language) => language !== currentLanguage())
    .map(
      (language) =>
        `<a href="${documentationPath(language)}" hreflang="${language}" lang="${language}">${languages[language].name}</a>`,
    )
    .join(' ');

/**
 * The page for who looks after a shelter's site, with the tables of the contract, in the language of the reader.
 * @param origin of the pages
 */
export function writeDocumentation(
  origin: string,
  shelters: Pick<Shelters, 'isOne' | 'all'>,
): string {
  const example = exampleOf(origin, shelters);
  // This page may be opened at another address than the one that is written down.
  const shown = example.replace(`${origin}${EMBED_SCRIPT}`, EMBED_SCRIPT);
  const policy = `default-src 'self'; script-src 'self' ${origin}; img-src 'self' ${origin}; connect-src 'self' ${origin}`;
  return `<!DOCTYPE html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title} | Pawmatch</title>
<link rel="icon" href="/favicon.svg">
<style>${documentationStyles}</style>
</head>
<body>
<main>
<nav>${otherLanguages()}</nav>
<h1>${texts.title}</h1>
<p class="lead">${prose(texts.lead)}</p>
<h2>${texts.exampleTitle}</h2>
${shown}
<h2>${texts.tagTitle}</h2>
<p>${prose(texts.tag)}</p>
${block(example)}
<h2>${texts.attributesTitle}</h2>
<p>${prose(texts.attributes)}</p>
${table(texts.attributesTitle, [texts.attribute, texts.values], attributeRows())}
<h2>${texts.styleTitle}</h2>
<p>${prose(texts.style)}</p>
<h2>${texts.policyTitle}</h2>
<p>${prose(texts.policy)}</p>
${block(policy)}
<h2>${texts.cachingTitle}</h2>
<p>${prose(texts.caching)}</p>
<h2>${texts.pausedTitle}</h2>
<p>${prose(texts.paused)}</p>
<h2>${texts.feedsTitle}</h2>
<p>${prose(texts.feeds)}</p>
${table(
  texts.feedsTitle,
  [texts.address, texts.content],
  Object.entries(texts.feed).map(([name, meaning]): Row => [`${origin}/api/open/${name}`, meaning]),
)}
<p>${prose(texts.parametersOfFeeds)}</p>
<h2>${texts.fieldsTitle}</h2>
<p>${prose(texts.fields)}</p>
${table(texts.fieldsTitle, [texts.field, texts.meaning], fieldRows())}
<p><a href="/api/docs">${texts.more}</a></p>
</main>
</body>
</html>
`;
}
