import { preloadPage } from './page-routes.ts';

/** A mouse over a link, a finger on it, the focus: a moment later it may be followed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the code of a screen when somebody reaches for a link to it. */
export function prefetchPages(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    // What fails now fails again, and is told, when the link is followed.
    preloadPage(link.pathname, link.search).catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, prefetch, { passive: true });
}
