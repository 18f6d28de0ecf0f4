import {
  EMBED_ELEMENT,
  type EmbedChoice,
  embedAttributes,
} from '@pawmatch/contract/embed/embed-tag';
import { createElement, useEffect } from 'react';
import { definePetsElement } from '../element/pets-element.ts';

/** The element itself, as on the shelter's site; a new one for each choice. */
export function EmbedPreview({ choice }: { choice: EmbedChoice }) {
  useEffect(() => definePetsElement(location.origin), []);
  const attributes = embedAttributes(choice);
  return createElement(EMBED_ELEMENT, {
    key: attributes.join(' '),
    ...Object.fromEntries(attributes),
  });
}
