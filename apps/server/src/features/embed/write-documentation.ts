import { EMBED_SCRIPT, embedAttribute, writeEmbedTag } from '@pawmatch/contract/embed/embed-tag';
import { LANGUAGES } from '@pawmatch/contract/languages';
import {
  type OpenPetName,
  openPetNames,
  openPetSorts,
} from '@pawmatch/contract/open-feeds/open-pet-names';
import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import { escapeUTF8 } from 'entities/escape';
import type { KnownShelter, Shelters } from '../shelter/shelters.ts';
import { documentationStyles } from './documentation-styles.ts';
import { feedRows, fieldRows, type Row, texts } from './documentation-texts.ts';

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

const attributeRows: Row[] = [
  ...openPetNames.map((name): Row => [embedAttribute(name), meaningOf(name)]),
  ['rows', texts.rows],
  ['lang', `${valuesOf(LANGUAGES)}. ${texts.lang}`],
];

function factMeaning(fact: PetFact): string {
  if (fact.kind === 'flag') return '`true` or `false`';
  if (fact.kind === 'yesNoUnknown') return '`true`, `false`, or `null` where it is unknown';
  return `${valuesOf(fact.values)}${fact.isRequired ? '' : ', or `null` where it is unknown'}`;
}

const factRows = petFactNames.map(
  (name): Row => [`items[]._pawmatch.${name}`, factMeaning(petFacts[name])],
);

/** A tag as somebody would write it, of a shelter whose pets are shown. */
function exampleOf(origin: string, { isOne, all }: Pick<Shelters, 'isOne' | 'all'>): string {
  const shelter = all().find(({ isPaused }: KnownShelter) => !isPaused);
  const choice = { ...(shelter && { shelter: shelter.slug }), species: 'Dog' };
  const query = new URLSearchParams(isOne() ? { species: choice.species } : choice);
  const href = `${origin}/pets?${query}`;
  return writeEmbedTag(origin, choice, { href, text: 'Meet our dogs' });
}

/**
 * The page for who looks after a shelter's site, with the tables of the contract.
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
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title} | Pawmatch</title>
<link rel="icon" href="/favicon.svg">
<style>${documentationStyles}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="lead">${prose(texts.lead)}</p>
<h2>${texts.example}</h2>
${shown}
<h2>${texts.tagTitle}</h2>
<p>${prose(texts.tag)}</p>
${block(example)}
<h2>${texts.attributesTitle}</h2>
<p>${prose(texts.attributes)}</p>
${table(texts.attributesTitle, ['Attribute', 'Values'], attributeRows)}
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
  ['Address', 'Content'],
  feedRows((name) => `${origin}/api/open/${name}`),
)}
<p>${prose(texts.parametersOfFeeds)}</p>
<h2>${texts.fieldsTitle}</h2>
<p>${prose(texts.fields)}</p>
${table(texts.fieldsTitle, ['Field', 'Meaning'], [...fieldRows, ...factRows])}
<p><a href="/api/docs">${texts.more}</a></p>
</main>
</body>
</html>
`;
}
