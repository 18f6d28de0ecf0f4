import { errorMessages } from '@pawmatch/contract/error-messages';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { storedTexts } from '../../platform/language/stored-text.ts';
import { importFileMessages, importPhotoMessages, importRowMessages } from './import-messages.ts';

/** What is stored of an import, for colleagues of any language. */
export const rowTexts = storedTexts('importRowMessages', importRowMessages);
export const fileTexts = storedTexts('importFileMessages', importFileMessages);
export const photoTexts = storedTexts('importPhotoMessages', importPhotoMessages);
export const factTexts = storedTexts('petFactMessages', petFactMessages);
export const errorTexts = storedTexts('errorMessages', errorMessages);
