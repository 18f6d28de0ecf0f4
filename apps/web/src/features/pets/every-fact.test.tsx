import { companionFacts, isCompanionFact } from '@pawmatch/contract/pets/facts/companions';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import {
  expectedFactNames,
  factFilterNames,
  type PetFactName,
  petFactNames,
  petFacts,
  yesNoFilterNames,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import { choiceLabel } from '@pawmatch/contract/search/filters/filter-labels';
import { groupLabel } from '@pawmatch/contract/search/filters/group-label';
import { parseSearchText } from '@pawmatch/contract/search/parse-search-text';
import { searchFilterNames } from '@pawmatch/contract/search/pets-address';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPet } from '../../testing/build-pet.ts';
import { stubViewport } from '../../testing/stub-viewport.ts';
import { describeEvent } from '../history/describe-event.ts';
import { PetFacts } from './details/PetFacts.tsx';
import { PetStory } from './details/PetStory.tsx';
import { petDialogMessages } from './details/pet-details-messages.ts';
import { optionalTags, petMarks, petTags } from './pet-facts.ts';
import { petMessages } from './pet-messages.ts';
import { renderForm } from './staff/form/testing/pet-form.tsx';
import { countMissingFacts } from './staff/pet-cells.tsx';

/** What a pet has when the fact is known. */
function knownValue(name: PetFactName): unknown {
  const fact = petFacts[name];
  return fact.kind === 'choice' ? fact.values[0] : true;
}

function cardLabel(name: PetFactName): string {
  const words: { label: string; tag?: string } = petFactMessages[name];
  return words.tag ?? (isCompanionFact(name) ? petMessages.goodWith[name] : words.label);
}

const labelsOnCard = (pet: Parameters<typeof petTags>[0]) =>
  [...petTags(pet), ...optionalTags(pet), ...petMarks(pet)].map(({ label }) => label);

describe('every fact', () => {
  it('R2.58 R5.09 has a field in the form', () => {
    stubViewport();
    renderForm(null);
    for (const name of petFactNames) {
      const fields = screen.getAllByLabelText(petFactMessages[name].label, { exact: false });
      expect(
        fields.map((field) => field.getAttribute('name')),
        name,
      ).toContain(name);
    }
  });

  it.each(petFactNames)('R2.37 R2.38 is on the card when it is known: %s', (name) => {
    const pet = buildPet({ [name]: knownValue(name) });
    expect(labelsOnCard(pet)).toContain(cardLabel(name));
  });

  it.each(petFactNames)('R2.40 is in the details when it is known: %s', (name) => {
    const pet = buildPet({ [name]: knownValue(name) });
    const client = new QueryClient();
    const { container } = render(
      <QueryClientProvider client={client}>
        <PetFacts pet={pet} titleId="name" headingLevel="h2" />
        <PetStory pet={pet} headingLevel="h2" aboutId="about" />
      </QueryClientProvider>,
    );
    const words: { label: string; tag?: string } = petFactMessages[name];
    const { company }: { company: Partial<Record<string, string>> } = petDialogMessages;
    expect(container.textContent).toContain(company[name] ?? words.tag ?? words.label);
  });

  it.each(petFactNames)('B4.05 has a sentence in the history: %s', (name) => {
    const [sentence] = describeEvent(
      {
        id: '0198c0de-0000-7000-8000-000000000001',
        kind: 'pet.updated',
        happened_at: '2026-01-05T15:00:00.000Z',
        actor: { kind: 'admin', name: 'Ada' },
        pet: { id: '0198c0de-0000-7000-8000-000000000002', name: 'Rex' },
        changes: [{ field: name, values: { before: null, after: knownValue(name) } }],
      } as unknown as Parameters<typeof describeEvent>[0],
      'UTC',
    );
    expect(sentence).toContain(petFactMessages[name].label.toLowerCase());
  });

  it.each(expectedFactNames)('B4.07 is missing when it is expected and unknown: %s', (name) => {
    const complete = buildPet(
      Object.fromEntries(expectedFactNames.map((it) => [it, knownValue(it)])),
    );
    expect(countMissingFacts(complete)).toBe(0);
    expect(countMissingFacts({ ...complete, [name]: null })).toBe(1);
  });
});

it('B1.01 every choice, and every fact that declares it, is a filter of visitors', () => {
  const declared = petFactNames.filter(
    (name) => petFacts[name].kind === 'choice' || 'filter' in petFacts[name],
  );
  expect([...factFilterNames].sort()).toEqual([...declared].sort());
  expect(searchFilterNames).toEqual(expect.arrayContaining([...declared]));
});

it.each(searchFilterNames)('B1.05 every choice of the filter %s has a label of its own', (name) => {
  expect(groupLabel(name)).toMatch(/^[A-Z]/);
  const labels = facetValues[name].map((value) => choiceLabel({ name, value }, {}));
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect(label).toMatch(/^[A-Z].* ?[a-z]/);
});

it.each(yesNoFilterNames)('B1.04 the labels of the filter %s are understood as words', (name) => {
  for (const value of facetValues[name]) {
    const label = choiceLabel({ name, value }, {});
    expect(parseSearchText(label), label).toMatchObject({ choices: [{ name, value }], text: '' });
  }
});

it('B1.02 every companion is a fact that cards and forms have', () => {
  expect(petFactNames).toEqual(expect.arrayContaining(Object.values(companionFacts)));
});
