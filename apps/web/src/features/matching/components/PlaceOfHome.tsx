import type { HomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import { distanceChoices } from '@pawmatch/contract/pets/pet-values';
import { valueMessages } from '@pawmatch/contract/value-messages';
import { readZip } from '@pawmatch/contract/zip-code';
import { useState } from 'react';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { placeFilterMessages } from '../../pets/search/place-filter-messages.ts';
import { sharpenTexts as texts } from '../matching-messages.ts';

interface PlaceOfHomeProps {
  home: HomeDetails;
  onAnswer: (answer: Partial<HomeDetails>) => void;
}

/** Where the adopter lives, and how far a pet may be, when there are several shelters. */
export function PlaceOfHome({ home, onAnswer }: PlaceOfHomeProps) {
  const [text, setText] = useState(home.zip ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = text.trim() !== '' && readZip(text) === undefined;
  return (
    <>
      <TextField
        label={placeFilterMessages.zip}
        hint={texts.zipHint}
        error={isWrong && isLeft ? valueMessages.zip : undefined}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        value={text}
        onBlur={() => setIsLeft(true)}
        onChange={({ target }) => {
          setText(target.value);
          setIsLeft(false);
          const zip = readZip(target.value) ?? null;
          const isAnswer = zip !== null || target.value.trim() === '';
          if (isAnswer && zip !== home.zip) onAnswer({ zip });
        }}
      />
      <SelectField
        label={texts.within}
        hint={texts.withinHint}
        placeholder={placeFilterMessages.anyDistance}
        disabled={home.zip === null}
        value={home.within ?? ''}
        options={distanceChoices.map((value) => ({
          value,
          label: placeFilterMessages.miles(value),
        }))}
        onChange={({ target }) =>
          onAnswer({ within: distanceChoices.find((it) => it === target.value) ?? null })
        }
      />
    </>
  );
}
