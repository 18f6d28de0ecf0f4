/* The script that other sites load; build.mjs makes one file of it. */
import { EMBED_SCRIPT } from '@pawmatch/contract/embed/embed-tag';
import { definePetsElement } from './pets-element.ts';

// Scripts that load others, such as those of caches, may hide which one runs.
const script = document.currentScript ?? document.querySelector(`script[src*="${EMBED_SCRIPT}"]`);

if (script instanceof HTMLScriptElement && script.src) {
  definePetsElement(new URL(script.src).origin);
}
