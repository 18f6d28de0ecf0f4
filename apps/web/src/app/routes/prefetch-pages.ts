import { readLanguagePath } from '@pawmatch/contract/languages';
import { LANGUAGE } from '../../lib/text/language.ts';
import { preloadPage } from './page-routes.ts';

/** Events that often come just before a link is followed. */
const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the code of a page when a link to it is hovered, touched or focused. */
export function prefetchPages(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const { language, path } = readLanguagePath(link.pathname);
    // The pages of another language have their own scripts.
    if (language !== LANGUAGE) return;
    // A failure shows when the link is followed and loading fails again.
    preloadPage(path, link.search).catch(() => undefined);
  };
  for (const type of EVENTS) addEventListener(type, prefetch, { passive: true });
}
