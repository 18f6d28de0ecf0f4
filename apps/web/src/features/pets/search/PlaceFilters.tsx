import { distanceChoices } from '@pawmatch/contract/pets/pet-values';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { valueMessages } from '@pawmatch/contract/value-messages';
import { readZip } from '@pawmatch/contract/zip-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { publicSheltersQuery } from '../../shelter/public-shelters-api.ts';
import { placeFilterMessages } from './place-filter-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface PlaceFiltersProps {
  search: PetSearch;
  /** Pets by the slug of their shelter; undefined while they are not known. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: ChangeSearch;
}

/** Where pets live: near a ZIP code, and at which of several shelters. */
export function PlaceFilters({ search, counts, onChange }: PlaceFiltersProps) {
  const [text, setText] = useState(search.zip ?? '');
  const { data: shelters } = useQuery(publicSheltersQuery);
  const isWrong = text.trim().length >= 5 && readZip(text) === undefined;

  const changeZip = (next: string) => {
    setText(next);
    const zip = readZip(next);
    onChange(({ zip: _zip, within, sort, ...rest }) =>
      zip
        ? { ...rest, zip, ...(within && { within }), sort: sort ?? 'distance' }
        : { ...rest, ...(sort && sort !== 'distance' && { sort }) },
    );
  };

  return (
    <fieldset className="grid min-w-0 items-end gap-4 sm:grid-cols-2">
      <legend className="mb-2.5 font-semibold">{placeFilterMessages.title}</legend>
      <TextField
        label={placeFilterMessages.zip}
        hint={placeFilterMessages.zipHint}
        error={isWrong ? valueMessages.zip : undefined}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        value={text}
        onChange={(event) => changeZip(event.target.value)}
      />
      <SelectField
        label={placeFilterMessages.within}
        placeholder={placeFilterMessages.anyDistance}
        hint={placeFilterMessages.unknown}
        disabled={!search.zip}
        value={search.within ?? ''}
        options={distanceChoices.map((value) => ({
          value,
          label: placeFilterMessages.miles(value),
        }))}
        onChange={(event) => {
          const within = distanceChoices.find((it) => it === event.target.value);
          onChange(({ within: _, ...rest }) => (within ? { ...rest, within } : rest));
        }}
      />
      <SelectField
        label={placeFilterMessages.shelter}
        placeholder={placeFilterMessages.anyShelter}
        className="sm:col-span-2"
        value={search.shelter ?? ''}
        options={(shelters ?? []).map(({ slug, name }) => ({
          value: slug,
          label: counts ? placeFilterMessages.counted(name, counts[slug] ?? 0) : name,
        }))}
        onChange={(event) => {
          const shelter = event.target.value;
          onChange(({ shelter: _, ...rest }) => (shelter ? { ...rest, shelter } : rest));
        }}
      />
    </fieldset>
  );
}
